"""The kit of Lanterns Dice: where its rules, words, pages and scene come together."""

from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.screens.lanterns_dice.options import DiceOptions
from festival_desktop.screens.lanterns_dice.pages.end import EndPage
from festival_desktop.screens.lanterns_dice.pages.papers import DicePapers
from festival_desktop.screens.lanterns_dice.pages.table_sketch import dice_sketch
from festival_desktop.screens.lanterns_dice.table.scene import DiceScene
from festival_desktop.screens.lanterns_dice.words.words import DiceWords
from festival_desktop.tables.lanterns_dice import DiceTable
from festival_desktop.ui.kit import Computers, GameKit
from festival_desktop.ui.pages.boxes import game_title
from festival_desktop.ui.pages.setup.page import SetupPage


def make(rules: LanternsDice, computers: Computers) -> GameKit:
    return GameKit(
        rules=rules,
        table=DiceTable(rules),
        computers=computers,
        title=lambda: game_title(rules.name),
        setup_page=lambda settings: SetupPage(
            rules,
            lambda: game_title(rules.name),
            DiceOptions(rules.content).declare(),
            tuple(computers),
            settings,
            has_papers=True,
        ),
        end_page=lambda records: EndPage(),
        words=lambda players, parent: DiceWords(rules, players, parent),
        scene=lambda session, words, motion, parent: DiceScene(
            session, rules, words, motion, parent
        ),
        papers=DicePapers(rules).printables,
        secrets=False,
        picture=lambda state: dice_sketch(rules, rules.view(state, None)),
    )

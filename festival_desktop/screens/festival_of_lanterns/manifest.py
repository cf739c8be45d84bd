"""The kit of Festival of Lanterns: where its rules, words, pages and scene come together."""

from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.screens.festival_of_lanterns.options import FestivalOptions
from festival_desktop.screens.festival_of_lanterns.pages.end import EndPage
from festival_desktop.screens.festival_of_lanterns.pages.table_picture import open_table
from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene
from festival_desktop.screens.festival_of_lanterns.words.words import FestivalWords
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from festival_desktop.ui.kit import Computers, GameKit
from festival_desktop.ui.pages.boxes import game_title
from festival_desktop.ui.pages.setup.page import SetupPage


def make(rules: FestivalOfLanterns, computers: Computers) -> GameKit:
    return GameKit(
        rules=rules,
        table=FestivalTable(rules),
        computers=computers,
        title=lambda: game_title(rules.name),
        setup_page=lambda settings: SetupPage(
            rules,
            lambda: game_title(rules.name),
            FestivalOptions(rules.content).declare(),
            tuple(computers),
            settings,
        ),
        end_page=lambda records: EndPage(lambda: records.games),
        words=lambda players, parent: FestivalWords(rules, players, parent),
        scene=lambda session, words, motion, parent: FestivalScene(
            session, rules, words, motion, parent
        ),
        picture=lambda state: open_table(rules, rules.view(state, None)),
    )

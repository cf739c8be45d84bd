"""Lanterns Dice as the shell knows it."""

from typing import Any

from festival_desktop.games.lanterns_dice.aims import aims
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.play.table import Table
from festival_desktop.screens.lanterns_dice.box import box
from festival_desktop.screens.lanterns_dice.options import DiceOptions
from festival_desktop.screens.lanterns_dice.printing.papers import DicePapers
from festival_desktop.screens.lanterns_dice.records import record_of
from festival_desktop.screens.lanterns_dice.rules_book import rules_book
from festival_desktop.screens.lanterns_dice.score_sheet.words import ending
from festival_desktop.screens.lanterns_dice.sounds import SOUNDS
from festival_desktop.screens.lanterns_dice.table.presenter import DicePresenter
from festival_desktop.screens.lanterns_dice.thumbnail import thumbnail
from festival_desktop.screens.lanterns_dice.words.aims import DiceAims
from festival_desktop.screens.lanterns_dice.words.keys import keys
from festival_desktop.screens.lanterns_dice.words.tips import DiceTips
from festival_desktop.screens.lanterns_dice.words.words import DiceWords
from festival_desktop.ui.manifest import Computers, GameManifest, PuzzleAims


def manifest(rules: LanternsDice, table: Table[Any, Any], computers: Computers) -> GameManifest:
    return GameManifest(
        box=box,
        rules=rules,
        table=table,
        computers=computers,
        options=DiceOptions(rules).declare(),
        ending=lambda match, records: ending(rules, match),
        words=DiceWords,
        presenter=lambda context, words: DicePresenter(context, rules, words),
        rules_book=rules_book(rules.content),
        thumbnail=lambda state: thumbnail(rules, rules.view(state, None)),
        printables=DicePapers(rules).printables,
        record=record_of,
        secrets=False,
        tips=lambda parent: DiceTips(rules, parent),
        keys=keys,
        sounds=SOUNDS,
        aims=PuzzleAims(aims(rules), DiceAims().sentence),
    )

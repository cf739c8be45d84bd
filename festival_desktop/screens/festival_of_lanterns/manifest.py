"""Festival of Lanterns as the shell knows it."""

from typing import Any

from festival_desktop.games.festival_of_lanterns.aims import aims
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.table import Table
from festival_desktop.screens.festival_of_lanterns.box import box
from festival_desktop.screens.festival_of_lanterns.options import FestivalOptions
from festival_desktop.screens.festival_of_lanterns.rules_book import rules_book
from festival_desktop.screens.festival_of_lanterns.score_sheet import ending, record_of
from festival_desktop.screens.festival_of_lanterns.sounds import SOUNDS
from festival_desktop.screens.festival_of_lanterns.table.presenter import FestivalPresenter
from festival_desktop.screens.festival_of_lanterns.thumbnail import thumbnail
from festival_desktop.screens.festival_of_lanterns.words.aims import FestivalAims
from festival_desktop.screens.festival_of_lanterns.words.tips import FestivalTips
from festival_desktop.screens.festival_of_lanterns.words.words import FestivalWords
from festival_desktop.ui.manifest import Computers, GameManifest, PuzzleAims


def manifest(
    rules: FestivalOfLanterns, table: Table[Any, Any], computers: Computers
) -> GameManifest:
    return GameManifest(
        box=box,
        rules=rules,
        table=table,
        computers=computers,
        options=FestivalOptions(rules.content).declare(),
        ending=lambda match, records: ending(rules, match, records),
        words=FestivalWords,
        presenter=lambda context, words: FestivalPresenter(context, rules, words),
        rules_book=rules_book(rules.content),
        thumbnail=lambda state: thumbnail(rules, rules.view(state, None)),
        record=record_of,
        tips=FestivalTips,
        sounds=SOUNDS,
        aims=PuzzleAims(aims(rules), FestivalAims().sentence),
    )

"""What the end page shows of a game of Festival of Lanterns, and of a challenge's records."""

from collections.abc import Sequence
from typing import Any

from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.match import Match
from festival_desktop.saves.records import Challenge
from festival_desktop.screens.festival_of_lanterns.score_sheet.result import result
from festival_desktop.screens.festival_of_lanterns.score_sheet.signs import FestivalSigns
from festival_desktop.screens.festival_of_lanterns.score_sheet.words import EndWords
from festival_desktop.ui.pages.end.ending import Ending


def ending(
    rules: FestivalOfLanterns, match: Match[Any, Any, Any], records: Sequence[Challenge]
) -> Ending:
    found, words = result(rules, match), EndWords()
    return Ending(
        result=found,
        text=words.said(found),
        signs=FestivalSigns(found),
        played=words.played(found),
        record=words.record(found, records),
        next_game=words.next_game(found),
    )

"""The manifest of Festival of Lanterns for the shell."""

from typing import Any

from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.aims import aims
from festival_desktop.games.festival_of_lanterns.friends import events as friends
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.table import Table
from festival_desktop.screens.festival_of_lanterns.box import box
from festival_desktop.screens.festival_of_lanterns.first_move import first_move
from festival_desktop.screens.festival_of_lanterns.options import FestivalOptions
from festival_desktop.screens.festival_of_lanterns.rules_book import rules_book
from festival_desktop.screens.festival_of_lanterns.score_sheet import ending, record_of
from festival_desktop.screens.festival_of_lanterns.table.presenter import FestivalPresenter
from festival_desktop.screens.festival_of_lanterns.thumbnail import thumbnail
from festival_desktop.screens.festival_of_lanterns.words.friends import FriendWords
from festival_desktop.screens.festival_of_lanterns.words.tips import FestivalAims, FestivalTips
from festival_desktop.screens.festival_of_lanterns.words.words import FestivalWords
from festival_desktop.ui.manifest import Computers, GameManifest, PuzzleAims
from festival_desktop.ui.sounds import Sounds


def _gained(event: ev.LanternGained) -> str:
    return "match" if event.reason == ev.MATCH else "card"


SOUNDS = Sounds(
    events={
        ev.TilePlaced: "tile",
        ev.LanternGained: _gained,
        ev.MooncakesGained: "coins",
        ev.LanternExchanged: "card",
        ev.LanternDiscarded: "card",
        ev.DedicationMade: "dedication",
        ev.FaceUpTaken: "card",
        ev.TileDrawn: "card",
        friends.FriendBefriended: "match",
        friends.LanternsSwapped: "card",
        friends.TrixieTaken: "card",
        friends.TrixieDiscarded: "card",
        friends.TokenPut: "tile",
        friends.TileTurned: "tile",
        friends.TilesLookedAt: "card",
        friends.TileKept: "card",
    },
    ambience=("water", "crickets"),
)
"""Sounds played at the table."""


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
        first_move=first_move,
        sounds=SOUNDS,
        aims=_aims(rules),
    )


def _aims(rules: FestivalOfLanterns) -> PuzzleAims:
    words = FestivalAims()
    return PuzzleAims(aims(rules), words.sentence, words.done, words.title, _friends_in)


def _friends_in(setup: Setup) -> list[str]:
    words = FriendWords()
    return [words.name(one) for one in setup.options.get("friends", ())]

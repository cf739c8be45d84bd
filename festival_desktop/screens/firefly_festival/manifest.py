"""The manifest of Firefly Festival for the shell."""

from festival_desktop.core.game import Setup
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.aims import aims
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.screens.firefly_festival.box import box
from festival_desktop.screens.firefly_festival.first_move import first_move
from festival_desktop.screens.firefly_festival.options import FireflyOptions
from festival_desktop.screens.firefly_festival.rules_book import rules_book
from festival_desktop.screens.firefly_festival.score_sheet import ending
from festival_desktop.screens.firefly_festival.table.presenter import FireflyPresenter
from festival_desktop.screens.firefly_festival.thumbnail import thumbnail
from festival_desktop.screens.firefly_festival.words.powers import PowerWords
from festival_desktop.screens.firefly_festival.words.tips import FireflyAims, FireflyTips, keys
from festival_desktop.screens.firefly_festival.words.words import FireflyWords
from festival_desktop.tables.firefly_festival import FireflyTable
from festival_desktop.ui.manifest import Computers, GameManifest, PuzzleAims
from festival_desktop.ui.sounds import Sounds

SOUNDS = Sounds(
    events={
        ev.BridgeBuilt: "bridge",
        ev.WorkerFerried: "fish",
        ev.WorkersMoved: "tile",
        ev.WorkerRecruited: "tile",
        ev.FloorBuilt: "bridge",
        ev.FirstStoneLaid: "bridge",
        ev.CoinsGained: "coins",
        ev.FestivalHeld: "firework",
        ev.FishPlaced: "fish",
        ev.FishReturned: "fish",
        ev.CrowTaken: "crow",
        ev.CrowCursed: "crow",
        ev.GoalDrawn: "card",
        ev.PowerChosen: "card",
        ev.PublicGoalClaimed: "dedication",
        ev.PrivateGoalClaimed: "dedication",
    },
    ambience=("water", "frogs"),
)
"""Sounds played at the table."""


def manifest(rules: FireflyFestival, table: FireflyTable, computers: Computers) -> GameManifest:
    return GameManifest(
        box=box,
        rules=rules,
        table=table,
        computers=computers,
        options=FireflyOptions(rules).declare(),
        ending=lambda match, records: ending(rules, match),
        words=FireflyWords,
        presenter=lambda context, words: FireflyPresenter(context, table, words),
        rules_book=rules_book(rules.content),
        thumbnail=lambda state: thumbnail(rules, rules.view(state, None)),
        tips=lambda parent: FireflyTips(rules, parent),
        keys=keys,
        first_move=first_move,
        sounds=SOUNDS,
        aims=_aims(rules),
    )


def _aims(rules: FireflyFestival) -> PuzzleAims:
    words = FireflyAims()
    return PuzzleAims(aims(rules), words.sentence, words.done, words.title, _powers_in)


def _powers_in(setup: Setup) -> list[str]:
    words = PowerWords()
    return [words.name(one) for one in setup.options.get("powers", ())]

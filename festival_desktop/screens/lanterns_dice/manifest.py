"""The manifest of Lanterns Dice for the shell."""

from datetime import datetime
from typing import Any

from festival_desktop import paths
from festival_desktop.content.measured import read_medals
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.aims import aims
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.play import seeds
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.table import Table
from festival_desktop.saves.records import Challenge, challenge_of
from festival_desktop.screens.lanterns_dice.box import box
from festival_desktop.screens.lanterns_dice.first_move import first_move
from festival_desktop.screens.lanterns_dice.options import DiceOptions
from festival_desktop.screens.lanterns_dice.printing import DicePapers
from festival_desktop.screens.lanterns_dice.rules_book import rules_book
from festival_desktop.screens.lanterns_dice.score_sheet import ending
from festival_desktop.screens.lanterns_dice.table.presenter import DicePresenter
from festival_desktop.screens.lanterns_dice.thumbnail import thumbnail
from festival_desktop.screens.lanterns_dice.words.tips import DiceAims, DiceTips
from festival_desktop.screens.lanterns_dice.words.words import DiceWords, keys
from festival_desktop.ui.game_box import ANY_DAY, TODAY
from festival_desktop.ui.manifest import Computers, GameManifest, PuzzleAims
from festival_desktop.ui.sounds import Sounds

SOUNDS = Sounds(
    events={
        ev.DiceRolled: "dice",
        ev.TrayOriented: "tile",
        ev.AreaShaded: "pencil",
        ev.GiftEarned: "coins",
        ev.PoolCompleted: "fish",
        ev.PlatformBonusEarned: "match",
        ev.BoatSurrounded: "match",
        ev.EmperorActionTaken: "card",
        ev.FireworksLaunched: "firework",
    },
    ambience=("breeze", "crickets"),
)


def manifest(rules: LanternsDice, table: Table[Any, Any], computers: Computers) -> GameManifest:
    medals = read_medals(paths.resources()).of(rules.name)
    return GameManifest(
        box=box,
        rules=rules,
        table=table,
        computers=computers,
        options=DiceOptions(rules).declare(),
        ending=lambda match, records: ending(rules, match),
        words=lambda session: DiceWords(session, medals),
        presenter=lambda context, words: DicePresenter(context, rules, words, medals),
        rules_book=rules_book(rules.content),
        thumbnail=lambda state: thumbnail(rules, rules.view(state, None)),
        printables=DicePapers(rules).printables,
        record=record_of,
        secrets=False,
        tips=lambda parent: DiceTips(rules, parent),
        keys=keys,
        first_move=lambda: first_move(rules.content),
        sounds=SOUNDS,
        aims=_aims(rules),
    )


def record_of(match: AnyMatch, save: str, now: datetime) -> Challenge | None:
    """Make the record of a finished solo game."""
    level = TODAY if seeds.is_of_day(match.seed) else ANY_DAY
    return challenge_of(match, save, now, level)


def _aims(rules: LanternsDice) -> PuzzleAims:
    words = DiceAims()
    return PuzzleAims(aims(rules), words.sentence, words.done, words.title)

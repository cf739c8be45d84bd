"""The one list of games. Nothing of a game is imported before it is asked for.

A new game needs an entry here, and nowhere else below the user interface.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from festival_desktop import paths
from festival_desktop.core.errors import BadContent
from festival_desktop.core.game import Game
from festival_desktop.play.table import Table


@dataclass(frozen=True)
class Entry:
    """One game: how to make its rules from a content folder, and what belongs to them."""

    name: str
    seats: range
    make: Callable[[Path], Game[Any, Any, Any]]
    table: Callable[[Any], Table[Any, Any]]
    heuristics: Callable[[Any], Any]
    measures: Callable[[Any], Any] | None = None
    """What is counted about the game over many games, beside scores and seats."""
    problems: list[str] = field(default_factory=list)
    """What was wrong with a replacement of the content that could not be used."""


def _festival_of_lanterns(folder: Path) -> Game[Any, Any, Any]:
    from festival_desktop.content.festival_of_lanterns import load
    from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns

    return FestivalOfLanterns(load(folder))


def _festival_table(game: Any) -> Table[Any, Any]:
    from festival_desktop.tables.festival_of_lanterns import FestivalTable

    return FestivalTable(game)


def _festival_heuristics(game: Any) -> Any:
    from festival_desktop.games.festival_of_lanterns.friends.heuristics import GalaHeuristics

    return GalaHeuristics(game)


def _lanterns_dice(folder: Path) -> Game[Any, Any, Any]:
    from festival_desktop.content.lanterns_dice import load
    from festival_desktop.games.lanterns_dice.rules import LanternsDice

    return LanternsDice(load(folder))


def _dice_table(game: Any) -> Table[Any, Any]:
    from festival_desktop.tables.lanterns_dice import DiceTable

    return DiceTable(game)


def _dice_heuristics(game: Any) -> Any:
    from festival_desktop.games.lanterns_dice.heuristics import LanternsDiceHeuristics

    return LanternsDiceHeuristics(game)


def _dice_measures(game: Any) -> Any:
    from festival_desktop.games.lanterns_dice.measures import LanternsDiceMeasures

    return LanternsDiceMeasures(game)


def _firefly_festival(folder: Path) -> Game[Any, Any, Any]:
    from festival_desktop.content.firefly_festival import load
    from festival_desktop.games.firefly_festival.rules import FireflyFestival

    return FireflyFestival(load(folder))


def _firefly_table(game: Any) -> Table[Any, Any]:
    from festival_desktop.tables.firefly_festival import FireflyTable

    return FireflyTable(game)


def _firefly_heuristics(game: Any) -> Any:
    from festival_desktop.games.firefly_festival.heuristics import FireflyFestivalHeuristics

    return FireflyFestivalHeuristics(game)


def _firefly_measures(game: Any) -> Any:
    from festival_desktop.games.firefly_festival.measures import FireflyFestivalMeasures

    return FireflyFestivalMeasures(game)


GAMES = {
    entry.name: entry
    for entry in (
        Entry(
            "festival_of_lanterns",
            range(1, 5),
            _festival_of_lanterns,
            _festival_table,
            _festival_heuristics,
        ),
        Entry(
            "lanterns_dice",
            range(2, 5),
            _lanterns_dice,
            _dice_table,
            _dice_heuristics,
            _dice_measures,
        ),
        Entry(
            "firefly_festival",
            range(2, 7),
            _firefly_festival,
            _firefly_table,
            _firefly_heuristics,
            _firefly_measures,
        ),
    )
}


@cache
def rules(name: str) -> Game[Any, Any, Any]:
    """The rules of a game; raises `KeyError` for a game that is not on the list.

    An owner of the printed game may put the printed values into the folder `content/<game>` of
    the user's data. If they cannot be used, the built-in ones are, and the reason is kept.
    """
    entry = GAMES[name]
    entry.problems.clear()
    replacement = paths.data_dir() / "content" / name
    if replacement.is_dir():
        try:
            return entry.make(replacement)
        except BadContent as error:
            entry.problems.append(f"The content in {replacement} is not used: {error}")
    return entry.make(paths.resources() / name)


def table(name: str) -> Table[Any, Any]:
    return GAMES[name].table(rules(name))


def computers(name: str) -> dict[str, Any]:
    """Level → computer player, for seats without a person."""
    from festival_desktop.ai.levels import players

    game = rules(name)
    return dict(players(game, GAMES[name].heuristics(game)))


def measures(name: str) -> Any | None:
    """New counters of what the game measures about itself, if it does."""
    make = GAMES[name].measures
    return None if make is None else make(rules(name))

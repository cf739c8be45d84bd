"""What a finished match of Lanterns Dice comes to: the score sheet as plain values."""

from dataclasses import dataclass
from typing import Any

from festival_desktop.games.lanterns_dice.content import Pool
from festival_desktop.games.lanterns_dice.events import FireworksLaunched
from festival_desktop.games.lanterns_dice.lake import groups
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.scoring import surrounded
from festival_desktop.games.lanterns_dice.state import LAST_LAUNCH, State
from festival_desktop.play.match import Match
from festival_desktop.ui.pages.end.result import Curves, Result

LAST = 0
"""Stands for the launch after the last turn; turns are counted from 1."""


@dataclass(frozen=True)
class Launched:
    """A tile: its shape, the cells of that, its points, and in which turn it was, if known."""

    shape: str
    cells: tuple[tuple[int, int], ...]
    points: int
    turn: int | None


@dataclass(frozen=True)
class DiceResult(Result):
    launched: tuple[tuple[Launched, ...], ...]
    """Seat → its tiles, in the order they were launched."""
    groups: tuple[tuple[int, ...], ...]
    """Seat → how many pools its groups have, the largest first."""
    boats: tuple[tuple[Pool, ...], ...]
    """Seat → the boats that score."""


def result(rules: LanternsDice, match: Match[Any, Any, Any]) -> DiceResult:
    """Of a match that is over, whatever its cursor stands on."""
    end = match.state_at(len(match.steps))
    seats = range(len(match.players))
    return DiceResult.of(
        match,
        _curves(match),
        launched=tuple(_launched(rules, match, end, seat) for seat in seats),
        groups=tuple(
            tuple(group.bit_count() for group in groups(end.completed[seat])) for seat in seats
        ),
        boats=tuple(
            tuple(
                boat
                for boat in rules.content.boats
                if surrounded(end.shaded[seat], end.completed[seat], boat)
            )
            for seat in seats
        ),
    )


def _launched(
    rules: LanternsDice, match: Match[Any, Any, Any], end: State, seat: int
) -> tuple[Launched, ...]:
    """A match that was rescued from a damaged file has forgotten when its first ones were."""
    known = [
        LAST if before.stage is LAST_LAUNCH else before.turn + 1
        for index, step in enumerate(match.steps)
        for event in step.events
        if isinstance(event, FireworksLaunched) and event.seat == seat
        for before in (match.state_at(index),)
    ]
    tiles = end.launched[seat]
    turns: list[int | None] = [None] * (len(tiles) - len(known))
    turns += known
    shapes = rules.content.shapes
    return tuple(
        Launched(shapes[move.shape].id, shapes[move.shape].cells, points, turn)
        for (move, points), turn in zip(tiles, turns, strict=True)
    )


def _curves(match: Match[Any, Any, Any]) -> Curves:
    """Everybody's points whenever all have had a turn, and at the end."""
    kept = [match.start]
    for index in range(1, len(match.steps) + 1):
        state = match.state_at(index)
        if state.turn > kept[-1].turn:
            kept.append(state)
    kept[max(1, len(kept) - 1) :] = [match.state_at(len(match.steps))]
    standings = [match.game.standing(state).scores for state in kept]
    return tuple(
        tuple(scores[seat].total for scores in standings) for seat in range(len(match.players))
    )

"""The score sheet of a finished match of Lanterns Dice: plain values, reasons and signs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.games.lanterns_dice.content import Content, Pool
from festival_desktop.games.lanterns_dice.events import FireworksLaunched
from festival_desktop.games.lanterns_dice.lake import groups
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.scoring import surrounded
from festival_desktop.games.lanterns_dice.state import LAST_LAUNCH, State
from festival_desktop.play.match import Match
from festival_desktop.screens.lanterns_dice.box import box
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import (
    paint_firework_tile,
    paint_part_icon,
)
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_boat, paint_medal
from festival_desktop.screens.lanterns_dice.words.scores import DiceScores
from festival_desktop.screens.lanterns_dice.words.sentences import DiceNames
from festival_desktop.ui.pages.end.result import (
    LAST,
    Curves,
    Ending,
    PaintPart,
    Result,
    Sheet,
    SheetLine,
    Tie,
    curves_of,
)
from festival_desktop.ui.pages.end.words import ScoreWords

Pictures = tuple[PaintPart, ...]
FIREWORKS, GROUP, BOATS = range(3)
"""Score lines in the order of the standing; fireworks break ties."""


@dataclass(frozen=True)
class Launched:
    """A launched tile: its shape and cells, its points, and its turn, if known."""

    shape: str
    cells: tuple[tuple[int, int], ...]
    points: int
    turn: int | None


@dataclass(frozen=True)
class DiceResult(Result):
    launched: tuple[tuple[Launched, ...], ...]
    """Tiles of each seat, in the order they were launched."""
    groups: tuple[tuple[int, ...], ...]
    """Group sizes of each seat, largest first."""
    boats: tuple[tuple[Pool, ...], ...]
    """Scoring boats of each seat."""


def result(rules: LanternsDice, match: Match[Any, Any, Any]) -> DiceResult:
    """Build the result of a finished match."""
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
    """List a seat's tiles; a rescued match does not know the turns of the first ones."""
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
    """Return every seat's points after each full round, and at the end."""
    kept = [match.start]
    for index in range(1, len(match.steps) + 1):
        state = match.state_at(index)
        if state.turn > kept[-1].turn:
            kept.append(state)
    kept[max(1, len(kept) - 1) :] = [match.state_at(len(match.steps))]
    return curves_of(match, kept)


def _paint_launched(tile: Launched, p: QPainter, box: QRectF) -> None:
    """Paint a launched tile with its points."""
    wide, high = (max(cell[axis] for cell in tile.cells) + 1 for axis in (0, 1))
    side = box.width() / 3
    origin = QPointF(box.center().x() - wide * side / 2, box.top() + (3 - high) * side / 2)
    paint_firework_tile(p, origin, side, tile.shape, tile.cells, small=True)
    spot = QPointF(box.center().x(), box.bottom() - box.height() * 0.2)
    paint_medal(p, spot, box.height() * 0.23, tile.points)


def _paint_group(p: QPainter, box: QRectF) -> None:
    """Paint a few pools."""
    paint_part_icon(p, box.center(), box.width() * 0.95, GROUP)


def _paint_boat(p: QPainter, box: QRectF) -> None:
    paint_boat(p, box.center(), box.width(), state="lit")


def _paint_fireworks(p: QPainter, spot: QPointF, size: float) -> None:
    paint_part_icon(p, spot, size * 1.9, FIREWORKS)


class DiceEndWords(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scores = DiceScores(self)
        self._shared = ScoreWords(self)

    def said(self, content: Content, found: DiceResult) -> Sheet:
        names, last = DiceNames(content, self), self.tr("at the end")

        def line(number: int, reasons: Iterable[str], pictures: Iterable[Pictures]) -> SheetLine:
            kind = found.kinds[number]
            asks = self._scores.asks(kind, content.boat_points)
            return SheetLine(self._scores.name(kind), asks, tuple(reasons), tuple(pictures))

        turns = (self._shared.turns([one.turn for one in tiles], last) for tiles in found.launched)
        tiles = (tuple(partial(_paint_launched, one) for one in row) for row in found.launched)
        groups = ((_paint_group,) if points else () for points in found.points[GROUP])
        boats = ((_paint_boat,) * len(row) for row in found.boats)
        lines = (
            line(FIREWORKS, turns, tiles),
            line(GROUP, map(self._groups, found.groups), groups),
            line(BOATS, map(names.pools, found.boats), boats),
        )
        return Sheet(lines, self._shared.decided(found, self._broken), (_paint_fireworks,))

    def _groups(self, sizes: Sequence[int]) -> str:
        """Say why the second largest group has no more pools."""
        if not sizes:
            return ""
        if len(sizes) == 1:
            return self.tr("only one group")
        return self.tr("largest group: {number}").format(number=sizes[0])

    def _broken(self, tie: Tie) -> str:
        if tie.by is None:
            return self.tr("They also tie on fireworks points, so they share this place.")
        text = self.tr("Tie broken by fireworks points: {values}.")
        return text.format(values=tie.compared)


def ending(rules: LanternsDice, match: Match[Any, Any, Any]) -> Ending:
    found = result(rules, match)
    return Ending(found, DiceEndWords().said(rules.content, found), (box().label,))

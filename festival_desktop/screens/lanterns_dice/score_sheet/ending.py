"""What is said and shown at the end of Lanterns Dice: how points came about, and what decided."""

from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.play.match import Match
from festival_desktop.screens.lanterns_dice.box import box
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import (
    paint_firework_tile,
    paint_part_icon,
)
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_boat, paint_medal
from festival_desktop.screens.lanterns_dice.score_sheet.result import LAST, DiceResult, result
from festival_desktop.screens.lanterns_dice.words.names import DiceNames
from festival_desktop.screens.lanterns_dice.words.scores import DiceScores
from festival_desktop.ui.pages.end.result import Ending, ScoreText, Tie
from festival_desktop.ui.pages.end.words import ScoreWords

FIREWORKS, GROUP, BOATS = range(3)
"""The lines, as in the standing; fireworks break ties."""


class DiceSigns:
    """Tiles with their points, the second group as a few pools, boats."""

    def __init__(self, result: DiceResult) -> None:
        self._result = result

    def parts(self, line: int, seat: int) -> int:
        found = self._result
        if line == GROUP:
            return int(bool(found.points[GROUP][seat]))
        return len(found.launched[seat] if line == FIREWORKS else found.boats[seat])

    def paint_part(self, p: QPainter, box: QRectF, line: int, seat: int, number: int) -> None:
        if line == GROUP:
            paint_part_icon(p, box.center(), box.width() * 0.95, GROUP)
            return
        if line == BOATS:
            paint_boat(p, box.center(), box.width(), state="lit")
            return
        tile = self._result.launched[seat][number]
        wide, high = (max(cell[axis] for cell in tile.cells) + 1 for axis in (0, 1))
        side = box.width() / 3
        origin = QPointF(box.center().x() - wide * side / 2, box.top() + (3 - high) * side / 2)
        paint_firework_tile(p, origin, side, tile.shape, tile.cells, small=True)
        spot = QPointF(box.center().x(), box.bottom() - box.height() * 0.2)
        paint_medal(p, spot, box.height() * 0.23, tile.points)

    def paint_tiebreak(self, p: QPainter, spot: QPointF, size: float, number: int) -> None:
        paint_part_icon(p, spot, size * 1.9, FIREWORKS)


class DiceEndWords(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scores = DiceScores(self)
        self._shared = ScoreWords(self)

    def said(self, content: Content, found: DiceResult) -> ScoreText:
        names = DiceNames(content, self)
        seats = range(len(found.names))
        reasons = {
            "fireworks": tuple(self._when(found, seat) for seat in seats),
            "second_group": tuple(self._groups(found, seat) for seat in seats),
            "boats": tuple(names.pools(found.boats[seat]) for seat in seats),
        }
        titles = tuple(
            (self._scores.name(kind), self._scores.asks(kind, content.boat_points))
            for kind in found.kinds
        )
        return ScoreText(
            titles,
            tuple(reasons[kind] for kind in found.kinds),
            self._shared.decided(found, self._broken),
        )

    def _when(self, found: DiceResult, seat: int) -> str:
        launched = found.launched[seat]
        turns = [one.turn for one in launched if one.turn not in (None, LAST)]
        last = any(one.turn == LAST for one in launched)
        return self._shared.turns(turns, self.tr("at the end") if last else "")

    def _groups(self, found: DiceResult, seat: int) -> str:
        """Why the second largest group has no more pools."""
        sizes = found.groups[seat]
        if not sizes:
            return ""
        if len(sizes) == 1:
            return self.tr("one group only")
        return self.tr("the largest: {number}").format(number=sizes[0])

    def _broken(self, tie: Tie) -> str:
        if tie.by is None:
            return self.tr("Their fireworks are equal too: they share the place.")
        text = self.tr("More points of fireworks decide: {values}.")
        return text.format(values=tie.compared)


def ending(rules: LanternsDice, match: Match[Any, Any, Any]) -> Ending:
    found = result(rules, match)
    text = DiceEndWords().said(rules.content, found)
    return Ending(found, text, DiceSigns(found), (box().label,))

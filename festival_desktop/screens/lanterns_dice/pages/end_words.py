"""What is said at the end of Lanterns Dice: how points came about, and what decided."""

from PySide6.QtCore import QObject

from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.screens.lanterns_dice.pages.result import LAST, DiceResult
from festival_desktop.screens.lanterns_dice.words.names import DiceNames
from festival_desktop.screens.lanterns_dice.words.scores import DiceScores
from festival_desktop.ui.pages.score_sheet import Said
from festival_desktop.ui.pages.tie_words import TieWords


class DiceEndWords(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scores = DiceScores(self)
        self._ties = TieWords(self)

    def said(self, content: Content, found: DiceResult) -> Said:
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
        return Said(titles, tuple(reasons[kind] for kind in found.kinds), self.decided(found))

    def _when(self, found: DiceResult, seat: int) -> str:
        turns = [str(one.turn) for one in found.launched[seat] if one.turn not in (None, LAST)]
        parts = []
        if len(turns) == 1:
            parts.append(self.tr("turn {number}").format(number=turns[0]))
        elif turns:
            parts.append(self.tr("turns {numbers}").format(numbers=", ".join(turns)))
        if any(one.turn == LAST for one in found.launched[seat]):
            parts.append(self.tr("at the end"))
        return ", ".join(parts)

    def _groups(self, found: DiceResult, seat: int) -> str:
        """Why the second largest group has no more pools."""
        sizes = found.groups[seat]
        if not sizes:
            return ""
        if len(sizes) == 1:
            return self.tr("one group only")
        return self.tr("the largest: {number}").format(number=sizes[0])

    def decided(self, found: DiceResult) -> str:
        tie = found.tie
        if tie is None:
            return self._ties.none()
        if tie.by is None:
            broken = self.tr("Their fireworks are equal too: they share the place.")
        else:
            values = " : ".join(map(str, tie.values))
            broken = self.tr("More points of fireworks decide: {values}.").format(values=values)
        return f"{self._ties.equal(found, tie)} {broken}"

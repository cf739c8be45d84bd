"""A part of a table: board, hand, seat, supply, tray, sheet, goals, buttons.

What it shows is a function of the table: items, hit regions, keyboard stops, and signs that can
only be explained. It knows no scene and no other part.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Protocol

from PySide6.QtCore import QModelIndex, QPointF, QRectF

from festival_desktop.art.theme import FINGER
from festival_desktop.models.pieces import PieceModel
from festival_desktop.play.table import Target
from festival_desktop.scenes.shown import NOTHING, ItemSpec, Shown


class Part:
    """A subclass is for what is hit by a rule of its own, or can be taken hold of."""

    def __init__(
        self,
        name: str,
        shows: Callable[[Any], Shown],
        on_board: bool = False,
        areas: Collection[str] = (),
        depends: Callable[[Any], object] | None = None,
    ) -> None:
        """`name`: by which the words of a game call it, as in `part:hand`; empty: the table itself.
        `on_board`: its items lie on a board that may be zoomed, and are cut off at its frame.
        `areas`, `depends`: of many items, the areas whose pieces they are, and all else that they
        depend on; as long as no such piece and nothing of that differs, none is made anew."""
        self.name, self.on_board, self.areas = name, on_board, frozenset(areas)
        self._shows, self._depends = shows, depends
        self._known: object = None
        self.table: Any = None
        """What was read for the last redraw; None before the first."""
        self.shown = NOTHING
        self.stale = False
        """Something else is to be shown than when the items were last asked for."""

    def present(self, table: Any) -> None:
        """Show what is its own of a table state."""
        self.table = table
        known = None if self._depends is None else self._depends(table)
        if known is not None and known == self._known and not self.stale:
            return
        self._known, shown = known, self._shows(table)
        if shown != self.shown:
            self.shown, self.stale = shown, True

    def items(self) -> Mapping[str, ItemSpec]:
        """Its items, which know whether they lie on a board."""
        items = self.shown.items
        if not self.on_board:
            return items
        return {key: spec._replace(framed=True) for key, spec in items.items()}

    def target_at(self, pos: QPointF) -> Target | None:
        """What would be selected here, allowed or not."""
        regions = self.shown.regions.items()
        return next((target for target, rect in regions if rect.contains(pos)), None)

    def target_beside(self, pos: QPointF) -> Target | None:
        """Something small that lies close by: a finger around its middle hits it."""
        for target, rect in self.shown.regions.items():
            wide, high = max(FINGER, rect.width()) / 2, max(FINGER, rect.height()) / 2
            way = pos - rect.center()
            if abs(way.x()) <= wide and abs(way.y()) <= high:
                return target
        return None

    def place_of(self, target: Target) -> QRectF | None:
        """Where something is, whether it may be selected or not."""
        return self.shown.regions.get(target) or self.shown.stops.get(target)

    def grab(self, pos: QPointF) -> "Grip | None":
        """Take hold of something that stays where it is, such as a rim or an area to stroke."""
        return None


class Parts:
    """All parts of a table, asked in their order what lies where."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = parts
        self._last: list[Part] = []

    def observe(self, pieces: PieceModel) -> None:
        pieces.dataChanged.connect(self._differ)

    def _differ(self, index: QModelIndex) -> None:
        """Pieces of an area differ now."""
        area = index.data()
        for part in self:
            if area in part.areas:
                part.stale = True

    def add(self, part: Part) -> None:
        """One more that the game does not know of; it is asked last."""
        self._last.append(part)

    def __iter__(self) -> Iterator[Part]:
        return chain(self._parts, self._last)

    def present(self, table: Any) -> None:
        """Show what was read from session and pointer."""
        for part in self._parts:
            part.present(table)

    def _shown(self) -> Iterator[Part]:
        """Those that have been presented: before the first position none has."""
        return (part for part in self if part.table is not None)

    def target_at(self, pos: QPointF) -> Target | None:
        """What lies here, or something small beside it if nothing does."""
        parts = tuple(self._shown())
        found = chain(
            (part.target_at(pos) for part in parts), (part.target_beside(pos) for part in parts)
        )
        return next((target for target in found if target is not None), None)

    def subjects_at(self, pos: QPointF) -> Iterator[tuple[Target, QRectF | None]]:
        """What can be explained here, and where it is: of each part the smallest thing first."""
        for part in self._shown():
            found: list[tuple[Target, QRectF | None]]
            found = [(sign, at) for sign, at in part.shown.signs.items() if at.contains(pos)]
            if (target := part.target_at(pos)) is not None:
                found.insert(0, (target, part.place_of(target)))
            yield from sorted(found, key=lambda each: _area(each[1]))

    def stops(self) -> dict[Target, QRectF]:
        """What the keyboard can reach now."""
        found: dict[Target, QRectF] = {}
        for part in self._shown():
            for target, rect in part.shown.stops.items():
                found.setdefault(target, rect)
        return found

    def place_of(self, target: Target) -> QRectF | None:
        """Where something is, whether it may be selected or not."""
        found = (part.place_of(target) for part in self._shown())
        return next((rect for rect in found if rect is not None), None)

    def on_board(self, target: Target) -> bool:
        """Whether it lies on a board, so that marks of it are cut off with it."""
        board = (part for part in self._shown() if part.on_board)
        return any(part.place_of(target) is not None for part in board)

    def grab(self, pos: QPointF) -> "Grip | None":
        found = (part.grab(pos) for part in self._shown())
        return next((grip for grip in found if grip is not None), None)


def _area(rect: QRectF | None) -> float:
    return 0.0 if rect is None else rect.width() * rect.height()


class Grip(Protocol):
    """A hold on something that stays where it is, from press to release."""

    def pull(self, pos: QPointF) -> None:
        """The pointer is here now."""

    def release(self, pos: QPointF | None) -> None:
        """Let go here; None: the position changed meanwhile, so nothing may follow."""

"""A part of a table: board, hand, seat, supply, tray, sheet, goals, buttons.

Its content is a function of the table state: items, hit regions, keyboard stops, and explained
signs. It knows no scene and no other part.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Protocol

from PySide6.QtCore import QModelIndex, QPointF, QRectF

from festival_desktop.art.theme import FINGER
from festival_desktop.models.pieces import PieceModel
from festival_desktop.play.table import Target
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent


class TablePart:
    """One part; subclasses have hit tests of their own or can be gripped."""

    def __init__(
        self,
        name: str,
        shows: Callable[[Any], PartContent],
        on_board: bool = False,
        areas: Collection[str] = (),
        depends: Callable[[Any], object] | None = None,
    ) -> None:
        """Set what the part shows and when it changes.

        `name`: as in `part:hand` of a game's texts; empty for the table itself. `on_board`: its
        items are on a board that may be zoomed, and are clipped to its frame. `areas`, `depends`:
        the areas of its pieces, and everything else it depends on; as long as neither changes,
        nothing is made anew.
        """
        self.name, self.on_board, self.areas = name, on_board, frozenset(areas)
        self._shows, self._depends = shows, depends
        self._known: object = None
        self.table: Any = None
        """The table state of the last redraw; None before the first."""
        self.shown = NOTHING
        self.stale = False
        """Whether the content must be rebuilt even if the table state is unchanged."""

    def present(self, table: Any) -> None:
        """Update the content from a table state."""
        self.table = table
        known = None if self._depends is None else self._depends(table)
        if known is not None and known == self._known and not self.stale:
            return
        self._known, shown = known, self._shows(table)
        if shown != self.shown:
            self.shown, self.stale = shown, True

    def items(self) -> Mapping[str, ItemSpec]:
        """Return its items, marked if they are on a board."""
        items = self.shown.items
        if not self.on_board:
            return items
        return {key: spec._replace(framed=True) for key, spec in items.items()}

    def target_at(self, pos: QPointF) -> Target | None:
        """Return the target at a point, selectable or not."""
        regions = self.shown.regions.items()
        return next((target for target, rect in regions if rect.contains(pos)), None)

    def target_beside(self, pos: QPointF) -> Target | None:
        """Return a small target close by: a finger around its middle hits it."""
        for target, rect in self.shown.regions.items():
            wide, high = max(FINGER, rect.width()) / 2, max(FINGER, rect.height()) / 2
            way = pos - rect.center()
            if abs(way.x()) <= wide and abs(way.y()) <= high:
                return target
        return None

    def place_of(self, target: Target) -> QRectF | None:
        """Return the place of a target, selectable or not."""
        return self.shown.regions.get(target) or self.shown.stops.get(target)

    def grab(self, pos: QPointF) -> "Grip | None":
        """Grip something that stays in place, such as a rim or an area to stroke."""
        return None


class Parts:
    """All parts of a table, asked in order."""

    def __init__(self, parts: Sequence[TablePart]) -> None:
        self._parts = parts
        self._last: list[TablePart] = []

    def observe(self, pieces: PieceModel) -> None:
        pieces.dataChanged.connect(self._differ)

    def _differ(self, index: QModelIndex) -> None:
        """Mark the parts that show an area as stale."""
        area = index.data()
        for part in self:
            if area in part.areas:
                part.stale = True

    def add(self, part: TablePart) -> None:
        """Add a part that the game does not know; it is asked last."""
        self._last.append(part)

    def __iter__(self) -> Iterator[TablePart]:
        return chain(self._parts, self._last)

    def present(self, table: Any) -> None:
        """Update all parts from a table state."""
        for part in self._parts:
            part.present(table)

    def _shown(self) -> Iterator[TablePart]:
        """Yield the parts that have been presented: none before the first position."""
        return (part for part in self if part.table is not None)

    def target_at(self, pos: QPointF) -> Target | None:
        """Return the target at a point, or a small one close by."""
        parts = tuple(self._shown())
        found = chain(
            (part.target_at(pos) for part in parts), (part.target_beside(pos) for part in parts)
        )
        return next((target for target in found if target is not None), None)

    def subjects_at(self, pos: QPointF) -> Iterator[tuple[Target, QRectF | None]]:
        """Yield what can be explained here with its place, the smallest first in each part."""
        for part in self._shown():
            found: list[tuple[Target, QRectF | None]]
            found = [(sign, at) for sign, at in part.shown.signs.items() if at.contains(pos)]
            if (target := part.target_at(pos)) is not None:
                found.insert(0, (target, part.place_of(target)))
            yield from sorted(found, key=lambda each: _area(each[1]))

    def stops(self) -> dict[Target, QRectF]:
        """Return everything the keyboard can reach now."""
        found: dict[Target, QRectF] = {}
        for part in self._shown():
            for target, rect in part.shown.stops.items():
                found.setdefault(target, rect)
        return found

    def place_of(self, target: Target) -> QRectF | None:
        """Return the place of a target, selectable or not."""
        found = (part.place_of(target) for part in self._shown())
        return next((rect for rect in found if rect is not None), None)

    def on_board(self, target: Target) -> bool:
        """Return whether a target is on a board, so that its marks are clipped with it."""
        board = (part for part in self._shown() if part.on_board)
        return any(part.place_of(target) is not None for part in board)

    def grab(self, pos: QPointF) -> "Grip | None":
        found = (part.grab(pos) for part in self._shown())
        return next((grip for grip in found if grip is not None), None)


def _area(rect: QRectF | None) -> float:
    return 0.0 if rect is None else rect.width() * rect.height()


class Grip(Protocol):
    """A hold on something that stays in place, from press to release."""

    def pull(self, pos: QPointF) -> None:
        """Follow the pointer."""

    def release(self, pos: QPointF | None) -> None:
        """Release here; None if the position changed meanwhile, so nothing may follow."""

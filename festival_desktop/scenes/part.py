"""A part of a table: board, hand, seat, supply, tray, sheet, goals, buttons.

A part is given its own data and answers four questions: which items, which hit regions, which
keyboard stops, and which signs can only be explained. It knows no scene and no other part.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.art.theme import FINGER
from festival_desktop.play.table import Target
from festival_desktop.scenes.items import ItemSpec

Data = TypeVar("Data")
Regions = Mapping[Target, QRectF]
"""Where things are; of overlapping ones the first is hit."""
NO_REGIONS: Regions = {}


class Part(Generic[Data]):
    """`Data` is a value with equality, such as a NamedTuple, holding places and contents.

    What is shown is a function of the data alone: with equal data nothing is computed again.
    """

    data: Data
    name = ""
    """By which the words of a game call it, as in `part:hand`; empty: the table itself."""
    on_board = False
    """Its items lie on a board that may be zoomed, and are cut off at the frame of it."""

    def __init__(self) -> None:
        self.stale = False
        """The data has changed since the items were last asked for."""
        self._regions: Regions | None = None
        """The hit regions of the data, once they have been asked for."""
        self._beside: Regions | None = None
        """Of these the small ones, widened."""

    def present(self, table: Any) -> None:
        """Show what is its own of a table state."""
        self.show(self.read(table))

    def read(self, table: Any) -> Data:
        raise NotImplementedError

    def show(self, data: Data) -> None:
        if not hasattr(self, "data") or self.data != data:
            self.data = data
            self.stale = True
            self._regions = self._beside = None

    def items(self) -> Mapping[str, ItemSpec]:
        """Its items by key; keys are unique on the whole table."""
        raise NotImplementedError

    def framed_items(self) -> Mapping[str, ItemSpec]:
        """Its items, which know whether they lie on a board."""
        items = self.items()
        if not self.on_board:
            return items
        return {key: spec._replace(framed=True) for key, spec in items.items()}

    def regions(self) -> Regions:
        """What lies where for the pointer, whether it may be selected or not."""
        return NO_REGIONS

    def target_at(self, pos: QPointF) -> Target | None:
        """What would be selected here, allowed or not."""
        regions = self._known_regions().items()
        return next((target for target, rect in regions if rect.contains(pos)), None)

    def target_beside(self, pos: QPointF) -> Target | None:
        """Something small that lies close by: a finger around its middle hits it."""
        if self._beside is None:
            regions = self._known_regions().items()
            self._beside = {target: _widened(rect) for target, rect in regions if _is_small(rect)}
        around = self._beside.items()
        return next((target for target, rect in around if rect.contains(pos)), None)

    def _known_regions(self) -> Regions:
        """Kept, because every move of the mouse asks."""
        if self._regions is None:
            self._regions, self._beside = self.regions(), None
        return self._regions

    def stops(self) -> Regions:
        """What the keyboard can reach now."""
        return NO_REGIONS

    def signs(self) -> Regions:
        """What can be explained, but not selected now."""
        return NO_REGIONS

    def place_of(self, target: Target) -> QRectF | None:
        """Where something is, whether it may be selected or not."""
        return self._known_regions().get(target) or self.stops().get(target)

    def grab(self, pos: QPointF) -> "Grip | None":
        """Take hold of something that stays where it is, such as a rim or an area to stroke."""
        return None


class Shown(NamedTuple):
    """What a part shows, and what of it the pointer and the keyboard reach."""

    items: Mapping[str, ItemSpec]
    regions: Regions = NO_REGIONS
    stops: Regions = NO_REGIONS
    signs: Regions = NO_REGIONS


NOTHING = Shown({})


class ShownPart(Part[Shown]):
    """A part whose data are already what it shows, as a function says of a table."""

    def __init__(self, name: str, shown: Callable[[Any], Shown], on_board: bool = False) -> None:
        super().__init__()
        self.name, self.on_board = name, on_board
        self._shown = shown

    def read(self, table: Any) -> Shown:
        return self._shown(table)

    def items(self) -> Mapping[str, ItemSpec]:
        return self.data.items

    def regions(self) -> Regions:
        return self.data.regions

    def stops(self) -> Regions:
        return self.data.stops

    def signs(self) -> Regions:
        return self.data.signs


class Parts:
    """All parts of a table, asked in their order what lies where."""

    def __init__(self, parts: Sequence[Part[Any]]) -> None:
        self._parts = parts
        self._last: list[Part[Any]] = []

    def add(self, part: Part[Any]) -> None:
        """One more that the game does not know of; it is asked last."""
        self._last.append(part)

    def __iter__(self) -> Iterator[Part[Any]]:
        return chain(self._parts, self._last)

    def present(self, table: Any) -> None:
        """Show what was read from session and pointer."""
        for part in self._parts:
            part.present(table)

    def _shown(self) -> Iterator[Part[Any]]:
        """Those that have been given data: before the first position none has."""
        return (part for part in self if hasattr(part, "data"))

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
            found = [(sign, at) for sign, at in part.signs().items() if at.contains(pos)]
            if (target := part.target_at(pos)) is not None:
                found.insert(0, (target, part.place_of(target)))
            yield from sorted(found, key=lambda each: _area(each[1]))

    def stops(self) -> dict[Target, QRectF]:
        """What the keyboard can reach now."""
        found: dict[Target, QRectF] = {}
        for part in self._shown():
            for target, rect in part.stops().items():
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


def _is_small(rect: QRectF) -> bool:
    return min(rect.width(), rect.height()) < FINGER


def _widened(rect: QRectF) -> QRectF:
    wide, high = max(FINGER, rect.width()), max(FINGER, rect.height())
    middle = rect.center()
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def _area(rect: QRectF | None) -> float:
    return 0.0 if rect is None else rect.width() * rect.height()


class Grip(Protocol):
    """A hold on something that stays where it is, from press to release."""

    def pull(self, pos: QPointF) -> None:
        """The pointer is here now."""

    def release(self, pos: QPointF | None) -> None:
        """Let go here; None: the position changed meanwhile, so nothing may follow."""

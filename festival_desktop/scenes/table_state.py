"""The data every table reads from session and pointer for one redraw; games add theirs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF

from festival_desktop.models.session import Session
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.shown import Regions

REST, CHOICE, HOVER = "rest", "choice", "hover"
"""States of an item: not selectable, selectable, or selected by the next press."""


@dataclass(frozen=True, kw_only=True)
class SharedState:
    """The part of a table state that all games have."""

    session: Session
    pointer: PointerState
    label: Callable[..., str]
    """Returns the text for a key and its values."""

    @cached_property
    def choices(self) -> Mapping[Target, None]:
        """The targets that can be selected next."""
        return self.session.selector.choices()

    @cached_property
    def selected(self) -> Sequence[Target]:
        return self.session.selector.selected

    @cached_property
    def hovered(self) -> Target | None:
        """The target under the mouse or with keyboard focus."""
        return self.pointer.hovered

    def area(self, name: str) -> tuple[Piece, ...]:
        """Return the pieces of an area."""
        return self.session.pieces.area(name)

    def selectable(self, regions: Regions) -> dict[Target, QRectF]:
        """Return those of the regions that can be selected next."""
        return {target: rect for target, rect in regions.items() if target in self.choices}

    def mood(self, target: Target) -> str:
        """Return how a selectable thing looks."""
        if target not in self.choices:
            return REST
        return HOVER if self.hovered == target else CHOICE

    def button(self, target: Target) -> str:
        """Return how a button that can be pressed looks."""
        return "hover" if self.hovered == target else "normal"

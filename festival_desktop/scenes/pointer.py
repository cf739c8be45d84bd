"""The state of mouse and keyboard: set by input handlers, read by presenters."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from festival_desktop.play.table import Target


@dataclass
class PointerState:
    position: QPointF = field(default_factory=QPointF)
    """Mouse position in the scene."""
    hovered: Target | None = None
    """The target under the mouse or with the keyboard focus."""
    focus: Target | None = None
    """The target with the keyboard focus; None while the mouse is used."""
    lifted: Target | None = None
    """The target being dragged."""
    carried: str | None = None
    """The key of the dragged item."""
    highlighted: tuple[Target, ...] = ()
    """Targets highlighted until the next input, such as the place of a log entry."""
    hint: tuple[Target, ...] = ()
    """Selections of a suggested move, until it is dismissed."""
    compared: Sequence[tuple[str, str, Sequence[Target]]] = ()
    """Moves compared side by side: kind of ring, text of the tag, and selections."""
    gripping: bool = False
    """Whether the mouse holds something that stays in place."""
    panning: bool = False
    """Whether the view is being panned."""

    def focus_on(self, target: Target | None) -> None:
        self.focus = self.hovered = target

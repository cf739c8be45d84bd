"""The state of mouse and keyboard: set by input handlers, read by presenters."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from festival_desktop.play.table import Target


@dataclass
class PointerState:
    position: QPointF = field(default_factory=QPointF)
    """Of the mouse, in the scene."""
    hovered: Target | None = None
    """What the mouse or the keyboard is on."""
    focus: Target | None = None
    """What the keyboard is on; None while the mouse is used."""
    lifted: Target | None = None
    """What is being dragged."""
    carried: str | None = None
    """The key of the item that is being dragged."""
    highlighted: tuple[Target, ...] = ()
    """What is pointed out until the next input, such as the place of a line of the log."""
    hint: tuple[Target, ...] = ()
    """The selections of a move that is offered, until it is put away."""
    compared: Sequence[tuple[str, str, Sequence[Target]]] = ()
    """Moves shown beside each other: the kind of their rings, the words of their tag, and their
    selections."""
    gripping: bool = False
    """The mouse holds something that stays where it is."""
    panning: bool = False
    """The view is being dragged."""

    def focus_on(self, target: Target | None) -> None:
        self.focus = self.hovered = target

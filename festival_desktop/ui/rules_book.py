"""A game's rules book for the shell: the folder of its text, and its diagrams.

Nothing is read or painted before somebody opens the book (`ui/rules`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from festival_desktop.art.surfaces import paint_inlay
from festival_desktop.play.table import Target

Paint = Callable[[QPainter, QRectF], None]
Pieces = Mapping[str, tuple[float, float, Paint]]
"""Width, height and painter of each diagram on water, by name."""


@dataclass(frozen=True)
class Diagram:
    """A picture in the text, in pixels at the default text size, painted from the real pieces."""

    width: float
    height: float
    paint: Paint

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.width, self.height)


def on_water(top: str, low: str, pieces: Pieces) -> Mapping[str, Diagram]:
    """Make diagrams of pieces on water of these colours."""

    def diagram(width: float, height: float, paint: Paint) -> Diagram:
        return Diagram(width, height, lambda p, rect: paint(p, paint_inlay(p, rect, top, low)))

    return {name: diagram(*one) for name, one in pieces.items()}


@dataclass(frozen=True)
class RulesBook:
    folder: Path
    """Folder with a file for each language, and the index."""
    diagrams: Callable[[], Mapping[str, Diagram]] = dict
    """Returns the diagrams by the names used in the text: `![…](diagram:name)`."""
    details: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Names for the first number of each kind of target, such as card ids."""

    def topics(self, target: Target) -> list[str]:
        """List the names of a target in the index, the most specific first."""
        names = self.details.get(target.kind, ())
        special = [names[target.key[0]]] if target.key and target.key[0] < len(names) else []
        return [f"target:{target.kind}/{name}" for name in special] + [f"target:{target.kind}"]

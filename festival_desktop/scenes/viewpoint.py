"""How close somebody looks at a table."""

from PySide6.QtCore import QPointF


class Viewpoint:
    """A table that cannot be looked at more closely stays as it is."""

    def zoom(self, notches: float, anchor: QPointF | None = None) -> None:
        """Larger by notches of the wheel."""

    def pan(self, dx: float, dy: float) -> None:
        """Move the view."""

    def fit(self) -> None:
        """Show everything again."""

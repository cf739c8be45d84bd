"""What the system's own settings say about looks, as far as Qt tells."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from festival_desktop.ui.settings import Settings


def preferred_theme() -> str:
    """The theme that the system asks for: high contrast before light or dark."""
    hints = QGuiApplication.styleHints()
    # Qt tells the contrast since 6.10.
    accessibility: Any = getattr(hints, "accessibility", None)
    high = Qt.ContrastPreference.HighContrast if accessibility is not None else None
    if accessibility is not None and accessibility().contrastPreference() == high:
        return "contrast"
    return "light" if hints.colorScheme() == Qt.ColorScheme.Light else "dark"


def follow_system(settings: Settings) -> None:
    """Take over what the system says; the language follows it unless another is chosen."""
    settings.theme = preferred_theme()
    settings.language = ""

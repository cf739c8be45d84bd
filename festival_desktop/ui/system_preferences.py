"""What the system's own settings say about looks and motion, as far as Qt tells."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from festival_desktop.ui.settings import Settings


def preferred_theme() -> str:
    """The theme that the system asks for: high contrast before light or dark."""
    if _asks_for("contrastPreference"):
        return "contrast"
    light = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light
    return "light" if light else "dark"


def follow_system(settings: Settings) -> None:
    """Take over what the system says; the language follows it unless another is chosen."""
    settings.theme = preferred_theme()
    reduced = _asks_for("motionPreference")
    if reduced is not None:
        settings.motion = not reduced
    settings.language = ""


def _asks_for(preference: str) -> bool | None:
    """Whether the system prefers something; None if this Qt has no such question.

    It tells the contrast since 6.10, and motion since 6.12.
    """
    accessibility: Any = getattr(QGuiApplication.styleHints(), "accessibility", None)
    hints = accessibility() if accessibility is not None else None
    if not hasattr(hints, preference):
        return None
    wanted = getattr(hints, preference)()
    return bool(wanted != type(wanted).NoPreference)

"""The system's settings for looks and motion, as far as Qt knows them."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from festival_desktop.ui.settings import Settings


def preferred_theme() -> str:
    """Return the system's preferred theme: high contrast before light or dark."""
    if _asks_for("contrastPreference"):
        return "contrast"
    light = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light
    return "light" if light else "dark"


def follow_system(settings: Settings) -> None:
    """Adopt the system's settings; the language follows it unless another is chosen."""
    settings.theme = preferred_theme()
    reduced = _asks_for("motionPreference")
    if reduced is not None:
        settings.motion = not reduced
    settings.language = ""


def _asks_for(preference: str) -> bool | None:
    """Return whether the system has a preference; None if this Qt does not know.

    It knows contrast since 6.10, and motion since 6.12.
    """
    accessibility: Any = getattr(QGuiApplication.styleHints(), "accessibility", None)
    hints = accessibility() if accessibility is not None else None
    if not hasattr(hints, preference):
        return None
    wanted = getattr(hints, preference)()
    return bool(wanted != type(wanted).NoPreference)

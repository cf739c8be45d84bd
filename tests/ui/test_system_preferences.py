"""What the system's own settings say is taken over, as far as this Qt tells."""

from enum import Enum
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from festival_desktop import paths
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.system_preferences import follow_system


class MotionPreference(Enum):
    """That of Qt 6.12."""

    NoPreference = 0
    ReducedMotion = 1


@pytest.fixture
def settings(home: Path) -> Settings:
    return Settings(paths.config_dir())


def system(monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme, **preferences: Any) -> None:
    """A system that says this; without preferences, a Qt that does not tell of any."""
    said = {name: lambda value=value: value for name, value in preferences.items()}
    hints = SimpleNamespace(colorScheme=lambda: scheme)
    if said:
        hints.accessibility = lambda: SimpleNamespace(**said)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: hints)


def test_contrast_comes_before_the_colour_scheme(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    Contrast, Scheme = Qt.ContrastPreference, Qt.ColorScheme
    for scheme, contrast, theme in (
        (Scheme.Light, Contrast.NoPreference, "light"),
        (Scheme.Light, Contrast.HighContrast, "contrast"),
        (Scheme.Dark, Contrast.NoPreference, "dark"),
        (Scheme.Unknown, Contrast.NoPreference, "dark"),
    ):
        system(monkeypatch, scheme, contrastPreference=contrast)
        follow_system(settings)
        assert settings.theme == theme


def test_motion_is_reduced_where_the_system_asks_for_it(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    for preference in MotionPreference:
        system(monkeypatch, Qt.ColorScheme.Dark, motionPreference=preference)
        follow_system(settings)
        assert settings.motion == (preference is MotionPreference.NoPreference)


def test_motion_stays_as_it_is_where_nobody_tells(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    system(monkeypatch, Qt.ColorScheme.Dark)
    for motion in (False, True):
        settings.motion = motion
        follow_system(settings)
        assert settings.motion == motion


def test_the_qt_of_this_program_is_asked(settings: Settings) -> None:
    follow_system(settings)
    assert settings.theme in ("dark", "light", "contrast")

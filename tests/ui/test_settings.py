"""Settings: typed, remembered, announced, and never a reason to fail."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from pytestqt.qtbot import QtBot

from festival_desktop.ui.settings import Settings


def reopened(settings: Settings, folder: Path) -> Settings:
    settings.file.sync()
    return Settings(folder)


def test_a_new_person_gets_the_defaults(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.language == ""
    assert settings.theme == "dark"
    assert settings.text_scale == 1.0
    assert settings.motion is True
    assert settings.pace == "normal"
    assert settings.confirm_end is True
    assert settings.names == ()
    assert settings.geometry.isEmpty()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "de"),
        ("theme", "contrast"),
        ("text_scale", 1.5),
        ("motion", False),
        ("pace", "step"),
        ("effects", 0),
        ("ambience", 100),
        ("muted", True),
        ("confirm_end", False),
        ("names", ("Mira",)),
        ("names", ("Mira, the first", "Jonas = 2", "Åsa")),
        ("folder", "/home/mira/games"),
        ("geometry", QByteArray(b"\x00\x01place")),
    ],
)
def test_what_is_set_is_there_after_a_restart(tmp_path: Path, name: str, value: object) -> None:
    settings = Settings(tmp_path)
    setattr(settings, name, value)
    assert getattr(settings, name) == value
    assert getattr(reopened(settings, tmp_path), name) == value


def test_a_change_is_announced_once_and_no_change_is_not(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path)
    with qtbot.waitSignal(settings.changed("theme")) as blocker:
        settings.theme = "light"
    assert blocker.args == ["light"]
    with qtbot.assertNotEmitted(settings.changed("theme")):
        settings.theme = "light"


def test_a_damaged_value_is_the_default(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text(
        "[look]\ntheme=pink\ntext_scale=huge\nmotion=perhaps\n"
        "[sound]\neffects=loud\nambience=101\nmuted=maybe\n"
        "[play]\npace=@Invalid()\nconfirm_end=\n[window]\ngeometry=7\n"
    )
    settings = Settings(tmp_path)
    assert settings.theme == "dark"
    assert settings.text_scale == 1.0
    assert settings.motion is True
    assert (settings.effects, settings.ambience, settings.muted) == (70, 60, False)
    assert settings.pace == "normal"
    assert settings.confirm_end is True
    assert settings.geometry.isEmpty()


def test_a_file_that_is_no_ini_file_gives_the_defaults(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_bytes(b"\xff\xfe\x00broken\x00" * 50)
    assert Settings(tmp_path).theme == "dark"

"""Check this installation, licences and About, in the window; files that come as events."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from festival_desktop import __version__, checkup, paths
from festival_desktop.app import Application
from festival_desktop.checkup import Finding, Installation
from festival_desktop.controller import thinker
from festival_desktop.ui.dialogs import checkup as checkup_module
from festival_desktop.ui.dialogs.about import (
    BUILD,
    AboutDialog,
    Build,
    LicencesDialog,
    read_build,
    read_parts,
)
from festival_desktop.ui.dialogs.checkup import CheckupDialog
from festival_desktop.ui.widgets.labels import Label
from tests.ui.window import Start

pytestmark = pytest.mark.sample(5, of="file")

NOWHERE = Installation(Path(), Path(), {}, (), {}, "1.2.3")
FOUND = [Finding("sound", "unused"), Finding("translation", "bad", {"language": "de"})]


def words(dialog: QWidget) -> str:
    return " ".join(label.text() for label in dialog.findChildren(Label))


@pytest.fixture
def dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> CheckupDialog:
    monkeypatch.setattr(checkup_module, "checks", lambda place: iter(FOUND))
    dialog = CheckupDialog(NOWHERE)
    qtbot.addWidget(dialog)
    return dialog


def test_the_check_shows_what_it_found_and_copies_it(dialog: CheckupDialog, qtbot: QtBot) -> None:
    dialog.show()
    qtbot.waitUntil(lambda: dialog.complete)
    assert "Language: Deutsch" in words(dialog)
    assert dialog.headline.text().startswith("Problems were found")
    dialog.copy.click()
    assert "FAILED  Language: Deutsch" in QGuiApplication.clipboard().text()


def test_closing_the_check_ends_it(dialog: CheckupDialog, qtbot: QtBot) -> None:
    dialog.show()
    dialog.accept()
    QCoreApplication.processEvents()
    assert not dialog.complete


def test_the_menu_checks_the_real_installation(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Other work on the machine fails no test.
    monkeypatch.setattr(checkup, "PATIENCE", 600.0)
    monkeypatch.setattr(thinker, "WAITING_MS", 60_000)
    window = start()
    seen: list[str] = []

    def look() -> None:
        shown = QApplication.activeModalWidget()
        if not isinstance(shown, CheckupDialog) or not shown.complete:
            QTimer.singleShot(50, look)
            return
        seen.append(shown.headline.text())
        shown.accept()

    QTimer.singleShot(0, look)
    window.shell.actions["checkup"].trigger()
    assert seen == ["Everything works."]


def test_about_says_what_people_may_want_to_know(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    told = words(dialog)
    for word in (__version__, "unofficial", "network", "seed", "MIT"):
        assert word in told


def test_about_says_when_it_was_built_and_where_newer_versions_are(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / BUILD).write_text('{"date": "2026-11-05", "address": "https://festival.example"}')
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert "built on" in words(dialog)
    assert "2026" in words(dialog)
    assert "You can find newer versions at https://festival.example." in words(dialog)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"date": 7}', '{"date": "soon"}'])
def test_a_source_and_a_damaged_note_have_no_date_and_no_address(
    qtbot: QtBot, tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / BUILD).write_text(text)
    assert read_build(tmp_path) == read_build(tmp_path / "nowhere") == Build()
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert f"Version {__version__} " in words(dialog)
    assert "newer versions" not in words(dialog)


def test_about_leads_to_the_check(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    window = start()
    monkeypatch.setattr(AboutDialog, "exec", lambda self: self.check_requested.emit())
    asked: list[object] = []
    monkeypatch.setattr(
        checkup_module, "check_installation", lambda games, parent: asked.append(parent)
    )
    window.shell.about()
    assert asked == [window]


def test_every_licence_can_be_read(qtbot: QtBot) -> None:
    parts = read_parts(paths.resources())
    dialog = LicencesDialog(parts)
    qtbot.addWidget(dialog)
    assert dialog.list.count() == len(parts) > 5
    for row, part in enumerate(parts):
        dialog.list.setCurrentRow(row)
        shown = dialog.text.toPlainText()
        assert shown.strip() == part.text.strip() if part.text else part.licence in shown


def test_a_missing_list_of_licences_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = LicencesDialog(read_parts(tmp_path))
    qtbot.addWidget(dialog)
    assert "missing" in dialog.text.toPlainText()


def test_a_file_that_macos_hands_over_is_told(qapp: QApplication) -> None:
    told: list[str] = []

    class Told:
        file_requested = type("Signal", (), {"emit": staticmethod(told.append)})

    assert Application.event(Told(), QFileOpenEvent("/a game.festival"))  # type: ignore[arg-type]
    assert told == ["/a game.festival"]

"""The settings page: what is chosen is set at once."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStackedWidget
from pytestqt.qtbot import QtBot

from festival_desktop.ai.strength import Figure, Strengths
from festival_desktop.controller.match_controller import Pace
from festival_desktop.ui.dialogs.strength import StrengthDialog, Tables
from festival_desktop.ui.pages.settings import SettingsPage
from festival_desktop.ui.setting import Row, Setting, Strip, one_of
from festival_desktop.ui.settings import PACES, THEMES, Settings
from festival_desktop.ui.style import apply_look
from festival_desktop.ui.widgets.labels import Label
from tests.ui.pages.screen import on_screen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, settings: Settings) -> SettingsPage:
    return on_screen(SettingsPage(settings, None), qtbot)


def control(page: SettingsPage, name: str) -> Any:
    return page.panel.control(name)


def percent(page: SettingsPage) -> str:
    (said,) = (one.text() for one in page.findChildren(Label) if "%" in one.text())
    return said


def test_what_is_set_is_shown(qtbot: QtBot, settings: Settings) -> None:
    settings.language, settings.theme, settings.text_scale = "de", "contrast", 1.5
    settings.motion, settings.pace, settings.confirm_end = False, "slow", False
    page = SettingsPage(settings, None)
    qtbot.addWidget(page)
    assert control(page, "language").currentText() == "Deutsch *"
    assert control(page, "theme").index == THEMES.index("contrast")
    assert control(page, "text_scale").value() == 150
    assert percent(page) == "150 %"
    assert control(page, "motion").isChecked()
    assert control(page, "pace").index == PACES.index("slow")
    assert not control(page, "confirm_end").isChecked()


@pytest.mark.parametrize("theme", THEMES)
def test_colours(page: SettingsPage, settings: Settings, qtbot: QtBot, theme: str) -> None:
    QTest.mouseClick(control(page, "theme").part(THEMES.index(theme)), LEFT)
    assert settings.theme == theme


def test_paces_are_in_order(page: SettingsPage) -> None:
    strip = control(page, "pace")
    said = [strip.part(n).accessibleName().split(": ")[1] for n in range(len(PACES))]
    assert said == ["Step", "Slow", "Normal", "Fast", "Instant"]
    lengths = [Pace[pace.upper()] for pace in PACES[1:]]
    assert lengths == sorted(lengths, reverse=True)
    assert [pace.name.lower() for pace in Pace] == list(PACES)


@pytest.mark.parametrize("pace", PACES)
def test_pace(page: SettingsPage, settings: Settings, qtbot: QtBot, pace: str) -> None:
    QTest.mouseClick(control(page, "pace").part(PACES.index(pace)), LEFT)
    assert settings.pace == pace


def test_text_size_by_keys(page: SettingsPage, settings: Settings, qtbot: QtBot) -> None:
    control(page, "text_scale").setFocus()
    for _ in range(3):
        QTest.keyClick(control(page, "text_scale"), Qt.Key.Key_Right)
    assert settings.text_scale == 1.3
    assert percent(page) == "130 %"


@pytest.mark.parametrize(
    ("setting", "value"), [("motion", False), ("confirm_end", False), ("tips", False)]
)
def test_switches(
    page: SettingsPage, settings: Settings, qtbot: QtBot, setting: str, value: Any
) -> None:
    QTest.mouseClick(control(page, setting), LEFT)
    assert getattr(settings, setting) is value


def test_language_by_keys(page: SettingsPage, settings: Settings, qtbot: QtBot) -> None:
    assert control(page, "language").hasFocus()
    with qtbot.waitSignal(settings.changed("language")):
        QTest.keyClick(control(page, "language"), Qt.Key.Key_Down)
    assert settings.language == "en"


def test_a_change_from_elsewhere_is_shown(page: SettingsPage, settings: Settings) -> None:
    settings.language = "de"
    assert control(page, "language").currentText() == "Deutsch *"


def test_the_page_follows_the_look_at_once(page: SettingsPage) -> None:
    night = page.grab().toImage()
    apply_look("light", 1.0)
    evening = page.grab().toImage()
    assert evening != night
    apply_look("light", 1.5)
    assert page.grab().toImage() != evening


def test_escape_and_the_button_lead_back(page: SettingsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_requested):
        QTest.mouseClick(page.back, LEFT)
    with qtbot.waitSignal(page.back_requested):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_sound_is_switched_and_its_volumes_are_set(page: SettingsPage, settings: Settings) -> None:
    QTest.mouseClick(control(page, "muted"), LEFT)
    assert settings.muted
    settings.muted = False
    assert control(page, "muted").isChecked()
    for name in ("effects", "ambience"):
        slider = control(page, name)
        slider.setFocus()
        QTest.keyClick(slider, Qt.Key.Key_Home)
        assert getattr(settings, name) == 0
        QTest.keyClick(slider, Qt.Key.Key_Right)
        assert getattr(settings, name) == 10


def test_how_strong_computers_are_is_told_where_it_was_measured(qtbot: QtBot) -> None:
    figure = Figure(
        game="row", players=2, level="master", against="friend", games=200, share=1.62, reach=0.1
    )
    games = [Tables("row", "Lantern Row", range(1, 4), 1)]
    dialog = StrengthDialog(games, Strengths(figures=(figure,)))
    qtbot.addWidget(dialog)
    dialog.show()
    said = [label.text() for label in dialog.findChildren(Label)]
    assert said.count("1.62 × ± 0.10") == 1
    assert said.count("not measured") == 1
    assert "No measurements for this version." in said


@pytest.mark.parametrize(("edition", "told"), [(2, True), (3, False), (None, False)])
def test_figures_measured_under_earlier_rules_are_marked(
    edition: int | None, told: bool, qtbot: QtBot
) -> None:
    figure = Figure("row", 2, "master", "friend", 200, 1.62, 0.1, edition)
    games = [Tables("row", "Lantern Row", range(1, 4), 3)]
    dialog = StrengthDialog(games, Strengths(figures=(figure,)))
    qtbot.addWidget(dialog)
    dialog.show()
    said = [label.text() for label in dialog.findChildren(Label)]
    note = "Partly measured with edition 2 of the rules; the current one is 3."
    assert (note in said) is told
    (cell,) = (one for one in dialog.findChildren(Label) if one.text() == "1.62 × ± 0.10")
    assert cell.toolTip().startswith("In 200 game")
    assert cell.toolTip().endswith(f", edition {edition} of the rules") is (edition is not None)


def test_a_button_asks_how_strong_computers_are(page: SettingsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.strength_requested):
        QTest.mouseClick(page.strength, LEFT)


class MoreSettings(Settings):
    """What the program has, and one declaration more."""

    moonlight = Setting(
        "look",
        "full",
        one_of("new", "full"),
        Row(
            "Moonlight",
            "How bright the night is.",
            Strip(("new", "full"), lambda: ("New moon", "Full moon")),
        ),
    )


def test_a_new_setting_is_one_declaration(qtbot: QtBot, tmp_path: Path) -> None:
    settings = MoreSettings(tmp_path)
    page = on_screen(SettingsPage(settings, None), qtbot)
    said = [label.text() for label in page.panel.findChildren(Label)]
    assert said[-2:] == ["Moonlight", "How bright the night is."]
    strip = control(page, "moonlight")
    assert strip.accessibleName() == "Moonlight"
    assert strip.index == 1
    with qtbot.waitSignal(settings.changed("moonlight")) as told:
        QTest.mouseClick(strip.part(0), LEFT)
    assert told.args == ["new"]
    settings.file.sync()
    assert MoreSettings(tmp_path).moonlight == "new"
    settings.moonlight = "full"
    assert strip.index == 1


def test_a_setting_that_is_not_declared_cannot_be_followed(settings: Settings) -> None:
    with pytest.raises(KeyError):
        settings.changed("moonlight")


def test_a_hidden_page_takes_on_another_look_when_it_is_shown(
    qtbot: QtBot, settings: Settings
) -> None:
    stack, page, other = (
        QStackedWidget(),
        SettingsPage(settings, None),
        SettingsPage(settings, None),
    )
    qtbot.addWidget(stack)
    stack.resize(1280, 680)
    stack.addWidget(page)
    stack.addWidget(other)
    stack.setCurrentWidget(other)
    with qtbot.waitExposed(stack):
        stack.show()
    label = page.panel.names["language"]
    ink, size = label.palette().windowText().color(), label.font().pixelSize()
    apply_look("contrast", 1.5)
    assert label.font().pixelSize() == size, "nobody sees it"
    stack.setCurrentWidget(page)
    shown = other.panel.names["language"]
    assert label.font().pixelSize() == shown.font().pixelSize() > size
    assert label.palette().windowText().color() == shown.palette().windowText().color() != ink

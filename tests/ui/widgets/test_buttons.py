"""Buttons: how they are pressed, how they look, what they say to a screen reader."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.art.type import forget_misfits, misfits
from festival_desktop.ui.style import BLEED, apply_look
from festival_desktop.ui.widgets.buttons import Button

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def button(qtbot: QtBot) -> Button:
    button = Button("primary", "play", px=20, height=56)
    button.say("Continue", "since yesterday", "3")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    with qtbot.waitExposed(button):
        button.show()
    return button


def image(button: Button) -> QImage:
    return button.grab().toImage()


def test_a_click_on_the_body_presses(button: Button, qtbot: QtBot) -> None:
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, LEFT, pos=button.rect().center())


def test_a_click_on_the_shadow_does_not_press(button: Button, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(button.clicked):
        QTest.mouseClick(button, LEFT, pos=QPoint(BLEED // 2, BLEED // 2))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press(button: Button, qtbot: QtBot, key: Qt.Key) -> None:
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_every_state_looks_different(button: Button, qtbot: QtBot) -> None:
    button.clearFocus()
    normal = image(button)
    button.setFocus()
    focused = image(button)
    button.clearFocus()
    QTest.mousePress(button, LEFT, pos=button.rect().center())
    pressed = image(button)
    QTest.mouseRelease(button, LEFT, pos=QPoint(0, 0))
    button.setEnabled(False)
    disabled = image(button)
    looks = [normal, focused, pressed, disabled]
    assert all(a != b for i, a in enumerate(looks) for b in looks[:i])


def test_the_pointer_lights_it(button: Button) -> None:
    looks = []
    for over in (False, True):
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, over)
        looks.append(image(button))
    assert looks[0] != looks[1]


def test_a_reader_hears_label_count_and_second_line(button: Button) -> None:
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken.role() == QAccessible.Role.Button
    assert spoken.text(QAccessible.Text.Name) == "Continue 3"
    assert spoken.text(QAccessible.Text.Description) == "since yesterday"


def test_an_ampersand_is_a_letter(button: Button) -> None:
    button.say("Salt & Pepper")
    assert button.label == "Salt & Pepper"
    assert button.shortcut().isEmpty()


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("kind", ["primary", "paper", "night", "wood"])
def test_its_words_fit_at_every_text_size(qtbot: QtBot, kind: str, scale: float) -> None:
    apply_look("light", scale)
    button = Button(kind, "archive", px=15, height=58)
    button.say("Ein langes Wort", "und eine zweite Zeile", "12")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    forget_misfits()
    button.grab()
    assert misfits() == []

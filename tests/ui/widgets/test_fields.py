"""Lines to fill in, choices from a list, and the slider."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFocusFrame, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from festival_desktop.ui.style import BLEED, apply_look
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import BrassSlider, Switch
from festival_desktop.ui.widgets.fields import Chooser, PaperField


def wheel(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    turned = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(widget.rect().center())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, turned)


def test_a_name_can_be_typed(qtbot: QtBot) -> None:
    field = PaperField()
    qtbot.addWidget(field)
    field.show()
    QTest.keyClicks(field, "Maya")
    assert field.text() == "Maya"


def test_what_is_wrong_is_seen(qtbot: QtBot) -> None:
    field = PaperField()
    qtbot.addWidget(field)
    right = field.grab().toImage()
    field.set_wrong(True)
    assert field.grab().toImage() != right


def test_a_field_grows_with_the_text_size(qtbot: QtBot) -> None:
    field = PaperField()
    qtbot.addWidget(field)
    small = field.sizeHint().height()
    apply_look("dark", 2.0)
    assert field.sizeHint().height() > small
    assert field.font().pixelSize() == 30


def test_a_chooser_is_worked_by_keys_and_not_by_the_wheel(qtbot: QtBot) -> None:
    chooser = Chooser()
    chooser.addItems(["English", "Deutsch"])
    qtbot.addWidget(chooser)
    chooser.show()
    wheel(chooser)
    assert chooser.currentIndex() == 0
    QTest.keyClick(chooser, Qt.Key.Key_Down)
    assert chooser.currentText() == "Deutsch"


def test_the_ring_follows_the_focus_and_goes_with_it(qtbot: QtBot) -> None:
    page, switch, field, button = QWidget(), Switch(), PaperField(), Button()
    column = QVBoxLayout(page)
    for widget in (switch, field, button):
        column.addWidget(widget)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()

    def ringed() -> list[QWidget]:
        return [ring.widget() for ring in page.findChildren(QFocusFrame) if ring.isVisible()]

    for widget in (field, switch):
        button.setFocus()
        bare = page.grab(widget.geometry()).toImage()
        widget.setFocus()
        assert ringed() == [widget]
        [ring] = (ring for ring in page.findChildren(QFocusFrame) if ring.isVisible())
        assert ring.mask().isEmpty(), "the ring of a switch is around its knob's groove"
        assert page.grab(widget.geometry()).toImage() != bare
    button.setFocus()
    assert ringed() == [], "a button has its own, inside its room"


def slider(qtbot: QtBot) -> BrassSlider:
    slider = BrassSlider(80, 200, step=10)
    slider.setValue(100)
    qtbot.addWidget(slider)
    slider.resize(slider.sizeHint())
    slider.show()
    return slider


@pytest.mark.parametrize("way", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_part_before_the_knob_is_red(qtbot: QtBot, way: Qt.LayoutDirection) -> None:
    knob = slider(qtbot)
    knob.setLayoutDirection(way)
    picture, middle = knob.grab().toImage(), knob.height() // 2
    left, right = (picture.pixelColor(x, middle) for x in (20, knob.width() - 20))
    low, high = (left, right) if way == Qt.LayoutDirection.LeftToRight else (right, left)
    assert low.green() < 90 < high.green()


def test_arrows_move_the_knob_by_steps(qtbot: QtBot) -> None:
    knob = slider(qtbot)
    with qtbot.waitSignal(knob.valueChanged) as changed:
        QTest.keyClick(knob, Qt.Key.Key_Right)
    assert changed.args == [110]


def test_the_knob_follows_the_pointer_and_tells_when_it_is_let_go(qtbot: QtBot) -> None:
    knob = slider(qtbot)
    middle = knob.height() // 2
    with qtbot.assertNotEmitted(knob.valueChanged):
        QTest.mousePress(knob, Qt.MouseButton.LeftButton, pos=QPoint(BLEED + 4, middle))
        QTest.mouseMove(knob, QPoint(knob.width() - BLEED, middle))
    with qtbot.waitSignal(knob.valueChanged) as changed:
        end = QPoint(knob.width() - BLEED, middle)
        QTest.mouseRelease(knob, Qt.MouseButton.LeftButton, pos=end)
    assert changed.args == [200]


def test_the_wheel_leaves_the_knob_alone(qtbot: QtBot) -> None:
    knob = slider(qtbot)
    wheel(knob)
    assert knob.value() == 100

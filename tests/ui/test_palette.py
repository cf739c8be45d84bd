"""Menus, tool tips and lists that open belong to the theme, in every one of them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolTip, QWidget

from festival_desktop.art.brush import color
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.palette import apply_palette
from festival_desktop.ui.settings import THEMES
from festival_desktop.ui.style import apply_look
from festival_desktop.ui.widgets.fields import Chooser

Role = QPalette.ColorRole


@pytest.fixture(params=THEMES)
def window(
    request: pytest.FixtureRequest, start: Callable[..., MainWindow]
) -> Iterator[MainWindow]:
    window = start()
    window.settings.theme = request.param
    yield window
    apply_look("dark", 1.0)


def apart(one: QColor, other: QColor) -> float:
    """The contrast of two colours, as the guidelines for the web define it."""

    def light(colour: QColor) -> float:
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def background(widget: QWidget) -> QColor:
    """The colour most of it has."""
    image = widget.grab().toImage()
    seen = [
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    ]
    return QColor(max(set(seen), key=seen.count))


def menus(window: MainWindow) -> list[QMenu]:
    field = QLineEdit(window)
    opened = field.createStandardContextMenu()
    opened.setParent(field, opened.windowFlags())
    return [window.shell.actions.menu(window), opened]


def test_menus_are_of_the_theme(window: MainWindow) -> None:
    for menu in menus(window):
        menu.ensurePolished()
        palette = menu.palette()
        ground = palette.color(Role.Window)
        assert ground == color("night1")
        assert apart(ground, background(menu)) < 1.2, "the style makes it a little lighter"
        for ink in (palette.color(Role.Text), palette.color(Role.WindowText)):
            assert apart(ink, ground) >= 7
        marked = palette.color(Role.HighlightedText), palette.color(Role.Highlight)
        assert apart(*marked) >= 4.5


def test_tool_tips_are_of_the_theme(window: MainWindow) -> None:
    QToolTip.showText(window.mapToGlobal(QPoint(20, 20)), "What it does", window)
    try:
        [tip] = [w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel")]
        assert background(tip) == color("night1")
        assert apart(tip.palette().color(Role.ToolTipText), color("night1")) >= 7
    finally:
        QToolTip.hideText()
        apply_palette(QApplication.instance())  # type: ignore[arg-type]


def test_lists_that_open_are_of_the_theme(window: MainWindow) -> None:
    chooser = Chooser(parent=window)
    chooser.addItems(["One", "Two"])
    palette = chooser.view().palette()
    assert palette.color(Role.Base) == color("field2")
    assert apart(palette.color(Role.Text), palette.color(Role.Base)) >= 7

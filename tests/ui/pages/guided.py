"""Hands at the table of a lesson or a puzzle: real events, by mouse or by keys."""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from festival_desktop.models.choices import ChoiceRole
from festival_desktop.play.table import Target
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.guided import GuidedPage

LEFT = Qt.MouseButton.LeftButton
BY_RIM = ("tray",)
"""What is turned by its rim, not pressed."""


def by_mouse(page: GuidedPage, target: Target) -> bool:
    """Press it on the table; False if it lies nowhere."""
    place = page.scene.presenter.parts.place_of(target)
    if place is None:
        return False
    spot = page.view.mapFromScene(place.center())
    QTest.mouseMove(page.view.viewport(), QPoint(1, 1))  # two presses in one place are hasty
    QTest.mouseMove(page.view.viewport(), spot)
    before = list(page.session.selector.selected)
    QTest.mouseClick(page.view.viewport(), LEFT, pos=QPoint(spot))
    return before != list(page.session.selector.selected) or not page.session.selector.selected


def by_keys(page: GuidedPage, target: Target) -> None:
    """Choose it in the list."""
    window = page.window()
    assert isinstance(window, MainWindow)
    window.shell.actions["choices"].trigger()
    chosen = page.side.choices.list
    assert chosen.visibleRegion().boundingRect().height() >= chosen.sizeHintForRow(0)
    rows = chosen.model().rowCount()
    (row,) = (
        row for row in range(rows) if chosen.model().index(row, 0).data(ChoiceRole.TARGET) == target
    )
    QTest.keyClick(chosen, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(chosen, Qt.Key.Key_Down)
    QTest.keyClick(chosen, Qt.Key.Key_Return)


def do(page: GuidedPage, move: Any, mouse: bool) -> None:
    """Select what makes up a move, until it is made: some selections follow from others."""
    made: list[Any] = []
    page.session.chosen.connect(made.append)
    targets = [
        target
        for together in page.session.table.selections(move)
        for target in sorted(together, key=lambda one: (one.kind, one.key))
    ]
    if mouse and targets[-1].kind == "turn":  # a click on the cell lays the tile as it is turned
        first, *targets, turned = targets
        assert by_mouse(page, first)
        for _ in range(*turned.key):
            QTest.mouseClick(page.view.viewport(), Qt.MouseButton.RightButton)
    for target in targets:
        if made or target in page.session.selector.selected:
            continue
        if not (mouse and target.kind not in BY_RIM and by_mouse(page, target)):
            by_keys(page, target)
    page.session.chosen.disconnect(made.append)
    assert made == [move]

"""Screen readers are told of one focus: that of the keyboard."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from festival_desktop.ui.main_window import MainWindow
from tests.ui.walk import places, put_away, settle

Start = Callable[..., MainWindow]
ITEMS = (QAccessible.Role.ListItem, QAccessible.Role.TreeItem)


def below(interface: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    """Everything that is or is not shown, without what lies on tables."""
    if interface is not None and interface.isValid():
        yield interface
        for number in range(interface.childCount()):
            yield from below(interface.child(number))


def false_claims() -> list[str]:
    """Items that claim the focus, although their list has not got it."""
    return [
        one.text(QAccessible.Text.Name)
        for window in QApplication.topLevelWidgets()
        for one in below(QAccessible.queryAccessibleInterface(window))
        if one.role() in ITEMS and one.state().focused and not has_focus(one.parent().object())
    ]


def has_focus(view: object) -> bool:
    return isinstance(view, QWidget) and view.hasFocus()


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "place",
    ["saves", "settings", "festival_of_lanterns setup 4", "lanterns_dice log 4", "licences"],
)
def test_no_item_of_a_list_claims_a_focus_that_is_elsewhere(start: Start, place: str) -> None:
    window = start()
    ways = dict(places(every=False))
    settle(ways["firefly_festival log 6"](window))  # a game that is saved
    shown = ways[place](window)
    settle(shown)
    assert false_claims() == []
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget() or shown, Qt.Key.Key_Tab)
        assert false_claims() == []
    put_away(shown)
    settle(ways["shelf"](window))
    assert false_claims() == []


def test_the_contents_of_a_book_show_where_the_reader_is_without_claiming_the_focus(
    start: Start,
) -> None:
    window = start()
    rules = dict(places(every=False))["lanterns_dice rules"](window)
    settle(rules)
    contents = window.shell.help.window.contents
    contents.setFocus()
    for _ in range(3):
        QTest.keyClick(contents, Qt.Key.Key_Down)
    window.shell.help.window.text.setFocus()
    assert len(contents.selectedItems()) == 1
    assert false_claims() == []
    contents.setFocus()
    assert contents.currentItem() is contents.selectedItems()[0]
    put_away(rules)


def test_a_chosen_item_is_kept_when_its_list_closes(start: Start) -> None:
    window = start()
    settle(dict(places(every=False))["saves"](window))
    chooser = window.shell.files.saves.filters.game
    chooser.setFocus()
    chooser.showPopup()
    QTest.keyClick(chooser.view(), Qt.Key.Key_Down)
    QTest.keyClick(chooser.view(), Qt.Key.Key_Return)
    QApplication.processEvents()
    assert chooser.currentIndex() == 1
    assert not chooser.view().currentIndex().isValid()
    chooser.showPopup()
    assert chooser.view().currentIndex().row() == 1
    chooser.hidePopup()

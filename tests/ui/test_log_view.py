"""What happened at a table: steps that changed nothing are left out."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.models.log import LogEntry, LogModel, LogRole
from festival_desktop.ui.table.log_view import LogView

QUIET = (1, 3, 4)


@pytest.fixture
def show(qtbot: QtBot) -> Callable[[int], LogView]:
    model = LogModel(
        lambda entry: f"step {entry.number}", None, lambda entry: entry.number in QUIET
    )
    view = LogView(model)
    qtbot.addWidget(view)
    view.resize(240, 400)
    view.show()

    def shown(steps: int) -> LogView:
        model.show([LogEntry(number, number % 2, (), False) for number in range(steps)])
        view.doItemsLayout()
        return view

    return shown


def lines(view: LogView) -> list[int]:
    """The numbers of the steps that can be seen, from the top."""
    rows = [row for row in range(view.model().rowCount()) if not view.isRowHidden(row)]
    rects = [view.visualRect(view.model().index(row, 0)) for row in rows]
    assert [rect.top() for rect in rects] == sorted({rect.top() for rect in rects})
    return [view.model().index(row, 0).data(LogRole.ENTRY).number for row in rows]


def test_steps_that_changed_nothing_are_left_out(show: Callable[[int], LogView]) -> None:
    assert lines(show(5)) == [0, 2]
    assert lines(show(7)) == [0, 2, 5, 6]
    assert lines(show(2)) == [0]
    assert lines(show(6)) == [0, 2, 5]


def test_the_lock_is_below_the_last_line_that_can_be_seen(
    show: Callable[[int], LogView],
) -> None:
    view = show(7)
    free = view.visualRect(view.model().index(2, 0)).height()
    view.set_floor(5)
    view.doItemsLayout()
    assert view.visualRect(view.model().index(2, 0)).height() > free
    view.set_floor(0)
    view.doItemsLayout()
    assert view.visualRect(view.model().index(2, 0)).height() == free

"""The lists of what happened and of what can be selected."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from festival_desktop.models.choices import ChoiceRole, ChoicesModel
from festival_desktop.models.log import LogEntry, LogModel, LogRole
from festival_desktop.play.table import Target

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def entry(number: int, seat: int = 0) -> LogEntry:
    return LogEntry(number, seat, (), False)


def words(entry: LogEntry) -> str:
    return f"step {entry.number} of {entry.seat}"


logs = st.lists(st.integers(0, 3), max_size=8).map(
    lambda seats: [entry(number, seat) for number, seat in enumerate(seats)]
)


@given(st.lists(logs, min_size=1, max_size=6))
def test_the_log_keeps_the_common_beginning(histories: Sequence[Sequence[LogEntry]]) -> None:
    model = LogModel(words)
    QAbstractItemModelTester(model, FATAL, model)
    before: Sequence[LogEntry] = []
    for history in histories:
        selected: list[int] = []
        model.rowsRemoved.connect(lambda _, first, __, rows=selected: rows.append(first))
        model.rowsInserted.connect(lambda _, first, __, rows=selected: rows.append(first))
        model.show(history)
        shown = [model.index(row, 0).data(LogRole.ENTRY) for row in range(model.rowCount())]
        assert shown == list(history)
        same = 0
        while same < min(len(before), len(history)) and before[same] == history[same]:
            same += 1
        assert all(row >= same for row in selected)
        before = history


def test_a_line_is_spoken_as_it_is_written() -> None:
    model = LogModel(words)
    model.show([entry(0), entry(1, seat=2)])
    index = model.index(1, 0)
    assert index.data() == "step 1 of 2"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "step 1 of 2"
    assert index.data(Qt.ItemDataRole.DecorationRole) is None


def test_another_language_changes_every_line() -> None:
    language = ["{} of {}"]
    model = LogModel(lambda entry: language[0].format(entry.number, entry.seat))
    model.show([entry(0), entry(1)])
    heard: set[int] = set()
    model.dataChanged.connect(lambda first, last: heard.update((first.row(), last.row())))
    language[0] = "{} von {}"
    model.retranslate()
    assert heard == {0, 1}
    assert [model.index(row, 0).data() for row in heard] == ["0 von 0", "1 von 0"]


def test_an_empty_list_has_nothing_to_say_again(qtbot: QtBot) -> None:
    log, choices = LogModel(words), ChoicesModel(str)
    with qtbot.assertNotEmitted(log.dataChanged), qtbot.assertNotEmitted(choices.dataChanged):
        log.retranslate()
        choices.retranslate()


def test_choices_are_what_they_were_told_and_stay_in_place_when_they_are_the_same(
    qtbot: QtBot,
) -> None:
    model = ChoicesModel(lambda target: target.kind)
    QAbstractItemModelTester(model, FATAL, model)
    targets = [Target("tile", (1,)), Target("pass")]
    with qtbot.waitSignal(model.modelReset):
        model.show(targets)
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show(list(targets))  # the same choices may mean something else by now
    assert model.rowCount() == 2
    assert model.index(1).data() == "pass"
    assert model.index(1).data(Qt.ItemDataRole.AccessibleTextRole) == "pass"
    assert model.index(0).data(ChoiceRole.TARGET) == Target("tile", (1,))
    assert model.data(model.index(5)) is None
    with qtbot.waitSignal(model.dataChanged):
        model.retranslate()

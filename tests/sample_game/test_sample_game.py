"""A fourth game in the real window, from the shelf to the score sheet.

It is on the list of games for the duration of a test, and nothing else in the program is changed.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop import catalog, paths
from festival_desktop.app import Program
from festival_desktop.cli import run_command
from festival_desktop.play.table import Target
from festival_desktop.ui.error_handler import LOG_FILE
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.replay import ReplayPage
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.settings import Settings
from tests.contract.lantern_row import ENTRY
from tests.sample_game.rules import DARK
from tests.ui.conftest import home, start  # noqa: F401 - fixtures
from tests.ui.window import Start

LEFT = Qt.MouseButton.LeftButton
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALONE = Qt.KeyboardModifier.NoModifier
PERSON, COMPUTER = 0, 1
SHORT, LONG = 0, 1


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog.GAMES, ENTRY.name, ENTRY)


class Hands:
    """What a person does in the window, and all that these tests know of its insides."""

    def __init__(self, start_program: Callable[..., MainWindow], qtbot: QtBot) -> None:
        self._start, self.qtbot = start_program, qtbot
        self.window = start_program()

    def start_again(self, *files: Path) -> None:
        """Leave the program, and start it with these files."""
        self.window = self._start(tuple(map(str, files)))

    @property
    def table(self) -> TablePage:
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    @property
    def end(self) -> EndPage:
        page = self.window.page
        assert isinstance(page, EndPage)
        return page

    @property
    def state(self) -> Any:
        return self.table.match.state

    def open_setup(self) -> SetupPage:
        *_, last = self.window.shelf.jetty.buttons
        QTest.mouseClick(last, LEFT)
        page = self.window.page
        assert isinstance(page, SetupPage)
        return page

    def begin(self, *kinds: int, row: int = SHORT) -> None:
        """Set a game up by the mouse and play it."""
        page = self.open_setup()
        page.seats.choose_number(len(kinds))
        for seat, kind in zip(page.seats.rows, kinds, strict=False):
            QTest.mouseClick(seat.kind.part(kind), LEFT)
        QTest.mouseClick(page.options.block("row").strip.part(row), LEFT)
        page.seed.show_seed("jade-owl-7")
        QTest.mouseClick(page.play, LEFT)
        self.skip_announcement()

    def skip_announcement(self) -> None:
        """Any key lets the next person act at once."""
        if self.table.banner.isVisible():
            QTest.keyClick(self.table.banner, Qt.Key.Key_Escape)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = ALONE) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key, modifiers)

    def go_on(self) -> None:
        """End the turn, and let the computers move."""
        if self.table.controller.awaiting_end_turn:
            self.key(Qt.Key.Key_Return, CONTROL)
        self.qtbot.waitUntil(lambda: not self.table.controller.computer_to_move)
        self.skip_announcement()

    def spot(self, lantern: int) -> QPoint:
        place = self.table.scene.presenter.parts.place_of(Target("lantern", (lantern,)))
        assert place is not None
        return self.table.view.mapFromScene(place.center())

    def press(self, lantern: int) -> None:
        QTest.mouseClick(self.table.view.viewport(), LEFT, pos=self.spot(lantern))

    def light(self, lantern: int) -> None:
        self.press(lantern)
        self.go_on()

    def see_scores(self) -> None:
        """The game is over: to the score sheet."""
        self.key(Qt.Key.Key_Return, CONTROL)


@pytest.fixture
def hands(start: Start, qtbot: QtBot) -> Hands:  # noqa: F811
    return Hands(start, qtbot)


def saved_files() -> list[Path]:
    return sorted(paths.saves_dir().glob("*.festival"))


# -- before the game -----------------------------------------------------------------------------


def test_the_program_does_not_know_it() -> None:
    program = Path(catalog.__file__).parent
    for file in program.rglob("*.py"):
        assert "lantern_row" not in file.read_text(encoding="utf-8").lower().replace(" ", "_")


def test_its_box_stands_on_the_shelf(hands: Hands) -> None:
    *others, last = hands.window.shelf.jetty.buttons
    assert len(others) == 3
    assert last.accessibleName() == "Lantern Row"
    assert "2–3 players" in last.accessibleDescription()


def test_it_is_set_up_with_its_option(hands: Hands) -> None:
    page = hands.open_setup()
    assert page.new_game().setup.options == {"row": ("short",)}
    QTest.mouseClick(page.options.block("row").strip.part(LONG), LEFT)
    assert page.new_game().setup.options == {"row": ("long",)}
    QTest.mouseClick(page.seats.rows[2].add, LEFT)
    assert page.new_game().setup.players == 3
    QTest.mouseClick(page.play, LEFT)
    assert len(hands.state.lit) == 18
    assert hands.state.players == 3


# -- playing -------------------------------------------------------------------------------------


def test_a_game_is_played_by_the_mouse_to_its_score_sheet(hands: Hands) -> None:
    hands.begin(PERSON, PERSON)
    for lantern in (1, 0, 2, 4, 6, 8, 10):
        hands.light(lantern)
        assert hands.state.lit[lantern] != DARK
    assert hands.table.match.to_act is None
    totals = [score.total for score in hands.table.match.standing.scores]
    hands.see_scores()
    spoken = hands.end.sheet.accessibleDescription()
    assert "Sparks" in spoken
    assert "Side by side" in spoken
    assert all(f"Total {total}." in spoken for total in totals)


def test_what_is_pointed_at_says_what_it_would_bring(hands: Hands) -> None:
    hands.begin(PERSON, PERSON)
    sparks = hands.state.sparks[4]
    QTest.mouseMove(hands.table.view.viewport(), hands.spot(4))
    part, *_ = hands.table.scene.presenter.parts
    assert part.table.gain == f"+{sparks}"
    QTest.mouseMove(hands.table.view.viewport(), hands.spot(3))
    assert part.table.gain == "+0 and more"


def test_a_lantern_that_is_lit_says_why_not(hands: Hands) -> None:
    hands.begin(PERSON, PERSON)
    hands.light(4)
    QTest.mouseMove(hands.table.view.viewport(), hands.spot(3))
    hands.press(4)
    assert hands.table.notice.words == "Only dark lanterns of the row can be lit."


def test_a_game_is_played_by_keys_alone(hands: Hands) -> None:
    hands.begin(PERSON, COMPUTER)
    hands.go_on()
    for _ in range(12):
        if hands.table.match.to_act is None:
            break
        steps = len(hands.table.match.steps)
        hands.key(Qt.Key.Key_Right)
        hands.key(Qt.Key.Key_Return)
        assert len(hands.table.match.steps) > steps
        hands.go_on()
    assert hands.table.match.to_act is None
    hands.see_scores()
    assert hands.end


def test_a_game_is_played_in_the_list_of_choices(hands: Hands) -> None:
    hands.begin(PERSON, PERSON, PERSON, row=LONG)
    table = hands.table
    hands.key(Qt.Key.Key_F6)
    rows = table.session.choices
    assert rows.index(0).data() == f"Light lantern 1: +{hands.state.sparks[0]}"
    assert rows.index(1).data() == "Light lantern 2: +0 and more"
    for _ in range(17):
        hands.key(Qt.Key.Key_Return)
        hands.go_on()
    assert DARK not in hands.state.lit[:17]
    hands.see_scores()
    assert hands.end


def test_a_hint_is_given(hands: Hands) -> None:
    hands.begin(PERSON, PERSON)
    hands.key(Qt.Key.Key_H, CONTROL)
    assert hands.table.line.said.sentence.startswith("Light lantern ")
    marks = hands.table.scene.presenter.marks
    assert [spec.kind for spec in marks.items().values()] == ["pointed", "hint-ring"]


# -- going back ----------------------------------------------------------------------------------


def test_a_step_is_undone_and_redone_but_what_was_covered_stays_seen(hands: Hands) -> None:
    hands.begin(PERSON, PERSON)
    hands.press(4)
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.state.lit[4] == DARK
    hands.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert hands.state.lit[4] != DARK
    hands.go_on()
    hands.press(3)
    assert not hands.table.controller.history.can_undo
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.state.lit[3] != DARK


def test_a_game_is_seen_again_step_by_step(hands: Hands) -> None:
    hands.begin(PERSON, PERSON)
    for lantern in (4, 3, 6):
        hands.light(lantern)
    hands.key(Qt.Key.Key_R, CONTROL)
    page = hands.window.page
    assert isinstance(page, ReplayPage)
    seen = []
    for _ in range(4):
        seen.append(sum(lighter != DARK for lighter in page.session.view.lit))
        hands.key(Qt.Key.Key_Right)
    assert seen == [0, 1, 2, 3]
    assert page.session.log.rowCount() == 3
    hands.key(Qt.Key.Key_Escape)
    assert hands.table


# -- files ---------------------------------------------------------------------------------------


def test_a_game_is_saved_after_each_step_and_goes_on_from_its_file(hands: Hands) -> None:
    hands.begin(PERSON, PERSON)
    hands.light(4)
    hands.light(3)
    state = hands.state
    (file,) = saved_files()
    moves = ["light 5", "light 4"]
    hands.qtbot.waitUntil(lambda: json.loads(file.read_text())["moves"] == moves)
    hands.start_again()
    assert "2 of 12 lanterns lit" in hands.window.shelf.card.about.text()
    QTest.mouseClick(hands.window.shelf.card.button, LEFT)
    assert hands.state == state
    hands.light(6)
    assert len(hands.table.match.steps) == 3


def test_a_damaged_game_is_rescued(hands: Hands, tmp_path: Path) -> None:
    hands.begin(PERSON, PERSON)
    hands.light(4)
    hands.light(3)
    state = hands.state
    hands.start_again()
    (file,) = saved_files()
    damaged = tmp_path / "damaged.festival"
    damaged.write_text(file.read_text().replace('"light 5"', '"dance"'))
    hands.start_again(damaged)
    hands.qtbot.waitUntil(lambda: isinstance(hands.window.page, TablePage))
    assert "The file was damaged" in hands.table.notice.words
    assert hands.state == state
    hands.light(6)
    assert hands.state.lit[6] != DARK


# -- computers -----------------------------------------------------------------------------------


def test_computers_play_a_whole_game(hands: Hands) -> None:
    hands.begin(COMPUTER, COMPUTER, COMPUTER, row=LONG)
    table = hands.table
    hands.qtbot.waitUntil(lambda: table.match.to_act is None)
    assert DARK not in hands.state.lit[::2]
    hands.see_scores()
    assert hands.end


def test_computers_play_it_without_a_window(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["simulate", ENTRY.name, "--players", "3", "--games", "4"]) == 0
    assert "mean turns" in capsys.readouterr().out


@pytest.mark.usefixtures("home")
def test_where_the_other_process_does_not_know_the_game_computers_think_here(
    qapp: QApplication, qtbot: QtBot
) -> None:
    settings = Settings(paths.config_dir())
    settings.motion, settings.pace, settings.language = False, "instant", "en"
    program = Program(qapp, settings, apart=True)

    def started() -> MainWindow:
        program.start([])
        qtbot.waitUntil(lambda: program.ready)
        return program.window

    hands = Hands(started, qtbot)
    hands.begin(COMPUTER, COMPUTER)
    table = hands.table
    qtbot.waitUntil(lambda: table.match.to_act is None, timeout=30_000)
    log = paths.log_dir() / LOG_FILE  # written as soon as the process ends
    qtbot.waitUntil(log.exists, timeout=30_000)
    assert "Computers think in the window's process" in log.read_text()
    qapp.aboutToQuit.emit()
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()

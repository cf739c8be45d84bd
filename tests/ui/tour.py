"""Through every page and dialog of the program with one game, for tests."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop import catalog, paths
from festival_desktop.ai.arena import play_out
from festival_desktop.core.game import Setup
from festival_desktop.play.match import Match
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.document import document
from festival_desktop.ui.dialogs.about import LicencesDialog, read_parts
from festival_desktop.ui.dialogs.error_dialog import ErrorDialog
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.dialogs.save_questions import CopyQuestion, UnsavedQuestion
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.replay import ReplayPage

SEED = "jade-owl-7"
SEEN = 3
"""So many curtains are visited; the others are like them."""
Visit = Callable[[str], None]


@cache
def moves_of(game: str, seats: int) -> tuple[Any, ...]:
    """A whole game, as computers play it."""
    computers = [catalog.computers(game)["friend"]] * seats
    return play_out(catalog.rules(game), Setup(seats), computers, SEED).moves


def played(game: str, players: tuple[Player, ...], part: float = 1) -> Match[Any, Any, Any]:
    """The first part of a game, or all of it."""
    match = Match(catalog.rules(game), Setup(len(players)), players, SEED)
    moves = moves_of(game, len(players))
    for move in moves[: round(len(moves) * part)]:
        match.play(move)
    return match


def keep(path: Path, match: Match[Any, Any, Any]) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    store.write(path, document(match, "1.0", datetime(2025, 11, 16, 12, tzinfo=UTC)))
    return path


@contextmanager
def dialogs_shown(visit: Visit) -> Iterator[None]:
    """Dialogs are shown, visited and closed instead of waiting for a person."""

    def shown(dialog: PaperDialog) -> int:
        dialog.show()
        visit(type(dialog).__name__)
        dialog.close()
        return 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PaperDialog, "exec", shown)
        yield


def tour(window: MainWindow, game: str, names: tuple[str, ...], visit: Visit) -> None:
    """Call `visit` on every page and dialog, with these people at the table."""
    shell = window.shell
    pages = shell.pages
    people = tuple(map(Player, names))
    with dialogs_shown(visit):
        window.settings.names = names
        pages.go_to_setup(game)
        visit("setup")
        shell.print_sheets()
        _play(window, game, people, visit)
        running = paths.saves_dir() / f"{names[0].replace('/', ' ')}.festival"
        shell.current.open(keep(running, played(game, people, 0.6)))
        visit("loaded table")
        shell.current.open(keep(paths.saves_dir() / "over.festival", played(game, people)))
        visit("end")
        shell.print_sheets()
        pages.replay_current()
        replay = window.page
        assert isinstance(replay, ReplayPage)
        replay.controller.go(replay.controller.end // 2)
        visit("replay")
        _see_files(window, names, visit)
        pages.records.go_to_records()
        visit("records")
        shell.navigation.go(pages.comfort)
        visit("comfort")
        pages.go_to_settings()
        visit("settings")
        pages.settings.strength_requested.emit()
        _learn(window, game, visit)
        shell.navigation.go_to_shelf()
        visit("shelf")
        _see_dialogs(window, names[0])


def _learn(window: MainWindow, game: str, visit: Visit) -> None:
    window.shell.learning.go_to_learn()
    visit("learn")
    window.shell.learning.take_lesson(game, catalog.lessons(game)[0].name)
    visit("lesson")
    window.shell.learning.go_to_puzzles(game)
    visit("puzzles")
    window.shell.learning.take_puzzle(game, 1)
    visit("puzzle")
    window.shell.show_rules()
    visit("rules")


def _play(window: MainWindow, game: str, people: tuple[Player, ...], visit: Visit) -> None:
    """The table at the deal, with the curtain before the next person, and later on."""
    window.shell.current.begin(NewGame(game, Setup(len(people)), people, SEED))
    visit("deal")
    table = window.table
    assert table is not None
    curtains = 0
    for step in played(game, people, 0.25).steps:
        while table.controller.awaiting_end_turn or table.session.waiting is not None:
            if table.session.waiting is None:
                table.controller.go_on()
                continue
            curtains += 1
            if curtains < SEEN:
                visit("curtain")
            table.controller.take_over()
        table.controller.play(step.move)
    visit("table")
    window.say(people[0].name, "warning")
    table.hint.ask()
    visit("hint")
    table.side.show_choices()
    visit("choices")


def _see_files(window: MainWindow, names: tuple[str, ...], visit: Visit) -> None:
    broken = paths.saves_dir() / f"broken {names[0].replace('/', ' ')}.festival"
    broken.write_text("{")
    window.shell.files.go_to_saves()
    page = window.shell.files.saves
    QApplication.processEvents()
    for row in range(page.model.rowCount()):
        page.table.go_to(row)
        visit("saved games")
    page.detail.start_renaming()
    visit("renaming")
    page.detail.stop_renaming()
    window.shell.files.replay(broken)
    visit("broken file")


def _see_dialogs(window: MainWindow, name: str) -> None:
    window.shell.about()
    window.shell.check_installation()
    for dialog in (
        ErrorDialog(name, name, True, name, window),
        LicencesDialog(read_parts(paths.resources()), window),
        CopyQuestion(window),
        UnsavedQuestion(name, window),
    ):
        dialog.run()

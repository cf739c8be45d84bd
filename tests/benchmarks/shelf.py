"""The page of saved games with thousands of them: how soon it is there, and how long it stalls.

The anchor is what any program would have to do at least: read every file and parse its text.
"""

import json
import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

GAMES = 3000


def run() -> None:
    from PySide6.QtWidgets import QApplication

    from festival_desktop.app import make_application

    QApplication.instance() or make_application()
    with tempfile.TemporaryDirectory() as folder:
        _fill(Path(folder))
        _measure(Path(folder))


def _fill(folder: Path) -> None:
    from festival_desktop import catalog
    from festival_desktop.core.game import Setup
    from festival_desktop.core.rng import Rng
    from festival_desktop.play.match import Match
    from festival_desktop.play.seats import Player
    from festival_desktop.saves.document import document
    from festival_desktop.saves.text import encode

    players = [Player("Maya"), Player("Jonas", "friend")]
    match = Match(catalog.rules("festival_of_lanterns"), Setup(2), players, "amber-fox-1")
    rng = Rng(1)
    while match.to_act is not None:
        moves = match.game.legal_moves(match.state)
        match.play(moves[rng.below(len(moves))])
    raw = encode(document(match, "1.0", datetime.now(UTC)))
    for number in range(GAMES):
        (folder / f"game {number}.festival").write_bytes(raw)


def _measure(folder: Path) -> None:
    from PySide6.QtWidgets import QApplication

    from festival_desktop import catalog
    from festival_desktop.art.fonts import load_fonts
    from festival_desktop.controller.save_checker import SaveChecker
    from festival_desktop.controller.save_repository import SaveRepository
    from festival_desktop.controller.saved_games import SavedGames
    from festival_desktop.saves.folder import SaveFolder
    from festival_desktop.saves.trash import Trash
    from festival_desktop.ui.opening import open_whole
    from festival_desktop.ui.pages.saved_games.page import SavesPage

    load_fonts()
    open_whole()
    start = perf_counter()
    for path in folder.iterdir():
        json.loads(path.read_bytes())
    anchor = perf_counter() - start
    replay = SaveRepository(folder, "1.0", catalog.rules).read
    files = SavedGames(folder, Trash(folder / "trash"), lambda path: True, replay)
    look = SaveFolder(folder).info
    checker = SaveChecker(replay)
    page = SavesPage(
        files, look, lambda path: None, catalog.boxes, list, lambda name: None, checker
    )
    page.resize(1280, 680)
    start = perf_counter()
    page.show()
    page.grab()
    shown = perf_counter() - start
    longest = 0.0
    start = perf_counter()
    while page.model.reading:
        turn = perf_counter()
        QApplication.processEvents()
        longest = max(longest, perf_counter() - turn)
    read = perf_counter() - start
    print(f"{GAMES} games, parsed plainly: {anchor * 1000:.0f} ms")
    print(f"shown and painted after {shown * 1000:.0f} ms, {shown / anchor:.2f}× that")
    print(f"all of them read after {read * 1000:.0f} ms more, {read / anchor:.2f}×")
    print(f"the window stalls for {longest * 1000:.0f} ms at most")
    start = perf_counter()
    page.filters.search.setText("maya")
    print(f"looked for a name in {(perf_counter() - start) * 1000:.0f} ms")
    page.hide()
    page.deleteLater()

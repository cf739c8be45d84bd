"""A saved game to be opened by a packaged program, and looks at what became of it."""

import json
from datetime import UTC, datetime
from pathlib import Path

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves.document import document
from festival_desktop.saves.store import write
from tests.packaging.installers.machine import Screen, wait_until

GAME = "festival_of_lanterns"


def write_save(path: Path) -> None:
    """A person against a computer; the person is to move."""
    seats = [Player("Mira"), Player("Lotte", "friend")]
    match = Match(catalog.rules(GAME), Setup(2), seats, "amber-fox-1")
    for move in catalog.rules(GAME).legal_moves(match.state)[:1]:
        assert match.to_act == 0, move
    write(path, document(match, "0.1.0", datetime.now(UTC)))


def moves_in(folder: Path) -> int:
    """How many moves the only saved game in a folder has; 0 if there is none yet."""
    files = [path for path in folder.rglob("*.festival") if path.is_file()]
    assert len(files) <= 1, files
    try:
        return len(json.loads(files[0].read_text(encoding="utf-8"))["moves"]) if files else 0
    except (OSError, ValueError):  # it is being written just now
        return 0


def play_a_move(shown: Screen, saves: Path) -> None:
    """By keyboard, through the list of choices: the first tile, the first cell, as it lies."""

    def played() -> bool:
        shown.hand("key", "F6")
        shown.hand("key", "Return")
        return moves_in(saves) >= 1

    wait_until(played, "a move in the saved game")

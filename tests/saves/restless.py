"""A process that makes players to be killed: `python -m tests.saves.restless HOME`.

It has loaded everything, and for every line it reads it forks a player that starts as the program
does, continues the game it finds or begins another, and plays as fast as it can with the program's
own controllers, files and locks. Before a step is played, the player notes in `HOME/steps`
how far the game has come; what was noted survives it, as a page the system holds.
"""

import os
import sys
from pathlib import Path
from typing import Any, NoReturn

from PySide6.QtCore import QCoreApplication

from festival_desktop import catalog
from festival_desktop.ai.players import RandomPlayer
from festival_desktop.controller.current_match import CurrentMatch
from festival_desktop.controller.match_controller import MatchController, Pace
from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.core.game import Setup
from festival_desktop.models.session import Session
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.ui.manifest import Computers

NOTES = "steps"


class _Wordless:
    def entry(self, entry: object) -> str:
        return ""

    def reason(self, reason: object, facts: object) -> str:
        return ""

    def target(self, target: object, selected: object) -> str:
        return ""


class _Player:
    def __init__(self, home: Path, number: int) -> None:
        self.number = number
        self.notes = os.open(home / NOTES, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        self.repository = SaveRepository(home / "saves", "0.1.0", catalog.rules)
        self.repository.tidy()
        self.current = CurrentMatch(self.repository)
        self.current.opened.connect(self.sit_down)

    def start(self) -> None:
        latest = self.repository.folder.latest_unfinished()
        if latest is None:
            self.begin()
        else:
            assert self.current.open(latest.path), "the lock of a dead process counts for nothing"

    def begin(self) -> None:
        names = list(catalog.GAMES)
        game = names[self.number % len(names)]
        people = (Player("Lotte", "friend"), Player("Aiko", "friend"))
        self.current.begin(NewGame(game, Setup(2), people, f"night-{self.number}", False))

    def sit_down(self, match: Any) -> None:
        session = Session(match.game, catalog.table(match.game), match.players)
        session.words = _Wordless()
        computers: Computers = {"friend": RandomPlayer()}
        self.controller = MatchController(
            match, session, computers, pace=lambda: Pace.INSTANT, confirm_end=lambda: False
        )
        self.controller.stepped.connect(self.note)
        self.controller.stepped.connect(self.current.stepped)
        self.controller.finished.connect(self.begin)
        self.controller.start()

    def note(self) -> None:
        """What has been played, before anything of it is saved."""
        line = f"{len(self.controller.match.steps):5d} {self.repository.name}\n"
        os.pwrite(self.notes, line.encode(), 0)


def play(home: Path, number: int) -> NoReturn:
    app = QCoreApplication([])
    player = _Player(home, number)
    player.start()
    sys.exit(app.exec())


def main(home: Path) -> None:
    for name in catalog.GAMES:
        catalog.table(catalog.rules(name))
    print("ready", flush=True)
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            play(home, int(line))
        print(pid, flush=True)
        os.waitpid(pid, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

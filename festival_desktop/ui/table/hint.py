"""What computers would do: a hint for a person, and what else they thought of before a step."""

from typing import Any

from PySide6.QtCore import QObject

from festival_desktop.controller.match_controller import MatchController
from festival_desktop.core.decision import Decision
from festival_desktop.models.change import Change
from festival_desktop.models.log import LogEntry
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.table.notice import Notice
from festival_desktop.ui.words.game_words import GameWords


class HintControl(QObject):
    """The move a computer would make, lit, with the reason and a button for it.

    It is thought of in another process; until then the table can be used.
    """

    def __init__(
        self, controller: MatchController, scene: TableScene, words: GameWords, notice: Notice
    ) -> None:
        super().__init__(notice)
        self._controller, self._scene = controller, scene
        self._words, self._notice = words, notice
        self._move: Any = None
        """What the notice offers to play."""
        notice.accepted.connect(self.play)
        controller.session.changed.connect(self._changed)

    def ask(self) -> None:
        """Light up a good move, and say what it would bring and why."""
        self._controller.hint(self._show)

    @property
    def offered(self) -> bool:
        """A move is shown that one press would play."""
        return self._move is not None and bool(self._notice.offer)

    def _show(self, decision: Decision[Any]) -> None:
        session = self._controller.session
        self._controller.note_hint()
        session.clear()
        selections = session.table.selections(decision.move)
        self._scene.point_out([target for step in selections for target in step])
        hint, why = self._words.hint(decision.move), self._words.reason(decision.reason)
        self._notice.say(f"{hint} {why}".rstrip(), "hint", offer=self.tr("Play it"))
        self._move = decision.move

    def play(self) -> None:
        """Make the move that is offered."""
        move, self._move = self._move, None
        self._notice.hide()
        if move in self._controller.session.moves:
            self._controller.play(move)

    def _changed(self, change: Change) -> None:
        if change.position and self._move is not None:
            self._move = None
            self._notice.hide()


class Alternatives(QObject):
    """What else a computer thought of, told below its line of the log when that is pressed."""

    def __init__(self, controller: MatchController, words: GameWords, log: LogView) -> None:
        super().__init__(log)
        self._controller, self._words, self._log = controller, words, log
        log.pressed_entry.connect(self._open)

    def _open(self, entry: LogEntry) -> None:
        if not entry.reason:
            return
        others = self._controller.alternatives(entry.number)
        told = dict.fromkeys(self._words.entry(other) for other in others)
        made = ("", self._words.entry(entry))  # in words, one lane may be like another
        text = self.tr("Also thought of: {step}")
        lines = [text.format(step=words) for words in told if words not in made]
        self._log.open_row(entry.number, "\n".join(lines))

"""Hints for a person, and the alternatives a computer considered before a step."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from festival_desktop.controller.match_controller import MatchController
from festival_desktop.core.decision import Decision
from festival_desktop.models.change import Change
from festival_desktop.models.log import LogEntry
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.ui.actions import with_keys
from festival_desktop.ui.table.instruction_line import Answer, InstructionLine, Said, Voice
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.words.game_words import GameWords

HINT_ROOM = 60
"""The most letters of a reason, beside the move in the same line."""


class HintControl(QObject):
    """Draws a computer's move on the table, with the reason and a button to play it.

    It is computed in another process; until then the table can be used.
    """

    wanted = Signal()
    """Somebody asks for a hint, about the present position."""

    def __init__(
        self,
        controller: MatchController,
        scene: TableScene,
        words: GameWords,
        line: InstructionLine,
    ) -> None:
        super().__init__(line)
        self._controller, self._scene = controller, scene
        self._words, self._line = words, line
        self._decision: Decision[Any] | None = None
        """The suggested decision."""
        controller.session.changed.connect(self._changed)

    def ask(self) -> None:
        """Draw a good move, and say what it would give and why."""
        self.wanted.emit()
        self._controller.hint(self._show)

    def ask_or_play(self) -> None:
        """Show a good move; once it is shown, play it."""
        self.wanted.emit()
        self.play() if self.offered else self.ask()

    def decide(self) -> None:
        """Let the computer take a decision that does not matter to the person."""
        self._controller.hint(lambda decision: self._controller.play(decision.move))

    @property
    def offered(self) -> bool:
        """Whether a move is shown that one press would play."""
        return self._decision is not None

    def _show(self, decision: Decision[Any]) -> None:
        session = self._controller.session
        self._controller.note_hint()
        session.clear()
        self._decision = decision
        selections = session.table.selections(decision.move)
        self._scene.show_hint([target for step in selections for target in step])
        self.retranslate()

    def retranslate(self) -> None:
        """Refresh the hint in the line."""
        if self._decision is None:
            return
        session, move = self._controller.session, self._decision.move
        facts = session.table.facts(session.view, move)
        news = tuple(fact for fact in facts if not fact.plain)
        hint = self._words.hint(move)
        why = self._words.reason(self._decision.reason, news, HINT_ROOM)
        tip = with_keys(self.tr("Make this move"), "play_hint")
        play = Answer(self.tr("Play it"), self.play, tip, primary=True)
        no = Answer(self.tr("No, thanks"), self.dismiss, self.tr("Put the hint away (Esc)"))
        self._line.speak(Voice.HINT, Said(hint, why, "hint", answers=(play, no)))

    def play(self) -> None:
        """Play the offered move."""
        decision = self._decision
        self.dismiss()
        if decision is not None and decision.move in self._controller.session.moves:
            self._controller.play(decision.move)

    def dismiss(self) -> bool:
        """Remove the hint; return False if there is none."""
        if self._decision is None:
            return False
        self._decision = None
        self._line.speak(Voice.HINT, None)
        self._scene.show_hint(())
        return True

    def _changed(self, change: Change) -> None:
        """Remove the hint once the person goes on without it."""
        if change.position or self._controller.session.selector.selected:
            self.dismiss()


class Alternatives(QObject):
    """Shows the alternatives a computer considered below its log line when pressed."""

    def __init__(self, controller: MatchController, words: GameWords, log: LogView) -> None:
        super().__init__(log)
        self._controller, self._words, self._log = controller, words, log
        log.pressed_entry.connect(self._open)

    def _open(self, entry: LogEntry) -> None:
        if not entry.reason:
            return
        others = self._controller.alternatives(entry.number)
        told = dict.fromkeys(self._words.entry(other) for other in others)
        made = ("", self._words.entry(entry))  # Texts of different lanes may be equal.
        text = self.tr("Also considered: {step}")
        lines = [text.format(step=words) for words in told if words not in made]
        self._log.open_row(entry.number, "\n".join(lines))

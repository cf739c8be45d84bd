"""What else a computer thought of, told below its line of the log when that is pressed."""

from PySide6.QtCore import QObject

from festival_desktop.controller.match_controller import MatchController
from festival_desktop.models.log import LogEntry
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.words.game_words import GameWords


class Alternatives(QObject):
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

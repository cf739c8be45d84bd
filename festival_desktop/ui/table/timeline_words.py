"""The texts of the timeline: the place, its step, and why undo goes no further."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from festival_desktop.core.game import Setup
from festival_desktop.models.log import LogEntry
from festival_desktop.models.timeline import Timeline
from festival_desktop.play.match import Lock
from festival_desktop.play.seats import Player
from festival_desktop.ui.words.computers import even_chances, head_starts_told


class TimelineWords(QObject):
    def __init__(
        self,
        players: Sequence[Player],
        told: Callable[[LogEntry], str],
        parent: QObject | None = None,
        setup: Setup | None = None,
    ) -> None:
        """Set up; `told` describes a step as the viewer may know it."""
        super().__init__(parent)
        self._names = [player.name for player in players]
        self._told = told
        self._ahead = head_starts_told(setup, players) if setup is not None else ""

    def count(self, line: Timeline) -> str:
        """Return the place in a few characters."""
        marks = [even_chances()] if self._ahead else []
        marks += [self.tr("practice")] if line.practice else []
        return " · ".join([*marks, f"{line.cursor} / {len(line.entries)}"])

    def longest(self, line: Timeline) -> str:
        """Return the widest count, so that nothing moves when it grows."""
        return self.count(replace(line, cursor=len(line.entries)))

    def would_be_practice(self) -> str:
        """Warn that a move from behind a lock makes the game practice."""
        return self.tr(
            "You’ve seen what was hidden then: a move from here makes this game practice."
        )

    def place(self, line: Timeline, place: int) -> str:
        """Describe the step before this place, with its number."""
        if place == 0:
            start = self.tr("Start")
            return f"{start} ({even_chances()}: {self._ahead})" if self._ahead else start
        text = self.tr("Step {number}: {what}")
        return text.format(number=place, what=self._sentence(line.entries[place - 1]))

    def looking(self, line: Timeline, place: int) -> str:
        """Say which step is being looked at."""
        text = self.tr("Looking back: after step {number} of {all}")
        return text.format(number=place, all=len(line.entries))

    def happened(self, line: Timeline, place: int) -> str:
        """Describe the step before this place."""
        return self._sentence(line.entries[place - 1]) if place else self.tr("Start")

    def tip(self, line: Timeline, place: int) -> str:
        """Describe a place, and why undo cannot go there."""
        words = self.place(line, place)
        if place < line.floor:
            return f"{words}\n\n{self.locked(line)}"
        if place > line.cursor:
            undone = self.tr("Undone: click to redo.")
            return f"{words}\n\n{undone}"
        if place and line.entries[place - 1].sealed:
            shown = self.tr("Something hidden was revealed here.")
            return f"{words}\n\n{shown}"
        return words

    def locked(self, line: Timeline) -> str:
        """Say why undo ends where it does; empty if it does not."""
        if not line.floor or line.lock is None:
            return ""
        last = line.entries[line.floor - 1]
        name = self._names[last.seat]
        if line.lock is Lock.OTHER_PERSON:
            return self.tr("{name} has moved since, so earlier steps can’t be undone.").format(
                name=name
            )
        text = self.tr("Step {number} revealed something hidden, so undo stops there: {what}")
        return text.format(number=line.floor, what=self._sentence(last))

    def _sentence(self, entry: LogEntry) -> str:
        return self._told(entry).replace("\n", " ")

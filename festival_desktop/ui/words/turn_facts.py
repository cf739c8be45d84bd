"""What speaks for one line of moves instead of another: the one fact that their steps tell."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.core.game import Seat
from festival_desktop.models.log import LogEntry
from festival_desktop.ui.words.game_words import GameWords


class TurnFacts(QObject):
    def fact(
        self,
        words: GameWords,
        names: Sequence[str],
        seat: Seat,
        made: Sequence[LogEntry],
        better: Sequence[LogEntry],
    ) -> str:
        """Compare the gains of both lines in a sentence; empty if they are alike."""
        got, instead = words.recap(seat, made), words.recap(seat, better)
        if instead and instead != got:
            text = self.tr("It gives {better} instead of {played}.") if got else ""
            text = text or self.tr("It gives {better}.")
            return text.format(better=instead, played=got)
        for other, name in enumerate(names):
            gave, spared = words.recap(other, made), words.recap(other, better)
            if other != seat and gave and gave != spared:
                text = self.tr("Your turn gave {name} {gains}, this one gives {fewer}.")
                if not spared:
                    text = self.tr("Your turn gave {name} {gains}, this one gives nothing.")
                return text.format(name=name, gains=gave, fewer=spared)
        if got != instead:
            return self.tr(
                "Your turn gave {played} right away, but this turn scores more later."
            ).format(played=got)
        return ""

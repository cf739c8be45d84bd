"""For somebody who plays alone: the medals and what they ask for, and the best score so far."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.play.medals import Medals
from festival_desktop.saves.records import Challenge, best, select
from festival_desktop.ui.game_box import TODAY
from festival_desktop.ui.widgets.awards import Award
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Scaled
from festival_desktop.ui.widgets.placing import STRETCH, fill
from festival_desktop.ui.words.medals import MedalWords


class SoloPanel(Scaled, QWidget):
    """`games`: those finished alone so far, the first one first."""

    def __init__(self, medals: Medals, games: Callable[[], Sequence[Challenge]]) -> None:
        super().__init__()
        self._medals, self._games = medals, games
        self._words = MedalWords(self)
        self.awards = [Award(52) for _ in medals.medals]
        self.names = [Label(14, "ink", SEMIBOLD, wrap=True) for _ in medals.medals]
        self.points = [Label(13, "ink_soft", wrap=True) for _ in medals.medals]
        self.best = Label(15, "ink", BOLD, wrap=True)
        self.about = Label(13, "ink_soft", wrap=True)
        self.records = Button("paper", "chart", px=13, height=33)
        row = QHBoxLayout()
        for award, name, points in zip(self.awards, self.names, self.points, strict=True):
            words = self.space(fill(QVBoxLayout(), STRETCH, name, points, STRETCH), spacing=1)
            fill(row, award, (words, 1))
        said = self.space(fill(QVBoxLayout(), self.best, self.about), spacing=2)
        low = self.space(fill(QHBoxLayout(), (said, 1), self.records), spacing=12)
        self.space(row, spacing=8)
        self.space(fill(QVBoxLayout(self), row, low), (6, 8, 8, 8), 10)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def refresh(self) -> None:
        """Which medals were earned, and the best score."""
        games = self._games()
        most = best(games, 1)[0].you if games else 0
        for award, medal in zip(self.awards, self._medals.medals, strict=True):
            award.show_medal(medal.name, earned=bool(games) and most >= medal.points)
        if not games:
            self.best.setText(self.tr("Not yet played alone"))
            self.about.setText(self.tr("Today’s deal has the same dice for everyone."))
            return
        said = [self.tr("Best score: {number}").format(number=most)]
        said += filter(None, [self._words.earned(most, self._medals)])
        self.best.setText(" · ".join(said))
        parts = [self._words.missing(most, self._medals), self._daily(games)]
        self.about.setText(" · ".join(filter(None, parts)))

    def _daily(self, games: Sequence[Challenge]) -> str:
        daily = best(select(games, TODAY), 1)
        if not daily:
            return ""
        return self.tr("best with the deal of a day: {number}").format(number=daily[0].you)

    def retranslate(self) -> None:
        words = zip(self.names, self.points, self._medals.medals, strict=True)
        for name, points, medal in words:
            name.setText(self._words.name(medal.name))
            points.setText(self.tr("from {number} points").format(number=medal.points))
        self.records.say(self.tr("Records"))
        self.refresh()

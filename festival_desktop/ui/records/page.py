"""The records of a challenge: a chart and the best of each level, by partner if it has any."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from festival_desktop.art.type import MEDIUM, SEMIBOLD
from festival_desktop.play.medals import NO_MEDALS, Medals
from festival_desktop.saves.records import Challenge, select
from festival_desktop.ui.game_box import ChallengeFacts
from festival_desktop.ui.pages.page import QUIET, SubPage
from festival_desktop.ui.records.level_panel import LevelPanel, LevelRecord, ScoreRecord
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.placing import fill, order_tabs, turn


class RecordsPage(SubPage):
    level_requested = Signal(str)
    """A level to play."""
    other_requested = Signal(str)
    """The game of another challenge, whose records are wanted."""

    scenery = QUIET._replace(moon=(0.62, 0.055, 22))

    def __init__(
        self,
        facts: Callable[[], ChallengeFacts],
        games: Callable[[], Sequence[Challenge]],
        medals: Medals = NO_MEDALS,
        others: Callable[[], Sequence[ChallengeFacts]] = tuple,
    ) -> None:
        """`facts`: the challenge in the language of now; `games`: every one finished so far;
        `medals`: what can be earned, if points are all that counts; `others`: other challenges.
        """
        super().__init__()
        self._facts = facts
        self._games = games
        self._others = others
        self.others = [Button("night", "chart", px=14, height=34) for _ in others()]
        self._partners: list[str] = []
        self.partner_label = Label(15, "on_sky", SEMIBOLD)
        self.partner = Chooser(14)
        levels = [level for level, _ in facts().levels + facts().ours]
        alone = bool(medals.medals)
        self.levels = [] if alone else [LevelRecord(level) for level in levels]
        self.scores = [ScoreRecord(level, medals) for level in levels] if alone else []
        self.source = Segmented(px=14)
        self.note = Label(14, "on_sky", MEDIUM, wrap=True)
        self._build()
        self.retranslate()
        self.first = self.back

    def _build(self) -> None:
        partner = self.space(fill(QHBoxLayout(), self.partner_label, self.partner), spacing=16)
        header = self.header(partner, *self.others, spacing=16)
        for other, button in zip(self._others(), self.others, strict=True):
            button.clicked.connect(partial(self.other_requested.emit, other.game))
        self._panels = fill(QHBoxLayout(), *((panel, 1) for panel in self._all))
        self.space(self._panels, spacing=18)
        for panel in self._all:
            panel.play.clicked.connect(partial(self.level_requested.emit, panel.level))
        low = self.space(fill(QHBoxLayout(), self.source, (self.note, 1)), spacing=16)
        column = fill(QVBoxLayout(self.content), header, (self._panels, 1), low)
        self.space(column, (28, 14, 28, 20), 16)
        for widget in (self.partner_label, self.partner):
            widget.setVisible(bool(self._facts().partner_label))
        self.partner.currentIndexChanged.connect(self._show)
        self.source.chosen.connect(self._show)
        order_tabs((self.back, self.partner, *(panel.play for panel in self._all)))

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._panels)

    def refresh(self) -> None:
        """Read the records again: which partners there are, and the numbers."""
        chosen, facts = self.chosen, self._facts()
        self._partners = sorted({one for game in self._games() for one in game.friends})
        self.partner.blockSignals(True)
        self.partner.clear()
        self.partner.addItem(facts.any_partner)
        self.partner.addItems([facts.partner_name(one) for one in self._partners])
        if chosen in self._partners:
            self.partner.setCurrentIndex(1 + self._partners.index(chosen))
        self.partner.blockSignals(False)
        self._show()

    @property
    def _all(self) -> list[LevelPanel]:
        return [*self.levels, *self.scores]

    @property
    def chosen(self) -> str | None:
        """The partner whose games are shown; None for all."""
        index = self.partner.currentIndex()
        return self._partners[index - 1] if index > 0 else None

    def _show(self) -> None:
        games, facts = self._games(), self._facts()
        shown = dict((facts.levels, facts.ours)[self.source.index])
        for panel in self._all:
            panel.setVisible(panel.level in shown)
            if panel.level in shown:
                panel.show_games(shown[panel.level], select(games, panel.level, self.chosen))
        self.measure()

    def retranslate(self) -> None:
        self.say_back(self.tr("Shelf"))
        facts = self._facts()
        self.title.say(facts.title)
        self.partner_label.setText(facts.partner_label)
        self.partner.setAccessibleName(facts.partner_label)
        for other, button in zip(self._others(), self.others, strict=True):
            button.say(other.title)
        self.source.say(self.tr("Levels"), (self.tr("The rulebook’s"), self.tr("Ours")))
        self.source.setVisible(bool(facts.ours))
        self.note.setText(
            self.tr("Bars point up for a win and down for a loss. Practice does not count.")
            if facts.option
            else self.tr("Bars are points, lines are medals. Practice does not count.")
        )
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

"""The shelf, the program's first page: continue, then the boxes, then everything else."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.brush import color, pen
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, LEFT
from festival_desktop.ui.game_box import ChallengeFacts, GameBox, offered_challenge
from festival_desktop.ui.opening import ready
from festival_desktop.ui.pages.boxes import GameShelf
from festival_desktop.ui.pages.challenge_panel import ChallengePanel
from festival_desktop.ui.pages.continue_card import ContinueCard
from festival_desktop.ui.pages.page import Page, Scenery
from festival_desktop.ui.thumbnail import Thumbnail
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Glowing, Label, Title
from festival_desktop.ui.widgets.layouts import STRETCH, FoldingRow, fill, order_tabs, space, turn
from festival_desktop.ui.widgets.panels import Panel

if TYPE_CHECKING:  # pydantic and dates must not be loaded before the first paint
    from datetime import date, datetime

    from festival_desktop.saves.glance import Glance, Waiting
    from festival_desktop.saves.records import Challenge


def _today() -> "date":
    from datetime import date

    return date.today()


class _Lantern(Glowing):
    """The program's lantern, hanging from the top of the window."""

    preferred, glow = (56, 84), 32

    def paint(self, p: QPainter) -> None:
        size = self.px(50)
        centre = QPointF(self.width() / 2, self.height() - self.bleed - self.px(42))
        p.setPen(pen("brass", 1.6))
        p.drawLine(QPointF(centre.x(), 0), centre - QPointF(0, size * 0.5))
        if ready(self):
            from festival_desktop.art.lanterns import paint_festival_lantern

            paint_festival_lantern(p, centre, size, shine=0.55)


class _Leaf(Painted, QWidget):
    """Today's date on a calendar leaf."""

    def __init__(self, today: "Callable[[], date]") -> None:
        super().__init__()
        self._today = today
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        grow = max(1.0, text_scale() ** 0.5)
        return QSize(round(self.px(66) * grow), round(self.px(74) * grow))

    def paint(self, p: QPainter) -> None:
        rect = QRectF(self.rect()).adjusted(5, 4, -5, -8)
        if ready(self):
            from PySide6.QtCore import QDate, QLocale

            from festival_desktop.art.plates import paint_calendar_leaf

            day = self._today()
            month = QLocale().toString(QDate(day.year, day.month, day.day), "MMM").upper()
            paint_calendar_leaf(p, rect, month, str(day.day))
        else:
            p.fillRect(rect, color("paper_hi"))


class TodayPanel(Panel):
    """Today's deal: everyone who plays it gets the same tiles, without a server."""

    padding = 16, 13, 16, 15

    def __init__(self, today: "Callable[[], date]") -> None:
        super().__init__("paper")
        self._today = today
        self.leaf = _Leaf(today)
        self.headline = Label(17, weight=BOLD)
        self.about = Label(13, "ink_soft", wrap=True)
        self.button = Button("paper", "calendar", px=14, height=44)
        row = space(QHBoxLayout(), spacing=10)
        row.addWidget(self.leaf, 0, Qt.AlignmentFlag.AlignTop)
        words = fill(QVBoxLayout(), self.headline, self.about, STRETCH)
        fill(row, (space(words, spacing=3), 1))
        space(fill(QVBoxLayout(self), (row, 1), self.button), spacing=6)
        self.retranslate()

    @property
    def seed(self) -> str:
        from festival_desktop.play import seeds  # slow: not for the first frame

        return seeds.of_day(self._today())

    def retranslate(self) -> None:
        self.leaf.update()
        self.headline.setText(self.tr("Today’s deal"))
        self.about.setText(self.tr("Everyone who plays it today gets the same tiles."))
        self.button.say(self.tr("Play today’s deal"))


class ShelfPage(Page):
    """Emits requests; `game_requested` carries a game's name, today's its seed."""

    continue_requested = Signal()
    first_game_requested = Signal(str)
    game_requested = Signal(str)
    saved_requested = Signal()
    open_requested = Signal()
    settings_requested = Signal()
    today_requested = Signal(str)
    about_requested = Signal()
    challenge_requested = Signal(str)
    """Emitted with a level of the challenge."""
    records_requested = Signal()
    learn_requested = Signal()

    scenery = Scenery(
        horizon=0.457,
        moon=(0.905, 0.062, 25),
        fireworks=(
            (0.538, 0.057, 33, "burst_rose"),
            (0.635, 0.050, 24, "burst_blue"),
            (0.735, 0.064, 20, "light"),
        ),
        sky_lanterns=((0.82, 0.052, 8), (0.845, 0.086, 6), (0.965, 0.084, 7), (0.69, 0.091, 6)),
        floats=(
            (0.372, 0.655, 13, "light"),
            (0.013, 0.77, 15, "light"),
            (0.987, 0.925, 16, "light"),
            (0.535, 0.987, 11, "light"),
            (0.76, 0.988, 10, "burst_rose"),
            (0.25, 0.988, 10, "burst_blue"),
        ),
    )

    def __init__(
        self, boxes: Callable[[], Sequence[GameBox]], today: "Callable[[], date]" = _today
    ) -> None:
        super().__init__()
        self._boxes = boxes
        self.title = Title(44)
        self.card = ContinueCard(boxes)
        self.jetty = GameShelf(boxes())
        self.challenge = ChallengePanel(self._facts) if offered_challenge(boxes()) else None
        self.today = TodayPanel(today)
        icons = ("book", "archive", "open", "gear", "info")
        self.menu = [Button("night", icon, px=15, height=36, align=LEFT) for icon in icons]
        self.learn, self.saved, self.open, self.settings, self.about = self.menu
        self._build()
        self._connect()
        self.retranslate()
        self.first = self.card.button

    def _build(self) -> None:
        head = space(fill(QHBoxLayout(), _Lantern(), self.title, STRETCH), spacing=8)
        header = self.head_row(head, self.learn, self.settings, spacing=12)
        main = fill(FoldingRow(), (self.card, 452), (self.jetty, 736))
        space(main, spacing=28)
        menu = space(QVBoxLayout(), spacing=3)
        for button in (self.saved, self.open, self.about):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            fill(menu, button)
        self._low = space(QHBoxLayout(), (0, 12, 0, 0), 20)
        # Order of importance: continue, boxes, challenge, today's deal, menu.
        order: list[QWidget] = [self.card.button, *self.jetty.buttons]
        if self.challenge is not None:
            fill(self._low, (self.challenge, 652))
            order += [*self.challenge.levels, *self.challenge.ours, self.challenge.records]
        rest = space(fill(FoldingRow(), (self.today, 268), (menu, 252)), spacing=20)
        fill(self._low, (rest, 540))
        column = fill(QVBoxLayout(self.content), (header, 10), (main, 40), (self._low, 8))
        space(column, (32, 0, 32, 26))
        order_tabs([*order, self.today.button, *self.menu])

    def _connect(self) -> None:
        self.card.button.clicked.connect(self._continue)
        self.jetty.opened.connect(self.game_requested)
        if self.challenge is not None:
            self.challenge.level_requested.connect(self.challenge_requested)
            self.challenge.records.clicked.connect(self.records_requested)
        self.today.button.clicked.connect(lambda: self.today_requested.emit(self.today.seed))
        self.learn.clicked.connect(self.learn_requested)
        self.saved.clicked.connect(self.saved_requested)
        self.open.clicked.connect(self.open_requested)
        self.settings.clicked.connect(self.settings_requested)
        self.about.clicked.connect(self.about_requested)

    def _facts(self) -> ChallengeFacts:
        facts = offered_challenge(self._boxes())
        assert facts is not None  # Otherwise there is no panel.
        return facts

    def _continue(self) -> None:
        """Do what the large button says: continue, start a new game, or the very first."""
        game = self._boxes()[0].name
        if self.card.continues:
            self.continue_requested.emit()
        elif self.card.count:
            self.game_requested.emit(game)
        else:
            self.first_game_requested.emit(game)

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._low)
        if self.challenge is not None:
            self.challenge.moon.show()
            if stacked:  # Drop the moon rather than stack the levels.
                turn(False, self.challenge.low)
                self.challenge.moon.setVisible(self.needed_width() <= self.width())

    def expect_saves(self, seen: "Glance") -> None:
        """Show what a quick scan found before saved games have been read."""
        self.show_saves(seen.latest, seen.games)
        self.card.button.setEnabled(seen.certain)

    def show_saves(
        self,
        latest: "Waiting | None",
        count: int,
        when: "datetime | None" = None,
        table: Thumbnail | None = None,
    ) -> None:
        """Show the game to continue, its time and table, and the number of saved games."""
        self.card.show_saves(latest, count, when, table)
        self._say_saved()
        if not self.card.button.isEnabled():  # Its target was not known yet.
            self.card.button.setEnabled(True)
            self.card.button.setFocus()

    def show_records(self, games: "Sequence[Challenge]") -> None:
        """Show the challenges finished on this computer."""
        if self.challenge is not None:
            self.challenge.show_records(games)

    def _say_saved(self) -> None:
        self.saved.say(self.tr("Saved games"), count=str(self.card.count or ""))

    def retranslate(self) -> None:
        self.title.say("Festival Desktop")
        self.jetty.show_boxes(self._boxes())
        self.card.retranslate()
        if self.challenge is not None:
            self.challenge.retranslate()
        self.today.retranslate()
        self._say_saved()
        self.learn.say(self.tr("Learn"))
        self.open.say(self.tr("Open a file…"))
        self.settings.say(self.tr("Settings"))
        self.about.say(self.tr("About"))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.today.retranslate()  # The date may have changed.

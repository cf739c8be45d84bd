"""The end of a game: who won and why, line by line, how it went, and a keepsake."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QSize,
    QStandardPaths,
    Qt,
    QTimer,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFileDialog,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from festival_desktop.art.cache import prepare
from festival_desktop.art.lanterns import paint_festival_lantern
from festival_desktop.art.type import MEDIUM, SEMIBOLD
from festival_desktop.play.match import Match
from festival_desktop.saves.records import Challenge
from festival_desktop.scenes.motion import SCORE_LINE
from festival_desktop.ui.pages.festival_of_lanterns.course import Course
from festival_desktop.ui.pages.festival_of_lanterns.end_words import EndWords
from festival_desktop.ui.pages.festival_of_lanterns.keepsake import Keepsake
from festival_desktop.ui.pages.festival_of_lanterns.result import Result, result, rules_of
from festival_desktop.ui.pages.festival_of_lanterns.score_sheet import ScoreSheet
from festival_desktop.ui.pages.festival_of_lanterns.table_picture import open_table
from festival_desktop.ui.pages.game_pages import GameEndPage
from festival_desktop.ui.pages.page import Scenery
from festival_desktop.ui.pages.when import When
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label, Title
from festival_desktop.ui.widgets.look import Scaled
from festival_desktop.ui.widgets.placing import put


def _application() -> QCoreApplication:
    running = QCoreApplication.instance()
    assert running is not None  # there is a widget
    return running


class _WinnersLantern(Scaled, QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def bleed(self) -> int:
        """Its light reaches further than its place."""
        return round(self.u(40))

    def sizeHint(self) -> QSize:
        return QSize(round(self.u(60)) + 2 * self.bleed, round(self.u(72)) + 2 * self.bleed)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        centre = QPointF(self.width() / 2, self.height() / 2 - self.u(4))
        paint_festival_lantern(p, centre, self.u(54), shine=0.7)
        p.end()


class EndPage(GameEndPage):
    scenery = Scenery(
        horizon=0.485,
        moon=(0.95, 0.065, 20),
        fireworks=(
            (0.547, 0.065, 40, "light"),
            (0.625, 0.044, 26, "burst_rose"),
            (0.69, 0.08, 32, "burst_blue"),
            (0.764, 0.044, 24, "burst_teal"),
            (0.836, 0.082, 30, "burst_orange"),
        ),
        sky_lanterns=((0.89, 0.041, 7), (0.906, 0.097, 5), (0.726, 0.103, 5)),
        floats=(
            (0.011, 0.868, 12, "light"),
            (0.99, 0.879, 12, "light"),
            (0.664, 0.89, 10, "light"),
        ),
        dim=0.05,
    )

    def __init__(
        self, games: Callable[[], Sequence[Challenge]] = tuple, parent: QWidget | None = None
    ) -> None:
        """`games`: the challenges of Moon Dancer finished so far, the one shown with them."""
        super().__init__(parent)
        self._match: Match[Any, Any, Any] | None = None
        self._result: Result | None = None
        self._games = games
        self._next: str | None = None
        self._words = EndWords(self)
        self._when = When(self)
        self.title = Title(46)
        self.subtitle = Label(15, "on_sky", MEDIUM)
        self.record = Label(15, "on_sky", SEMIBOLD)
        self.next = Button("paper", "moon", px=18, height=54)
        self.sheet = ScoreSheet()
        self.course = Course()
        self.keepsake = Keepsake()
        self.look = Button("paper", "eye", px=17, height=56)
        self.picture = Button("paper", "picture", px=17, height=56)
        self.shelf = Button("night", "shelf", px=16, height=56)
        self.again = Button("primary", "play", px=22, height=56)
        self.notice = Label(14, "on_sky", MEDIUM)
        self._panels: QBoxLayout = QHBoxLayout()
        self._timer = QTimer(self)
        self._timer.setInterval(SCORE_LINE)
        self._timer.timeout.connect(self._next_line)
        self._build()
        self._connect()
        self.retranslate()
        self.first = self.again

    def _build(self) -> None:
        column, header, words = QVBoxLayout(self.content), QHBoxLayout(), QVBoxLayout()
        self.space(column, (28, 4, 28, 20), 10)
        self.space(header, spacing=12)
        self.space(words, spacing=2)
        put(header, _WinnersLantern())
        put(words, self.title)
        put(words, self.subtitle)
        put(words, self.record)
        header.addLayout(words, 1)
        put(header, self.next)
        column.addLayout(header)
        self.space(self._panels, spacing=22)
        side = QVBoxLayout()
        self.space(side, spacing=8)
        put(side, self.course, 262)
        put(side, self.keepsake, 212)
        put(self._panels, self.sheet, 812)
        self._panels.addLayout(side, 390)
        column.addLayout(self._panels, 1)
        actions = QHBoxLayout()
        self.space(actions, (0, 10, 0, 0), 14)
        put(actions, self.look)
        put(actions, self.picture)
        put(actions, self.notice, 1)
        put(actions, self.shelf)
        put(actions, self.again)
        column.addLayout(actions)
        for here, there in (
            (self.again, self.next),
            (self.next, self.look),
            (self.look, self.picture),
            (self.picture, self.shelf),
        ):
            QWidget.setTabOrder(here, there)

    def _connect(self) -> None:
        self.again.clicked.connect(self.again_requested)
        self.next.clicked.connect(lambda: self.again_with_requested.emit({"level": (self._next,)}))
        self.look.clicked.connect(self.look_requested)
        self.shelf.clicked.connect(self.shelf_requested)
        self.picture.clicked.connect(self._ask_where)

    def arrange(self, stacked: bool) -> None:
        flow = QBoxLayout.Direction
        self._panels.setDirection(flow.TopToBottom if stacked else flow.LeftToRight)

    # -- the result --------------------------------------------------------------------------

    def show_result(self, match: Match[Any, Any, Any], animate: bool = True) -> None:
        self._match = match
        self._result = result(match)
        self.notice.setText("")
        self.retranslate()
        if animate:
            self.sheet.show_lines(0)
            self._timer.start()
            _application().installEventFilter(self)
        else:
            self.show_all()
        self._say_title()
        self.again.setFocus()

    @property
    def complete(self) -> bool:
        return self.sheet.shown >= self.sheet.lines

    def show_all(self) -> None:
        """Every line at once."""
        self._timer.stop()
        _application().removeEventFilter(self)
        self.sheet.show_lines(self.sheet.lines)
        self._say_title()

    def _next_line(self) -> None:
        if self.sheet.shown + 1 >= self.sheet.lines:
            self.show_all()
        else:
            self.sheet.show_lines(self.sheet.shown + 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While lines appear, any key or click shows all of them, and does nothing else."""
        pressed = event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
        if pressed and isinstance(watched, QWidget) and watched.window() is self.window():
            self.show_all()
            return True
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._timer.isActive():
            self.show_all()

    # -- words -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.look.say(self.tr("Look at the table"), self.tr("as it lies now"))
        self.picture.say(self.tr("Keepsake"), self.tr("save the picture"))
        self.shelf.say(self.tr("Shelf"))
        self.again.say(self.tr("Play again"))
        if self._result is None or self._match is None:
            self._say_title()
            return
        found, match = self._result, self._match
        self.sheet.show_result(
            found,
            self._words.titles(found),
            self._words.what_decided(found),
            self._words.rival(found),
        )
        self._say_record(found)
        self._say_title()
        self.course.show_result(found)
        rules = rules_of(match)
        end = rules.view(match.state_at(len(match.steps)), None)
        scores = zip(found.names, found.totals, strict=True)
        self.keepsake.show_result(
            open_table(rules, end),
            " · ".join(f"{name} {total}" for name, total in scores),
            self._when.day(date.today()),
        )

    def _say_title(self) -> None:
        found = self._result
        known = found is not None and self.complete
        self.record.setVisible(known and bool(self.record.text()))
        self.next.setVisible(known and self._next is not None)
        if found is None or not known:
            self.title.say(self.tr("The lanterns are counted"))
            self.subtitle.setText(self.tr("Any key or click shows everything."))
            return
        self.title.say(self._words.winner(found))
        self.subtitle.setText(self._words.facts(found))

    def _say_record(self, found: Result) -> None:
        """What a challenge did to the records, and the level after it."""
        self.record.setText(self._words.record(found, self._games()))
        self._next = self._words.next_level(found)
        if self._next is not None:
            self.next.say(self.tr("Next level"), self._words.level(self._next))

    # -- the keepsake ------------------------------------------------------------------------

    def _ask_where(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        name = self.tr("Festival of Lanterns") + f" {date.today().isoformat()}.png"
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the picture"), str(Path(folder) / name), self.tr("Pictures (*.png)")
        )
        if chosen:
            self.save_picture(Path(chosen))

    def save_picture(self, file: Path) -> None:
        """Write the keepsake and say so, or say that it could not be written."""
        if file.suffix.lower() != ".png":
            file = file.with_name(file.name + ".png")
        if self.keepsake.save(file):
            self.notice.setText(self.tr("Saved as {file}.").format(file=file.name))
        else:
            self.notice.setText(self.tr("{file} could not be written.").format(file=file.name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.look_requested.emit()
        else:
            super().keyPressEvent(event)

"""What others did while somebody waited: counted over the log, numbered on the table."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import MEDIUM, SEMIBOLD
from festival_desktop.controller.look_back import LookBack
from festival_desktop.models.log import LogEntry
from festival_desktop.models.recap import Recap, points_since, recap
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.table import Target
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.ui.speech import announce
from festival_desktop.ui.style import STRIP_BLEED
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill, space
from festival_desktop.ui.widgets.look import Translated
from festival_desktop.ui.widgets.panels import Group
from festival_desktop.ui.words.game_words import GameWords
from festival_desktop.ui.words.lists import Lists


class RecapBar(Translated, Group):
    """How much happened, which of it is told now, and what it changed."""

    bleed = STRIP_BLEED
    changed = Signal()
    """It needs another height, or none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Label(13, "lacquer", SEMIBOLD, wrap=True)
        self.summary = Label(12, "ink_soft", MEDIUM, wrap=True)
        self.step = Button("paper", "next", px=12.5, height=32)
        self.done = Button("paper", "check", px=12.5, height=32)
        for button in (self.step, self.done):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the table keeps the keys
            button.set_bleed(STRIP_BLEED)
        row = space(fill(QHBoxLayout(), (self.heading, 1), self.step, self.done), spacing=6)
        column = fill(QVBoxLayout(self), row, self.summary)
        space(column, (6, 2, 2, 2), 1)
        self.wanted = False
        """There is something to tell, if there is room for it."""
        self.hide()
        self.retranslate()

    def show_recap(self, number: int, told: int, summary: str) -> None:
        self.step.say(f"{told} / {number}" if told else str(number))
        self.summary.setText(summary)
        self.retranslate()
        self.wanted = True
        self.changed.emit()

    def put_away(self) -> None:
        if self.wanted:
            self.wanted = False
            self.changed.emit()

    def needed(self, width: int, summary: bool = True) -> int:
        """The height at this width, with all of it or without what it changed."""
        self.summary.setVisible(summary and bool(self.summary.text()))
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width)

    def fit(self, width: int, room: int) -> None:
        """Show as much as there is room for; the table has its marks and keys all the same."""
        whole = self.needed(width) <= room
        high = self.needed(width, whole)
        self.setMinimumHeight(high)  # else the list below takes a share of it
        self.setVisible(self.wanted and high <= room)

    def retranslate(self) -> None:
        """A button of a number needs words for the ear."""
        self.heading.setText(self.tr("While you waited"))
        one_by_one = self.tr("Show one after the other what others did (F7)")
        self.step.set_name(self.tr("Next thing that happened"), one_by_one)
        self.done.set_name(self.tr("Read"), self.tr("I have seen it (Esc)"))


class RecapControl(QObject):
    """Tells a person what others did since their last decision, until they go on."""

    def __init__(
        self,
        bar: RecapBar,
        log: LogView,
        scene: TableScene,
        words: GameWords,
        match: AnyMatch,
        look_back: LookBack,
    ) -> None:
        super().__init__(bar)
        self._bar, self._log, self._canvas, self._scene = bar, log, scene.canvas, scene
        self._session: Session = scene.session
        self._words, self._match, self._look_back = words, match, look_back
        self._lists, self._recap = Lists(self), Recap()
        self._view: object = None
        """The view for which it was worked out."""
        self._opened: LogEntry | None = None
        """The last thing that was told by itself; it is not told by itself again."""
        self.open = False
        scene.canvas.numbered = self._marks
        bar.step.clicked.connect(self.step)
        bar.done.clicked.connect(self.dismiss)

    # -- what there is to tell -----------------------------------------------------------------

    @property
    def recap(self) -> Recap:
        """For the position that is shown; the table asks before the page hears of a change."""
        if self._view is not self._session.view and self._look_back.place is None:
            self._view = self._session.view
            before, self._recap = self._recap.news, recap(self._session)
            news = self._recap.news
            if news != before:  # something else to tell; by itself only once
                self._canvas.told = 0
                self.open = bool(news) and news[-1] != self._opened
                if self.open:
                    self._opened = news[-1]
        return self._recap

    @property
    def _shown(self) -> bool:
        return self.open and self._look_back.place is None

    def _marks(self) -> list[Sequence[Target]]:
        """What is numbered on the table. While somebody chooses, it would lie in the way."""
        news = self.recap.news
        if not self._shown or self._session.selector.selected:
            return []
        return [self._words.places(entry) for entry in news]

    def sentence(self, number: int) -> str:
        """What happened under this number; empty if it is told no more."""
        return "".join(map(self._words.entry, self.recap.news[number - 1 : number]))

    def _summary(self) -> str:
        """The points of everybody, and what all of it gave to the viewer."""
        names, viewer = self._session.players, self._session.viewer
        first = self.recap.steps[0].number
        changes = points_since(self._session, self._match, first)
        points = [f"{names[seat].name} {change:+}" for seat, change in changes]
        gained = "" if viewer is None else self._words.recap(viewer, self.recap.steps)
        told = self.tr("Points: {points}.") if points else ""
        gave = self.tr("This gave you {gains}.") if gained else ""
        sentences = f"{told} {gave}".strip()
        return sentences.format(points=self._lists.all_of(points), gains=gained)

    # -- hands -----------------------------------------------------------------------------------

    def step(self) -> None:
        """Tell the next thing; after the last one all is read."""
        if self._canvas.told < len(self.recap.news):
            self.point_out(self.recap.news[self._canvas.told])
        else:
            self.dismiss()

    def dismiss(self) -> bool:
        """All is read; False if it was already."""
        if not self.open:
            return False
        self.open, self._canvas.told = False, 0
        self._canvas.redraw()
        self.update()
        return True

    def point_out(self, entry: LogEntry) -> None:
        """Show on the table where a step happened."""
        number = self.recap.number(entry.number)
        if number is not None:
            self.open, self._canvas.told = True, number
            self.update()
            announce(self._bar, self.sentence(number))
        self._scene.point_out(self._words.places(entry))

    # -- showing ---------------------------------------------------------------------------------

    def update(self) -> None:
        """The session shows another position, or another thing is told."""
        told = self.recap if self._shown else Recap()
        number = self._canvas.told if self._shown else 0
        self._log.show_recap(told, number)
        if not self._shown:
            self._bar.put_away()
            return
        summary = self._summary()
        if not self._bar.wanted:
            announce(self._bar, f"{self._bar.heading.text()}: {summary}")
        self._bar.show_recap(len(told.news), number, summary)

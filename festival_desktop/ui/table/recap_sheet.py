"""What the others did while a person waited: the first tab of the log, pins on the table."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from festival_desktop.art.type import MEDIUM
from festival_desktop.controller.look_back import LookBack
from festival_desktop.models.log import LogEntry, LogModel
from festival_desktop.models.recap import Recap, points_since, recap
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.table import Target
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.ui.speech import announce
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill, space
from festival_desktop.ui.words.game_words import GameWords
from festival_desktop.ui.words.lists import Lists


class RecapSheet(QWidget):
    """The main news, numbered, and their total effect."""

    changed = Signal()
    """Emitted when the recap becomes available or unavailable."""
    front_requested = Signal()
    """Emitted to bring the sheet to the front."""

    def __init__(self, words: GameWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = LogModel(words.entry, parent=self)
        self.list = LogView(self._model, words.token, lit=False, follow=False)
        self.list.setMinimumHeight(1)
        self.summary = Label(12, "ink_soft", MEDIUM, wrap=True)
        space(fill(QVBoxLayout(self), (self.list, 1), self.summary), spacing=3)
        self.wanted = False
        """Whether there is a recap to show."""

    def show_recap(self, told: Recap, number: int, summary: str) -> None:
        """Show the news; `number` is the one being told, 0 for none."""
        if [*self._model.entries] != [*told.news]:
            self._model.show(told.news)
            self.list.scrollToTop()
        self.list.show_recap(told, number)
        self.summary.setText(summary)
        self.summary.setVisible(bool(summary))
        self._want(bool(told.news))

    def _want(self, wanted: bool) -> None:
        if wanted != self.wanted:
            self.wanted = wanted
            self.changed.emit()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("While you waited"))
        self._model.retranslate()
        self.list.retranslate()


class RecapControl(QObject):
    """Shows a person what the others did since their last decision, until they go on."""

    def __init__(
        self,
        sheet: RecapSheet,
        scene: TableScene,
        words: GameWords,
        match: AnyMatch,
        look_back: LookBack,
    ) -> None:
        super().__init__(sheet)
        self._sheet, self._canvas, self._scene = sheet, scene.canvas, scene
        self._session: Session = scene.session
        self._words, self._match, self._look_back = words, match, look_back
        self._lists, self._recap = Lists(self), Recap()
        self._view: object = None
        """The view the recap was computed for."""
        self._opened: LogEntry | None = None
        """The last entry shown automatically; it is not shown again."""
        self.open = self._told_before = False
        """Whether an unread recap is available, and whether the hand-over screen showed it."""
        scene.canvas.numbered = self._marks
        sheet.list.pressed_entry.connect(self.point_out)

    # -- contents ------------------------------------------------------------------------------

    @property
    def recap(self) -> Recap:
        """The recap of the current position; the table asks before the page hears of a change."""
        if self._view is not self._session.view and self._look_back.place is None:
            self._view = self._session.view
            before, self._recap = self._recap.news, recap(self._session)
            news = self._recap.news
            if news != before:  # New entries open automatically only once.
                self._canvas.told = 0
                self.open = bool(news) and news[-1] != self._opened
                if self.open:
                    self._opened = news[-1]
                self._told_before = len(self._match.people) > 1  # by the hand-over screen
        return self._recap

    @property
    def _shown(self) -> bool:
        return self.open and self._look_back.place is None

    def _marks(self) -> list[Sequence[Target]]:
        """List the pins on the table; none while the person chooses."""
        news = self.recap.news
        if not self._shown or self._told_before or self._session.selector.selected:
            return []
        return [self._words.places(entry) for entry in news]

    def sentence(self, number: int) -> str:
        """Return the news of this number; empty once dismissed."""
        return "".join(map(self._words.entry, self.recap.news[number - 1 : number]))

    def _summary(self) -> str:
        """Summarise everyone's points and the viewer's gains."""
        names, viewer = self._session.players, self._session.viewer
        first = self.recap.steps[0].number
        changes = points_since(self._session, self._match, first)
        signed = {seat: f"{change:+}".replace("-", "−") for seat, change in changes}
        points = [f"{names[seat].name} {change}" for seat, change in signed.items()]
        gained = "" if viewer is None else self._words.recap(viewer, self.recap.steps)
        told = self.tr("Points: {points}.") if points else ""
        gave = self.tr("This gave you {gains}.") if gained else ""
        sentences = f"{told} {gave}".strip()
        return sentences.format(points=self._lists.all_of(points), gains=gained)

    # -- input -----------------------------------------------------------------------------------

    def step(self) -> None:
        """Show the next news; after the last one dismiss them."""
        if self._canvas.told < len(self.recap.news):
            self.point_out(self.recap.news[self._canvas.told])
        else:
            self.dismiss()

    def dismiss(self) -> bool:
        """Dismiss the news; return False if there were none."""
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
            self.open, self._told_before, self._canvas.told = True, False, number
            self.update()
            self._sheet.front_requested.emit()
            announce(self._sheet, self.sentence(number))
        self._scene.point_out(self._words.places(entry))

    # -- showing ---------------------------------------------------------------------------------

    def update(self) -> None:
        """Refresh after a new position or other news."""
        told = self.recap if self._shown else Recap()
        number = self._canvas.told if self._shown else 0
        summary, before = self._summary() if told.news else "", self._sheet.wanted
        self._sheet.show_recap(told, number, summary)
        if told.news and not before and not self._told_before:
            self._sheet.front_requested.emit()
            announce(self._sheet, f"{self._sheet.accessibleName()}: {summary}")

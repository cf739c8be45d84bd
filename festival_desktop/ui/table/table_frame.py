"""A page with a table on it: a toolbar, strips below it, the scene in the rest."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from festival_desktop.controller.guided_controller import GuidedController
from festival_desktop.controller.match_controller import MatchController
from festival_desktop.controller.replay_controller import ReplayController
from festival_desktop.controller.undo_history import UndoHistory
from festival_desktop.models.change import Change
from festival_desktop.models.session import Session
from festival_desktop.play.match import AnyMatch
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.scale import Growing, restyle
from festival_desktop.ui.table.first_sheet import FirstSheet
from festival_desktop.ui.table.side_panel import SidePanel
from festival_desktop.ui.table.timeline_strip import TimelineStrip
from festival_desktop.ui.table.timeline_words import TimelineWords
from festival_desktop.ui.table.toolbar import Toolbar
from festival_desktop.ui.when_shown import WhenShown
from festival_desktop.ui.words.explanations import ChoicesWords, Explanations

_SMALL, _LARGE = (1280.0, 680.0), 1.34
"""Window size the toolbar is designed for, and its maximum scale."""


class TableFrame(WhenShown, Growing, QWidget):
    """The base of table pages; subclasses create controller, toolbar and strips."""

    controller: GuidedController | MatchController | ReplayController
    toolbar: Toolbar

    def __init__(self, manifest: GameManifest, match: AnyMatch, motion: Animator) -> None:
        super().__init__()
        self._manifest, self.match, self.motion = manifest, match, motion
        self.session = Session(manifest.rules, manifest.table, match.players, self)
        self.words = manifest.words(self.session)
        rows = self.session.words = ChoicesWords(self.words, self)
        self.explanations = Explanations(self.words, rows, self.session, self)

    def add_table(self, toolbar: Toolbar, *strips: QWidget) -> None:
        """Build scene, toolbar, strips and view, once there is a controller."""
        self.scene = TableScene(
            self.session,
            self.motion,
            lambda context: self._manifest.presenter(context, self.words),
            self,
        )
        self.toolbar, self.strips = toolbar, strips
        self.view = TableView(self.scene, self)
        self.view.lower()  # Strips accept clicks beyond their edges.
        self.scene.explainer.words = self.explanations.explain
        self.scene.explainer.described.connect(self.describe)
        self.view.accessible.words = self.explanations.spoken
        self.view.accessible.part_name = self.explanations.part_name
        self.scene.canvas.laid_out.connect(self.place_side)
        told = self._manifest.first_move
        self.first_sheet = told and FirstSheet(self._manifest.rules.name, told, self)
        if self.first_sheet is not None:
            self.first_sheet.closed.connect(self._first_sheet_closed)
            self.session.changed.connect(self._use_table)

    # -- before the first move ---------------------------------------------------------------

    def open_first_sheet(self) -> None:
        """Show next to the board what wins; using the table closes it."""
        sheet = self.first_sheet
        if sheet is not None and sheet.isHidden():
            sheet.open_sheet()
            self._place_first_sheet()
            self._show_board_beside()

    def _show_board_beside(self) -> None:
        """Fit the board into the room next to the first sheet."""
        if self.first_sheet is not None and not self.first_sheet.isHidden():
            covered = self.first_sheet.geometry().translated(0, -self.view.y())
            self.scene.keep_clear(QRectF(covered))

    def may_open_first_sheet(self) -> bool:
        """Return whether F1 opens the first sheet."""
        return False

    def _place_first_sheet(self) -> None:
        sheet = self.first_sheet
        if sheet is not None and not sheet.isHidden():
            room = self.view.geometry().adjusted(4, 4, -4, -4)
            own = self.scene.presenter.own_area()
            if own is not None and own.top() > room.height() / 2:  # Keep the hand visible.
                room.setBottom(self.view.y() + round(own.top()) - 4)
            sheet.set_room(room)

    def _use_table(self, change: Change) -> None:
        sheet = self.first_sheet
        if sheet is not None and change.choices and self.session.selector.selected:
            sheet.close_sheet()

    def _first_sheet_closed(self) -> None:
        self.scene.keep_clear(QRectF())
        self.scene.fit()
        self.view.setFocus()

    def say_title(self, title: str) -> None:
        """Refresh all texts; the page is called `title`."""
        self.toolbar.say_title(title)
        self.setWindowTitle(title)
        self.view.setAccessibleName(title)
        self.session.log.retranslate()
        self.scene.retranslate()

    def describe(self, words: str) -> None:
        """Describe the focused thing, or the whole table, to screen readers."""
        self.view.setAccessibleDescription(words or self.about())

    @property
    def topic(self) -> str:
        """The topic of the current message in the rules; empty without one."""
        return ""

    def refusal_topic(self, rule: str) -> str:
        return f"refusal:{rule}" if self._manifest.rules_book is not None else ""

    def about(self) -> str:
        """Describe the whole table to screen readers."""
        return ""

    def retranslate(self) -> None: ...

    def leave(self) -> None:
        """Pause when another page is shown."""
        self.controller.pause()
        self.motion.skip()

    def add_side(self, side: SidePanel) -> None:
        """Lay it where the table leaves room, and show in its tab what has no other room."""
        self.scene.presenter.offer_tab()
        side.tab_shown.connect(self._show_in_tab)

    def _show_in_tab(self, place: QRect) -> None:
        self.scene.presenter.show_in_tab(QRectF(place.translated(0, -self.view.y())))

    def place_side(self) -> None:
        """Place the side panel where the scene leaves room."""

    def lies_over(self, strip: QWidget) -> bool:
        """Return whether a strip takes no room above the table."""
        return False

    def place(self) -> None:
        room = min(self.width() / _SMALL[0], self.height() / _SMALL[1])
        scale = min(_LARGE, max(1.0, room))
        if scale != self.page_scale:
            self.page_scale = scale
            restyle(self)
        self.toolbar.fit()
        self.toolbar.setGeometry(0, 0, self.width(), self.toolbar.height())
        top = self.toolbar.height()
        for strip in self.strips:
            if not strip.isHidden() and not self.lies_over(strip):
                height, out = strip.sizeHint().height(), getattr(strip, "bleed", 0)
                strip.setGeometry(0, top - out, self.width(), height)
                top += height - 2 * out
        self.view.setGeometry(0, top, self.width(), self.height() - top)
        if not self.scene.canvas.size.isEmpty():  # Otherwise it follows the layout.
            self.place_side()
            self._place_first_sheet()

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.when_shown(self.retranslate)
        elif event.type() == QEvent.Type.StyleChange:
            self.when_shown(self._lay_out_again)

    def _lay_out_again(self) -> None:
        self.scene.canvas.relayout()
        self.place()


class TimelineFrame(TableFrame):
    """A table with the timeline of its match."""

    branch_requested = Signal(object)
    """Emitted with a match that branches off at a step of this one."""
    replay_requested = Signal(int)
    """Emitted to replay the game from a step."""

    controller: MatchController | ReplayController
    history: UndoHistory | ReplayController
    """The history that handles jumps and branches."""
    can_replay = True

    def add_timeline(self, toolbar: Toolbar, *strips: QWidget) -> None:
        """Build scene, toolbar, timeline, strips and view, once there is a controller."""
        words = TimelineWords(self.match.players, self.words.entry, self, self.match.setup)
        self.timeline = TimelineStrip(words, self.words.token, self)
        self.timeline.jump_requested.connect(self.history.jump)
        self.timeline.menu_requested.connect(
            lambda place, spot: TimelineMenu(self, place).popup(spot)
        )
        self.add_table(toolbar, self.timeline, *strips)

    def branch(self, place: int) -> None:
        """Start a new game from a step."""
        self.branch_requested.emit(self.history.branch(place))

    def say_title(self, title: str) -> None:
        self.timeline.retranslate()
        super().say_title(title)


class TimelineMenu(QMenu):
    """The menu of a place: go there, try again from there, replay it.

    Deletes itself when it closes.
    """

    def __init__(self, page: TimelineFrame, place: int) -> None:
        super().__init__(page)
        line = page.timeline.line
        stop = line.stop_near(place)
        ahead = stop is not None and stop > line.cursor
        go = self.addAction(self.tr("Redo up to here") if ahead else self.tr("Undo back to here"))
        go.setEnabled(stop is not None and stop != line.cursor)
        go.triggered.connect(lambda: page.history.jump(stop or 0))
        branch = self.addAction(self.tr("Try again from here in a new game"))
        branch.triggered.connect(lambda: page.branch(place))
        if page.can_replay:
            look = self.addAction(self.tr("View this step"))
            look.setEnabled(place != line.cursor)
            look.triggered.connect(lambda: page.timeline.look_requested.emit(place))
            see = self.addAction(self.tr("Replay from here"))
            see.triggered.connect(lambda: page.replay_requested.emit(place))
        self.aboutToHide.connect(self.deleteLater)

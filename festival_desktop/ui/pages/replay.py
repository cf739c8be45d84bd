"""The page of a replay: a table without input, its log, and a timeline.

Everything on it belongs to one match and is deleted with it; the match is never changed.
"""

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from festival_desktop.controller.replay_controller import SPEEDS, ReplayController
from festival_desktop.models.log import LogEntry
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.replay import Perspective
from festival_desktop.scenes.animation import Animator
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.table.side_panel import Sheet
from festival_desktop.ui.table.table_frame import TimelineFrame
from festival_desktop.ui.table.toolbar import TitledToolbar, ToolbarButton
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.layouts import STRETCH, fill


class ReplayToolbar(TitledToolbar):
    WITH_TITLE, WITH_LABELS = 1180.0, 1010.0

    def __init__(self, controller: ReplayController, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self.back = ToolbarButton("back", self)
        self.first = ToolbarButton("first", self)
        self.before = ToolbarButton("back", self)
        self.reverse = ToolbarButton("reverse", self)
        self.play = Button("primary", "play", px=13, height=30, parent=self)
        self.next = ToolbarButton("next", self)
        self.last = ToolbarButton("end", self)
        self.speed = Chooser(13, self)
        self.sight = Chooser(13, self)
        self.branch = ToolbarButton("branch", self)
        self.play.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        through = (self.first, self.before, self.reverse, self.play, self.next, self.last)
        ways, whose = (*through, self.speed), (self.sight, self.branch)
        self.lay_out(self.back, self.title, STRETCH, *ways, STRETCH, *whose, spacing=8)
        self._connect()
        self.retranslate()

    def _fit(self, width: int) -> None:
        super()._fit(width)
        if (row := self.layout()) is not None and row.sizeHint().width() > width:
            self.title.hide()  # Too long in some languages.

    def _connect(self) -> None:
        controller = self._controller
        self.first.clicked.connect(lambda: controller.jump(0))
        self.last.clicked.connect(lambda: controller.jump(controller.end))
        self.before.clicked.connect(lambda: controller.step(-1))
        self.next.clicked.connect(lambda: controller.step(1))
        self.play.clicked.connect(lambda: controller.toggle(1))
        self.reverse.clicked.connect(lambda: controller.toggle(-1))
        self.speed.activated.connect(lambda row: controller.set_speed(SPEEDS[row]))
        self.sight.activated.connect(lambda row: controller.see(controller.perspectives[row]))
        controller.changed.connect(self.show_state)

    def faster(self, by: int) -> None:
        """Switch to the next speed, up or down."""
        now = SPEEDS.index(self._controller.speed)
        self._controller.set_speed(SPEEDS[min(len(SPEEDS) - 1, max(0, now + by))])

    # -- contents ------------------------------------------------------------------------------

    def show_state(self) -> None:
        controller = self._controller
        for button in (self.first, self.before):
            button.setEnabled(controller.place > 0)
        for button in (self.next, self.last):
            button.setEnabled(controller.place < controller.end)
        self.reverse.set_icon("pause" if controller.direction < 0 else "reverse")
        self.play.set_icon("pause" if controller.direction > 0 else "play")
        self.play.setEnabled(controller.end > 0)
        self.reverse.setEnabled(controller.end > 0)
        self.speed.setCurrentIndex(SPEEDS.index(controller.speed))
        self.sight.setCurrentIndex(controller.perspectives.index(controller.sight))
        self.sight.setEnabled(len(controller.perspectives) > 1)
        self.play.say(self.tr("Pause") if controller.direction > 0 else self.tr("Play"))

    def retranslate(self) -> None:
        again = self.tr("Try again from this step in a new game (Ctrl+T)")
        self.label(self.back, self.tr("Back"), self.tr("Leave the replay (Esc)"))
        self.label(self.branch, self.tr("Try from here"), again)
        for button, tip in (
            (self.first, self.tr("To the start (Home)")),
            (self.before, self.tr("Back one step (Left)")),
            (self.reverse, self.tr("Play backwards (Shift+Space)")),
            (self.next, self.tr("Forward one step (Right)")),
            (self.last, self.tr("To the end (End)")),
        ):
            button.set_name(tip, tip)
        whose = self.tr(
            "Whose view is shown. “All open” shows the hand of the player whose turn it is."
        )
        self.play.setToolTip(self.tr("Play automatically (Space)"))
        self.speed.set_name(self.tr("Speed"), self.tr("Playback speed (+ and −)"))
        self.sight.set_name(self.tr("Point of view"), whose)
        quarters, whole = {0.25: "¼", 0.5: "½"}, QLocale().toString
        self.speed.set_words([f"{quarters.get(one) or whole(int(one))} ×" for one in SPEEDS])
        self.sight.set_words([self._sight(sight) for sight in self._controller.perspectives])
        self.show_state()

    def _sight(self, sight: Perspective) -> str:
        if sight.open:
            return self.tr("All open")
        if sight.seat is None:
            return self.tr("Spectator")
        return self.tr("As {name} saw it").format(
            name=self._controller.match.players[sight.seat].name
        )


class ReplayPage(TimelineFrame):
    back_requested = Signal()

    toolbar: ReplayToolbar
    can_replay = False

    def __init__(self, manifest: GameManifest, match: AnyMatch, motion: Animator) -> None:
        super().__init__(manifest, match, motion)
        self.controller: ReplayController = ReplayController(match, self.session, self)
        self.history = self.controller
        self.add_timeline(ReplayToolbar(self.controller, self))
        self.timeline.live = True
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Nothing can be selected.
        self.log = LogView(self.session.log, self.words.token)
        self.sheet = Sheet(self)
        fill(QVBoxLayout(self.sheet), self.log).setContentsMargins(8, 10, 8, 8)
        self._connect()
        self.setFocusProxy(self.timeline)
        self.retranslate()

    def _connect(self) -> None:
        controller = self.controller
        self.toolbar.back.clicked.connect(self.back_requested)
        self.toolbar.branch.clicked.connect(lambda: self.branch(controller.place))
        self.log.pressed_entry.connect(self._point_out)
        controller.changed.connect(lambda: self.timeline.show_timeline(controller.timeline))

    # -- opening and closing -------------------------------------------------------------------

    def enter(self, place: int | None = None) -> None:
        """Show the page at a place, or where it was."""
        self.controller.go(self.controller.place if place is None else place)
        self.timeline.setFocus()

    def _point_out(self, entry: LogEntry) -> None:
        """Go to the step of a log line, and highlight where it happened."""
        self.controller.jump(entry.number + 1)
        self.scene.point_out(self.words.places(entry))

    # -- texts and theme -----------------------------------------------------------------------

    def retranslate(self) -> None:
        self.say_title(self.tr("Replay: {game}").format(game=self._manifest.title))
        self.log.retranslate()

    def place_side(self) -> None:
        area = self.scene.presenter.free_area().translated(0, self.view.y())
        self.sheet.setGeometry(area.toAlignedRect())

    # -- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match event.key():
            case Qt.Key.Key_Space:
                self.controller.toggle(-1 if shift else 1)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal if not control:
                self.toolbar.faster(1)
            case Qt.Key.Key_Minus if not control:
                self.toolbar.faster(-1)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.scene.zoom(1)
            case Qt.Key.Key_Minus:
                self.scene.zoom(-1)
            case Qt.Key.Key_0 if control:
                self.scene.fit()
            case Qt.Key.Key_T if control:
                self.branch(self.controller.place)
            case Qt.Key.Key_Escape:
                self.back_requested.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Home | Qt.Key.Key_End:
                self.timeline.keyPressEvent(event)
            case _:
                super().keyPressEvent(event)

"""The toolbar above a replay: back, how to go through the game, whose knowledge, trying again."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QWidget

from festival_desktop.controller.replay_controller import SPEEDS, ReplayController
from festival_desktop.play.replay import Sight
from festival_desktop.play.seats import Player
from festival_desktop.ui.table.toolbar import Toolbar, ToolbarButton
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.placing import STRETCH


class ReplayToolbar(Toolbar):
    WITH_TITLE, WITH_LABELS = 1180.0, 1010.0

    def __init__(
        self, controller: ReplayController, players: Sequence[Player], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._players = tuple(players)
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
            self.title.hide()  # in some languages it is long

    def _connect(self) -> None:
        controller = self._controller
        self.first.clicked.connect(lambda: controller.jump(0))
        self.last.clicked.connect(lambda: controller.jump(controller.end))
        self.before.clicked.connect(lambda: controller.step(-1))
        self.next.clicked.connect(lambda: controller.step(1))
        self.play.clicked.connect(lambda: controller.toggle(1))
        self.reverse.clicked.connect(lambda: controller.toggle(-1))
        self.speed.activated.connect(lambda row: controller.set_speed(SPEEDS[row]))
        self.sight.activated.connect(lambda row: controller.see(controller.sights[row]))
        controller.changed.connect(self.show_state)

    def faster(self, by: int) -> None:
        """The next speed, up or down."""
        now = SPEEDS.index(self._controller.speed)
        self._controller.set_speed(SPEEDS[min(len(SPEEDS) - 1, max(0, now + by))])

    # -- what it shows -------------------------------------------------------------------------

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
        self.sight.setCurrentIndex(controller.sights.index(controller.sight))
        self.sight.setEnabled(len(controller.sights) > 1)
        self._say_play()

    def _say_play(self) -> None:
        playing = self._controller.direction > 0
        self.play.say(self.tr("Pause") if playing else self.tr("Play"))
        self.play.setToolTip(self.tr("Go through the game by itself (Space)"))

    def retranslate(self) -> None:
        again = self.tr("Try again from this step, in a new game (Ctrl+T)")
        self.label(self.back, self.tr("Back"), self.tr("Leave the replay (Esc)"))
        self.label(self.branch, self.tr("Try from here"), again)
        for button, tip in (
            (self.first, self.tr("To the deal (Home)")),
            (self.before, self.tr("One step back (Left)")),
            (self.reverse, self.tr("Backwards by itself (Shift+Space)")),
            (self.next, self.tr("One step on (Right)")),
            (self.last, self.tr("To the end (End)")),
        ):
            button.set_name(tip, tip)
        whose = self.tr("Whose knowledge is shown. All open: the hand of whoever decides.")
        self.speed.set_name(self.tr("Speed"), self.tr("How fast it goes by itself (+ and -)"))
        self.sight.set_name(self.tr("Whose knowledge"), whose)
        self.speed.set_words([self._speed(speed) for speed in SPEEDS])
        self.sight.set_words([self._sight(sight) for sight in self._controller.sights])
        self.show_state()

    def _speed(self, speed: float) -> str:
        quarters = {0.25: "¼", 0.5: "½"}
        return f"{quarters.get(speed) or QLocale().toString(int(speed))} ×"

    def _sight(self, sight: Sight) -> str:
        if sight.open:
            return self.tr("All open")
        if sight.seat is None:
            return self.tr("Spectator")
        return self.tr("As {name} saw it").format(name=self._players[sight.seat].name)

"""The title bar of a table: menu, steps of the turn, the instruction line, tools."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QActionGroup, QCursor, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from festival_desktop.art.theme import text_scale
from festival_desktop.controller.match_controller import MatchController
from festival_desktop.models.session import END_TURN, NEXT_MOVE, PASS, SCORES
from festival_desktop.play.match import Lock
from festival_desktop.play.table import Target
from festival_desktop.scenes.press_guard import PressGuard
from festival_desktop.ui.actions import with_keys
from festival_desktop.ui.settings import PACES, Settings
from festival_desktop.ui.table.instruction_line import InstructionLine
from festival_desktop.ui.table.toolbar import CONTROL, HEIGHT, Toolbar, ToolbarButton
from festival_desktop.ui.table.turn_bar import TurnBar
from festival_desktop.ui.when_shown import WhenShown
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.words.computers import pace_names

_TALL, _TALL_CONTROL = 76.0, 56.0
_LARGE_TEXT = 1.2
"""Text scale above which the bar is taller."""
_ROOMY = 780
"""Minimum window height for the taller bar; smaller windows need the space for the table."""
_GAP = 4
_SIDES = 24
"""Margin at both ends of the bar."""
_WITHIN = 6.0
"""Height reduction of buttons on the paper of the instruction line."""


class SteadyButton(Button):
    """A button whose action changes: a press counts only a moment after a change."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("primary", "end", px=13, height=30, parent=parent)
        self._does: object = None
        self.guard: PressGuard[None] = PressGuard(lambda _: self._does)

    def set_meaning(self, does: object) -> None:
        """Set what identifies the current action."""
        self._does = does
        if self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self.guard.change(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.guard.stops(None):
            super().mousePressEvent(event)


class PaceButton(ToolbarButton):
    """Shows the computers' pace, and offers all of them in a menu."""

    chosen = Signal(str)
    """Emitted with one of `PACES`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("normal", parent)
        self.pace = "normal"
        self.clicked.connect(self._open)

    def show_pace(self, pace: str) -> None:
        self.pace = pace
        self.set_icon(pace)
        self.retranslate()

    def retranslate(self) -> None:
        name = pace_names()[PACES.index(self.pace)]
        tip = self.tr("Computer speed: {pace}. Click the table to hurry one move.")
        self.set_name(self.tr("Computer speed: {pace}").format(pace=name), tip.format(pace=name))

    def menu_of_paces(self) -> QMenu:
        """Build a menu of all paces, from step to instant; it deletes itself when it closes."""
        menu = QMenu(self)
        group = QActionGroup(menu)
        for pace, name in zip(PACES, pace_names(), strict=True):
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(pace == self.pace)
            action.setActionGroup(group)
            action.triggered.connect(lambda *_, pace=pace: self.chosen.emit(pace))
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _open(self) -> None:
        self.menu_of_paces().popup(self.mapToGlobal(QPoint(0, self.height())))


class TableToolbar(WhenShown, Toolbar):
    """Shows the state of a controller."""

    ends_turn = False
    """Whether the table has its own End turn button, so that the toolbar omits it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pending_action: Target | None = None
        self._leave = ""
        """The game's name for giving up the rest of the turn, if that is the pending action."""
        self._stop: tuple[Lock | None, str] | None = None
        """Why undo is unavailable: the lock and the player who moved."""
        self.menu = ToolbarButton("menu", self)
        self.turn_bar = TurnBar(self)
        self.line = InstructionLine(self)
        self.go_on = SteadyButton(self)
        self.undo = ToolbarButton("undo", self)
        self.redo = ToolbarButton("redo", self)
        self.pace = PaceButton(self)
        self.sound = ToolbarButton("sound", self)
        self.hint = ToolbarButton("hint", self)
        self.projection = ToolbarButton("chart", self)
        self.rules = ToolbarButton("book", self)
        self.go_on.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.go_on.hide()
        self._spare = (self.sound, self.pace, self.projection)
        """Tools hidden while a question needs the space; settings, menu and keys offer the same."""
        tools = (self.undo, self.redo, self.pace, self.sound, self.hint, self.projection)
        line = (self.line, 1)
        self.lay_out(self.menu, self.turn_bar, line, self.go_on, *tools, self.rules, spacing=_GAP)
        self.retranslate()

    def fit(self) -> None:
        """Grow where large text would not fit in two lines, if the window has room.

        It never depends on the message, so that the board stays in place.
        """
        tall = text_scale() > _LARGE_TEXT and self.window().height() >= self.px(_ROOMY)
        self.high, self.control = (_TALL, _TALL_CONTROL) if tall else (HEIGHT, CONTROL)
        super().fit()
        for button in self.line.findChildren(Button):
            button.setMaximumHeight(button.maximumHeight() - round(self.px(_WITHIN)))

    def _fit(self, width: int) -> None:
        """Hide the name of the present step, then spare tools, where the line needs room."""
        row = self.layout()
        if row is None:
            return
        bar, gap = self.turn_bar, row.spacing()
        parts = (self.menu, self.go_on, self.undo, self.redo, self.hint, self.rules, *self._spare)
        shown = [one for one in parts if not one.isHidden() or one in self._spare]
        free = width - sum(one.sizeHint().width() + gap for one in shown) - 3 * gap - _SIDES
        missing = self.line.needed() - free + bar.width_of(named=True)
        for tool in self._spare:
            tool.setVisible(missing - bar.name_width() <= 0)
            if tool.isHidden():
                missing -= tool.sizeHint().width() + gap
        bar.set_named(missing <= 0)

    # -- contents ----------------------------------------------------------------------------

    def show_controller(self, controller: MatchController, stopped_by: str, leave: str) -> None:
        """Enable buttons; `stopped_by` names the person that undo stops at.

        `leave`: the table's own text for leaving the rest of the turn.
        """
        self.undo.setEnabled(controller.history.can_undo)
        self.redo.setEnabled(controller.history.can_redo)
        self.hint.setEnabled(bool(controller.session.moves))
        stop = None if controller.history.can_undo else (controller.history.reach.lock, stopped_by)
        if stop != self._stop:
            self._stop = stop
            self._say_undo()
        if (controller.pending_action, leave) != (self._pending_action, self._leave):
            self._pending_action, self._leave = controller.pending_action, leave
            self._say_go_on()
        again = self._pending_action == NEXT_MOVE  # Repeated presses may speed up computers.
        self.go_on.set_meaning((self._pending_action, None if again else controller.match.cursor))
        elsewhere = self.ends_turn and self._pending_action in (END_TURN, PASS)
        self.go_on.setVisible(self._pending_action is not None and not elsewhere)

    def follow(self, settings: Settings) -> None:
        """Show and change the settings on the toolbar."""
        self._settings = settings
        self.pace.chosen.connect(lambda pace: setattr(settings, "pace", pace))
        self.sound.clicked.connect(lambda: setattr(settings, "muted", not settings.muted))
        settings.changed("pace").connect(self._changed)
        settings.changed("muted").connect(self._changed)
        self._show_settings()

    def _changed(self) -> None:
        self.when_shown(self._show_settings)

    def _show_settings(self) -> None:
        self.pace.show_pace(self._settings.pace)
        self.show_muted(self._settings.muted)

    def show_muted(self, muted: bool) -> None:
        """Show whether the sound is off."""
        self.sound.set_icon("mute" if muted else "sound")
        words = self.tr("Sound is off") if muted else self.tr("Sound is on")
        turn = self.tr("Turn the sound on") if muted else self.tr("Turn the sound off")
        self.sound.set_name(words, with_keys(turn, "mute"))

    def retranslate(self) -> None:
        again, good = self.tr("Redo the last undone step"), self.tr("Show a good move")
        scores = self.tr("Projected scores")
        rules = self.tr("Rules of this game. F1 explains what you’re pointing at.")
        self.menu.set_name(self.tr("Menu"), with_keys(self.tr("Menu"), "menu"))
        self.undo.setAccessibleName(self.tr("Undo"))
        self.redo.set_name(self.tr("Redo"), with_keys(again, "redo"))
        self.hint.set_name(self.tr("Hint"), with_keys(good, "hint"))
        self.projection.set_name(scores, with_keys(scores, "projection"))
        self.rules.set_name(self.tr("Rules"), rules)
        self.pace.retranslate()
        self.show_muted(self.sound.icon_name == "mute")
        self._say_undo()
        self._say_go_on()

    def _say_go_on(self) -> None:
        if self._pending_action == NEXT_MOVE:
            words, tip = self.tr("Next move"), self.tr("Make the computer’s next move")
        elif self._pending_action == SCORES:
            words, tip = self.tr("Scores"), self.tr("View the score sheet")
        else:
            words = self._leave or self.tr("End turn")
            tip = self.tr("Pass to the next player")
        self.go_on.say(words)
        self.go_on.setToolTip(with_keys(tip, "go_on"))

    def _say_undo(self) -> None:
        locked = self._stop is not None and self._stop[0] is not None
        self.undo.set_icon("lock" if locked else "undo")
        self.undo.setToolTip(self._undo_tip())
        self.undo.setAccessibleDescription(self._undo_tip())

    @property
    def locked(self) -> str:
        """Why earlier steps cannot be undone; empty if they can."""
        return "" if self._stop is None or self._stop[0] is None else self._undo_tip()

    def _undo_tip(self) -> str:
        match self._stop:
            case None:
                return with_keys(self.tr("Undo the last step"), "undo")
            case (Lock.REVEALED, _):
                return self.tr("The last step revealed something hidden, so it can’t be undone.")
            case (Lock.OTHER_PERSON, name):
                return self.tr("{name} has moved since, so earlier steps can’t be undone.").format(
                    name=name
                )
        return self.tr("Nothing to undo.")

"""The page of a game being played: the table, the toolbar above it, and overlays.

It owns everything that belongs to one match on the screen, and dies with it.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.controller.look_back import LookBack
from festival_desktop.controller.match_controller import MatchController, Pace
from festival_desktop.models.change import Change
from festival_desktop.models.session import PASS
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.table import Target
from festival_desktop.scenes.animation import Animator
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.speech import Announcer
from festival_desktop.ui.table.hand_over import HandOverScreen
from festival_desktop.ui.table.hint import Alternatives, HintControl
from festival_desktop.ui.table.instruction_line import Passing, Said, Voice
from festival_desktop.ui.table.look_back_mark import LookBackMark
from festival_desktop.ui.table.projection import ProjectionSheet
from festival_desktop.ui.table.recap_sheet import RecapControl
from festival_desktop.ui.table.side_panel import SidePanel
from festival_desktop.ui.table.table_frame import TimelineFrame
from festival_desktop.ui.table.table_toolbar import TableToolbar
from festival_desktop.ui.table.tip_bar import TipBar
from festival_desktop.ui.table.turn_banner import TurnBanner
from festival_desktop.ui.tips import TipBook
from festival_desktop.ui.words.game_words import StepState, TurnStep

NOTHING_NEW = Change()
LAST_LOOK = 1800
"""Milliseconds the final position is shown before the score sheet."""
_LENGTHS = {Pace.STEP: 1.0, Pace.SLOW: 1.6, Pace.NORMAL: 1.0, Pace.FAST: 0.3, Pace.INSTANT: 0.3}
"""Duration of celebrations at each pace, relative to the normal one."""


class TablePage(TimelineFrame):
    changed = Signal()
    """Emitted when undo, redo or ending the turn has become available or unavailable."""
    finished = Signal()
    """Emitted after the game is over and the final position has been shown."""

    toolbar: TableToolbar

    def __init__(
        self, manifest: GameManifest, match: AnyMatch, settings: Settings, motion: Animator
    ) -> None:
        super().__init__(manifest, match, motion)
        self._settings = settings
        self._pace: Callable[[], Pace] = lambda: Pace[settings.pace.upper()]
        self.controller: MatchController = MatchController(
            match,
            self.session,
            manifest.computers,
            pace=self._pace,
            confirm_end=lambda: settings.confirm_end,
            thinker=manifest.thinker,
            secrets=manifest.secrets,
            parent=self,
        )
        self.history = self.controller.history
        look_back = LookBack(self.controller)  # Gets changes before the table shows them.
        tips = manifest.tips and TipBook(manifest.rules.name, manifest.tips(self), settings)
        self.tip_bar = TipBar(self.session, tips, settings, self)
        self.add_timeline(TableToolbar(self), self.tip_bar)
        self.line = self.toolbar.line
        self.toolbar.ends_turn = self.scene.presenter.ends_turn
        self.side = SidePanel(self.session, self.words, self)
        self.add_side(self.side)
        self.notice = Passing(self.line)
        self.hint = HintControl(self.controller, self.scene, self.words, self.line)
        Alternatives(self.controller, self.words, self.side.log)
        covered = (self.toolbar, self.timeline, self.tip_bar, self.side, self.view)
        self.hand_over = HandOverScreen(
            self.session, self.words, self.controller.has_played, covered, self
        )
        self.recap = RecapControl(self.side.recap, self.scene, self.words, match, look_back)
        self.explanations.numbered = self.recap.sentence
        self.projection = ProjectionSheet(self.session, self.words, self)
        self.looking_back = LookBackMark(
            look_back, self.timeline, self.scene, self.line, self.branch, self
        )
        self._told_first = False
        """Whether this page has shown the introduction."""
        self._tip_over = False
        """Whether the tip bar fits over the table without covering anything."""
        self._looked = False
        """Whether an earlier step is shown."""
        self.banner = TurnBanner(self.view, match, self._pace, self)
        self._announcer = Announcer(self.session, self.side.log, self.view)
        self.last_look = QTimer(self, singleShot=True, interval=LAST_LOOK)
        """Timer of the final position, before the score sheet opens."""
        self.last_look.timeout.connect(self.finished)
        self._connect(settings)
        self.setFocusProxy(self.view)
        self.retranslate()

    def _connect(self, settings: Settings) -> None:
        session, controller = self.session, self.controller
        self.toolbar.undo.clicked.connect(controller.history.undo)
        self.toolbar.redo.clicked.connect(controller.history.redo)
        self.toolbar.go_on.clicked.connect(self.go_on)
        self.toolbar.hint.clicked.connect(self.hint.ask)
        self.hint.wanted.connect(self.looking_back.end)
        self.toolbar.projection.clicked.connect(self.projection.toggle)
        self.projection.switched.connect(self.place_side)
        self.timeline.refused.connect(lambda why: self.say(why, "lock", "icon:lock"))
        self.side.log.pressed_entry.connect(self.recap.point_out)
        self.side.choices.list.pointed_at.connect(self._light)
        self.hand_over.lift_requested.connect(controller.take_over)
        self.hand_over.undo.clicked.connect(controller.history.undo)
        if self.first_sheet is not None:
            self.first_sheet.closed.connect(self._note_first)
        session.changed.connect(self._changed)
        session.refused.connect(self._refused)
        controller.finished.connect(self.last_look.start)
        controller.scores_requested.connect(self.last_look.stop)
        controller.scores_requested.connect(self.finished)
        self.toolbar.follow(settings)
        self.toolbar.pace.setVisible(len(self.match.people) < len(self.match.players))
        settings.changed("pace").connect(self._pace_changed)
        self.tip_bar.opened.connect(self._open_tip)
        self.side.grown.connect(self.tip_bar.give_way)
        self.tip_bar.switched_off.connect(self._say_where_tips_are)
        self.scene.requests.help_requested.connect(self.hint.decide)
        self.scene.requests.warned.connect(lambda words: self.say(words, "warning"))
        self.scene.requests.undo_requested.connect(controller.history.undo)
        self.scene.requests.jump_requested.connect(controller.history.jump)
        self.scene.requests.skip_requested.connect(controller.skip_wait)

    # -- opening and closing -----------------------------------------------------------------

    def enter(self) -> None:
        """Resume the game when the page is shown."""
        self.motion.pace = _LENGTHS[self._pace()]
        self.view.setFocus()  # Before a curtain or announcement takes the focus.
        self.scene.mouse.uncovered()
        if self.may_open_first_sheet():
            self.open_first_sheet()
            self.hand_over.raise_()
        self.controller.start()
        self._show_board_beside()

    def leave(self) -> None:
        """Pause computers when another page is shown."""
        self.last_look.stop()
        self.banner.end()
        super().leave()

    def may_open_first_sheet(self) -> bool:
        """Return whether this is before anyone's first move in their first game."""
        match, known = self.match, self._settings.games_known
        moved = any(match.players[step.seat].level is None for step in match.steps)
        if moved or not self._settings.tips:
            return False
        return self._told_first or self._manifest.rules.name not in known

    def _note_first(self) -> None:
        """Remember that the first sheet has been read."""
        self._told_first = True
        game, known = self._manifest.rules.name, self._settings.games_known
        self._settings.games_known = tuple(dict.fromkeys((*known, game)))

    def go_on(self) -> None:
        """End the turn or let the computer move; first dismiss an announcement."""
        self.looking_back.end()
        if self.banner.isVisible():
            self.banner.end()
        elif not self.scene.presenter.ask_before_end():
            self.controller.go_on()

    def undo(self) -> None:
        """Undo a step, or say why that is impossible."""
        if self.controller.history.can_undo:
            self.controller.history.undo()
        else:
            self.say(self.toolbar.locked, "lock", "icon:lock")

    def _light(self, target: Target) -> None:
        """Highlight the current choice with the selections before it."""
        if self.session.moves:
            self.scene.point_out([*self.session.selector.selected, target])

    def _pace_changed(self) -> None:
        if self.isVisible():  # Otherwise it is read on return.
            self.motion.pace = _LENGTHS[self._pace()]
            self.controller.start()

    def _say_where_tips_are(self) -> None:
        self.say(self.tr("Tips are off. Turn them on again in the menu under Settings."))

    # -- showing -----------------------------------------------------------------------------

    def say(self, words: str, icon: str = "info", topic: str = "") -> None:
        """Show a passing notice; `topic`: where the rules explain it."""
        self.notice.say(words, icon, topic)

    @property
    def topic(self) -> str:
        return self.notice.topic

    def _changed(self, change: Change) -> None:
        """Follow a change of the session after the table itself has."""
        if change.position:
            self._show_position()
        before, self._looked = self._looked, self.looking_back.place is not None
        # Returning from an earlier step brings nothing new: keep the tip.
        self._say_turn(NOTHING_NEW if before or self._looked else change)
        if change.position:
            self.looking_back.show_place()
            self.recap.update()
            self.projection.update_scores()
            self.banner.show_turn(self.toolbar.turn_bar.turn.sentence)
        self._announcer.tell(change, self.toolbar.turn_bar.turn.sentence)
        if change.position:
            self.changed.emit()

    def _show_position(self) -> None:
        if self.match.to_act is not None or self.looking_back.place is not None:
            self.last_look.stop()  # The last move was undone, or an earlier one is shown.
        if self.session.waiting is not None:
            self.notice.hide()
        self.hand_over.cover(self.controller.history.can_undo)
        leave = self.words.label(PASS.kind) if self.controller.pending_action == PASS else ""
        before, line = self.timeline.line, self.controller.timeline
        steps, players = self.match.steps, self.match.players
        stopper = players[steps[line.floor - 1].seat].name if line.floor else ""
        self.toolbar.show_controller(self.controller, stopper, leave)
        self.timeline.show_timeline(line)
        if line.knows_ahead and not (line.practice or before.knows_ahead) and before.entries:
            self.say(self.timeline.words.would_be_practice(), "lock")
        self.side.log.set_floor(line.floor)

    def _say_turn(self, change: Change = NOTHING_NEW) -> None:
        turn = self.words.turn()
        if turn.claims:
            steps = turn.steps
            if all(step.note != turn.claims for step in steps):
                steps += (TurnStep(self.tr("Still to claim"), turn.claims, StepState.MAY),)
            fact = turn.fact or self.tr("Still open: {claims}.").format(claims=turn.claims)
            turn = replace(turn, fact=fact, steps=steps)
        self.toolbar.turn_bar.show_turn(turn)
        self.line.speak(Voice.TURN, Said(turn.sentence, turn.fact))
        self.side.choices.describe(turn.sentence)
        if self.first_sheet is None or self.first_sheet.isHidden():  # One message at a time.
            self.tip_bar.show_turn(change)

    def _refused(self, rule: str, numbers: tuple[int, ...]) -> None:
        self.say(self.words.refusal(rule, numbers), "warning", self.refusal_topic(rule))

    # -- texts and theme ---------------------------------------------------------------------

    def about(self) -> str:
        return self.tr("The table. Everything here can also be done from the list of choices (F6).")

    def retranslate(self) -> None:
        self.describe("")
        self.session.choices.retranslate()
        self.say_title(self._manifest.title)
        self.hint.retranslate()
        self.notice.hide()  # Do not repeat a brief message.
        self.banner.end()
        if self.session.view is not None:
            self._say_turn()
            self._show_position()
            self.looking_back.show_place()

    # -- places ------------------------------------------------------------------------------

    def place(self) -> None:
        super().place()
        self.hand_over.setGeometry(self.rect())
        self.hand_over.place()
        self.banner.setGeometry(self.rect())
        self.looking_back.setGeometry(self.view.geometry())

    def lies_over(self, strip: QWidget) -> bool:
        return strip is self.tip_bar and self._tip_over

    def _open_tip(self) -> None:
        room = self.scene.presenter.tip_area().toAlignedRect()
        self._tip_over = self.tip_bar.fits(room)
        self.place()

    def place_side(self) -> None:
        if self.lies_over(self.tip_bar):
            place = self.scene.presenter.tip_area().translated(0, self.view.y())
            self.tip_bar.lie_over(place.toAlignedRect())
        area = self.scene.presenter.free_area().translated(0, self.view.y())
        tabbed = self.scene.presenter.tabbed
        self.side.set_room(area.toAlignedRect(), self.view.geometry(), tabbed)
        right = self.view.width() if area.left() < self.view.width() / 2 else area.left()
        self.projection.move(round(right) - self.projection.width(), self.view.y())

    def close_top(self) -> bool:
        """Close the top-most overlay; return False if nothing is open."""
        return (
            self.notice.hide()
            or self.looking_back.end()
            or self.hint.dismiss()
            or self.tip_bar.close_tip()
            or self.recap.dismiss()
            or self.projection.dismiss()
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape or not self.close_top():
            super().keyPressEvent(event)

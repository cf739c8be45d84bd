"""The page of a game being played: the table, the toolbar above it, and what lies over it.

It owns everything that belongs to one match on the screen, and dies with it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from festival_desktop.controller.match_controller import MatchController, Pace
from festival_desktop.core.decision import Decision
from festival_desktop.core.game import Seat
from festival_desktop.models.change import Change
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import PASS
from festival_desktop.play.match import Match
from festival_desktop.play.table import Target
from festival_desktop.scenes.animation import Animator
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.table.announcer import Announcer
from festival_desktop.ui.table.guide_bar import Guide, GuideBar
from festival_desktop.ui.table.hand_over import HandOverControl, HandOverScreen
from festival_desktop.ui.table.notice import Notice
from festival_desktop.ui.table.side_panel import SidePanel
from festival_desktop.ui.table.table_toolbar import TableToolbar
from festival_desktop.ui.table.timeline_frame import TimelineFrame
from festival_desktop.ui.table.turn_banner import TurnBanner
from festival_desktop.ui.tips import TipBook
from festival_desktop.ui.words.game_words import StepState, TurnStep

NOTHING_NEW = Change()
LAST_LOOK = 1800
"""Milliseconds the final position is shown before the score sheet."""
_SHORTEST, _LONGEST = 400, 1400
"""Milliseconds somebody else is announced."""
_WATER = 0.77
"""How far the water reaches down; below it lies the tray of the viewer."""


class TablePage(TimelineFrame):
    changed = Signal()
    """What can be undone, redone or ended has changed."""
    stepped = Signal()
    """Time to save."""
    finished = Signal()
    """The game is over, and the last position has been seen."""
    menu_requested = Signal()
    rules_requested = Signal()
    explain_requested = Signal(str)
    """A topic of the rules."""

    toolbar: TableToolbar

    def __init__(
        self,
        manifest: GameManifest,
        match: Match[Any, Any, Any],
        settings: Settings,
        motion: Animator,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(manifest, match, motion, parent)
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
        self.guide_bar = GuideBar(self)
        self.guide_bar.setVisible(settings.tips)
        tips = manifest.tips and TipBook(manifest.rules.name, manifest.tips(self), settings)
        self._guide = Guide(self.guide_bar, self.session, tips, settings)
        self.add_timeline(TableToolbar(self), self.guide_bar)
        self.scene.canvas.show_planning(settings.tips)
        self.side = SidePanel(self)
        self.notice = Notice(self)
        self.hand_over = HandOverScreen(self)
        covered = (self.toolbar, self.timeline, self.side, self.view)
        self._covering = HandOverControl(
            self.hand_over, covered, self.session, self.words, self.controller.had_turn
        )
        self.banner = TurnBanner(motion, self)
        self._announcer = Announcer(self.session, self.side.log, self.view)
        self._announced: Seat | None = None
        """The person whose turn was announced last."""
        self.last_look = QTimer(self)
        """Running while the final position is looked at."""
        self.last_look.setSingleShot(True)
        self.last_look.setInterval(LAST_LOOK)
        self.last_look.timeout.connect(self.finished)
        self._connect(settings)
        self.show_log(self.side.log)
        self.side.choices.show_session(self.session)
        self.setFocusProxy(self.view)
        self.retranslate()

    def _connect(self, settings: Settings) -> None:
        session, controller = self.session, self.controller
        self.toolbar.menu_requested.connect(self.menu_requested)
        self.toolbar.rules_requested.connect(self.rules_requested)
        self.notice.rule_requested.connect(self.explain_requested)
        self.toolbar.undo_requested.connect(controller.undo)
        self.toolbar.redo_requested.connect(controller.redo)
        self.toolbar.go_on_requested.connect(self.go_on)
        self.toolbar.hint_requested.connect(self.give_hint)
        self.timeline.refused.connect(lambda why: self.say(why, "lock", "icon:lock"))
        self.side.log.pressed_entry.connect(self._point_out)
        self.side.choices.list.pointed_at.connect(self._light)
        self.hand_over.lift_requested.connect(controller.take_over)
        self.hand_over.undo_requested.connect(controller.undo)
        session.changed.connect(self._changed)
        session.refused.connect(self._refused)
        controller.stepped.connect(self.stepped)
        controller.finished.connect(self.last_look.start)
        controller.scores_requested.connect(self._show_scores)
        self.toolbar.follow(settings)
        self.toolbar.pace.setVisible(len(self.match.people) < len(self.match.players))
        settings.pace_changed.connect(self._pace_changed)
        settings.tips_changed.connect(self._show_guide)
        self.scene.requests.help_requested.connect(self._choose_for_me)
        self.scene.requests.undo_requested.connect(controller.undo)
        self.scene.requests.jump_requested.connect(controller.jump)
        self.scene.requests.hurry_requested.connect(controller.hurry)

    # -- coming and going --------------------------------------------------------------------

    def enter(self) -> None:
        """The page is on the screen: the game goes on."""
        self.view.setFocus()  # before a curtain or an announcement takes the keys
        self.scene.mouse.uncovered()
        self.controller.start()

    def leave(self) -> None:
        """Another page is shown: computers wait."""
        self.last_look.stop()
        self.banner.end()
        super().leave()

    def _show_scores(self) -> None:
        self.last_look.stop()
        self.finished.emit()

    def go_on(self) -> None:
        """End the turn or let the computer move; like any key, it ends an announcement first."""
        if self.banner.isVisible():
            self.banner.end()
        else:
            self.controller.go_on()

    def give_hint(self) -> None:
        """Light up a good move, and say what it would bring."""
        self.controller.hint(self._show_hint)

    def _show_hint(self, decision: Decision[Any]) -> None:
        self.session.clear()
        selections = self._manifest.table.selections(decision.move)
        self.scene.point_out([target for step in selections for target in step])
        self.say(self.words.hint(decision.move), "hint")

    def _choose_for_me(self) -> None:
        """Let the computer take a decision that does not matter to the person."""
        self.controller.hint(lambda decision: self.controller.play(decision.move))

    def _point_out(self, entry: LogEntry) -> None:
        self.scene.point_out(self.words.places(entry))

    def _light(self, target: Target) -> None:
        """What the choices list is at, with what it goes on from."""
        if self.session.moves:
            self.scene.point_out([*self.session.selector.selected, target])

    def _pace_changed(self) -> None:
        if self.isVisible():
            self.controller.start()

    # -- showing -----------------------------------------------------------------------------

    def say(self, words: str, icon: str = "info", topic: str = "") -> None:
        """Tell something in passing; `topic`: where the rules explain it."""
        self.notice.say(words, icon, topic)

    @property
    def topic(self) -> str:
        return self.notice.topic

    def _changed(self, change: Change) -> None:
        """The session shows something else: the table itself has taken its share."""
        if change.position:
            self._show_position()
        self._say_turn(change)
        if change.position:
            self._announce_turn()
        self._announcer.tell(change, self.toolbar.turn_bar.turn.sentence)
        if change.position:
            self.changed.emit()

    def _show_position(self) -> None:
        if self.match.to_act is not None:
            self.last_look.stop()  # the last move was taken back
        if self.session.waiting is not None:
            self.notice.hide()
        self._covering.update(self.controller.can_undo)
        leave = self.words.label(PASS.kind) if self.controller.going_on == PASS else ""
        self.toolbar.show_controller(self.controller, self._stopper(), leave)
        self._show_timeline()
        self.side.log.set_floor(self.controller.timeline.floor)

    def _announce_turn(self) -> None:
        """Say who is to act, if somebody else was at the screen before."""
        session, seat = self.session, self.session.active
        if session.waiting is not None:
            self._announced = None
        if not session.moves:
            self.banner.end()
        if not session.moves or seat == self._announced or len(self.match.people) < 2:
            return
        self._announced = seat
        assert seat is not None
        own, area = QPixmap(), self.scene.presenter.own_area()
        if area is not None and self.motion.enabled and self.isVisible():
            self.motion.skip()  # it comes in as a whole
            own = self.view.grab(area.toAlignedRect())
            area = area.translated(0, self.view.y())
        name, words = self.match.players[seat].name, self.toolbar.turn_bar.turn.sentence
        self.scene.mouse.uncovered()  # as soon as the announcement is over
        self.banner.begin(seat, name, words, (own, area or QRectF()), self._beat())

    def _beat(self) -> int:
        """How long somebody else is announced: longer where computers are slow, too."""
        pace = self._pace()
        return max(_SHORTEST, min(_LONGEST, Pace.NORMAL if pace is Pace.STEP else pace))

    def _show_guide(self, shown: bool) -> None:
        self.guide_bar.setVisible(shown)
        self.scene.canvas.show_planning(shown)
        self._say_turn(Change(position=True))
        self.place()

    def _say_turn(self, change: Change = NOTHING_NEW) -> None:
        turn = self.words.turn()
        if turn.claims:
            open_step = TurnStep(self.tr("Still open"), turn.claims, StepState.MAY)
            sentence = self.tr("{turn} Still open: {claims}.")
            sentence = sentence.format(turn=turn.sentence, claims=turn.claims)
            turn = replace(turn, sentence=sentence, steps=(*turn.steps, open_step))
        self.toolbar.turn_bar.show_turn(turn)
        self.side.choices.sentence.setText(turn.sentence)
        self._guide.show(turn, change)

    def _show_timeline(self) -> None:
        before, line = self.timeline.line, self.controller.timeline
        self.timeline.show_timeline(line)
        # A game that was practice from its first picture on has nothing new to say.
        if line.practice and not before.practice and before.entries:
            self.say(self.timeline.words.now_practice(), "lock")

    def _stopper(self) -> str:
        floor = self.controller.timeline.floor
        return self.match.players[self.match.steps[floor - 1].seat].name if floor else ""

    def _refused(self, rule: str, numbers: tuple[int, ...]) -> None:
        self.say(self.words.refusal(rule, numbers), "warning", self.refusal_topic(rule))

    # -- words and looks ---------------------------------------------------------------------

    def about(self) -> str:
        return self.tr("The table. Everything can also be done in the list of choices (F6).")

    def retranslate(self) -> None:
        self.describe("")
        self.session.choices.retranslate()
        self.say_title(self._manifest.title)
        if self.session.view is not None:
            self._say_turn()
            self._show_position()

    # -- places ------------------------------------------------------------------------------

    def place(self) -> None:
        super().place()
        self.hand_over.setGeometry(self.rect())
        self.hand_over.place()
        self.banner.setGeometry(self.rect())

    def place_side(self) -> None:
        area = self.scene.presenter.free_area().translated(0, self.view.y())
        self.side.set_room(area.toAlignedRect(), self.view.geometry())
        room = self.scene.presenter.notice_area()
        if room is None:  # over the water, so that neither the hand nor the log is hidden
            room = QRectF(0, 0, area.left(), self.view.height() * _WATER)
        self.notice.set_room(room.translated(0, self.view.y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.notice.words:
            self.notice.hide()
        else:
            super().keyPressEvent(event)

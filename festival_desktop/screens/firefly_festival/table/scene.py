"""The table of Firefly Festival: what is shown of a session, and what hands and keys do there."""

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State
from festival_desktop.models.log import LogRole
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.scenes import cursor
from festival_desktop.scenes.actors import Picture, Prop
from festival_desktop.scenes.caught import caught
from festival_desktop.scenes.motion import Motion
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.table import attempts, panels, props
from festival_desktop.screens.firefly_festival.table.asking import Asking
from festival_desktop.screens.firefly_festival.table.crowds import Crowds
from festival_desktop.screens.firefly_festival.table.effects import Effects
from festival_desktop.screens.firefly_festival.table.lake_scene import LakeScene
from festival_desktop.screens.firefly_festival.table.last import last_places
from festival_desktop.screens.firefly_festival.table.letters import ENDS, press_letter
from festival_desktop.screens.firefly_festival.table.outlook import Options, Outlook, outlook
from festival_desktop.screens.firefly_festival.table.overlay import overlay
from festival_desktop.screens.firefly_festival.table.pictures import picture
from festival_desktop.screens.firefly_festival.table.targets import ON_ISLANDS, Targets
from festival_desktop.screens.firefly_festival.table.touching import Intent, Touching


class FireflyScene(LakeScene):
    LAYERS: ClassVar[tuple[str, ...]] = ("table", "pieces", "bar", "overlay")
    GROUPS: ClassVar[cursor.Groups] = (
        frozenset({"power"}),
        frozenset({"over", "together", "ferry", "crow-gain", "storey"}),
        frozenset({"action", "crow", "fish", "pass", "skip", "done"}),
        frozenset({"island", "pagoda", "festival", "worker", "to", "lane", "recruit", "stone",
                   "send", "cross"}),
        frozenset({"goal"}),
        frozenset({"secret"}),
        frozenset({"seat"}),
    )  # fmt: skip

    def __init__(
        self,
        session: Session,
        game: FireflyFestival,
        words: TableWords,
        motion: Motion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, game, words, motion, parent)
        self.crowds = Crowds()
        self.asking = Asking(self)
        self.targets = Targets(self)
        self.touching = Touching(self)
        self.effects = Effects(self)
        self.position: State
        """A position that looks like what is shown; only what everybody knows of it is used."""
        self.options: Options
        """What whoever looks may do."""
        self.chains: tuple[int, ...] = ()
        self.movements = game.content.box.movements
        self.last_islands: frozenset[int] = frozenset()
        self.last_lanes: frozenset[int] = frozenset()
        self.forecasting = False
        """Every festival is shown as if it were held now."""
        self.pointer = QPointF()
        self.pointed: tuple[Target, ...] = ()
        """What somebody is shown: the touches of a hint, or the place of a line of the log."""
        self.read_seat: int | None = None
        """The seat under the pointer, whose power is told."""
        self._outlooks: dict[int, Outlook] = {}
        self._grown = 0

    # -- laying out --------------------------------------------------------------------------

    def lay_out(self) -> None:
        self.lay_panels()
        self._find()

    def arrange(self) -> None:
        if self.secrets_held != self.layout.secrets_held:
            self.lay_panels()
            self.laid_out.emit()
        self._find()

    def _find(self) -> None:
        """Get ready for the position of the session."""
        view = self.session.view
        self.pointed, self._outlooks = (), {}
        self.aim()
        self.end_look()
        if view is None:
            return
        self.position = self.game.imagine(view, Rng(0))
        self.options = Options(self.game, self.position, self.session.moves)
        self.movements = self.game.turn.movement.number(self.position)
        self.chains = tuple(
            piece.face[7] for piece in self.session.pieces.pieces if piece.kind == "seat"
        )
        self.crowds.arrive(dict(enumerate(view.workers)))
        log = self.session.log
        entries = (log.index(row).data(LogRole.ENTRY) for row in range(log.rowCount() - 1, -1, -1))
        self.last_islands, self.last_lanes = last_places(entries)
        self.targets.collect()
        self.asking.arrive()

    # -- tools -------------------------------------------------------------------------------

    def tool_at(self, pos: QPointF) -> str | None:
        if self.layout.eye.contains(pos):
            return "eye"
        return super().tool_at(pos)

    def use(self, tool: str) -> None:
        if tool == "eye":
            self.show_forecasts(not self.forecasting)
        else:
            super().use(tool)

    def show_forecasts(self, on: bool) -> None:
        self.forecasting = on
        self.refresh("bar", "overlay")

    # -- showing -----------------------------------------------------------------------------

    def props(self, layer: str) -> dict[str, Prop]:
        if layer == "table":
            return panels.table(self)
        if layer == "bar":
            return panels.bar(self)
        if self.session.view is None:
            return {}
        return props.pieces(self) if layer == "pieces" else overlay(self)

    def picture(self, prop: Prop) -> Picture:
        return picture(prop, self.dpr)

    def retranslate(self) -> None:
        """The words are in another language now."""
        self.words.forget()
        self.asking.arrive()
        self.refresh(instant=True)

    def restyle(self) -> None:
        """The theme or the text size has changed."""
        self.relayout()

    def rested(self) -> None:
        self.asking.arrive()

    def happen(self, events: tuple[Any, ...]) -> None:
        self.effects.show(events)

    def outlook(self, island: int) -> Outlook:
        """A festival as if whoever looks held it now; without a viewer, whoever is to act."""
        if island not in self._outlooks:
            host = self.session.view.seat if self.session.viewer is None else self.session.viewer
            self._outlooks[island] = outlook(self.game, self.position, host, island)
        return self._outlooks[island]

    def power_lit(self, seat: int) -> bool:
        """Whether the power of a seat allows something now that is not allowed to everybody."""
        if seat != self.session.viewer or not self.options.any:
            return False
        asked = bool(self.options.spots) and not self.session.view.turns
        return self.options.special or asked

    def point_out(self, targets: Sequence[Target]) -> None:
        """Light up these things until somebody goes on, such as the touches of a hint."""
        self.pointed = tuple(targets)
        self.refresh("overlay")

    # -- what somebody is about to do ----------------------------------------------------------

    @property
    def intent(self) -> Intent:
        return self.touching.intent()

    @property
    def hovered_island(self) -> int | None:
        """The island the pointer or the keyboard is on."""
        target = self.hovered
        if target is None:
            return None
        if target.kind in ON_ISLANDS or target.kind in ("worker", "cross"):
            return target.key[0]
        return target.key[1] if target.kind == "send" else None

    @property
    def lane_in_hand(self) -> int | None:
        """The lane a bridge would be built on."""
        return self.touching.lane_in_hand()

    # -- touching ----------------------------------------------------------------------------

    def target_at(self, pos: QPointF) -> Target | None:
        return self.targets.at(pos)

    def reach(self) -> dict[Target, QRectF]:
        return self.targets.reach()

    def key_of(self, target: Target) -> str:
        return self.targets.key_of(target)

    @property
    def goes_on(self) -> bool:
        """Nobody at the screen has anything to decide: the last button lets the game go on."""
        return not self.session.moves and self.session.waiting is None

    def press(self, target: Target, follow: bool = True) -> bool:
        if target in ENDS and self.goes_on:
            self.next_requested.emit()
            return True
        if target.kind == "seat":
            return False  # it is there to be read
        return self.touching.press(target, follow)

    def follow(self, target: Target) -> None:
        self.touching.follow(target)

    def attempt(self, target: Target | None) -> list[Target]:
        touched = list(self.session.picker.touched)
        return touched if target is None else attempts.attempt(self, [*touched, target])

    def liftable(self, target: Target) -> bool:
        return self.touching.liftable(target)

    def loose(self, target: Target) -> bool:
        """Touches are made when it is let go, so that nothing has happened before."""
        return self.touching.liftable(target)

    def touchable(self, target: Target) -> bool:
        return super().touchable(target) or self.liftable(target)

    def lift(self, target: Target, pos: QPointF) -> None:
        self.session.clear()
        self.pointer = pos
        if target.kind == "island":
            self.hovering()
            return
        if target.kind == "action":
            self.refresh("overlay")
        super().lift(target, pos)

    def carry(self, pos: QPointF) -> None:
        self.pointer = pos
        lifted = self.gestures.lifted
        if lifted is not None and lifted.kind == "island":
            number = self.lane_in_hand
            grown = 0 if number is None else self.board.grown(number, lifted.key[0], pos)
            if grown != self._grown:
                self._grown = grown
                self.refresh("overlay")
            return
        super().carry(pos)

    def put_down(self) -> None:
        super().put_down()
        self.refresh("bar")  # the plaque of what was held

    def dropped(self, target: Target, pos: QPointF) -> Target | None:
        self.touching.drop(target, pos)
        return None

    # -- looking -----------------------------------------------------------------------------

    def picked(self) -> None:
        self.asking.arrive()
        self.targets.collect()
        super().picked()
        self.refresh("table")

    def hover(self, pos: QPointF, target: Target | None) -> None:
        self.pointer = pos
        tool = self.tool
        seat = next((n for n, rect in enumerate(self.layout.seats) if rect.contains(pos)), None)
        if self.session.view is not None and seat != self.read_seat:
            self.read_seat = seat
            self.refresh("overlay")
        super().hover(pos, target)
        if self.tool != tool:
            self.refresh("bar", "overlay")

    def hovering(self, *layers: str) -> None:
        """Another thing is under the pointer or the keyboard's ring."""
        self.pointed = ()
        self.effects.clear()
        self.refresh("table", "bar", "overlay")

    def set_cursor(self, target: Target | None) -> None:
        """The board moves so that the keyboard's ring is never out of sight."""
        super().set_cursor(target)
        if target is None or not (self.camera.free and self.targets.on_board(target)):
            return
        if (place := self.targets.place_of(target)) is not None:
            self.reveal(self.camera.cell_at(place.center()))

    def next_cursor(self) -> Target | None:
        """After an island or a worker was touched go on to what is nearest to it."""
        reach, touched = self.reach(), self.session.picker.touched
        places = {t: r for t, r in reach.items() if t.kind in ("island", "to", "lane")}
        if len(touched) > 1 and places and (here := self.targets.place_of(touched[-1])) is not None:
            return cursor.closest(places, here.center())
        return cursor.first(reach, self.GROUPS)

    @caught
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.modifiers() == Qt.KeyboardModifier.NoModifier and press_letter(self, key):
            self.motion.skip()
            event.accept()
            return
        super().keyPressEvent(event)

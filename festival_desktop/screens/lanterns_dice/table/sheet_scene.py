"""The table of Lanterns Dice before hands: which sheet is shown, who sits where, what is open."""

from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, text_width
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.lake import members, pool_name, xy
from festival_desktop.games.lanterns_dice.moves import DIE, EMPEROR, TURN_BONUS
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.models.log import LogEntry, LogRole
from festival_desktop.models.session import Session
from festival_desktop.scenes.motion import Motion
from festival_desktop.scenes.piece_scene import PieceScene
from festival_desktop.scenes.turning import Turning
from festival_desktop.scenes.words import KeptWords, TableWords
from festival_desktop.screens.lanterns_dice.table.effects import Effects
from festival_desktop.screens.lanterns_dice.table.launching import Launching
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.pencil import Pencil
from festival_desktop.screens.lanterns_dice.table.sheets import Sheets
from festival_desktop.screens.lanterns_dice.table.targets import Targets
from festival_desktop.screens.lanterns_dice.table.tray import Tray

NOTCHES = 2.0
"""Notches of the wheel that make the sheet large or small again."""


class SheetScene(PieceScene):
    sheets: Sheets
    tray: Tray
    pencil: Pencil
    launching: Launching
    effects: Effects
    targets: Targets

    def __init__(
        self,
        session: Session,
        game: LanternsDice,
        words: TableWords,
        motion: Motion,
        parent: QObject | None,
    ) -> None:
        super().__init__(session, motion, parent)
        self.game = game
        self.words = KeptWords(words)
        self.turning = Turning()
        self.looking: int | None = None
        """The seat whose sheet is looked at instead of the own one."""
        self.large = False
        """The sheet is shown alone."""
        self.last_events: tuple[Any, ...] = ()
        """What happened in the last step."""
        self._last: LogEntry | None = None
        self.undoable: dict[int, int] = {}
        """Areas the viewer shaded since the roll, and the step to go back to before each."""
        self._wheeled = 0.0
        self.layout = Layout(1280, 632, len(session.players), self._row_count())

    # -- laying out ------------------------------------------------------------------------------

    def lay_out(self) -> None:
        mirrored = QGuiApplication.isRightToLeft()
        self.layout = Layout(
            self.size.width(), self.size.height(), len(self.session.players), self._row_count(),
            text_scale(), mirrored, self.large,
        )  # fmt: skip
        if self.session.view is not None:
            self.arrange()

    def _row_count(self) -> int:
        return self.game.content.tables[len(self.session.players)].turns

    def arrange(self) -> None:
        # Who only watches sees the tray from one side, whoever acts.
        seat = self.session.viewer if self.session.viewer is not None else self.session.waiting
        self.turning = Turning.towards(self.facing[seat or 0])
        rows = self.session.log.rowCount()
        self._last = self.session.log.index(rows - 1).data(LogRole.ENTRY) if rows else None
        self.last_events = self._last.events if self._last is not None else ()
        self.undoable = self._undoable(rows)
        if self.looking == self.own:
            self.looking = None
        self.sheets.arrive()
        self.tray.arrive()
        self.launching.arrive()
        self.effects.drawing.clear()
        self.targets.collect()

    def retranslate(self) -> None:
        self.words.forget()
        self.refresh(instant=True)

    def restyle(self) -> None:
        self.relayout()

    def happen(self, events: tuple[Any, ...]) -> None:
        self.effects.show(events)

    def free_area(self) -> QRectF:
        return self.layout.free

    def notice_area(self) -> QRectF | None:
        """Over the sheets of the others: all that can be touched is elsewhere."""
        area = QRectF()
        for mini in self.layout.minis:
            area = area.united(mini)
        return area if area.isValid() else None

    def zoom(self, notches: float, anchor: QPointF | None = None) -> None:
        """Larger: the sheet alone. By the wheel only after some notches."""
        if anchor is not None:
            if self._wheeled * notches < 0:
                self._wheeled = 0.0
            self._wheeled += notches
            if abs(self._wheeled) < NOTCHES:
                return
            self._wheeled = 0.0
        self._enlarge(notches > 0)

    def fit(self) -> None:
        self._enlarge(False)

    def _enlarge(self, large: bool) -> None:
        if large != self.large:
            self.large = large
            self.relayout()

    def leave_rect(self) -> QRectF:
        """The button below the lake, as wide as its words; empty if there is none."""
        target = self.targets.leave()
        if target is None:
            return QRectF(self.layout.foot.topRight(), QSizeF(0, self.layout.foot.height()))
        icon = 26.0 if target.kind == "look-back" else 0.0
        label = self.words.label(target.kind)
        return self.layout.leave(text_width(label, self.layout.px(14), BOLD) + icon)

    def caption_rect(self) -> QRectF:
        """The line below the lake that is left to words."""
        foot = self.layout.foot
        return foot.adjusted(0, 0, self.leave_rect().left() - foot.right() - self.layout.px(10), 0)

    # -- who sits where --------------------------------------------------------------------------

    @property
    def own(self) -> int:
        """Whose sheet is shown as long as nobody looks elsewhere."""
        session = self.session
        if session.viewer is not None:
            return session.viewer
        if session.waiting is not None:
            return session.waiting
        seat: int = session.view.seat if session.view is not None else 0
        return seat

    @property
    def shown_seat(self) -> int:
        return self.own if self.looking is None else self.looking

    def others(self) -> list[int]:
        """The seats of the small sheets, clockwise."""
        players = len(self.session.players)
        return [(self.own + n) % players for n in range(1, players)]

    @property
    def facing(self) -> tuple[int, ...]:
        """Seat → the side of the tray it sits at."""
        return self.game.content.tables[len(self.session.players)].facing

    @property
    def seat_at(self) -> dict[int, int]:
        """Side of the screen → the seat there."""
        return {self.turning.side(side): seat for seat, side in enumerate(self.facing)}

    def side_of(self, seat: int) -> int:
        return self.turning.side(self.facing[seat])

    # -- what is open ----------------------------------------------------------------------------

    def pool_rect(self, pool: int) -> QRectF:
        return self.layout.cell(*xy(pool))

    def way_to(self, pool: int, beside: int) -> int:
        """The side of a pool at which a neighbour lies, clockwise from north."""
        (x, y), (u, v) = xy(pool), xy(beside)
        return ((0, -1), (1, 0), (0, 1), (-1, 0)).index((u - x, v - y))

    def lit(self) -> frozenset[int]:
        """The areas the viewer may shade now, or as the tray is turned for trial."""
        if self.tray.trying:
            return self.tray.lit()
        touched = self.session.picker.touched
        if touched and touched[-1].kind == "area":
            return frozenset()
        return frozenset(target.key[0] for target in self.choices if target.kind == "area")

    @property
    def just_oriented(self) -> bool:
        """The viewer left the tray so just now, and nobody has shaded since."""
        done = any(isinstance(event, told.TrayOriented) for event in self.last_events)
        return done and self._own_step() and bool(self.session.moves)

    def _undoable(self, rows: int) -> dict[int, int]:
        session, found = self.session, dict[int, int]()
        for row in reversed(range(rows)):
            entry: LogEntry = session.log.index(row).data(LogRole.ENTRY)
            own = entry.seat == session.viewer
            if entry.sealed or not (own or session.players[entry.seat].computer):
                break
            if own:
                shaded = (e.area for e in entry.events if isinstance(e, told.AreaShaded))
                found.update(dict.fromkeys(shaded, entry.number))
        return found

    @property
    def taking_last(self) -> bool:
        """Pressing the area under the pointer takes back the last step, and nothing else."""
        area, last = self.taking_back, self._last
        return area is not None and last is not None and self.undoable.get(area) == last.number

    @property
    def taking_back(self) -> int | None:
        """The area that a press would take back; not while the hand that shaded it is there."""
        target = self.hovered
        if target is None or target.kind != "take-back" or target.key[0] == self.pencil.fresh:
            return None
        return target.key[0] if target.key[0] in self.undoable else None

    def _own_step(self) -> bool:
        last = self._last
        return last is not None and not last.sealed and last.seat == self.session.viewer

    def source_tried(self) -> int:
        """What somebody who presses a wrong area probably meant to use."""
        view = self.session.view
        if view.die_open or view.stage is not SHADE:
            return DIE
        if view.bonus_open:
            return TURN_BONUS
        return EMPEROR if view.grants else DIE

    def still_open(self) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
        """Colours the viewer may still shade for, one set for each area, and platforms."""
        view, colors = self.session.view, self.sheets.colors
        if view.stage is not SHADE or view.seat != self.own or self.shown_seat != self.own:
            return (), ()
        chips: list[tuple[str, ...]] = []
        if view.die_open and (color := self.tray.faced(self.own)) is not None:
            chips.append((colors[color],))
        if view.bonus_open:
            chips.append((colors[self.sheets.sheet(self.own).rows[view.turn][0]],))
        for granted in view.grants:
            chips.append(tuple(colors[n] for n in members(granted)))
        return tuple(chips), tuple(pool_name(pool) for pool in members(view.platforms))

    def areas_left(self, seat: int, color: int) -> int:
        """Unshaded areas of a colour on a sheet."""
        left: int = (
            self.game.shading.areas[1 << color] & ~self.session.view.shaded[seat]
        ).bit_count()
        return left

    def room_for(self, shape: int) -> bool:
        """Whether a tile would fit on the viewer's completed pools, now or later."""
        view, seat = self.session.view, self.own
        return self.game.fireworks.fits(shape, view.completed[seat] & ~view.covered[seat])

    def room_of(self, shape: int) -> list[int]:
        """The pools of the shown sheet on which a tile would fit, however it is turned."""
        view, seat = self.session.view, self.shown_seat
        free, pools = view.completed[seat] & ~view.covered[seat], 0
        if view.left[shape]:
            for move in self.game.fireworks.fitting(shape, free):
                pools |= self.game.fireworks.pools[move]
        return members(pools)

    def top_points(self, shape: int) -> int:
        left = self.session.view.left[shape]
        return self.game.content.shapes[shape].values[-left] if left else 0

    def launched_from(self, shape: str) -> QRectF | None:
        """The stack a tile came from."""
        ids = [self.game.content.shapes[n].id for n in self.session.view.shapes]
        return self.layout.stack[ids.index(shape)] if shape in ids else None

    def is_last_tile(self, seat: int, number: int) -> bool:
        launched = any(
            isinstance(e, told.FireworksLaunched) and e.seat == seat for e in self.last_events
        )
        return launched and number == len(self.session.view.launched[seat]) - 1

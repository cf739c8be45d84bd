"""One position as shown: its sheets, its history, and answers of the rules, computed once."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.moves import Launch
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.models.session import END_TURN, Session
from festival_desktop.play.seats import people
from festival_desktop.play.table import TAKE
from festival_desktop.screens.lanterns_dice.filled_sheet import LaidTile
from festival_desktop.screens.lanterns_dice.pictures.lake import Pool
from festival_desktop.tables.lanterns_dice import DiceTable
from festival_desktop.tables.lanterns_dice.needs import (
    best_launches,
    room_for,
    short_of,
    unused,
)
from festival_desktop.tables.lanterns_dice.tray import areas_as_left, grants_of_cards, open_parts

Pools = Callable[..., tuple[Pool, ...]]
"""Function that returns the pools for the shaded, completed and pending areas, like `pools_of`."""


class Position:
    def __init__(self, game: LanternsDice, session: Session, pools: Pools) -> None:
        self._game, self._session, view = game, session, session.view
        self.view = view
        imagined = game.imagine(view, Rng(0))
        self.history = read_history(session)
        seats = range(view.players)
        self.sheets = tuple(read_sheet(game.content, pools, session, seat) for seat in seats)
        self.open_parts = open_parts(game, imagined)
        """Seats that have something to shade in this turn."""
        self.room = cache(partial(room_for, game, view))
        """The completed pools the top tile could cover, by seat and shape."""
        self.short = cache(lambda seat, shape: short_of(game, view, seat, shape).number)
        """The number of pools still to complete for launching, by seat and shape."""
        self.grants = cache(partial(grants_of_cards, game, imagined))
        """The colours each card would grant in the tried orientation of the tray, by seat and
        quarter turns.
        """
        self.areas_as_left = cache(partial(areas_as_left, game, imagined))
        """The areas that may be shaded if the tray keeps the tried orientation, by quarters."""
        self.preview_as_left = cache(partial(DiceTable(game).preview_as_left, view))
        """The effect of shading an area if the tray keeps the tried orientation, by quarter turns
        and area.
        """

        self.launches = best_launches(game, view, session.moves)
        """The best launch of each shape now, best first."""
        own = view.active == session.viewer and view.stage is SHADE
        later = game.turn.launches(imagined, view.active) if own else ()
        self.later = best_launches(game, view, later)
        """The best launches available to the viewer once all players have shaded."""
        self.unused = unused(session.moves)
        """Whether ending the part now would give up something that can still be shaded."""

    def points_of(self, launch: Launch) -> int:
        """Return the points of the top tile of its stack."""
        left: int = self.view.left[launch.shape]
        return self._game.content.shapes[launch.shape].values[-left]

    def takable(self) -> frozenset[Seat]:
        """Return the people who may take the turn, now or by ending the turn that is over."""
        session = self._session
        if session.can_select(END_TURN):
            return self.open_parts & people(session.players) - {session.viewer}
        choices = session.selector.choices()
        return frozenset(target.key[0] for target in choices if target.kind == TAKE)


class Sheet(NamedTuple):
    """One sheet as it is filled in now."""

    pools: tuple[Pool, ...]
    tiles: tuple[LaidTile, ...]
    covered: frozenset[int]
    """Pools covered by tiles."""
    group: tuple[int, ...]
    gifts: tuple[int, ...]
    """Number of gifts kept and spent."""
    rows: tuple[tuple[int, ...], ...]
    """Colour and state of each turn bonus."""
    score: tuple[int, ...]


def read_sheet(content: Content, pools: Pools, session: Session, seat: Seat) -> Sheet:
    view: View = session.view
    group, gifts, rows, score, laid = (
        [piece for piece in session.pieces.area(area) if piece.place.index[0] == seat]
        for area in ("groups", "gifts", "bonuses", "scores", "lake")
    )
    tiles = tuple(
        LaidTile(content.shapes[tile.face[0]].id, tile.place.index[1:], tile.face[1])
        for tile in laid
    )
    mine = session.pieces.area("platforms") if view.seat == seat else ()
    pending = frozenset(piece.place.index[0] for piece in mine)
    return Sheet(
        pools=pools(view.shaded[seat], view.completed[seat], pending),
        tiles=tiles,
        covered=frozenset(pool for tile in tiles for pool in tile.pools),
        group=group[0].face,
        gifts=gifts[0].face,
        rows=tuple(row.face for row in rows),
        score=score[0].face,
    )


class History(NamedTuple):
    events: tuple[Any, ...]
    """Events of the last step."""
    undoable: dict[int, int]
    """Areas the viewer shaded since the roll, with the step to return to for undoing each."""
    last: int
    """Number of the last step."""
    just_oriented: bool
    """Whether the viewer has just kept the tray's orientation and nobody has shaded since."""

    def happened(self, kind: type) -> bool:
        return any(isinstance(event, kind) for event in self.events)


def read_history(session: Session) -> History:
    entries = session.log.entries
    if not entries:
        return History((), {}, -1, False)
    undoable: dict[int, int] = {}
    for entry in reversed(entries):
        own = entry.seat == session.viewer
        if entry.sealed or not (own or session.players[entry.seat].computer):
            break
        shaded = (event.area for event in entry.events if isinstance(event, ev.AreaShaded))
        undoable |= dict.fromkeys(shaded, entry.number) if own else {}
    last = entries[-1]
    own = not last.sealed and last.seat == session.viewer and bool(session.moves)
    oriented = any(isinstance(event, ev.TrayOriented) for event in last.events)
    return History(last.events, undoable, last.number, own and oriented)

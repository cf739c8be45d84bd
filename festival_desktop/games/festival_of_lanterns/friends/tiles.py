"""Friends who help with placing a tile, with counting before it and refilling after it.

None of them acts in a final turn, which places no tile.
"""

from festival_desktop.core.errors import Refusal
from festival_desktop.core.game import Event
from festival_desktop.core.grid import opposite
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends.friend import Friend, HelpedTurn
from festival_desktop.games.festival_of_lanterns.gala import LOOKED_AT, looked_at
from festival_desktop.games.festival_of_lanterns.state import (
    KEEP_TILE,
    MATCH_SIDE,
    PLACE,
    REFILL,
    State,
    gala_of,
)
from festival_desktop.games.festival_of_lanterns.transfers import Gains


class _TileFriend(Friend):
    """A friend who needs a tile to be placed."""

    about_placing = True

    def why_useless(self, turn: HelpedTurn, state: State) -> Refusal | None:
        if state.hands[state.seat]:
            return None
        return Refusal("no-tile-to-place")


class PinkiePie(_TileFriend):
    """Each match this turn gives 1 extra Mooncake."""

    for_placing = True

    def mooncakes(self, number: int) -> int:
        return number + 1


class PrincessLuna(_TileFriend):
    """You also gain the lantern of the side opposite yours, right after your own."""

    for_placing = True

    def facing(self, turn: HelpedTurn, state: State, laid: int, gains: Gains) -> Gains:
        side = opposite(turn.content.tables[state.players].facing[state.seat])
        return (gains[0], (state.seat, turn.laid.sides[laid][side]), *gains[1:])


class Spike(_TileFriend):
    """Skip Count this turn."""

    for_placing = True
    skips_count = True

    def why_useless(self, turn: HelpedTurn, state: State) -> Refusal | None:
        limit = turn.content.limit
        if state.held[state.seat] <= limit:
            return Refusal("nothing-to-count")
        return super().why_useless(turn, state)


class Scootaloo(_TileFriend):
    """Before you place, rotate one placed tile to any orientation."""

    def offer(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        if state.stage <= PLACE:
            for cell, laid in state.display.items():
                moves += [way for way in fm.rotations_of(cell) if way.turn != laid % 4]

    def act(self, turn: HelpedTurn, state: State, move: m.Move, log: list[Event]) -> None:
        assert isinstance(move, fm.TurnTile)
        tile = state.display[move.cell] // 4
        state.display[move.cell] = tile * 4 + move.turn
        log.append(gala_told.TileTurned(state.seat, tile, move.cell, move.turn))


class Mistmane(_TileFriend):
    """One touching side that does not match counts as a match."""

    def mismatched(
        self, turn: HelpedTurn, state: State, sides: list[int], log: list[Event]
    ) -> None:
        if len(sides) == 1:
            gala_of(state).uses = 0
            self._count(turn, state, sides[0], log)
        elif sides:
            state.stage = MATCH_SIDE

    def offer(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        if state.stage is MATCH_SIDE:
            laid, touching = state.last_laid()
            sides = turn.laid.sides
            moves += [
                fm.COUNT_AS_MATCHES[side]
                for side, other in touching
                if sides[other][opposite(side)] != sides[laid][side]
            ]

    def act(self, turn: HelpedTurn, state: State, move: m.Move, log: list[Event]) -> None:
        assert isinstance(move, fm.CountAsMatch)
        self._count(turn, state, move.side, log)
        turn.face_everyone(state, state.last_laid()[0], log)

    def _count(self, turn: HelpedTurn, state: State, side: int, log: list[Event]) -> None:
        laid, touching = state.last_laid()
        sides = turn.laid.sides
        matched = any(sides[other][opposite(at)] == sides[laid][at] for at, other in touching)
        log.append(gala_told.SideCounted(state.seat, side, sides[laid][side]))
        turn.match(state, laid, side, dict(touching)[side], matched, log)


class AppleBloom(_TileFriend):
    """At your refill, look at the top 2 tiles, keep one and put the other at the bottom."""

    uses = 2

    def why_useless(self, turn: HelpedTurn, state: State) -> Refusal | None:
        if len(state.stack) < LOOKED_AT:
            return Refusal("few-tiles")
        return super().why_useless(turn, state)

    def offer(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        if len(state.stack) < LOOKED_AT:
            return
        if state.stage is REFILL:
            moves.append(fm.LOOK)
        elif state.stage is KEEP_TILE:
            moves += [fm.KEEPS[tile] for tile in looked_at(state.stack)]

    def act(self, turn: HelpedTurn, state: State, move: m.Move, log: list[Event]) -> None:
        if isinstance(move, fm.Keep):
            self._keep(turn, state, move, log)
        else:
            state.stage = KEEP_TILE
            log.append(gala_told.TilesLookedAt(state.seat, looked_at(state.stack)))

    def _keep(self, turn: HelpedTurn, state: State, move: fm.Keep, log: list[Event]) -> None:
        (other,) = {state.stack.pop(), state.stack.pop()} - {move.tile}
        state.stack.insert(0, other)
        state.hands[state.seat].append(move.tile)
        log.append(gala_told.TileKept(state.seat, move.tile))
        turn.end(state, log)

"""Evaluate a position with friends: the usual terms, plus the value of this turn's friend.

Befriending costs Mooncakes now and pays later in the turn. So a waiting ability is tried out, and a
final turn is tried to its end.
"""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Seat
from festival_desktop.core.grid import opposite
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Tile
from festival_desktop.games.festival_of_lanterns.friends.moves import TurnTile
from festival_desktop.games.festival_of_lanterns.friends.tiles import AppleBloom, Scootaloo
from festival_desktop.games.festival_of_lanterns.gala import Gala
from festival_desktop.games.festival_of_lanterns.hand_potential import Tops
from festival_desktop.games.festival_of_lanterns.heuristics import (
    FestivalHeuristics,
    Terms,
    total,
)
from festival_desktop.games.festival_of_lanterns.moon_dancer.challenge import is_her_turn
from festival_desktop.games.festival_of_lanterns.state import (
    DEDICATE,
    KEEP_TILE,
    OVER,
    PLACE,
    REFILL,
    SIDES,
    State,
    gala_of,
)

AHEAD = 2
"""Number of successive moves of a waiting ability that are tried."""
FEW = 12
"""Maximum number of moves for which all are tried."""
MATCHING = 0.6
"""Value of each side that a tile of the hand could match."""
TILE = 0.2
"""Value of each side that the newest tile of the hand could match."""
LOOKING = 0.2
"""Value of choosing between two tiles of the stack."""
LANTERN = 0.4
"""Value of a lantern apart from its use in Dedications."""
MOONCAKE = 0.25
"""Value of a Mooncake."""
MANY = 6
"""Maximum number of useful Mooncakes."""
TIEBREAK = 0.01
"""Weight of a Mooncake as tie-break in the final score; a lantern has this fraction of it."""


class GalaHeuristics(FestivalHeuristics):
    def terms(self, state: State, seat: Seat) -> Terms:
        if state.gala is None:
            return super().terms(state, seat)
        if is_her_turn(state):
            return self._evaluate(state, seat)
        if _in_final_turn(state, seat):
            return self._best_final_turn(state, seat)
        to_place = state.seat == seat and state.stage <= PLACE
        return self._best_with_ability(
            state, seat, AHEAD, self._placing(state, seat) if to_place else 0.0
        )

    # -- during the game ---------------------------------------------------------------------

    def _best_with_ability(self, state: State, seat: Seat, depth: int, placing: float) -> Terms:
        """Return the best terms the seat can reach with its waiting ability.

        `placing`: the value of the tile still to be placed this turn.
        """
        best = self._evaluate(state, seat)
        best["turn"] = self._rest_of_turn(state, seat, placing)
        if not depth or state.seat != seat or not gala_of(state).uses:
            return best
        friend, moves = self._game.gala.waiting(state), self._ability_moves(state)
        if isinstance(friend, Scootaloo):
            best["turn"] += self._gain_by_turning(state, moves)
        elif state.stage is KEEP_TILE:
            best = self._best(state, seat, moves, depth, placing)
            best["turn"] += LOOKING
        elif moves:
            best = max(best, self._best(state, seat, moves, depth, placing), key=total)
        elif friend.about_placing and state.stage <= PLACE:
            best["turn"] += self._gain_by_placing(state, seat, depth)
        return best

    def _best(
        self, state: State, seat: Seat, moves: Sequence[m.Move], depth: int, placing: float
    ) -> Terms:
        """Return the terms of the best move; many moves are tried less deeply."""
        tried, few = [], len(moves) <= FEW
        for move in moves:
            after = state.copy()
            self._game.play(after, move, [])
            if few and after.stage <= PLACE and after.seat == seat:
                placing = self._placing(after, seat)
            tried.append(self._best_with_ability(after, seat, depth - 1 if few else 0, placing))
        return max(tried, key=total)

    def _ability_moves(self, state: State) -> list[m.Move]:
        """List the moves of the waiting ability, or the Dedications it waits for."""
        turn = self._game.gala
        friend, moves = turn.waiting(state), list[m.Move]()
        if state.stage is not REFILL or not friend.about_placing:
            friend.offer(turn, state, moves)
        if not moves and state.stage <= DEDICATE and not friend.about_placing:
            moves += turn.dedications(state, friend.leaves_out)
        return moves

    def _gain_by_placing(self, state: State, seat: Seat, depth: int) -> float:
        """Return how much the ability improves the best placement."""
        moves: list[m.Move] = []
        self._game.laid.placements.add(state.hands[state.seat], state.frontier, moves)
        alone = state.copy()
        gala_of(alone).uses = 0
        if not moves:
            return 0.0
        with_it, without = (
            total(self._best(one, seat, moves, depth, 0.0)) for one in (state, alone)
        )
        return max(0.0, with_it - without)

    def _evaluate(self, state: State, seat: Seat, hoping: bool = True) -> Terms:
        """Return what the seat has and, if `hoping`, its prospects, less the others."""
        if state.gala is None:
            return super()._evaluate(state, seat)
        gala, tops = state.gala, self._tops(state)
        terms: Terms = {}
        others = 0.0
        for one in range(state.players):
            made = sum([points for _, points in state.claimed[one]]) + gala.favours[one]
            prospects = self._prospects(state, gala, tops, one)
            mooncakes = MOONCAKE * min(state.mooncakes[one], MANY)
            if one != seat:
                others += made + prospects + mooncakes
            elif hoping:
                terms = {"points": made, "prospects": prospects, "mooncakes": mooncakes}
            else:
                rest = TIEBREAK * (state.mooncakes[one] + TIEBREAK * state.held[one])
                terms = {"points": made, "prospects": 0.0, "mooncakes": rest}
        terms["rivals"] = -others / (state.players - 1)
        return terms

    def _prospects(self, state: State, gala: Gala, tops: Tops, seat: Seat) -> float:
        if gala.tokens:
            tops = tuple([top + (kind == gala.tokens[seat]) for kind, top in enumerate(tops)])
        lanterns = self._potential.promise(tuple(state.lanterns[seat]), tops, gala.trixies[seat])
        return lanterns + LANTERN * min(state.held[seat], self._game.content.limit)

    def _rest_of_turn(self, state: State, seat: Seat, placing: float) -> float:
        """Return the value of the rest of this turn, or of the new tile for the next one."""
        gala, hand = self._game.gala, state.hands[seat]
        if state.seat != seat:
            return TILE * self._matches(state, hand[-1:])
        if state.stage > PLACE:
            return LOOKING if isinstance(gala.waiting(state), AppleBloom) else 0.0
        return placing + self._dedicating(state, seat)

    def _gain_by_turning(self, state: State, moves: Iterable[m.Move]) -> float:
        """Return how much rotating a placed tile improves the best placement."""
        hand, best, display = state.hands[state.seat], 0, state.display
        before = self._matches(state, hand)
        for move in moves:
            assert isinstance(move, TurnTile)
            laid = display[move.cell]
            display[move.cell] = laid // 4 * 4 + move.turn
            best = max(best, self._matches(state, hand) - before)
            display[move.cell] = laid
        return MATCHING * best

    def _matches(self, state: State, tiles: list[Tile]) -> int:
        """Return the most sides that one of these tiles can match."""
        sides, display, best = self._game.sides, state.display, 0
        for cell in state.frontier:
            beside = [
                (side, sides[display[cell + step]][opposite(side)])
                for side, step in SIDES
                if cell + step in display
            ]
            if len(beside) > best:
                for tile in tiles:
                    for laid in sides[tile * 4 : tile * 4 + 4]:
                        best = max(best, sum([laid[side] == other for side, other in beside]))
        return best

    # -- final turns -------------------------------------------------------------------------

    def _best_final_turn(self, state: State, seat: Seat) -> Terms:
        """Return the best terms of a final turn, tried to its end."""
        best = self._evaluate(state, seat, hoping=False)
        if state.seat == seat and state.stage is not OVER:
            for move in self._game.legal_moves(state):
                if not isinstance(move, m.Pass):
                    after = state.copy()
                    self._game.play(after, move, [])
                    best = max(best, self._best_final_turn(after, seat), key=total)
        return best


def _in_final_turn(state: State, seat: Seat) -> bool:
    """Return whether the seat is taking its final turn, or has taken it."""
    to_come = (seat - state.seat) % state.players < state.players - state.finals
    begun = not any(state.hands) and state.stage is not REFILL
    return begun and (state.seat == seat or not to_come)

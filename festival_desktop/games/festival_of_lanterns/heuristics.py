"""How good a position looks to an experienced player, about in points.

Points made, what the lanterns of a seat promise towards the Dedications on top, a little for
Mooncakes, and what the rest of its turn will bring; less what the others have. The numbers come
from games of variants against each other.
"""

from festival_desktop.core.game import Seat
from festival_desktop.core.grid import opposite
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.promises import WEIGHTS, Promises, Tops, Weights
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import (
    DEDICATE,
    GENERIC,
    NO_TILE,
    PLACE,
    SIDES,
    State,
)

EXCHANGE_COST = 2
"""So many of them can be spent in a turn."""
MANY = 6
"""More Mooncakes are of no more use."""
PLACEMENTS = 8
"""So many placements are tried to find out what a tile that is still to be placed will bring."""

Terms = dict[str, float]

MOST_REMEMBERED = 1_000


class FestivalHeuristics:
    foresees = True
    only_people = ()

    def __init__(self, game: FestivalOfLanterns, weights: Weights = WEIGHTS) -> None:
        self._game = game
        self._weights = weights
        self._promises = Promises(weights)
        self._known_placements: dict[tuple[object, ...], list[m.Move]] = {}

    def mid_turn(self, state: State) -> bool:
        """With friends, what an ability leads to is tried."""
        return state.gala is not None

    def terms(self, state: State, seat: Seat) -> Terms:
        terms = self._worth(state, seat)
        if state.seat == seat and state.stage <= PLACE:
            terms["turn"] = self._placing(state, seat) + self._dedicating(state, seat)
        return terms

    def _worth(self, state: State, seat: Seat) -> Terms:
        """The seat's own prospects less those of the others on average."""
        tops = self._tops(state)
        terms: Terms = {}
        others = 0.0
        left = self._placings_left(state)
        for one, cards in enumerate(state.lanterns):
            made = sum([points for _, points in state.claimed[one]])
            hopes = mooncakes = 0.0
            if not state.finals or not _has_finished(state, one):
                hopes = self._promises.promise(tuple(cards), tops)
                spendable = EXCHANGE_COST * (1 + left)
                mooncakes = self._weights.mooncake * min(state.mooncakes[one], spendable, MANY)
            if one == seat:
                terms = {"points": made, "prospects": hopes, "mooncakes": mooncakes}
            else:
                others += made + hopes + mooncakes
        terms["rivals"] = -others / (state.players - 1)
        return terms

    def _placings_left(self, state: State) -> int:
        """How many tiles each seat will still place, about."""
        tiles = sum([len(hand) for hand in state.hands]) + len(state.stack)
        return (tiles + (state.face_up != NO_TILE)) // state.players

    # -- the rest of a turn --------------------------------------------------------------------

    def _dedicating(self, state: State, seat: Seat) -> float:
        """What a Dedication would bring that can be made now."""
        if state.stage > DEDICATE:
            return 0.0
        last = not state.hands[seat]
        return self._promises.dedicating(tuple(state.lanterns[seat]), self._tops(state), last)

    def _placing(self, state: State, seat: Seat) -> float:
        """What the best of the placements brings that match most."""
        if not state.hands[seat]:
            return 0.0
        before, best = total(self._worth(state, seat)), float("-inf")
        for move in self._placements(state, seat):
            after = state.copy()
            self._game.play(after, move, [])
            best = max(best, total(self._worth(after, seat)))
        return best - before

    def _placements(self, state: State, seat: Seat) -> list[m.Move]:
        """The placements that match most. What lies there decides about them, so they are
        remembered: before a tile is placed, there are many positions with the same display.
        """
        key = tuple(state.display.items()), tuple(state.hands[seat])
        known = self._known_placements.get(key)
        if known is None:
            if len(self._known_placements) >= MOST_REMEMBERED:
                self._known_placements.clear()
            moves: list[m.Move] = []
            self._game.laid.placements.add(state.hands[state.seat], state.frontier, moves)
            moves.sort(key=lambda move: self._matched(state, move), reverse=True)
            known = self._known_placements[key] = moves[:PLACEMENTS]
        return known

    def _matched(self, state: State, move: m.Move) -> int:
        """How many sides would match, and Mooncakes come for that."""
        assert isinstance(move, m.Place)
        sides, fireworks, number = self._game.sides, self._game.laid.fireworks, 0
        laid = move.tile * 4 + move.turn
        for side, step in SIDES:
            other = state.display.get(move.cell + step)
            if other is not None and sides[other][opposite(side)] == sides[laid][side]:
                number += 1 + fireworks[laid] + fireworks[other]
        return number

    def _tops(self, state: State) -> Tops:
        game, left = self._game, state.left
        generic = game.content.generic_points if left[GENERIC] else 0
        stacks = enumerate(game.stacks[state.players])
        return tuple([stack[-left[kind]] if left[kind] else generic for kind, stack in stacks])


def total(terms: Terms) -> float:
    return sum(terms.values())


def _has_finished(state: State, seat: Seat) -> bool:
    """Whether its final turn is over: then its lanterns bring nothing any more."""
    return (state.seat - 1 - seat) % state.players < state.finals

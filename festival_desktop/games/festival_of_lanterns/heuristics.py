"""Evaluate a position about in points, as an experienced player would.

The terms are points made, the potential of lanterns towards the top Dedications, a little for
Mooncakes, and the rest of this turn, less those of the others. The numbers come from games of
variants against each other.
"""

from collections.abc import Sequence
from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.core.grid import Cell, opposite
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Lantern
from festival_desktop.games.festival_of_lanterns.hand_potential import HandPotential, Tops, Weights
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import (
    DEDICATE,
    GENERIC,
    NO_TILE,
    PLACE,
    SIDES,
    State,
)
from festival_desktop.games.festival_of_lanterns.transfers import Gains

EXCHANGE_COST = 2
"""Maximum number of Mooncakes spent in a turn."""
MANY = 6
"""Maximum number of useful Mooncakes."""
PLACEMENTS = 8
"""Number of placements tried to estimate the value of a tile still to be placed."""

Terms = dict[str, float]


class Placement(NamedTuple):
    """The gains of placing a tile."""

    move: m.Move
    lanterns: Gains
    """Lanterns gained, in the order they are dealt."""
    mooncakes: int


class Settled(NamedTuple):
    """The parts of an evaluation that lanterns and Mooncakes do not change."""

    tops: Tops
    points: list[int]
    """Points of each seat for its Dedications."""
    finished: list[bool]
    """Whether each seat's final turn is over."""
    spendable: int
    """Maximum number of Mooncakes that can still be used."""


MOST_REMEMBERED = 1_000


class FestivalHeuristics:
    foresees = True
    only_people = ()

    def __init__(self, game: FestivalOfLanterns, weights: Weights) -> None:
        self._game = game
        self._weights = weights
        self._potential = HandPotential(weights)
        self._known_placements: dict[tuple[object, ...], list[Placement]] = {}

    def mid_turn(self, state: State) -> bool:
        """Return whether moves within a turn are searched: with friends they are."""
        return state.gala is not None

    def likely(self, state: State) -> Sequence[m.Move]:
        """List the moves worth searching: of the placements, those with the most matches."""
        moves = self._game.legal_moves(state)
        if len(moves) <= PLACEMENTS or not isinstance(moves[-1], m.Place):
            return moves
        others = [move for move in moves if not isinstance(move, m.Place)]
        return [*others, *(one.move for one in self._placements(state, state.seat))]

    def terms(self, state: State, seat: Seat) -> Terms:
        terms = self._evaluate(state, seat)
        if state.seat == seat and state.stage <= PLACE:
            terms["turn"] = self._placing(state, seat) + self._dedicating(state, seat)
        return terms

    # -- chance --------------------------------------------------------------------------------

    def reshuffled(self, state: State, rng: Rng) -> State:
        """Return the position with other tiles in the stack.

        With friends, the same tiles in another order.
        """
        after = state.copy()
        unseen = [*after.stack] if after.gala is not None else [*after.stack, *after.box]
        rng.shuffle(unseen)
        after.stack = unseen[: len(after.stack)]
        if after.gala is None:
            after.box = unseen[len(after.stack) :]
        return after

    def worth(self, state: State, seat: Seat) -> float:
        """Evaluate a seat, with the best placement of a tile it holds, without abilities."""
        terms = self._evaluate(state, seat)
        value = total(terms) - terms["rivals"]
        if state.gala is not None or not state.hands[seat]:
            return value
        here = state.copy()
        here.seat = seat
        return value + self._placing(here, seat)

    def _evaluate(self, state: State, seat: Seat) -> Terms:
        """Return the seat's prospects less the average of the others."""
        return self._compare(self._fixed_parts(state, 0), seat, state.lanterns, state.mooncakes)

    def _fixed_parts(self, state: State, placed: int) -> Settled:
        """Compute the settled parts, with `placed` tiles counted as placed."""
        tiles = sum([len(hand) for hand in state.hands]) + len(state.stack) - placed
        placings = (tiles + (state.face_up != NO_TILE)) // state.players  # per seat, roughly
        spendable = EXCHANGE_COST * (1 + placings)
        return Settled(
            self._tops(state),
            [sum([points for _, points in made]) for made in state.claimed],
            [state.finals > 0 and _has_finished(state, one) for one in range(state.players)],
            min(spendable, MANY),
        )

    def _compare(
        self,
        settled: Settled,
        seat: Seat,
        lanterns: list[list[int]],
        mooncakes: list[int],
    ) -> Terms:
        """Return the terms of a seat less the others, with these lanterns and Mooncakes."""
        tops, points, finished, spendable = settled
        promise, each = self._potential.promise, self._weights.mooncake
        terms: Terms = {}
        others = 0.0
        for one, cards in enumerate(lanterns):
            hopes = worth = 0.0
            if not finished[one]:
                hopes = promise(tuple(cards), tops)
                worth = each * min(mooncakes[one], spendable)
            if one == seat:
                terms = {"points": points[one], "prospects": hopes, "mooncakes": worth}
            else:
                others += points[one] + hopes + worth
        terms["rivals"] = -others / (len(lanterns) - 1)
        return terms

    # -- the rest of a turn --------------------------------------------------------------------

    def _dedicating(self, state: State, seat: Seat) -> float:
        """Return the value of the best Dedication that is possible now."""
        if state.stage > DEDICATE:
            return 0.0
        last = not state.hands[seat]
        return self._potential.dedicating(tuple(state.lanterns[seat]), self._tops(state), last)

    def _placing(self, state: State, seat: Seat) -> float:
        """Return the value of the best placement among those with the most matches."""
        if not state.hands[seat]:
            return 0.0
        before, best = total(self._evaluate(state, seat)), float("-inf")
        if state.gala is not None:  # An ability may contribute.
            for placement in self._placements(state, seat):
                after = state.copy()
                self._game.play(after, placement.move, [])
                best = max(best, total(self._evaluate(after, seat)))
            return best - before
        settled, mooncakes = self._fixed_parts(state, 1), state.mooncakes[:]
        for placement in self._placements(state, seat):
            gained = min(placement.mooncakes, state.mooncakes_left)
            mooncakes[seat] = state.mooncakes[seat] + gained
            lanterns = _lanterns_after(state, placement)
            best = max(best, total(self._compare(settled, seat, lanterns, mooncakes)))
        return best - before

    def _placements(self, state: State, seat: Seat) -> list[Placement]:
        """Find the placements with the most matches.

        They depend only on the display, so they are cached: many positions before a placement share
        it.
        """
        key = state.players, seat, tuple(state.display.items()), tuple(state.hands[seat])
        known = self._known_placements.get(key)
        if known is None:
            if len(self._known_placements) >= MOST_REMEMBERED:
                self._known_placements.clear()
            moves: list[m.Move] = []
            self._game.laid.placements.add(state.hands[state.seat], state.frontier, moves)
            matched = self._matched(state, moves)
            numbers = sorted(range(len(moves)), key=matched.__getitem__, reverse=True)
            known = [self._placement(state, moves[number]) for number in numbers[:PLACEMENTS]]
            self._known_placements[key] = known
        return known

    def _matched(self, state: State, moves: Sequence[m.Move]) -> list[int]:
        """Count the lanterns and Mooncakes that each placement gains by matches."""
        sides, mooncakes, display = self._game.sides, self._game.laid.mooncakes, state.display
        beside: dict[Cell, list[tuple[int, Lantern, int]]] = {}
        for cell in state.frontier:
            laid_beside = [(side, display.get(cell + step)) for side, step in SIDES]
            beside[cell] = [
                (side, sides[other][opposite(side)], other)
                for side, other in laid_beside
                if other is not None
            ]
        matched = []
        for move in moves:
            assert isinstance(move, m.Place)
            laid, brought = move.tile * 4 + move.turn, 0
            for side, lantern, other in beside[move.cell]:
                if sides[laid][side] == lantern:
                    brought += 1 + mooncakes(laid, other, brought > 0)
            matched.append(brought)
        return matched

    def _placement(self, state: State, move: m.Move) -> Placement:
        assert isinstance(move, m.Place)
        sides, laid_tiles = self._game.sides, self._game.laid
        laid, seat, mooncakes = move.tile * 4 + move.turn, state.seat, 0
        matches: list[tuple[Seat, Lantern]] = []
        for side, step in SIDES:
            other = state.display.get(move.cell + step)
            if other is not None and sides[other][opposite(side)] == sides[laid][side]:
                mooncakes += laid_tiles.mooncakes(laid, other, bool(matches))
                matches.append((seat, sides[laid][side]))
        faced = self._game.laid.faced[state.players][seat][laid]
        return Placement(move, (*matches, *faced), mooncakes)

    def _tops(self, state: State) -> Tops:
        game, left = self._game, state.left
        generic = game.content.generic_points if left[GENERIC] else 0
        stacks = enumerate(game.stacks[state.players])
        return tuple([stack[-left[kind]] if left[kind] else generic for kind, stack in stacks])


def _lanterns_after(state: State, placement: Placement) -> list[list[int]]:
    """Return everyone's lanterns after a placement."""
    supply, lanterns = state.supply[:], [cards[:] for cards in state.lanterns]
    for one, lantern in placement.lanterns:
        if supply[lantern]:
            supply[lantern] -= 1
            lanterns[one][lantern] += 1
    return lanterns


def total(terms: Terms) -> float:
    return sum(terms.values())


def _has_finished(state: State, seat: Seat) -> bool:
    """Return whether a seat's final turn is over, so that its lanterns are worth nothing."""
    return (state.seat - 1 - seat) % state.players < state.finals

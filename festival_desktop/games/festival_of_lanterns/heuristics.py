"""How good a position looks to an experienced player, about in points.

Points made, what the lanterns of a seat promise towards the Dedications on top, a little for
Mooncakes, and what the rest of its turn will bring; less what the others have. The numbers come
from games of variants against each other.
"""

from functools import lru_cache

from festival_desktop.core.game import Seat
from festival_desktop.core.grid import opposite
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS, SEVEN, Dedication
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import (
    DEDICATE,
    GENERIC,
    NO_TILE,
    PLACE,
    SIDES,
    State,
)

NEARNESS = (0.8, 0.6, 0.42, 0.28, 0.18, 0.11, 0.06, 0.03)
"""Lanterns missing for a Dedication → the part of its points that can be hoped for."""
SECOND, THIRD = 0.35, 0.15
"""What the second and third best Dedication add, as they want the same lanterns."""
LANTERN = 0.15
"""What any lantern is worth besides, in points, and …"""
MANY = 12
"""… how many of them can be kept."""
MOONCAKES = (0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
"""What that many Mooncakes are worth, in points; more are of no more use."""
EXCHANGE_COST = 2
"""So many of them can be spent in a turn."""
PLACEMENTS = 8
"""So many placements are tried to find out what a tile that is still to be placed will bring."""

Terms = dict[str, float]
Tops = tuple[int, ...]
"""What the next Dedication of each kind scores."""

MOST_REMEMBERED = 1_000


class FestivalHeuristics:
    foresees = True

    def __init__(self, game: FestivalOfLanterns) -> None:
        self._game = game
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
                hopes = promise(tuple(cards), tops)
                spendable = EXCHANGE_COST * (1 + left)
                mooncakes = MOONCAKES[min(state.mooncakes[one], spendable, 6)]
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
        return dedicating(tuple(state.lanterns[seat]), self._tops(state), last)

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
            self._game.laid.placements(state, moves)
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


@lru_cache(maxsize=1 << 14)
def promise(cards: tuple[int, ...], tops: Tops, trixies: int = 0) -> float:
    """What these lanterns may still bring: the best Dedication in sight, and a bit of the rest."""
    missing = zip(tops, missing_for(cards), strict=True)
    third, second, best = sorted(
        [top * NEARNESS[max(0, number - trixies)] for top, number in missing]
    )
    return best + SECOND * second + THIRD * third + LANTERN * min(sum(cards) + trixies, MANY)


@lru_cache(maxsize=1 << 12)
def dedicating(cards: tuple[int, ...], tops: Tops, last: bool) -> float:
    """What the best Dedication that these lanterns allow would add at once; `last`: lanterns that
    are left over will bring nothing.
    """
    missing, best = missing_for(cards), 0.0
    before = promise(cards, tops)
    for kind, top in enumerate(tops):
        if top and not missing[kind]:
            rest = 0.0 if last else promise(_returned(cards, kind), tops)
            best = max(best, top + rest - before)
    return best


def _returned(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """What is left after a Dedication made of the lanterns there are most of."""
    number, each = {FOUR: (1, 4), PAIRS: (3, 2), SEVEN: (7, 1)}[Dedication(kind)]
    most = sorted(range(len(cards)), key=cards.__getitem__, reverse=True)[:number]
    return tuple([held - each * (one in most) for one, held in enumerate(cards)])


def missing_for(cards: tuple[int, ...]) -> tuple[int, int, int]:
    """How many lanterns each kind of Dedication lacks, in the order of the kinds."""
    four = max(0, 4 - max(cards))
    pairs = 6 - sum(sorted([min(number, 2) for number in cards])[-3:])
    return four, pairs, cards.count(0)

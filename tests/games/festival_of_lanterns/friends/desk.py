"""Games with friends, arranged and played in the words a person would use."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from festival_desktop import paths
from festival_desktop.content import festival_of_lanterns as content
from festival_desktop.core.errors import IllegalMove
from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.gala import Gala
from festival_desktop.games.festival_of_lanterns.moves import Move
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GRID, NO_TILE, State
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player

GAME = FestivalOfLanterns(content.load(paths.resources() / "festival_of_lanterns"))
FRIENDS = [card.id for card in GAME.content.friends.cards]
HEARTS = [card.id for card in GAME.content.friends.cards if card.heart]
SOLO = [card.id for card in GAME.content.friends.cards if card.solo and not card.paired]
LEVELS = [level.id for level in GAME.content.moon_dancer.levels]
NAMES = GAME.content.lanterns

AnyMatch = Match[Any, Any, Any]


def lantern(name: str) -> int:
    return NAMES.index(name)


def tile(id: str) -> int:
    return next(n for n, night in enumerate(GAME.content.tiles) if night.id == id)


def cards(text: str) -> list[int]:
    """ "rarity 3, pinkie" is three Rarity and one Pinkie Pie."""
    held = [0] * len(NAMES)
    for part in filter(None, text.split(", ")):
        name, _, number = part.partition(" ")
        held[lantern(name)] = int(number or 1)
    return held


def gala(state: State) -> Gala:
    assert state.gala is not None
    return state.gala


class Desk:
    """A match of people, its position arranged before the first step. Seat 0 is to move."""

    def __init__(self, *friends: str, players: int = 2, level: str | None = None) -> None:
        options: dict[str, tuple[str, ...]] = {"friends": friends}
        if level is not None:
            options["level"] = (level,)
        self.setup = Setup(players, options)
        self.state = GAME.deal(self.setup, Rng.from_seed("desk"))
        self.state.seat = 0
        self._match: Match[State, Move, View] | None = None

    @property
    def match(self) -> Match[State, Move, View]:
        if self._match is None:
            seats = [Player(f"Player {seat}") for seat in range(self.state.players)]
            if self.setup.players == 1:
                seats[1] = Player("Moon Dancer", "friend")
            assert GAME.load(GAME.dump(self.state)) == self.state, "every piece once, to begin with"
            self._match = Match(GAME, self.setup, seats, "desk", start=self.state)
        return self._match

    @property
    def now(self) -> State:
        return self.match.state

    @property
    def gala(self) -> Gala:
        return gala(self.now)

    # -- before the first step -----------------------------------------------------------------

    def holds(self, text: str, seat: int = 0, mooncakes: int | None = None) -> "Desk":
        """Give a seat exactly these lanterns, and so many Mooncakes."""
        state = self.state
        for n, number in enumerate(cards(text)):
            state.supply[n] += state.lanterns[seat][n] - number
            state.lanterns[seat][n] = number
            assert state.supply[n] >= 0, f"the Supply has not so many of {NAMES[n]}"
        state.held[seat] = sum(state.lanterns[seat]) + gala(state).trixies[seat]
        if mooncakes is not None:
            state.mooncakes_left += state.mooncakes[seat] - mooncakes
            state.mooncakes[seat] = mooncakes
        return self

    def trixies(self, number: int, seat: int = 0) -> "Desk":
        part = gala(self.state)
        part.trixies_left += part.trixies[seat] - number
        self.state.held[seat] += number - part.trixies[seat]
        part.trixies[seat] = number
        return self

    def left(self, four: int, pairs: int, seven: int, generic: int = 13) -> "Desk":
        """So many Dedications are left; seat 1 has made the others."""
        state = self.state
        stacks = GAME.stacks[state.players]
        state.left = [four, pairs, seven, generic]
        state.claimed[1] = [
            (kind, points)
            for kind, stack in enumerate(stacks)
            for points in stack[: len(stack) - state.left[kind]]
        ]
        empty = next((kind for kind in range(3) if not state.left[kind]), None)
        if generic < GAME.content.generics:
            assert empty is not None, "generic tiles are taken from empty stacks only"
            missing = GAME.content.generics - generic
            state.claimed[1] += [(empty, GAME.content.generic_points)] * missing
        return self

    def tiles(
        self,
        display: Mapping[tuple[int, int], str],
        hand: Iterable[str] = (),
        stack: Sequence[str] | None = None,
    ) -> "Desk":
        """Lay these tiles ("S1" or "S1 90") in this order; `stack` from the top, its first one
        face up. Whatever is not said is filled with other tiles."""
        state = self.state
        state.display, state.frontier = {}, {}
        for (x, y), text in display.items():
            id, _, angle = text.partition(" ")
            state.lay(tile(id) * 4 + int(angle or 0) // 90, GRID.cell(x, y))
        mine = [tile(id) for id in hand]
        wanted = None if stack is None else [tile(id) for id in stack]
        used = {laid // 4 for laid in state.display.values()} | {*mine, *(wanted or ())}
        rest = [n for n in range(len(GAME.content.tiles)) if n not in used]
        for seat, old in enumerate(state.hands):
            of_seat = mine if seat == 0 else []
            state.hands[seat] = of_seat + [rest.pop() for _ in old[len(of_seat) :]]
        pile = [rest.pop() for _ in range(8)] if wanted is None else wanted
        state.face_up = pile[0] if pile else NO_TILE
        state.stack = pile[:0:-1]
        state.box = rest
        return self

    def final(self) -> "Desk":
        """Nobody has a tile left: seat 0 takes the first of the final turns."""
        state = self.state
        state.box = [*state.box, *state.stack, *(n for hand in state.hands for n in hand)]
        state.box += [] if state.face_up == NO_TILE else [state.face_up]
        state.stack, state.face_up = [], NO_TILE
        state.hands = [[] for _ in state.hands]
        return self

    # -- and then ------------------------------------------------------------------------------

    def play(self, *texts: str) -> list[Event]:
        """Play these moves; what happened in them."""
        events: list[Event] = []
        for text in texts:
            events += self.match.play(GAME.read(text)).events
        return events

    def can(self, text: str) -> bool:
        return GAME.read(text) in GAME.legal_moves(self.now)

    def all_of(self, verb: str) -> list[str]:
        """The legal moves that begin with this word, as text."""
        every = map(GAME.write, GAME.legal_moves(self.now))
        return [text for text in every if text.split(" ")[0] == verb]

    def refusal(self, text: str) -> str:
        """The rule that forbids this move."""
        before = GAME.dump(self.now)
        with pytest.raises(IllegalMove) as report_errors:
            self.match.play(GAME.read(text))
        assert GAME.dump(self.now) == before
        return report_errors.value.rule

    def held(self, seat: int = 0) -> dict[str, int]:
        numbers = zip(NAMES, self.now.lanterns[seat], strict=True)
        return {name: number for name, number in numbers if number}

    def place_anywhere(self) -> list[Event]:
        return self.play(self.all_of("place")[0])


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]

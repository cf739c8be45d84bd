"""Positions of Festival of Lanterns in few words, and playing them by the text of moves.

Lanterns are named as in the content: `hold("twilight 4, rarity")` are four of the one and one of
the other. Cells are (x, y) with y growing to the south. Seats of four: south, west, north, east.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from festival_desktop import paths
from festival_desktop.content.festival_of_lanterns import load
from festival_desktop.core.game import Event
from festival_desktop.core.step import step
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.setup import empty_table
from festival_desktop.games.festival_of_lanterns.state import GRID, NO_TILE, Stage, State

GAME = FestivalOfLanterns(load(paths.resources() / "festival_of_lanterns"))
SOUTH, WEST, NORTH, EAST = range(4)

Display = Mapping[tuple[int, int], str | tuple[str, int]]
"""Cell → tile, or a tile with the degrees it is turned by."""


def lantern(name: str, content: Content = GAME.content) -> int:
    return content.lanterns.index(name)


def tile(id: str, content: Content = GAME.content) -> int:
    return next(n for n, night in enumerate(content.tiles) if night.id == id)


def hold(words: str) -> list[int]:
    """The cards of "twilight 4, rarity"."""
    cards = [0] * 7
    for part in filter(None, words.split(", ")):
        name, _, number = part.partition(" ")
        cards[lantern(name)] += int(number or 1)
    return cards


def all_seven(number: int = 1) -> str:
    return ", ".join(f"{name} {number}" for name in GAME.content.lanterns)


def position(
    players: int = 2,
    *,
    active: int = SOUTH,
    stage: Stage = Stage.EXCHANGE,
    display: Display | None = None,
    hands: Sequence[str] = ("S2",),
    lanterns: Sequence[str] = (),
    mooncakes: Sequence[int] = (),
    stack: str = "",
    face_up: str | None = None,
    supply: Mapping[str, int] | None = None,
    left: Mapping[int, int] | None = None,
    game: FestivalOfLanterns = GAME,
) -> State:
    """A table with what is said on it. Tiles not named are in the box, cards in the Supply.

    `hands` and `lanterns` go by seat; `stack` has its top tile first; `left` says how many
    tiles are left of a kind of Dedication; a number in `supply` stands as it is.
    """
    content = game.content
    state = empty_table(content, players)
    state.seat, state.stage = active, stage
    for (x, y), what in (display or {(0, 0): "S3"}).items():
        id, turn = (what, 0) if isinstance(what, str) else what
        state.lay(tile(id, content) * 4 + turn // 90, GRID.cell(x, y))
    for seat, ids in enumerate(hands):
        state.hands[seat] = [tile(id, content) for id in ids.split()]
    state.stack = [tile(id, content) for id in reversed(stack.split())]
    state.face_up = NO_TILE if face_up is None else tile(face_up, content)
    for seat, words in enumerate(lanterns):
        state.lanterns[seat] = hold(words)
    state.held = [sum(cards) for cards in state.lanterns]
    for cards in state.lanterns:
        state.supply = [left - held for left, held in zip(state.supply, cards, strict=True)]
    assert min(state.supply) >= 0, "more cards are held than there are"
    for name, number in (supply or {}).items():
        state.supply[lantern(name)] = number
    for seat, number in enumerate(mooncakes):
        state.mooncakes[seat] = number
        state.mooncakes_left -= number
    for kind, number in (left or {}).items():
        state.left[kind] = number
    return _put_the_rest_into_the_box(state)


def _put_the_rest_into_the_box(state: State) -> State:
    used = {laid // 4 for laid in state.display.values()} | {state.face_up, *state.stack}
    for hand in state.hands:
        used.update(hand)
    state.box = [number for number in range(35) if number not in used]
    return state


@dataclass(frozen=True)
class Played:
    """The position after some moves, and all that happened on the way."""

    state: State
    events: tuple[Event, ...]

    def lanterns_gained(self) -> list[tuple[int, str]]:
        """(seat, lantern) in the order they were handed out."""
        names = GAME.content.lanterns
        gained = [event for event in self.events if isinstance(event, ev.LanternGained)]
        return [(event.seat, names[event.lantern]) for event in gained]

    def lanterns_missed(self) -> list[tuple[int, str]]:
        names = GAME.content.lanterns
        missed = [event for event in self.events if isinstance(event, ev.LanternMissed)]
        return [(event.seat, names[event.lantern]) for event in missed]

    def mooncakes_gained(self) -> int:
        gained = [event for event in self.events if isinstance(event, ev.MooncakesGained)]
        return sum(event.number for event in gained)

    def happened(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.events)


def play(state: State, *moves: str, game: FestivalOfLanterns = GAME) -> Played:
    """Play the moves of these texts; the position given stays as it was."""
    events: list[Event] = []
    for text in moves:
        played = step(game, state, game.read(text))
        state = played.state
        events += played.events
    return Played(state, tuple(events))


def options(state: State, first_words: str | Iterable[str]) -> list[str]:
    """The texts of all legal moves that begin so."""
    beginnings = (first_words,) if isinstance(first_words, str) else tuple(first_words)
    return [
        text for text in map(GAME.write, GAME.legal_moves(state)) if text.startswith(beginnings)
    ]


def refusal(state: State, move: str) -> str:
    """The rule that forbids a move which must not be legal."""
    assert GAME.read(move) not in GAME.legal_moves(state)
    return GAME.why_not(state, GAME.read(move))[0]

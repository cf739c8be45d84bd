"""Positions of Lanterns Dice, written as a person would tell them: "c2 ne", "c2" for both areas."""

from collections.abc import Iterable, Sequence

from festival_desktop import paths
from festival_desktop.content import lanterns_dice as content
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.lake import COLUMNS, completed, pool_at
from festival_desktop.games.lanterns_dice.moves import Launch, Move, Take
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import Stage, State
from tests.games.played import Playing


class InOrder(LanternsDice):
    """Nobody takes their sheet before it is theirs by the order of seats."""

    def legal_moves(self, state: State) -> Sequence[Move]:
        return [move for move in super().legal_moves(state) if not isinstance(move, Take)]


GAME = LanternsDice(content.load(paths.resources() / "lanterns_dice"))
IN_ORDER = InOrder(GAME.content)
_playing = Playing(GAME)
after, happened = _playing.after, _playing.happened
texts, refused = _playing.texts, _playing.refused
COLORS = GAME.content.colors


def pool(name: str) -> int:
    return pool_at(COLUMNS.index(name[0]), int(name[1]) - 1)


def pools(names: str) -> int:
    """A set of pools from their names."""
    return sum(1 << pool(name) for name in names.split())


def area(name: str) -> int:
    where, sides = name.split()
    halves = [GAME.content.areas[2 * pool(where) + half].sides.lower() for half in range(2)]
    return 2 * pool(where) + halves.index(sides)


def areas(names: Iterable[str]) -> int:
    """A set of areas: "c2" is both areas of a pool, "c2 ne" one."""
    bits = 0
    for name in names:
        bits |= 1 << area(name) if " " in name else 0b11 << 2 * pool(name)
    return bits


def deal(players: int = 2, **options: Sequence[str]) -> State:
    """A first game, sheets A, B, … from seat 0 on, unless told otherwise."""
    chosen = {"sheets": "ABCD"[:players]} | options
    setup = Setup(players, {name: tuple(words) for name, words in chosen.items()})
    return GAME.deal(setup, Rng(7))


def sheet(
    state: State,
    shaded: Iterable[str] = (),
    launched: Iterable[tuple[str, int]] = (),
    seat: int = 0,
    gifts: int | None = None,
) -> State:
    """Fill in the sheet of a seat, and take its tiles from the stacks."""
    state.shaded[seat] = areas(shaded)
    state.completed[seat] = completed(state.shaded[seat])
    state.most_alike = GAME.shading.most_alike(state.shaded)
    for text, points in launched:
        move = GAME.read(text)
        assert isinstance(move, Launch)
        state.launched[seat].append((move, points))
        state.covered[seat] |= GAME.fireworks.pools[move]
        state.left[move.shape] -= 1
    if gifts is not None:
        state.gifts[seat] = gifts
    return state


def rolled(state: State, dice: str, gifts: int | None = None) -> State:
    """The tray lies so that these colours face south, west, north and east; seat 0 shades."""
    south, west, north, east = map(COLORS.index, dice.split())
    state.dice = (north, east, south, west)
    if gifts is not None:
        state.gifts[0] = gifts
    state.take_up(0)
    return state


def at_launch(state: State, stage: Stage = Stage.LAUNCH) -> State:
    """Seat 0 is about to launch."""
    state.stage = stage
    state.dice = (0, 1, 2, 3)
    if stage is Stage.LAST_LAUNCH:
        state.turn = GAME.content.tables[state.players].turns
    return state

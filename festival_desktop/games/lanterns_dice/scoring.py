"""The scores of all seats, with their reasons."""

from festival_desktop.core.game import Score, ScoreLine, Seat, Standing
from festival_desktop.games.lanterns_dice.content import Content, Pool
from festival_desktop.games.lanterns_dice.lake import BESIDE, BOTH_AREAS, second_group
from festival_desktop.games.lanterns_dice.state import OVER, State


def standing(content: Content, state: State) -> Standing:
    """Return the scores of fireworks, group and boats; ties go to fireworks, then are shared."""
    scores = tuple(_score(content, state, seat) for seat in range(state.players))
    return Standing(scores, winners(content, state) if state.stage is OVER else ())


def winners(content: Content, state: State) -> tuple[Seat, ...]:
    """Return the seats with the highest rank."""
    ranks = [_rank(content, state, seat) for seat in range(state.players)]
    best = max(ranks)
    return tuple([seat for seat, rank in enumerate(ranks) if rank == best])


def _rank(content: Content, state: State, seat: Seat) -> tuple[int, int]:
    """Return all points, and those for fireworks."""
    fireworks = sum(_values(state, seat))
    boats = content.boat_points * _boats(content, state, seat)
    return fireworks + _group(state, seat) + boats, fireworks


def _score(content: Content, state: State, seat: Seat) -> Score:
    values, group = tuple(_values(state, seat)), _group(state, seat)
    boats = (content.boat_points,) * _boats(content, state, seat)
    lines = (
        ScoreLine("fireworks", sum(values), values),
        ScoreLine("second_group", group, (group,) if group else ()),
        ScoreLine("boats", sum(boats), boats),
    )
    return Score(seat, lines, (sum(values),))


def _values(state: State, seat: Seat) -> list[int]:
    return [points for _, points in state.launched[seat]]


def _group(state: State, seat: Seat) -> int:
    return second_group(state.completed[seat]).bit_count()


def _boats(content: Content, state: State, seat: Seat) -> int:
    """Count the surrounded boats."""
    shaded, completed = state.shaded[seat], state.completed[seat]
    return len([boat for boat in content.boats if surrounded(shaded, completed, boat)])


def surrounded(shaded: int, completed: int, boat: Pool) -> bool:
    """Return whether a boat's pool is unshaded and the four pools next to it are completed."""
    beside = BESIDE[boat]
    return completed & beside == beside and not shaded & BOTH_AREAS[boat]

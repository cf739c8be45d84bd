"""Who has how many points and why."""

from festival_desktop.core.game import Score, ScoreLine, Seat, Standing
from festival_desktop.games.lanterns_dice.content import Content, Pool
from festival_desktop.games.lanterns_dice.lake import BESIDE, BOTH_AREAS, second_group
from festival_desktop.games.lanterns_dice.state import Stage, State


def standing(content: Content, state: State) -> Standing:
    """Fireworks, second largest group, boats; ties are broken by fireworks, then shared."""
    scores = tuple(_score(content, state, seat) for seat in range(state.players))
    best = max(score.rank for score in scores)
    over = state.stage is Stage.OVER
    return Standing(scores, tuple(s.seat for s in scores if s.rank == best) if over else ())


def _score(content: Content, state: State, seat: Seat) -> Score:
    values = tuple(points for _, points in state.launched[seat])
    group = second_group(state.completed[seat]).bit_count()
    boats = tuple(
        content.boat_points
        for boat in content.boats
        if surrounded(state.shaded[seat], state.completed[seat], boat)
    )
    lines = (
        ScoreLine("fireworks", sum(values), values),
        ScoreLine("second_group", group, (group,) if group else ()),
        ScoreLine("boats", sum(boats), boats),
    )
    return Score(seat, lines, (sum(values),))


def surrounded(shaded: int, completed: int, boat: Pool) -> bool:
    """Its pool is wholly unshaded, and the four pools beside it are completed."""
    return not shaded & BOTH_AREAS[boat] and completed & BESIDE[boat] == BESIDE[boat]

"""Who has how many points and why."""

from festival_desktop.core.game import Score, ScoreLine, Standing
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.state import Stage, State


def standing(state: State) -> Standing:
    """Dedication points; ties are broken by Mooncakes, then by lanterns left, then shared."""
    scores = tuple(_score(state, seat) for seat in range(state.players))
    best = max(score.rank for score in scores)
    over = state.stage is Stage.OVER
    return Standing(scores, tuple(s.seat for s in scores if s.rank == best) if over else ())


def _score(state: State, seat: int) -> Score:
    lines = []
    for kind in Dedication:
        parts = tuple(points for made, points in state.claimed[seat] if made == kind)
        lines.append(ScoreLine(kind.name.lower(), sum(parts), parts))
    return Score(seat, tuple(lines), (state.mooncakes[seat], state.held[seat]))

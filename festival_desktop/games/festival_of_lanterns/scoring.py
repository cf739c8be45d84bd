"""Who has how many points and why."""

from festival_desktop.core.game import Score, ScoreLine, Seat, Standing
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_LEVEL
from festival_desktop.games.festival_of_lanterns.state import Stage, State

NAMES = tuple(kind.name.lower() for kind in Dedication)
"""What the points of each kind of Dedication are scored for."""


def standing(state: State) -> Standing:
    """Dedication points; ties are broken by Mooncakes, then by lanterns left, then shared."""
    scores = tuple(_score(state, seat) for seat in range(state.players))
    return Standing(scores, _winners(state, scores) if state.stage is Stage.OVER else ())


def _winners(state: State, scores: tuple[Score, ...]) -> tuple[Seat, ...]:
    best = max(score.rank for score in scores)
    winners = tuple(score.seat for score in scores if score.rank == best)
    return (MOON_DANCER,) if _challenged(state) and MOON_DANCER in winners else winners


def _challenged(state: State) -> bool:
    return state.gala is not None and state.gala.level != NO_LEVEL


def _score(state: State, seat: Seat) -> Score:
    lines = []
    for kind, name in enumerate(NAMES):
        parts = tuple([points for made, points in state.claimed[seat] if made == kind])
        lines.append(ScoreLine(name, sum(parts), parts))
    if state.gala is not None and state.gala.tokens:
        favours = state.gala.favours[seat]
        lines.append(ScoreLine("celestia", favours, (1,) * favours))
    # Against Moon Dancer nothing breaks a tie: it is hers.
    tiebreaks = () if _challenged(state) else (state.mooncakes[seat], state.held[seat])
    return Score(seat, tuple(lines), tiebreaks)

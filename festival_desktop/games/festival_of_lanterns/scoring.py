"""The scores of all seats, with their reasons."""

from festival_desktop.core.game import Score, ScoreLine, Seat, Standing, first
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.games.festival_of_lanterns.state import Stage, State

NAMES = tuple(kind.name.lower() for kind in Dedication)
"""Names of the points by kind of Dedication."""


def standing(state: State) -> Standing:
    """Return the scores; ties go to most Mooncakes, then most lanterns, then are shared."""
    scores = tuple(_score(state, seat) for seat in range(state.players))
    winners = first(scores) if state.stage is Stage.OVER else ()
    if MOON_DANCER in winners and state.challenged:
        winners = (MOON_DANCER,)
    return Standing(scores, winners)


def _score(state: State, seat: Seat) -> Score:
    lines = []
    for kind, name in enumerate(NAMES):
        parts = tuple([points for made, points in state.claimed[seat] if made == kind])
        lines.append(ScoreLine(name, sum(parts), parts))
    if state.gala is not None and state.gala.tokens:
        favours = state.gala.favours[seat]
        lines.append(ScoreLine("celestia", favours, (1,) * favours))
    # Moon Dancer wins every tie, so there are no tie-breaks against her.
    tiebreaks = () if state.challenged else (state.mooncakes[seat], state.held[seat])
    return Score(seat, tuple(lines), tiebreaks)

"""The scores of all seats with their reasons, and the scoring at the end."""

from festival_desktop.core.game import Event, Score, ScoreLine, Standing, first
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.state import NOBODY, Stage, State, Why


def standing(state: State) -> Standing:
    """Return the scores; ties go to most coins, then are shared."""
    scores = tuple(_score(state, seat) for seat in range(state.players))
    return Standing(scores, first(scores) if state.stage is Stage.OVER else ())


def _score(state: State, seat: int) -> Score:
    lines = []
    for why in Why:
        parts = tuple(points for reason, points in state.ledger[seat] if reason is why)
        lines.append(ScoreLine(why.name.lower(), sum(parts), parts))
    return Score(seat, tuple(lines), (state.coins[seat],))


def chain_points(islands: Islands, length: int) -> int:
    """Return the points of a chain; between two steps of the table the lower one counts."""
    return max((points for step, points in islands.content.box.chain if length >= step), default=0)


def score_end(islands: Islands, state: State, log: list[Event]) -> None:
    """Score the Crow, everyone's chain, and the longest chain of all."""
    box, network = islands.content.box, islands.network(state)
    if state.crow != NOBODY:
        loss = islands.power(state, state.crow).crow_loss(box.crow_loss)
        state.score(state.crow, Why.CROW, -loss)
        log.append(ev.CrowCursed(state.crow, loss))
    chains = [network.chain(built) for built in state.built]
    for seat, length in enumerate(chains):
        points = chain_points(islands, length)
        if points:
            state.score(seat, Why.CHAIN, points)
        log.append(ev.ChainScored(seat, length, points))
    for seat, length in enumerate(chains):
        if length and length == max(chains):
            state.score(seat, Why.LONGEST, box.longest_chain)
            log.append(ev.LongestChainScored(seat, box.longest_chain))

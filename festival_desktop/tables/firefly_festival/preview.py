"""What a move of Firefly Festival would cost and bring, and what it would open."""

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import CHOOSE, OVER, RECRUIT, State
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.play.lookahead import Trial
from festival_desktop.play.preview import CountChange, How, Preview, When
from festival_desktop.play.preview_builder import PreviewBuilder
from festival_desktop.tables.firefly_festival.reading import read
from festival_desktop.tables.firefly_festival.vocabulary import Aim, Count


def read_trial(game: FireflyFestival, view: View, trial: Trial[State]) -> Preview:
    """A move that was tried on an imagined position."""
    lines = read(trial.events, game.islands.network(trial.before).lanes)
    if trial.whole and trial.before.stage is not CHOOSE:
        lines.when = When.MOVE
        _promise(game, lines, trial)
        _open_goals(game, view, lines, trial)
        _open_islands(game, lines, trial)
        _longer_chain(game, lines, trial)
    return lines.preview()


# -- what comes after further decisions ----------------------------------------------------------


def _promise(game: FireflyFestival, lines: PreviewBuilder, trial: Trial[State]) -> None:
    """Recruits that are to be placed, and the rewards behind them in the same action.

    Where recruits go changes neither how many there are nor what else comes, so any choice tells.
    """
    after, seat = trial.after, trial.before.seat
    if after.stage is not RECRUIT or after.seat != seat:
        return
    position, log = after.copy(), list[Event]()
    recruits = 0
    while position.stage is RECRUIT and position.seat == seat:
        recruits += 1
        game.play(position, game.legal_moves(position)[0], log)
    lines.reach(seat, Aim.RECRUIT, (recruits,), how=How.OPEN)
    for change in read(log, game.islands.network(after).lanes).preview().changes:
        if change.when is When.MOVE:
            lines.promise(_anywhere(change))


def _anywhere(change: CountChange) -> CountChange:
    """A recruit without the island it was put on for trial."""
    if change.what != Count.WORKER:
        return change
    return CountChange(change.seat, change.what, change.number, missing=change.missing)


# -- what becomes possible -----------------------------------------------------------------------


def _open_goals(
    game: FireflyFestival, view: View, lines: PreviewBuilder, trial: Trial[State]
) -> None:
    """Goals that were not met before and are met now."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    goals = game.turn.goals
    if after.stage is OVER:
        return
    now = How.OPEN if after.seat == seat and after.secondary_open else How.AHEAD
    for kind in before.goals:
        if goals.meets_public(after, seat, kind) and not goals.meets_public(before, seat, kind):
            _, points = goals.top(after, kind) or (0, 0)
            lines.reach(seat, Aim.PUBLIC_GOAL, (kind, after.taken[kind]), points, now)
    for goal in view.hand if view.viewer == seat else ():
        if goals.meets_private(after, seat, goal) and not goals.meets_private(before, seat, goal):
            points = game.content.private[goal].points
            lines.reach(seat, Aim.PRIVATE_GOAL, (goal,), points, now)


def _open_islands(game: FireflyFestival, lines: PreviewBuilder, trial: Trial[State]) -> None:
    """Islands where a festival can be held, or a floor built, and could not before."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    if after.stage is OVER:
        return
    now = How.OPEN if after.seat == seat and after.main_left else How.AHEAD
    may_hold = game.turn.festivals.may_hold
    for island, pagoda in enumerate(after.floors):
        if pagoda and may_hold(after, seat, island) and not may_hold(before, seat, island):
            lines.reach(seat, Aim.FESTIVAL, (island,), how=now)
    known = _sites(game, before, seat)
    for island in _sites(game, after, seat):
        if island not in known:
            lines.reach(seat, Aim.SITE, (island,), how=now)


def _sites(game: FireflyFestival, position: State, seat: Seat) -> list[Island]:
    """Where a seat could build a floor if it were its turn."""
    moves: list[m.Move] = []
    active, position.seat = position.seat, seat
    game.turn.pagodas.moves(position, moves)
    position.seat = active
    return [move.island for move in moves if isinstance(move, m.BuildPagoda)]


def _longer_chain(game: FireflyFestival, lines: PreviewBuilder, trial: Trial[State]) -> None:
    longest = game.islands.network(trial.before).chain
    for seat, (was, will) in enumerate(zip(trial.before.built, trial.after.built, strict=True)):
        if (chain := longest(will)) > longest(was):
            lines.reach(seat, Aim.CHAIN, (chain,))

"""The facts that speak for a move of Firefly Festival."""

from collections.abc import Iterable
from enum import StrEnum

from festival_desktop.core.decision import SECRET
from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.bridges import DIRECTIONS
from festival_desktop.games.firefly_festival.content import START, Island
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.scoring import score_end
from festival_desktop.games.firefly_festival.state import CHOOSE, CROSS, OVER, TURN, State
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.play.facts import Fact, Facts
from festival_desktop.play.lookahead import Trial
from festival_desktop.play.preview import GoalStatus, Preview
from festival_desktop.tables.firefly_festival.forecast import forecast, leaders
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.preview import read_trial
from festival_desktop.tables.firefly_festival.vocabulary import Aim, Count


class About(StrEnum):
    """What a fact is about."""

    HELD = "held"
    """A festival scores. Key: island, the points of `other`. Number: the own points."""
    BEFORE = "before"
    """A public goal is taken before `other`, who has reached it. Key: kind. Number: points."""
    CLAIMED = "claimed"
    """Key: kind of public goal. Number: its points."""
    REVEALED = "revealed"
    """Key: private goal. Number: its points."""
    SCORED = "scored"
    """Number: points by anything else."""
    SAVES = "saves"
    """The Crow is not taken. Number: the points it would cost."""
    BLOCKED = "blocked"
    """A bridge of `other` is no longer possible. Key: the island it would lead to."""
    MAJORITY = "majority"
    """`other` no longer has more pieces than the seat. Key: island."""
    READY = "ready"
    """A festival becomes possible. Key: island. Number: its points for the seat."""
    PIECES = "pieces"
    """Key: island, own pieces there. Number: what they score at a festival."""
    KEEPS = "keeps"
    """Workers stay. Key and number as of `PIECES`."""
    SITE = "site"
    """A floor can be built. Key: island."""
    CHAIN = "chain"
    """Number: islands on the chain."""
    LONGEST = "longest"
    """The chain is the longest now. Key: islands of the next longest. Number: its islands."""
    COINS = "coins"
    """Number: coins gained. Key: all the seat has now."""
    WORKERS = "workers"
    GOALS = "goals"
    """Private goals drawn, whatever they are."""
    CROW = "crow"
    """Number: coins that the Crow brings each turn."""
    OPEN = "open"
    """A public goal can be claimed. Key: kind. Number: its points."""
    NEARER = "nearer"
    """Key: kind, how far, how far is needed. Number: points of the goal."""
    SECRET_OPEN = "secret-open"
    """A private goal can be revealed. Key: goal. Number: its points."""
    SECRET_NEARER = "secret-nearer"
    """Key: private goal, how far, how far is needed. Number: its points."""
    FISH = "fish"
    """One more main action. Number: coins paid."""
    END = "end"
    """The game ends. Number: points ahead of `other`."""


def facts(game: FireflyFestival, view: View, trial: Trial[State]) -> Facts:
    """List what speaks for a move; `view` is the viewer's before it."""
    if trial.before.stage is CHOOSE or not trial.whole:
        return ()
    preview = read_trial(game, view, trial)
    return (
        *_points(game, trial, preview),
        *_blocked(game, trial),
        *_islands(game, trial, preview),
        *_left_alone(game, trial),
        *_chain(game, trial),
        *_goods(game, trial, preview),
        *_goals(game, trial),
        *_secrets(game, view, trial),
        *_ending(game, trial),
    )


def _points(game: FireflyFestival, trial: Trial[State], preview: Preview) -> Iterable[Fact]:
    before, seat = trial.before, trial.before.seat
    points = preview.gained(seat, Count.POINTS)
    for event in trial.events:
        match event:
            case ev.FestivalHeld():
                others = [one for one in range(before.players) if one != seat]
                best = max(others, key=lambda one: preview.gained(one, Count.POINTS))
                rest = preview.gained(best, Count.POINTS)
                yield Fact("points", About.HELD, points, (event.island, rest), best)
            case ev.PublicGoalClaimed():
                key = (event.kind,)
                meets = game.turn.goals.meets_public
                others = [(seat + more) % before.players for more in range(1, before.players)]
                ready = [one for one in others if meets(before, one, event.kind)]
                if ready:
                    yield Fact("points", About.BEFORE, event.points, key, ready[0])
                yield Fact("points", About.CLAIMED, event.points, key, plain=True)
            case ev.PrivateGoalClaimed():
                yield Fact("points", About.REVEALED, event.points, (event.goal,), plain=True)
    if points > 0:
        yield Fact("points", About.SCORED, points, plain=True)


def _blocked(game: FireflyFestival, trial: Trial[State]) -> Iterable[Fact]:
    """Find bridges that others could have built and that are in the way now."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    network, bridges = game.islands.network(before), game.turn.bridges
    built = after.built[seat] & ~before.built[seat]
    lost = after.blocked & ~before.blocked & ~built
    if not built or not lost:
        return
    found = []
    for other in range(before.players):
        if other == seat:
            continue
        theirs = before.copy()
        theirs.seat = other
        here = before.manned[other]
        for lane in network.members(lost & bridges.open_lanes(theirs)):
            if lane.length > before.segments_left[other]:
                continue
            towards = lane.b if here >> lane.a & 1 else lane.a
            value = game.islands.tile(before, towards).value
            found.append((-value, Fact("rivals", About.BLOCKED, 0, (towards,), other)))
    yield from (fact for _, fact in sorted(found, key=lambda one: one[0]))


def _islands(game: FireflyFestival, trial: Trial[State], preview: Preview) -> Iterable[Fact]:
    """Find festivals that become possible, and islands where the seat has more pieces."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    if after.stage is OVER:
        return
    for goal in preview.reached(Aim.FESTIVAL):
        if goal.how is not GoalStatus.DONE:
            (island,) = goal.key
            points = forecast(game, after, seat, island).as_caller[seat]
            yield Fact("festivals", About.READY, points, (island,))
    more = [island for island in range(len(after.floors)) if _grows(game, trial, island)]
    share, pieces = game.turn.festivals.share, game.islands.pieces
    more.sort(key=lambda island: -share(after, seat, island))
    led = leaders(game, before), leaders(game, after)
    for island in more:
        was, now = (each[island] for each in led)
        if seat not in was and seat in now and was:
            yield Fact("rivals", About.MAJORITY, 0, (island,), was[0])
    for island in more:
        key = island, pieces(after, seat, island)
        yield Fact("festivals", About.PIECES, share(after, seat, island), key)
    for goal in preview.reached(Aim.SITE):
        yield Fact("festivals", About.SITE, 0, goal.key)


def _grows(game: FireflyFestival, trial: Trial[State], island: Island) -> bool:
    """Return whether the seat has more pieces on an island that can hold a festival."""
    before, after, seat, pieces = trial.before, trial.after, trial.before.seat, game.islands.pieces
    more = pieces(after, seat, island) > pieces(before, seat, island)
    return more and _festive(game, after, island)


def _left_alone(game: FireflyFestival, trial: Trial[State]) -> Iterable[Fact]:
    """Find what is kept by stopping or ending the turn."""
    before, seat = trial.before, trial.before.seat
    islands, share = range(len(before.floors)), game.turn.festivals.share
    if any(isinstance(event, ev.ActionFinished) for event in trial.events):
        if before.stage is CROSS:
            lane = game.islands.network(before).lanes[before.tasks[0][1] // DIRECTIONS]
            ends = [lane.a, lane.b]
            stay = [island for island in ends if before.workers[seat][island]]
        else:
            stay = [island for island in islands if before.workers[seat][island]]
        open_ = [island for island in stay if _festive(game, before, island)]
        for island in sorted(open_, key=lambda island: -share(before, seat, island)):
            key = island, game.islands.pieces(before, seat, island)
            yield Fact("festivals", About.KEEPS, share(before, seat, island), key)
    elif before.stage is TURN and trial.after.seat != seat:
        cost = game.turn.secondary.crow_cost(before)
        if before.secondary_open and before.crow != seat and before.points[seat] >= cost > 0:
            yield Fact("points", About.SAVES, cost)


def _festive(game: FireflyFestival, state: State, island: Island) -> bool:
    """Return whether an island can still hold a festival."""
    return game.islands.tile(state, island).size is not START and not state.sealed >> island & 1


def _chain(game: FireflyFestival, trial: Trial[State]) -> Iterable[Fact]:
    before, after, seat = trial.before, trial.after, trial.before.seat
    longest = game.islands.network(before).chain
    was, now = longest(before.built[seat]), longest(after.built[seat])
    if now <= max(was, 2):  # every bridge joins two
        return
    others = [longest(built) for one, built in enumerate(after.built) if one != seat]
    if was <= max(others) < now:
        yield Fact("chain", About.LONGEST, now, (max(others),))
    yield Fact("chain", About.CHAIN, now)


def _goods(game: FireflyFestival, trial: Trial[State], preview: Preview) -> Iterable[Fact]:
    seat = trial.before.seat
    told = {Count.COINS: About.COINS, Count.WORKER: About.WORKERS, Count.GOAL: About.GOALS}
    for gain in gains(preview.immediate_effects()):
        if gain.seat == seat and not gain.missing and gain.what in told:
            about = told[Count(gain.what)]
            key = (trial.after.coins[seat],) if about is About.COINS else ()
            yield Fact("goods", about, gain.number, key, plain=about is not About.COINS)
    for event in trial.events:
        if isinstance(event, ev.CrowTaken):
            yield Fact("goods", About.CROW, game.content.box.crow_income)
        elif isinstance(event, ev.FishPlaced):
            yield Fact("turn", About.FISH, event.paid, plain=True)


def _goals(game: FireflyFestival, trial: Trial[State]) -> Iterable[Fact]:
    """Find public goals that are nearer than before."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    goals, nearer = game.turn.goals, list[tuple[float, Fact]]()
    for kind in after.goals:
        top = goals.top(after, kind)
        was, now = (goals.progress(each, seat, kind) for each in (before, after))
        if top is None or now <= was:
            continue
        needed, points = top
        if was < needed <= now:
            yield Fact("goals", About.OPEN, points, (kind,))
        elif now < needed:
            nearer.append((now / needed, Fact("goals", About.NEARER, points, (kind, now, needed))))
    yield from (fact for _, fact in sorted(nearer, key=lambda one: -one[0]))


def _secrets(game: FireflyFestival, view: View, trial: Trial[State]) -> Iterable[Fact]:
    """Find the viewer's own private goals that are nearer than before."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    for goal in view.hand if view.viewer == seat else ():
        card, progress = game.content.private[goal], game.turn.goals.private_progress
        was, now = (progress(each, seat, goal) for each in (before, after))
        if was < card.number <= now:
            yield Fact(SECRET, About.SECRET_OPEN, card.points, (goal,))
        elif was < now < card.number:
            yield Fact(SECRET, About.SECRET_NEARER, card.points, (goal, now, card.number))


def _ending(game: FireflyFestival, trial: Trial[State]) -> Iterable[Fact]:
    if not any(isinstance(event, ev.EndTriggered) for event in trial.events):
        return
    scored, seat = trial.after.copy(), trial.before.seat
    if scored.stage is not OVER:
        score_end(game.islands, scored, [])
    points: list[tuple[int, Seat]] = [
        (points, other) for other, points in enumerate(scored.points) if other != seat
    ]
    most, other = max(points)
    if scored.points[seat] > most:
        yield Fact("ending", About.END, scored.points[seat] - most, (), other)

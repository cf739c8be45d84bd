"""Secondary actions: a public goal, a private goal, the Crow, or a lucky fish."""

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Goal, Kind
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.gains import Recruiting, gain_coins
from festival_desktop.games.firefly_festival.goals import Goals
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.state import NOBODY, State, Task, Trigger, Why


class Secondary:
    def __init__(self, islands: Islands, recruiting: Recruiting, goals: Goals) -> None:
        self.islands = islands
        self.recruiting = recruiting
        self.goals = goals
        points = islands.content.box.crow_cost
        self._crow_costs = tuple(power.crow_cost(points) for power in islands.powers)
        """Price of the Crow, by power."""
        self.private_claims = tuple(
            m.ClaimPrivate(goal) for goal in range(len(islands.content.private))
        )

    def moves(self, state: State, moves: list[m.Move]) -> None:
        seat = state.seat
        for kind in self.goals.public_met(state, seat):
            moves.append(m.PUBLIC_CLAIMS[kind])
        for goal in self.goals.private_met(state, seat):
            moves.append(self.private_claims[goal])
        if state.crow != seat and state.points[seat] >= self.crow_cost(state):
            moves += m.CROW_FOR
        cost = self.fish_cost(state)
        if cost is not None and state.coins[seat] >= cost:
            moves.append(m.PLACE_FISH)

    # -- goals -------------------------------------------------------------------------------

    def claim_public(self, state: State, kind: Kind, log: list[Event]) -> None:
        seat, card = state.seat, state.taken[kind]
        points = self.islands.content.public[kind].cards[card][1]
        state.taken[kind] += 1
        state.claimed[seat] += ((kind, card),)
        state.score(seat, Why.PUBLIC, points)
        log.append(ev.PublicGoalClaimed(seat, kind, card, points))
        if not any(self.goals.top(state, kind) for kind in state.goals) and not state.trigger:
            state.trigger = Trigger.GOALS
            log.append(ev.EndTriggered(seat, Trigger.GOALS))

    def claim_private(self, state: State, goal: Goal, log: list[Event]) -> None:
        seat = state.seat
        points = self.islands.content.private[goal].points
        state.hands[seat] = tuple(other for other in state.hands[seat] if other != goal)
        state.done[seat] += (goal,)
        state.score(seat, Why.PRIVATE, points)
        log.append(ev.PrivateGoalClaimed(seat, goal, points))
        more = self.islands.power(state, seat).private_goal_points()
        if more:
            state.score(seat, Why.POWER, more)
            log.append(ev.PointsScored(seat, more, Why.POWER))

    # -- the Crow ----------------------------------------------------------------------------

    def crow_cost(self, state: State) -> int:
        return self._crow_costs[state.powers[state.seat]]

    def take_crow(self, state: State, gain: m.CrowGain, log: list[Event]) -> tuple[Task, ...]:
        """Take the Crow; return the tasks of its recruits, if they are chosen."""
        seat, box = state.seat, self.islands.content.box
        cost = self.crow_cost(state)
        state.score(seat, Why.CROW, -cost)
        holder = None if state.crow == NOBODY else state.crow
        state.crow = seat
        log.append(ev.CrowTaken(seat, holder, cost))
        if gain is m.CrowGain.WORKERS:
            return self.recruiting.at_starts(state, box.crow_workers)
        gain_coins(state, seat, box.crow_coins, Source.CROW, log)
        return ()

    def crow_pays(self, state: State, log: list[Event]) -> None:
        """Pay the Crow's income to its holder at the start of a turn."""
        if state.crow == state.seat:
            income = self.islands.content.box.crow_income
            gain_coins(state, state.seat, income, Source.CROW_INCOME, log)

    # -- fish --------------------------------------------------------------------------------

    def fish_cost(self, state: State) -> int | None:
        """Return the cost of the next fish; None if all are placed."""
        costs = self.islands.content.box.fish
        placed = state.fish[state.seat]
        return costs[placed] if placed < len(costs) else None

    def place_fish(self, state: State, log: list[Event]) -> None:
        cost = self.fish_cost(state) or 0
        state.coins[state.seat] -= cost
        state.fish[state.seat] += 1
        state.main_left += 1
        state.fished = True
        log.append(ev.FishPlaced(state.seat, cost))

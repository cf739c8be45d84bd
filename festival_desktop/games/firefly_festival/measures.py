"""Statistics of many games that show whether the box is fair: ends, places, powers, goals."""

from festival_desktop.core.game import Standing
from festival_desktop.core.tally import Tally, spread, won
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import NO_POWER, NOBODY, State, Trigger


class FireflyFestivalMeasures:
    """Statistics of finished games. Victories are multiples of a seat's fair share."""

    def __init__(self, game: FireflyFestival) -> None:
        content = self._content = game.content
        self._triggers = Tally(trigger.name.lower() for trigger in Trigger if trigger)
        self._places = Tally()
        self._powers = Tally()
        self._why = Tally()
        self._used = Tally()
        self._public = [Tally() for _ in content.public]
        self._private = Tally(goal.id for goal in content.private)
        self._turns: list[float] = []
        self._points: list[float] = []
        self._winning: list[float] = []

    def add(self, state: State, standing: Standing) -> None:
        self._turns.append(state.turns / state.players)
        self._winning.append(max(score.total for score in standing.scores))
        for trigger in Trigger:
            if trigger:
                self._triggers.add(trigger.name.lower(), trigger is state.trigger)
        for place in range(state.players):
            seat = (state.first + place) % state.players
            score, part = standing.scores[seat], won(standing, seat)
            self._points.append(score.total)
            self._places.add(f"{place + 1}.", part)
            if state.powers[seat] != NO_POWER:
                self._powers.add(self._content.powers[state.powers[seat]].id, part)
            for line in score.lines:
                self._why.add(line.what, line.points)
        self._count_goals(state)
        self._count_pieces(state)

    def _count_goals(self, state: State) -> None:
        for kind in state.goals:
            for card in range(len(self._content.public[kind].cards)):
                self._public[kind].add(f"{card + 1}.", state.taken[kind] > card)
        for seat in range(state.players):
            for goal in state.done[seat]:
                self._private.add(self._content.private[goal].id, 1)
            for goal in state.hands[seat]:
                self._private.add(self._content.private[goal].id, 0)

    def _count_pieces(self, state: State) -> None:
        box = self._content.box
        self._used.add("festivals", state.sealed.bit_count(), state.players)
        self._used.add("the crow held", state.crow != NOBODY, state.players)
        for seat in range(state.players):
            self._used.add("bridges", state.built[seat].bit_count())
            self._used.add("floors", box.floors - state.floors_left[seat])
            self._used.add("workers", box.workers - state.workers_left[seat])
            self._used.add("coins", state.coins[seat])

    def lines(self) -> list[str]:
        public = zip(self._content.public, self._public, strict=True)
        return [
            spread("turns each", self._turns),
            spread("points", self._points),
            spread("points of winners", self._winning),
            self._why.line("points for", ".1f"),
            self._used.line("each had at the end", ".1f"),
            self._triggers.line("ended by", ".3f"),
            self._places.line("victories by place in the order of turns"),
            self._powers.line("victories by power", ordered=True),
            *(taken.line(f"taken of {goal.id}") for goal, taken in public),
            self._private.line("taken of private goals held", ordered=True),
        ]

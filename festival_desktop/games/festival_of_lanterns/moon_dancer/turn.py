"""Moon Dancer's own turn.

Her moves are ordinary moves, played one by one; between them, nothing is remembered that is not on
the table.
"""

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends.turn import GalaTurn
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.moon_dancer.decisions import Decisions, Plan
from festival_desktop.games.festival_of_lanterns.moon_dancer.events import DedicationsCompared
from festival_desktop.games.festival_of_lanterns.moon_dancer.reasons import weighed
from festival_desktop.games.festival_of_lanterns.state import EXCHANGE, State, gala_of


class MoonDancerTurn:
    def __init__(self, turn: GalaTurn, decisions: Decisions) -> None:
        self._turn = turn
        self._decisions = decisions

    def legal_moves(self, state: State) -> list[m.Move]:
        """Return her next step, or those between which the person chooses."""
        return self._decisions.compare(state).moves or [m.PASS]

    def decides(self, state: State) -> Seat:
        """Return who decides: she with a single step, else the person."""
        return MOON_DANCER if len(self.legal_moves(state)) == 1 else PERSON

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        self._explain(self._decisions.compare(state), state, move, log)
        if not isinstance(move, m.Pass):
            self._turn.perform(state, move, log)
            if self._decisions.compare(state).options:
                return
        if state.finals:
            self._turn.end_final(state, log)
        else:
            self._turn.end(state, log)

    def _explain(self, plan: Plan, state: State, move: m.Move, log: list[Event]) -> None:
        """Log her comparison at the start of a choice, and her lanterns when she chooses some."""
        gala = gala_of(state)
        if state.stage is EXCHANGE or isinstance(move, fm.Befriend):
            considered = tuple(considered for considered, _ in plan.options)
            chosen = plan.chosen[0] if considered else None
            again = gala.dedications > 0
            log.append(DedicationsCompared(considered, chosen, plan.why, again))
        if not isinstance(move, fm.Befriend | m.Pass):
            log.extend(weighed(plan, move))

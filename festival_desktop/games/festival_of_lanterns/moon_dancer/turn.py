"""Moon Dancer's part of her challenge: what she gets from your turn, and her own.

Her moves are moves like yours, played one by one; between them nothing is remembered that the
table does not show.
"""

from typing import TYPE_CHECKING

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Share
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_LEVEL, PERSON
from festival_desktop.games.festival_of_lanterns.handling import Gains
from festival_desktop.games.festival_of_lanterns.moon_dancer.events import DedicationsCompared
from festival_desktop.games.festival_of_lanterns.moon_dancer.mind import Plan, compare
from festival_desktop.games.festival_of_lanterns.moon_dancer.reasons import weighed
from festival_desktop.games.festival_of_lanterns.state import EXCHANGE, OVER, State

if TYPE_CHECKING:
    from festival_desktop.games.festival_of_lanterns.friends.turn import GalaTurn

SEATS = 2
"""At her table: the person and she."""


class MoonDancerTurn:
    def __init__(self, turn: "GalaTurn") -> None:
        self.turn = turn
        yours = turn.content.tables[SEATS].facing[PERSON]
        left, right = (yours + 1) % 4, (yours - 1) % 4
        self._faced: list[Gains] = [
            (
                (PERSON, sides[yours]),
                (MOON_DANCER, sides[left]),
                (MOON_DANCER, sides[right]),
            )
            for sides in turn.rules.sides
        ]

    # -- during your turn --------------------------------------------------------------------

    def facing(self, state: State, laid: int) -> Gains | None:
        """Your side of a placed tile is yours, those to the left and right are hers."""
        return None if self.turn.gala(state).level == NO_LEVEL else self._faced[laid]

    def _share(self, state: State) -> Share:
        level = self.turn.gala(state).level
        levels = self.turn.content.moon_dancer.levels
        return Share.NONE if level == NO_LEVEL else levels[level].mooncakes

    def share_each(self, state: State, number: int, log: list[Event]) -> bool:
        """Where she gains a Mooncake after each of yours, hand out both; False where not."""
        if self._share(state) is not Share.EACH:
            return False
        yours = hers = 0
        for _ in range(number):
            given = min(1, state.mooncakes_left - yours - hers)
            yours += given
            hers += min(given, state.mooncakes_left - yours - hers)
        self._give(state, PERSON, yours, number - yours, log)
        self._give(state, MOON_DANCER, hers, yours - hers, log)
        return True

    def share_one(self, state: State, laid: int, gained: int, log: list[Event]) -> None:
        """Where she gains one for your Fireworks tile if that brought you any."""
        if gained and self.turn.rules.fireworks[laid] and self._share(state) is Share.ONE:
            given = min(1, state.mooncakes_left)
            self._give(state, MOON_DANCER, given, 1 - given, log)

    def _give(self, state: State, seat: Seat, number: int, missed: int, log: list[Event]) -> None:
        if number or missed:
            state.mooncakes_left -= number
            state.mooncakes[seat] += number
            log.append(told.MooncakesGained(seat, number, missed))

    # -- her own turn ------------------------------------------------------------------------

    def begin(self, state: State) -> bool:
        """After a turn of yours it is hers; False if it was hers, or if she is not here."""
        if self.turn.gala(state).level == NO_LEVEL or state.seat == MOON_DANCER:
            return False
        state.seat, state.stage = MOON_DANCER, EXCHANGE
        return True

    def is_her_turn(self, state: State) -> bool:
        challenged = self.turn.gala(state).level != NO_LEVEL
        return challenged and state.seat == MOON_DANCER and state.stage is not OVER

    def moves(self, state: State) -> list[m.Move]:
        """Her next step, or those between which the person chooses for her."""
        return compare(self.turn, state).moves or [m.PASS]

    def decides(self, state: State) -> Seat:
        """She herself where the rules leave one step only; else the person."""
        return MOON_DANCER if len(self.moves(state)) == 1 else PERSON

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        self._explain(compare(self.turn, state), state, move, log)
        if not isinstance(move, m.Pass):
            self.turn.perform(state, move, log)
            if compare(self.turn, state).options:
                return
        if state.finals:
            self.turn.end_final(state, log)
        else:
            self.turn.end(state, log)

    def _explain(self, plan: Plan, state: State, move: m.Move, log: list[Event]) -> None:
        """What she compared, when she begins to; which lanterns, when she chooses some."""
        gala = self.turn.gala(state)
        if state.stage is EXCHANGE or isinstance(move, fm.Befriend):
            considered = tuple(considered for considered, _ in plan.options)
            chosen = plan.chosen[0] if considered else None
            again = gala.dedications > 0
            log.append(DedicationsCompared(considered, chosen, plan.why, again))
        if not isinstance(move, fm.Befriend | m.Pass):
            log.extend(weighed(plan, move))

"""The turn: roll, settle the tray, everyone shades, launch. The one source of what is legal.

A part or a launch with nothing to decide is skipped, so nobody is asked in vain.
"""

from collections.abc import Sequence

from festival_desktop.core.game import Event, Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import Content, Shape
from festival_desktop.games.lanterns_dice.events import PART_ENDED, SEATS, SHEET_TAKEN
from festival_desktop.games.lanterns_dice.fireworks import Fireworks
from festival_desktop.games.lanterns_dice.scoring import winners
from festival_desktop.games.lanterns_dice.shading import Shading
from festival_desktop.games.lanterns_dice.state import (
    LAST_LAUNCH,
    LAUNCH,
    ORIENT,
    OVER,
    ROLL,
    SHADE,
    State,
)

NOBODY: Seat = -1


def _first_open(players: int, active: Seat, ended: int) -> Seat:
    clockwise = [place % players for place in range(active, active + players)]
    return next((seat for seat in clockwise if not ended >> seat & 1), NOBODY)


FIRST_OPEN = tuple(
    tuple(
        tuple(_first_open(players, active, ended) for ended in range(1 << players))
        for active in range(players)
    )
    for players in range(5)
)
"""The next open seat clockwise or `NOBODY`, by number of players, active seat and set of finished
seats.
"""


class Turn:
    def __init__(self, content: Content, shading: Shading, fireworks: Fireworks) -> None:
        self._content = content
        self._shading = shading
        self._fireworks = fireworks
        turns = max(table.turns for table in content.tables.values())
        self._turn_began = tuple(
            tuple(ev.TurnBegan(seat, turn) for turn in range(turns)) for seat in SEATS
        )
        """Events by seat and turn."""

    # -- legal moves -------------------------------------------------------------------------

    def legal_moves(self, state: State) -> Sequence[m.Move]:
        stage = state.stage
        if stage is SHADE:
            return self._shading.legal_moves(state)
        if stage is ROLL:
            return [m.ROLL]
        if stage is ORIENT:
            can_pay = state.gifts[state.seat] >= self._content.reroll_cost
            return [*m.ORIENTS, m.REROLL] if can_pay else m.ORIENTS
        if stage is OVER:
            return []
        return [*self.launches(state, state.seat), m.PASS]

    def launches(self, state: State, seat: Seat) -> list[m.Launch]:
        """List the displays a seat could launch on its completed and uncovered pools."""
        pools = self._fireworks.room(state.completed[seat] & ~state.covered[seat])
        moves: list[m.Launch] = []
        if pools:
            for shape in state.shapes:
                if state.left[shape]:
                    moves += self._fireworks.fitting(shape, pools)
        return moves

    # -- effects -----------------------------------------------------------------------------

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        if isinstance(move, m.Take):
            self._take(state, move.seat, log)
            return
        state.taken = 0
        if isinstance(move, m.Shade):  # Most frequent moves first.
            self._shading.shade_by(state, move, log)
            self._go_on(state, log)
        elif isinstance(move, m.Roll):
            self._roll(state, 0, log)
        elif isinstance(move, m.Orient):
            self._orient(state, move.quarters, log)
        elif isinstance(move, m.Done):
            log.append(PART_ENDED[state.seat])
            self._next_part(state, log)
        elif isinstance(move, m.EmperorAction):
            self._shading.take_action(state, move.card, log)
        elif isinstance(move, m.ShadeBeside):
            self._shading.shade_beside(state, move, log)
            self._go_on(state, log)
        elif isinstance(move, m.ShadePool):
            self._shading.shade_pool(state, move, log)
            self._go_on(state, log)
        elif isinstance(move, m.Reroll):
            self._roll(state, self._content.reroll_cost, log)
        elif isinstance(move, m.Launch):
            self._launch(state, move, log)
            self._after_launch(state, log)
        elif isinstance(move, m.Pass):
            log.append(ev.LaunchDeclined(state.seat))
            self._after_launch(state, log)

    def _roll(self, state: State, paid: int, log: list[Event]) -> None:
        rng, colors = Rng(state.rng), len(self._content.colors)
        state.dice = rng.below(colors), rng.below(colors), rng.below(colors), rng.below(colors)
        state.rng = rng.state
        state.quarters = 0
        state.gifts[state.seat] -= paid
        state.stage = ORIENT
        log.append(ev.DiceRolled(state.seat, state.dice, paid))

    def _orient(self, state: State, quarters: int, log: list[Event]) -> None:
        state.quarters = quarters
        log.append(ev.TrayOriented(state.seat, quarters, self._shading.faced_by_all(state)))
        state.take_up(state.active)
        if not self._shading.anything_open(state):
            self._skip(state, log)
            self._next_part(state, log)

    def _go_on(self, state: State, log: list[Event]) -> None:
        """End the seat's part after shading if nothing is left to do."""
        if not self._shading.anything_open(state):
            self._next_part(state, log)

    def _take(self, state: State, seat: Seat, log: list[Event]) -> None:
        state.lay_down()
        state.take_up(seat)
        state.taken |= 1 << seat
        log.append(SHEET_TAKEN[seat])

    def _next_part(self, state: State, log: list[Event]) -> None:
        """Let the next seat with something to do shade; then let the active player launch."""
        while True:
            state.ended |= 1 << state.seat
            seat = FIRST_OPEN[state.players][state.active][state.ended]
            if seat == NOBODY:
                break
            state.take_up(seat)
            if self._shading.anything_open(state):
                return
            self._skip(state, log)
        state.close_part()
        state.ended = 0
        state.seat = state.active
        state.stage = LAUNCH
        if not self.launches(state, state.seat):
            self._after_launch(state, log)

    def _skip(self, state: State, log: list[Event]) -> None:
        log.append(ev.PartSkipped(state.seat, self._shading.faced(state, state.seat)))

    def _launch(self, state: State, move: m.Launch, log: list[Event]) -> None:
        seat, points = state.seat, self.top_of(state, move.shape)
        pools = self._fireworks.pools[move]
        state.left[move.shape] -= 1
        state.covered[seat] |= pools
        state.launched[seat].append((move, points))
        log.append(ev.FireworksLaunched(seat, move, pools, points))

    def top_of(self, state: State, shape: Shape) -> int:
        """Return the points of the top tile of a stack that is not empty."""
        return self._content.shapes[shape].values[-state.left[shape]]

    def _after_launch(self, state: State, log: list[Event]) -> None:
        following = (state.seat + 1) % state.players
        if state.stage is LAST_LAUNCH:
            self._last_launch(state, following, log)
            return
        if following == state.start:
            state.turn += 1
        if state.turn == self._content.tables[state.players].turns:
            state.stage = LAST_LAUNCH
            log.append(ev.LastLaunchesBegan())
            state.active = state.seat = state.start
            if not self.launches(state, state.seat):
                self._last_launch(state, (state.start + 1) % state.players, log)
            return
        state.active = state.seat = following
        state.stage = ROLL
        log.append(self._turn_began[following][state.turn])

    def _last_launch(self, state: State, seat: Seat, log: list[Event]) -> None:
        """Let the next seat that can launch one extra display decide; end the game if none can."""
        while seat != state.start:
            if self.launches(state, seat):
                state.active = state.seat = seat
                return
            seat = (seat + 1) % state.players
        state.stage = OVER
        log.append(ev.GameEnded(winners(self._content, state)))

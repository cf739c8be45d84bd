"""The turn: roll, orient the tray, everyone shades, launch. The one source of what is legal.

A part or a launch with nothing to decide is passed over, so nobody is asked in vain.
"""

from collections.abc import Sequence

from festival_desktop.core.game import Event, Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import Content, Shape
from festival_desktop.games.lanterns_dice.fireworks import Fireworks
from festival_desktop.games.lanterns_dice.scoring import standing
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


class Turn:
    def __init__(self, content: Content, shading: Shading, fireworks: Fireworks) -> None:
        self._content = content
        self._shading = shading
        self._fireworks = fireworks

    # -- what may be done --------------------------------------------------------------------

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
        """The displays a seat could launch: tiles left, on its completed and uncovered pools."""
        pools = state.completed[seat] & ~state.covered[seat]
        number, sizes = pools.bit_count(), self._fireworks.sizes
        moves: list[m.Launch] = []
        for shape in state.shapes:
            if state.left[shape] and sizes[shape] <= number:
                moves += self._fireworks.fitting(shape, pools)
        return moves

    # -- what happens ------------------------------------------------------------------------

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        if isinstance(move, m.Take):
            self._take(state, move.seat, log)
            return
        state.taken = 0
        if isinstance(move, m.Shade):  # the most frequent kinds first
            self._shading.shade_by(state, move, log)
            self._go_on(state, log)
        elif isinstance(move, m.Roll):
            self._roll(state, 0, log)
        elif isinstance(move, m.Orient):
            self._orient(state, move.quarters, log)
        elif isinstance(move, m.Done):
            log.append(told.PartEnded(state.seat))
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
            log.append(told.LaunchDeclined(state.seat))
            self._after_launch(state, log)

    def _roll(self, state: State, paid: int, log: list[Event]) -> None:
        rng = Rng(state.rng)
        state.dice = tuple([rng.below(len(self._content.colors)) for _ in range(4)])
        state.rng = rng.state
        state.quarters = 0
        state.gifts[state.seat] -= paid
        state.stage = ORIENT
        log.append(told.DiceRolled(state.seat, state.dice, paid))

    def _orient(self, state: State, quarters: int, log: list[Event]) -> None:
        state.quarters = quarters
        faced = tuple([self._shading.faced(state, seat) for seat in range(state.players)])
        log.append(told.TrayOriented(state.seat, quarters, faced))
        self._open_part(state, state.active, log)

    def _go_on(self, state: State, log: list[Event]) -> None:
        """Somebody has shaded; their part ends by itself when nothing is left to do."""
        if not self._shading.anything_open(state):
            self._next_part(state, log)

    def _take(self, state: State, seat: Seat, log: list[Event]) -> None:
        state.lay_down()
        state.take_up(seat)
        state.taken |= 1 << seat
        log.append(told.SheetTaken(seat))

    def _next_part(self, state: State, log: list[Event]) -> None:
        """The first clockwise whose part is open goes on; then the active player may launch."""
        players, active = state.players, state.active
        ended = state.ended = state.ended | 1 << state.seat
        for place in range(active, active + players):
            seat = place % players
            if not ended >> seat & 1:
                self._open_part(state, seat, log)
                return
        state.close_part()
        state.ended = 0
        state.seat = state.active
        state.stage = LAUNCH
        if not self.launches(state, state.seat):
            self._after_launch(state, log)

    def _open_part(self, state: State, seat: Seat, log: list[Event]) -> None:
        self._shading.open_part(state, seat)
        if not self._shading.anything_open(state):
            log.append(told.PartSkipped(seat, self._shading.faced(state, seat)))
            self._next_part(state, log)

    def _launch(self, state: State, move: m.Launch, log: list[Event]) -> None:
        seat, points = state.seat, self.top_of(state, move.shape)
        pools = self._fireworks.pools[move]
        state.left[move.shape] -= 1
        state.covered[seat] |= pools
        state.launched[seat].append((move, points))
        log.append(told.FireworksLaunched(seat, move, pools, points))

    def top_of(self, state: State, shape: Shape) -> int:
        """The points of the top tile of a stack that is not empty."""
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
            log.append(told.LastLaunchesBegan())
            state.active = state.seat = state.start
            if not self.launches(state, state.seat):
                self._last_launch(state, (state.start + 1) % state.players, log)
            return
        state.active = state.seat = following
        state.stage = ROLL
        log.append(told.TurnBegan(following, state.turn))

    def _last_launch(self, state: State, seat: Seat, log: list[Event]) -> None:
        """The next seat in turn order that can launch one more display; nobody: the end."""
        while seat != state.start:
            if self.launches(state, seat):
                state.active = state.seat = seat
                return
            seat = (seat + 1) % state.players
        state.stage = OVER
        log.append(told.GameEnded(standing(self._content, state).winners))

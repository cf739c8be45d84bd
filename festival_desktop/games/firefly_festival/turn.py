"""The turn: one main action, and one secondary action before or after it.

An action may leave tasks: rewards to take, recruits to place, workers to move. They are settled in
order before the turn continues; a task with nothing to decide settles itself.
"""

from collections.abc import Sequence

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival import scoring, setup
from festival_desktop.games.firefly_festival.bridges import Bridges
from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.festivals import Festivals
from festival_desktop.games.firefly_festival.gains import Recruiting
from festival_desktop.games.firefly_festival.goals import Goals
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.movement import Movement, decode_remaining
from festival_desktop.games.firefly_festival.opening import Opening
from festival_desktop.games.firefly_festival.pagodas import Pagodas
from festival_desktop.games.firefly_festival.secondary import Secondary
from festival_desktop.games.firefly_festival.state import (
    CHOOSE,
    CROSS,
    MOVE,
    NO_POWER,
    OVER,
    RECRUIT,
    SEND,
    STONE,
    STOREY,
    TURN,
    WATER,
    State,
    Task,
    Trigger,
)


class Turn:
    """The one source of what is legal and what it does."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.islands = Islands(content)
        self.recruiting = Recruiting(self.islands)
        self.goals = Goals(self.islands)
        self.opening = Opening(self.islands)
        self.bridges = Bridges(self.islands, self.recruiting)
        self.movement = Movement(self.islands)
        self.pagodas = Pagodas(self.islands, self.recruiting)
        self.festivals = Festivals(self.islands)
        self.secondary = Secondary(self.islands, self.recruiting, self.goals)

    # -- legal moves -------------------------------------------------------------------------

    def legal_moves(self, state: State) -> Sequence[m.Move]:
        stage = state.stage
        if stage is TURN:
            return self._turn_moves(state)
        if stage is OVER:
            return []
        if stage is CHOOSE:
            return [self.opening.choices[power] for power in state.offered[state.seat]]
        what = state.tasks[0][1]
        if stage is MOVE:
            moves: list[m.Move] = []
            self.movement.moves(state, moves, decode_remaining(what))
            return moves if decode_remaining(what).workers else [*moves, m.DONE]
        if stage is CROSS:
            return [*self.bridges.crossings(state, what), m.DONE]
        if stage is RECRUIT:
            return [m.RECRUITS[island] for island in self.recruiting.options(state, what)]
        if stage is STOREY:
            return [m.ADD_STOREY, m.DONE]
        if stage is SEND:
            return self.opening.sendings(state, what)
        return self.opening.first_stones(state)

    def _turn_moves(self, state: State) -> list[m.Move]:
        moves: list[m.Move] = []
        if state.main_left:
            self.festivals.moves(state, moves)
            self.pagodas.moves(state, moves)
            self.bridges.moves(state, moves)
            self.movement.moves(state, moves)
            if not moves:
                moves.append(m.PASS)
            elif state.fished and state.main_left == 1:
                moves.append(m.END_TURN)
        if state.secondary_open:
            self.secondary.moves(state, moves)
        if not state.main_left:
            moves.append(m.END_TURN)
        return moves

    # -- effects -----------------------------------------------------------------------------

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        if state.stage is CHOOSE:
            if isinstance(move, m.ChoosePower) and self.opening.choose(state, move, log):
                self.open_table(state, log)
            return
        if state.stage is TURN:
            self._act(state, move, log)
        else:
            self._answer(state, move, log)
        self._go_on(state, log)

    def _act(self, state: State, move: m.Move, log: list[Event]) -> None:
        """Play a main action, a secondary action, or the end of the turn."""
        if isinstance(move, (m.MoveWorker, m.MovePair, m.Ferry)):
            state.main_left -= 1
            movements = self.movement.number(state)
            state.tasks = ((MOVE, self.movement.play(state, move, movements, log).number),)
        elif isinstance(move, m.BuildBridge):
            self._begin_main(state)
            state.tasks = self.bridges.build(state, move, log)
        elif isinstance(move, m.BuildPagoda):
            self._begin_main(state)
            state.tasks = self.pagodas.build(state, move.island, log)
        elif isinstance(move, m.HoldFestival):
            self._begin_main(state)
            self.festivals.hold(state, move.island, log)
        elif isinstance(move, m.Pass):
            state.main_left -= 1
            log.append(ev.MainActionPassed(state.seat))
        else:
            state.secondary_open = False
            self._act_besides(state, move, log)

    def _act_besides(self, state: State, move: m.Move, log: list[Event]) -> None:
        if isinstance(move, m.ClaimPublic):
            state.busy = True
            self.secondary.claim_public(state, move.kind, log)
        elif isinstance(move, m.ClaimPrivate):
            state.busy = True
            self.secondary.claim_private(state, move.goal, log)
        elif isinstance(move, m.TakeCrow):
            state.tasks = self.secondary.take_crow(state, move.gain, log)
        elif isinstance(move, m.PlaceFish):
            self.secondary.place_fish(state, log)
        else:
            state.main_left = 0  # Ends the turn without it, or without the extra one of a fish.

    def _begin_main(self, state: State) -> None:
        state.main_left -= 1
        state.busy = True

    def _answer(self, state: State, move: m.Move, log: list[Event]) -> None:
        """Play the decision that the first task waits for."""
        what = state.tasks[0][1]
        rest = state.tasks = state.tasks[1:]
        if isinstance(move, (m.MoveWorker, m.MovePair, m.Ferry)):
            movements = decode_remaining(what).movements
            state.tasks = ((MOVE, self.movement.play(state, move, movements, log).number),)
        elif isinstance(move, m.Cross):
            state.tasks = (self.bridges.cross(state, move, what, log), *rest)
        elif isinstance(move, m.Recruit):
            self.recruiting.place(state, move.island, log)
        elif isinstance(move, m.AddStorey):
            self.pagodas.add_storey(state, what, log)
        elif isinstance(move, m.SendWorker):
            self.opening.send(state, move, log)
        elif isinstance(move, m.LayFirstStone):
            self.opening.lay_first_stone(state, move.island, log)
        else:
            log.append(ev.ActionFinished(state.seat))

    # -- tasks -------------------------------------------------------------------------------

    def _go_on(self, state: State, log: list[Event]) -> None:
        """Settle tasks that need no decision; end the turn when nothing is left to do."""
        while state.tasks:
            task = state.tasks[0]
            if self.waits(state, task):
                state.stage = task[0]
                return
            state.tasks = state.tasks[1:]
            self._settle(state, task, log)
        if not state.turns:
            self._next_opening(state, log)
        elif state.main_left or state.secondary_open:
            state.stage = TURN
        else:
            self._end_turn(state, log)

    def waits(self, state: State, task: Task) -> bool:
        """Return whether a task needs a decision."""
        stage, what = task
        if stage is MOVE:
            return self.movement.possible(state, decode_remaining(what))
        if stage is CROSS:
            return bool(self.bridges.crossings(state, what))
        if stage is RECRUIT:
            return len(self.recruiting.options(state, what)) > 1
        if stage is STOREY:
            return self.pagodas.can_add_storey(state, what)
        if stage is SEND:
            return bool(self.opening.sendings(state, what))
        return stage is STONE and bool(self.opening.first_stones(state))

    def _settle(self, state: State, task: Task, log: list[Event]) -> None:
        """Settle a task that needs no decision."""
        stage, what = task
        if stage is WATER:
            state.tasks = self.bridges.reward(state, what, log) + state.tasks
        elif stage is RECRUIT:
            options = self.recruiting.options(state, what)
            if options:
                self.recruiting.place(state, options[0], log)
            else:
                log.append(ev.RecruitLost(state.seat))

    # -- turn order --------------------------------------------------------------------------

    def open_table(self, state: State, log: list[Event]) -> None:
        """Start the game once the table is set: powers take effect, the first player first."""
        if NO_POWER not in state.powers:
            setup.open_powers(self.islands, state, log)
        self._open_seat(state, state.first, log)

    def _open_seat(self, state: State, seat: Seat, log: list[Event]) -> None:
        state.seat = seat
        state.tasks = self.islands.start_power(state, seat).opening_tasks(state.starts)
        self._go_on(state, log)

    def _next_opening(self, state: State, log: list[Event]) -> None:
        following = (state.seat + 1) % state.players
        if following == state.first:
            self._begin_turn(state, following, log)
        else:
            self._open_seat(state, following, log)

    def _begin_turn(self, state: State, seat: Seat, log: list[Event]) -> None:
        state.seat = seat
        state.stage = TURN
        state.turns += 1
        state.main_left = 1
        state.secondary_open = True
        state.fished = state.ferried = state.busy = False
        log.append(ev.TurnBegan(seat))
        self.secondary.crow_pays(state, log)

    def _end_turn(self, state: State, log: list[Event]) -> None:
        state.quiet = 0 if state.busy else state.quiet + 1
        rest = self.content.box.rest_rounds * state.players
        if state.quiet == rest and not state.trigger:
            state.trigger = Trigger.REST
            log.append(ev.EndTriggered(state.seat, Trigger.REST))
        if not state.trigger:
            self._begin_turn(state, (state.seat + 1) % state.players, log)
            return
        scoring.score_end(self.islands, state, log)
        state.stage = OVER
        log.append(ev.GameEnded(scoring.standing(state).winners))

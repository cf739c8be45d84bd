"""The end of a turn, of a final turn and of the game."""

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns.scoring import standing
from festival_desktop.games.festival_of_lanterns.state import EXCHANGE, OVER, State


def next_turn(state: State, log: list[Event]) -> None:
    state.seat = (state.seat + 1) % state.players
    state.stage = EXCHANGE
    if not state.finals and not any(state.hands):
        log.append(told.FinalTurnsBegan())


def end_final_turn(state: State, log: list[Event]) -> None:
    log.append(told.FinalTurnEnded(state.seat))
    state.finals += 1
    state.seat = (state.seat + 1) % state.players
    state.stage = EXCHANGE
    if state.finals == state.players:
        state.stage = OVER
        log.append(told.GameEnded(standing(state).winners))

"""Pieces going from hand to hand: lanterns, Mooncakes and tiles, in every kind of turn."""

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns.content import Lantern
from festival_desktop.games.festival_of_lanterns.events import Reason
from festival_desktop.games.festival_of_lanterns.moves import DrawTile, TakeFaceUp
from festival_desktop.games.festival_of_lanterns.state import NO_TILE, State

Gains = tuple[tuple[Seat, Lantern], ...]
"""Who is to get which lantern, in the order they are handed out."""


def hand_out(state: State, gains: Gains, reason: Reason, log: list[Event]) -> None:
    """Lanterns from the Supply, in this order; one it lacks is skipped."""
    supply, lanterns, held = state.supply, state.lanterns, state.held
    gained = told.lantern_gained[reason]
    for seat, lantern in gains:
        if supply[lantern]:
            supply[lantern] -= 1
            lanterns[seat][lantern] += 1
            held[seat] += 1
            log.append(gained[seat][lantern])
        else:
            log.append(told.lantern_missed[reason][seat][lantern])


def return_lanterns(state: State, lanterns: tuple[Lantern, ...], each: int) -> None:
    """So many of each of these lanterns, from the active player to the Supply."""
    seat, supply = state.seat, state.supply
    cards = state.lanterns[seat]
    for lantern in lanterns:
        cards[lantern] -= each
        supply[lantern] += each
    state.held[seat] -= each * len(lanterns)


def exchange(state: State, given: Lantern, taken: Lantern) -> None:
    """One lantern of the active player for one of the Supply."""
    return_lanterns(state, (given,), 1)
    state.supply[taken] -= 1
    state.lanterns[state.seat][taken] += 1
    state.held[state.seat] += 1


def pay(state: State, mooncakes: int) -> None:
    state.mooncakes[state.seat] -= mooncakes
    state.mooncakes_left += mooncakes


def gain_mooncakes(state: State, number: int, log: list[Event]) -> None:
    """For one match of the active player."""
    given = min(number, state.mooncakes_left)
    state.mooncakes_left -= given
    state.mooncakes[state.seat] += given
    log.append(told.mooncakes_gained[state.seat][given][number - given])


def refill(state: State, move: TakeFaceUp | DrawTile, log: list[Event]) -> None:
    """A tile for the active player's hand; the open one is replaced from the stack."""
    hand = state.hands[state.seat]
    if isinstance(move, DrawTile):
        tile = state.stack.pop()
        hand.append(tile)
        log.append(told.tile_drawn(state.seat, tile))
        return
    hand.append(state.face_up)
    log.append(told.face_up_taken(state.seat, state.face_up))
    if state.stack:
        state.face_up = state.stack.pop()
        log.append(told.tile_revealed(state.face_up))
    else:
        state.face_up = NO_TILE

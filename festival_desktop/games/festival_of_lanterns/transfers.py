"""Transfers of lanterns, Mooncakes and tiles, the same in every kind of turn."""

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.content import Lantern
from festival_desktop.games.festival_of_lanterns.events import Reason
from festival_desktop.games.festival_of_lanterns.moves import DrawTile, TakeFaceUp
from festival_desktop.games.festival_of_lanterns.state import NO_TILE, State

Gains = tuple[tuple[Seat, Lantern], ...]
"""Lanterns each seat is to receive, in the order they are dealt."""


def hand_out(state: State, gains: Gains, reason: Reason, log: list[Event]) -> None:
    """Deal lanterns from the Supply in order, skipping any that ran out."""
    supply, lanterns, held = state.supply, state.lanterns, state.held
    gained = ev.lantern_gained[reason]
    for seat, lantern in gains:
        if supply[lantern]:
            supply[lantern] -= 1
            lanterns[seat][lantern] += 1
            held[seat] += 1
            log.append(gained[seat][lantern])
        else:
            log.append(ev.lantern_missed[reason][seat][lantern])


def return_lanterns(state: State, lanterns: tuple[Lantern, ...], each: int) -> None:
    """Return lanterns of the active player to the Supply, `each` of every kind."""
    seat, supply = state.seat, state.supply
    cards = state.lanterns[seat]
    for lantern in lanterns:
        cards[lantern] -= each
        supply[lantern] += each
    state.held[seat] -= each * len(lanterns)


def exchange(state: State, given: Lantern, taken: Lantern) -> None:
    """Exchange one lantern of the active player for one from the Supply."""
    return_lanterns(state, (given,), 1)
    state.supply[taken] -= 1
    state.lanterns[state.seat][taken] += 1
    state.held[state.seat] += 1


def pay(state: State, mooncakes: int) -> None:
    state.mooncakes[state.seat] -= mooncakes
    state.mooncakes_left += mooncakes


def gain_mooncakes(state: State, number: int, log: list[Event]) -> None:
    """Give the active player the Mooncakes of one match, as far as they last."""
    given = min(number, state.mooncakes_left)
    state.mooncakes_left -= given
    state.mooncakes[state.seat] += given
    log.append(ev.mooncakes_gained[state.seat][given][number - given])


def refill(state: State, move: TakeFaceUp | DrawTile, log: list[Event]) -> None:
    """Add a tile to the active player's hand; a taken open tile is replaced from the stack."""
    hand = state.hands[state.seat]
    if isinstance(move, DrawTile):
        tile = state.stack.pop()
        hand.append(tile)
        log.append(ev.tile_drawn(state.seat, tile))
        return
    hand.append(state.face_up)
    log.append(ev.face_up_taken(state.seat, state.face_up))
    if state.stack:
        state.face_up = state.stack.pop()
        log.append(ev.tile_revealed(state.face_up))
    else:
        state.face_up = NO_TILE

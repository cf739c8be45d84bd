"""The moves of single steps of a turn that are the same with and without friends."""

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.state import State


def exchanges(state: State, moves: list[m.Move]) -> None:
    """Add the ways to exchange one lantern."""
    in_supply = 0
    for lantern, number in enumerate(state.supply):
        if number:
            in_supply |= 1 << lantern
    for given, number in enumerate(state.lanterns[state.seat]):
        if number:
            moves += m.EXCHANGES_FOR[given][in_supply]


def dedications(state: State, moves: list[m.Move]) -> None:
    """Add the possible Dedications."""
    cards = state.lanterns[state.seat]
    fours, pairs, sevens, generics = state.left
    held_twice = 0
    for lantern, number in enumerate(cards):
        if number >= 2:
            held_twice |= 1 << lantern
            if number >= 4 and (fours or generics):
                moves.append(m.FOURS[lantern])
    if pairs or generics:
        moves += m.THREE_PAIRS[held_twice]
    if (sevens or generics) and 0 not in cards:
        moves.append(m.SEVEN_UNIQUE)


def discards(state: State, moves: list[m.Move]) -> None:
    """Add the lanterns that can be discarded when over the limit."""
    moves += [m.DISCARDS[n] for n, cards in enumerate(state.lanterns[state.seat]) if cards]


def refills(state: State) -> list[m.Move]:
    """List the ways to refill the hand."""
    return [m.TAKE_FACE_UP, m.DRAW_TILE] if state.stack else [m.TAKE_FACE_UP]

"""Whether a position could lie on a table: every piece of the box once, and a turn under way.

Positions the rules make are always sound. This is for positions that come from a file.
"""

from collections import Counter

from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.fireworks import Fireworks
from festival_desktop.games.lanterns_dice.setup import IN_PLAY
from festival_desktop.games.lanterns_dice.shading import Shading
from festival_desktop.games.lanterns_dice.state import NO_CARD, Stage, State


def sound(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    content = shading.content
    return (
        _table(content, state)
        and _turn(content, state)
        and _gifts(shading, state)
        and _fireworks(content, fireworks, state)
        and _part(shading, state)
    )


def _table(content: Content, state: State) -> bool:
    per_seat = (state.sheets, state.shaded, state.gifts, state.launched)
    return (
        all(len(things) == state.players for things in per_seat)
        and len({*state.sheets}) == state.players
        and state.start == state.sheets.index(min(state.sheets))
        and len(state.shapes) == IN_PLAY
        and sorted({*state.shapes}) == list(state.shapes)
        and len(state.sides) == len(content.emperor)
        and 0 <= state.rng < 1 << 64
    )


def _turn(content: Content, state: State) -> bool:
    turns, seats = content.tables[state.players].turns, range(state.players)
    playing = state.stage < Stage.LAST_LAUNCH
    before_first_roll = (
        state.stage is Stage.ROLL and state.turn == 0 and state.active == state.start
    )
    return (
        state.active in seats
        and state.seat in seats
        and (state.seat == state.active or state.stage is Stage.SHADE)
        and (0 <= state.turn < turns if playing else state.turn == turns)
        and len(state.dice) == (0 if before_first_roll else 4)
        and state.quarters in (range(1) if before_first_roll else range(4))
    )


def _gifts(shading: Shading, state: State) -> bool:
    """Nobody holds more than they earned, or less than nothing."""
    for seat, shaded in enumerate(state.shaded):
        earned = shading.earned(shaded)
        if seat == state.seat and state.card in range(len(shading.costs)):
            earned -= shading.costs[state.card]
        if not 0 <= state.gifts[seat] <= earned:
            return False
    return True


def _fireworks(content: Content, fireworks: Fireworks, state: State) -> bool:
    """Tiles lie on completed pools, none on another, and were taken from the top."""
    taken: dict[int, list[int]] = {shape: [] for shape in state.shapes}
    for seat, tiles in enumerate(state.launched):
        cells = 0
        for move, points in tiles:
            taken[move.shape].append(points)
            cells += fireworks.sizes[move.shape]
        covered = state.covered[seat]
        if covered & ~state.completed[seat] or covered.bit_count() != cells:
            return False
    return all(
        sorted(points, reverse=True) == list(content.shapes[shape].values[: len(points)])
        for shape, points in taken.items()
    )


def _part(shading: Shading, state: State) -> bool:
    """What is open belongs to the one who decides, and is no more than was ever opened."""
    shut = not (state.die_open or state.bonus_open or state.grants or state.platforms)
    if state.stage is not Stage.SHADE:
        return shut and state.card == NO_CARD
    if state.bonus_open and state.seat != state.active:
        return False
    if state.platforms & ~(state.completed[state.seat] & shading.platforms):
        return False
    if state.card == NO_CARD:
        return not state.grants
    if state.card not in range(len(shading.costs)):
        return False
    granted = Counter(shading.grants(state, shading.action(state, state.card)))
    return Counter(state.grants) <= granted

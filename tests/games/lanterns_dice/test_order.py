"""The order of a part is free, because the printed order leads to the same sheets.

The printed order is played here by a slow and simple reading of the rulebook, on sheets that
are nearly full, and every sheet it can end with must be one the rules can end with, and the
other way round.
"""

from collections.abc import Iterator

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.lake import AREAS, NEIGHBOURS, completed
from festival_desktop.games.lanterns_dice.state import Stage, State
from tests.games.lanterns_dice.positions import COLORS, GAME

Shaded = frozenset[int]
Sheet = tuple[Shaded, int]
"""Shaded areas and gifts held."""
AREA = GAME.content.areas


# -- the printed order -------------------------------------------------------------------------


def shade(sheet: Sheet, area: int) -> Iterator[Sheet]:
    """Shade an area; a platform's bonus is used or declined at once, and so on."""
    shaded, gifts = sheet[0] | {area}, sheet[1] + AREA[area].pavilion
    yield shaded, gifts
    pool = area // 2
    if area ^ 1 in shaded and pool in GAME.content.platforms:
        for there in NEIGHBOURS[pool]:
            for more in (2 * there, 2 * there + 1):
                if more not in shaded:
                    yield from shade((shaded, gifts), more)


def shade_one(sheets: set[Sheet], colors: set[int]) -> set[Sheet]:
    """Each sheet as it is, and with one more area of these colours."""
    return sheets | {
        after
        for sheet in sheets
        for area in range(AREAS)
        if area not in sheet[0] and AREA[area].color in colors
        for after in shade(sheet, area)
    }


def shade_beside_completed(sheet: Sheet) -> set[Sheet]:
    shaded = sheet[0]
    return {
        after
        for area in range(AREAS)
        if area not in shaded
        and any({2 * pool, 2 * pool + 1} <= shaded for pool in NEIGHBOURS[area // 2])
        for after in shade(sheet, area)
    }


def shade_whole_pool(sheet: Sheet) -> set[Sheet]:
    return {
        after
        for area in range(0, AREAS, 2)
        if not {area, area + 1} & sheet[0]
        for half in shade(sheet, area)
        for after in shade(half, area + 1)
    }


def act(sheet: Sheet, action: Action, mine: int, left: int, dice: list[int]) -> set[Sheet]:
    match action:
        case Action.YOUR_DIE:
            return shade_one({sheet}, {mine})
        case Action.LEFT_DIE:
            return shade_one({sheet}, {left})
        case Action.NOT_SHOWN:
            return shade_one({sheet}, {*range(len(COLORS))} - {*dice})
        case Action.BESIDE_COMPLETED:
            return shade_beside_completed(sheet)
        case Action.WHOLE_POOL:
            return shade_whole_pool(sheet)
    others = list(dice)
    others.remove(mine)
    sheets = {sheet}
    for color in others:
        sheets = shade_one(sheets, {color})
    return sheets


def printed_order(state: State) -> set[Sheet]:
    """All sheets seat 0 may end a part with: die, then bonus, then emperor."""
    shading = GAME.shading
    mine, left = shading.faced(state, 0), shading.faced(state, 1)
    before: Shaded = frozenset(n for n in range(AREAS) if state.shaded[0] >> n & 1)
    sheets = shade_one({(before, state.gifts[0])}, {mine})
    sheets = shade_one(sheets, {shading.bonus(state)})
    ends = set(sheets)
    for card, emperor in enumerate(GAME.content.emperor):
        action = emperor.actions[state.sides[card]]
        for shaded, gifts in sheets:
            if gifts >= emperor.gifts:
                paid = (shaded, gifts - emperor.gifts)
                # Paying and then shading nothing helps nobody.
                ends |= act(paid, action, mine, left, list(state.dice)) - {paid}
    return ends


# -- the free order ----------------------------------------------------------------------------


def free_order(state: State) -> set[Sheet]:
    """All sheets seat 0 may end a part with, by playing every legal move."""
    ends, seen, waiting = set[Sheet](), set(), [state]
    while waiting:
        now = waiting.pop()
        key = str(GAME.dump(now))
        if key in seen:
            continue
        seen.add(key)
        if now.stage is not Stage.SHADE or now.seat != 0:
            shaded = frozenset(n for n in range(AREAS) if now.shaded[0] >> n & 1)
            ends.add((shaded, now.gifts[0]))
            continue
        for move in GAME.legal_moves(now):
            after = GAME.copy(now)
            GAME.play(after, move, [])
            waiting.append(after)
    return ends


def most_gifts(ends: set[Sheet]) -> dict[Shaded, int]:
    """The most gifts each sheet can be reached with: nobody has to spend more."""
    best: dict[Shaded, int] = {}
    for shaded, gifts in ends:
        best[shaded] = max(gifts, best.get(shaded, gifts))
    return best


@pytest.mark.parametrize("sides", ["AAA", "BBB", "ABA", "BAB"])
@pytest.mark.parametrize("chance", range(6))
def test_the_free_order_leads_to_the_sheets_of_the_printed_order(sides: str, chance: int) -> None:
    rng = Rng.from_seed(f"order {chance}")
    state = GAME.deal(Setup(2, {"sheets": ("A", "B"), "emperor": tuple(sides)}), rng)
    open_areas = list(range(AREAS))
    rng.shuffle(open_areas)
    # A few open areas round two platforms, and some anywhere, keep the search small.
    beside = [2 * pool + half for pool in (3, 4, 12, 70 // 2) for half in range(2)]
    kept = {*open_areas[:5], *beside[chance % 3 :][:3]}
    state.shaded[0] = sum(1 << area for area in range(AREAS) if area not in kept)
    state.completed[0] = completed(state.shaded[0])
    state.most_alike = GAME.shading.most_alike(state.shaded)
    state.gifts[0] = 1 + chance % 4
    state.dice = tuple(rng.below(6) for _ in range(4))
    state.turn = chance
    state.take_up(0)
    free, printed = free_order(state), printed_order(state)
    assert most_gifts(free) == most_gifts(printed)
    assert len(free) > 5

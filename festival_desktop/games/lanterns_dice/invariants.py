"""The laws of a position: every piece of the box once, and a turn under way."""

from collections import Counter

from festival_desktop.core import head_starts
from festival_desktop.core.game import Seat, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.validation import Invariant
from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.fireworks import Fireworks
from festival_desktop.games.lanterns_dice.setup import DEALT, HEAD_STARTS, IN_PLAY, RANDOM, deal
from festival_desktop.games.lanterns_dice.shading import Shading
from festival_desktop.games.lanterns_dice.state import NO_CARD, SeatPhase, Stage, State


def _everyone_sits(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    per_seat = (state.sheets, state.shaded, state.gifts, state.launched)
    seats = range(state.players)
    everyone = all(len(things) == state.players for things in per_seat)
    return everyone and state.active in seats and state.seat in seats


def _sheets(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    earliest = state.sheets.index(min(state.sheets))
    return len({*state.sheets}) == state.players and state.start == earliest


def _shapes(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    return len(state.shapes) == IN_PLAY and sorted({*state.shapes}) == list(state.shapes)


def _emperor(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    return len(state.sides) == len(shading.content.emperor)


def _rolls(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    return 0 <= state.rng < 1 << 64


def _decides(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    return state.seat == state.active or state.stage is Stage.SHADE


def _turns(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    turns = shading.content.tables[state.players].turns
    playing = state.stage < Stage.LAST_LAUNCH
    return 0 <= state.turn < turns if playing else state.turn == turns


def _tray(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    first = state.turn == 0 and state.active == state.start
    before_first_roll = state.stage is Stage.ROLL and first
    dice, ways = (0, 1) if before_first_roll else (4, 4)
    return len(state.dice) == dice and state.quarters in range(ways)


def _gifts(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    cards = {part.seat: part.card for part in state.laid_down} | {state.seat: state.card}
    for seat in range(state.players):
        earned = shading.received(state, seat)
        if cards.get(seat) in range(len(shading.costs)):
            earned -= shading.costs[cards[seat]]
        if not 0 <= state.gifts[seat] <= earned:
            return False
    return True


def _given(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    known = {start.things for start in HEAD_STARTS}
    return len(state.given) in (0, state.players) and {*state.given} <= known


def _tiles(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    taken: dict[int, list[int]] = {shape: [] for shape in state.shapes}
    for tiles in state.launched:
        for move, points in tiles:
            taken[move.shape].append(points)
    return all(
        sorted(points, reverse=True) == list(shading.content.shapes[shape].values[: len(points)])
        for shape, points in taken.items()
    )


def _covered(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    for seat, tiles in enumerate(state.launched):
        cells = sum(fireworks.sizes[move.shape] for move, _ in tiles)
        covered = state.covered[seat]
        if covered & ~state.completed[seat] or covered.bit_count() != cells:
            return False
    return True


def _launched(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    return all(
        len(tiles) <= _launches_over(state, seat) for seat, tiles in enumerate(state.launched)
    )


def _launches_over(state: State, seat: Seat) -> int:
    """Count the launches a seat has had time for."""
    if state.stage is Stage.OVER:
        return state.turn + 1
    before = (seat - state.start) % state.players < (state.active - state.start) % state.players
    return state.turn + before


def _shut(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    shut = not (state.die_open or state.bonus_open or state.grants or state.platforms)
    return state.stage is Stage.SHADE or (shut and state.card == NO_CARD)


def _bonus(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    return not state.bonus_open or state.seat == state.active


def _platforms(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    return not state.platforms & ~(state.completed[state.seat] & shading.platforms)


def _grants(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    if state.card == NO_CARD:
        return not state.grants
    if state.card not in range(len(shading.costs)):
        return False
    granted = Counter(shading.grants(state, shading.action(state, state.card)))
    return Counter(state.grants) <= granted


def _something_to_do(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    if state.stage is Stage.SHADE:
        return shading.anything_open(state)
    if state.stage not in (Stage.LAUNCH, Stage.LAST_LAUNCH):
        return True
    pools = state.completed[state.seat] & ~state.covered[state.seat]
    return any(state.left[shape] and fireworks.fits(shape, pools) for shape in state.shapes)


def _parts(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    """Check that the deciding seat's part is open, and who can just have taken the turn."""
    if state.stage is not Stage.SHADE:
        return not (state.ended or state.laid_down or state.taken)
    everyone, decides = (1 << state.players) - 1, 1 << state.seat
    open_ = everyone & ~state.ended
    known = not (state.ended | state.taken) & ~everyone
    took = not state.taken or bool(state.taken & decides)
    return known and bool(open_ & decides) and not state.taken & ~open_ and took


def _laid_down(shading: Shading, fireworks: Fireworks, state: State) -> bool:
    seats = [part.seat for part in state.laid_down]
    others = [seat for seat in range(state.players) if not state.ended >> seat & 1]
    others.remove(state.seat)
    if sorted({*seats} & {*others}) != seats:
        return False
    return all(_could_go_on(shading, fireworks, state, part) for part in state.laid_down)


def _could_go_on(shading: Shading, fireworks: Fireworks, state: State, part: SeatPhase) -> bool:
    """Return whether resuming this part would satisfy the laws of parts."""
    taken = state.copy()
    taken.take_up(part.seat)
    one_by_one = (_bonus, _platforms, _grants, _something_to_do)
    return taken.part_begun() and all(holds(shading, fireworks, taken) for holds in one_by_one)


LAWS = (
    Invariant(
        "every seat has a sheet, gifts and fireworks, and one of them is to move", _everyone_sits
    ),
    Invariant("no two sheets have the same letter, and the earliest one starts", _sheets),
    Invariant("four different shapes of fireworks are in play", _shapes),
    Invariant("every emperor card shows one of its sides", _emperor),
    Invariant("the rolls to come are one row of chance", _rolls),
    Invariant("only the active player decides, except while everyone shades", _decides),
    Invariant("everyone takes the turns of the table, and no more", _turns),
    Invariant("four dice lie in the tray from the first roll on", _tray),
    Invariant("a head start is one of those there are, for every seat or none", _given),
    Invariant("nobody holds more gifts than they earned, or less than none", _gifts),
    Invariant("fireworks are taken from the top of the stacks in play", _tiles),
    Invariant("fireworks lie on completed pools, none on another", _covered),
    Invariant("nobody has launched more fireworks than they had turns to launch them", _launched),
    Invariant("areas are shaded only in the part of the turn for it", _shut),
    Invariant("only the active player has a turn bonus", _bonus),
    Invariant("a platform bonus comes from a completed platform pool", _platforms),
    Invariant("the emperor grants no more than the card that was paid", _grants),
    Invariant("nobody is asked where there is nothing to do", _something_to_do),
    Invariant("everyone has one part in a turn, and one of those still open decides", _parts),
    Invariant("whoever laid their sheet down can go on with what they had begun", _laid_down),
)
"""Invariants in the order of checking; later ones rely on earlier ones."""


def _as_many(content: Content, setup: Setup, state: State) -> bool:
    return state.players == setup.players


def _head_starts(content: Content, setup: Setup, state: State) -> bool:
    return state.given == head_starts.things(setup, HEAD_STARTS)


def _chosen_cards(content: Content, setup: Setup, state: State) -> bool:
    """Check shapes, sides and sheets against the setup; random choices may be anything."""
    dealt, chosen = deal(content, setup, Rng(0)), setup.options.get
    return (
        (chosen("shapes") == RANDOM or state.shapes == dealt.shapes)
        and (chosen("emperor") == RANDOM or state.sides == dealt.sides)
        and (chosen("sheets", DEALT) == DEALT or state.sheets == dealt.sheets)
    )


SETUP_LAWS: tuple[Invariant[[Content, Setup, State]], ...] = (
    Invariant("as many play as the setup says", _as_many),
    Invariant("everyone has the head start of the setup", _head_starts),
    Invariant("the shapes, sides and sheets of the setup are in play", _chosen_cards),
)
"""Invariants between a position and the setup of its game."""

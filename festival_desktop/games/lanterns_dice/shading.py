"""A player's part of a turn: die, turn bonus, emperor action and platform bonuses.

Everything open to a player may be used in any order, until it is used up or the player is done.
The rulebook's order (die, bonus, emperor) leads to the same sheets: colours and gifts only get
better by shading first, and nobody else's sheet matters. So nothing is lost by a hasty stroke.
"""

from collections.abc import Sequence
from itertools import product

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import (
    BESIDE_COMPLETED,
    LEFT_DIE,
    NOT_SHOWN,
    OTHER_DICE,
    WHOLE_POOL,
    YOUR_DIE,
    Action,
    Area,
    Card,
    Color,
    Colors,
    Content,
)
from festival_desktop.games.lanterns_dice.events import (
    AREA_SHADED,
    GIFT_EARNED,
    POOL_COMPLETED,
    SEATS,
)
from festival_desktop.games.lanterns_dice.lake import (
    ALONE,
    AREAS_BESIDE,
    BOTH_AREAS,
    NEIGHBOURS,
    OTHER_AREA,
    POOLS,
    areas_of,
    around,
    members,
    untouched,
)
from festival_desktop.games.lanterns_dice.moves import DIE, EMPEROR, PLATFORM, TURN_BONUS, Source
from festival_desktop.games.lanterns_dice.offers import Offers
from festival_desktop.games.lanterns_dice.scoring import surrounded
from festival_desktop.games.lanterns_dice.state import NO_CARD, State, Visible

WHOLE_POOLS = tuple(zip(BOTH_AREAS, m.SHADE_POOLS, strict=True))
"""What must be unshaded, as a set of areas, and the move that shades it."""


class Shading:
    """The rules of a part, holding the content and tables made from it, never a position."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.every_color: Colors = (1 << len(content.colors)) - 1
        self.areas = tuple(_areas(content, colors) for colors in range(self.every_color + 1))
        """Set of colours → set of their areas."""
        self._of_color = tuple(self.areas[1 << color] for color in range(len(content.colors)))
        """Colour → set of its areas."""
        self._fewest = min(areas.bit_count() for areas in self._of_color)
        """Areas of the rarest colour. While nobody has shaded so many alike, as nearly always,
        everybody can shade any colour, and nothing has to be looked at more closely."""
        self._alike = tuple(self._of_color[area.color] for area in content.areas)
        """Area → set of all areas of its colour."""
        self._by_die = tuple(Offers(areas, m.SHADES[DIE]) for areas in self._of_color)
        """Colour → the moves that shade it."""
        self._by_bonus = tuple(Offers(areas, m.SHADES[TURN_BONUS]) for areas in self._of_color)
        self._by_emperor = tuple(Offers(areas, m.SHADES[EMPEROR]) for areas in self.areas)
        """Set of colours → the moves that shade them."""
        self.pavilions = sum(1 << n for n, area in enumerate(content.areas) if area.pavilion)
        self._has_pavilion = tuple(area.pavilion for area in content.areas)
        self.platforms = sum(1 << pool for pool in content.platforms)
        self.boats = tuple(
            tuple(there for there in NEIGHBOURS[pool] if there in content.boats)
            for pool in range(POOLS)
        )
        """Pool → the boats beside it."""
        self._dice_of = tuple(_faced_dice(content, n) for n in range(max(content.tables) + 1))
        """Players → quarter turns of the tray → seat → the die it faces."""
        self._actions = tuple(card.actions for card in content.emperor)
        self.costs = tuple(card.gifts for card in content.emperor)
        self._payable = tuple(
            tuple(m.EMPEROR_ACTIONS[card] for card, cost in enumerate(self.costs) if cost <= gifts)
            for gifts in range(max(self.costs) + 1)
        )
        """Gifts, up to those for the dearest card → the actions they pay for."""
        self._action_taken = tuple(
            tuple(
                tuple(told.EmperorActionTaken(seat, n, side, card.gifts) for side in card.actions)
                for n, card in enumerate(content.emperor)
            )
            for seat in SEATS
        )
        """Seat → card → its side → event."""
        self._by_colors = frozenset(
            sides
            for sides in product(*(range(len(actions)) for actions in self._actions))
            if not {actions[side] for actions, side in zip(self._actions, sides, strict=True)}
            & {BESIDE_COMPLETED, WHOLE_POOL}
        )
        """The sides of all cards that let areas be shaded by their colours only."""
        self.bonuses = {
            players: tuple(sheet.bonuses[players] for sheet in content.sheets)
            for players in content.tables
        }

    # -- what the dice and the sheets say ------------------------------------------------------

    def faced(self, state: State, seat: Seat) -> Color:
        """The colour of the die this seat faces."""
        return state.dice[self._dice_of[state.players][state.quarters][seat]]

    def faced_by_all(self, state: State) -> tuple[Color, ...]:
        """The colour each seat faces."""
        dice = state.dice
        return tuple([dice[die] for die in self._dice_of[state.players][state.quarters]])

    def bonus(self, state: State) -> Color:
        """The colour of the active player's turn bonus."""
        return self.bonuses[state.players][state.sheets[state.active]][state.turn]

    def earned(self, shaded: int) -> int:
        """The gifts that came with a sheet and with the pavilions in these areas."""
        return self.content.opening_gifts + (shaded & self.pavilions).bit_count()

    def received(self, table: Visible, seat: Seat) -> int:
        """All gifts that a seat has had so far."""
        given = table.given[seat] if table.given else 0
        return given + self.earned(table.shaded[seat])

    def most_alike(self, sheets: Sequence[int]) -> int:
        """The most areas of one colour on any of these sheets, each a set of areas."""
        return max((shaded & areas).bit_count() for shaded in sheets for areas in self._of_color)

    def action(self, state: State, card: Card) -> Action:
        """What the face-up side of a card says."""
        return self._actions[card][state.sides[card]]

    def grants(self, state: State, action: Action) -> tuple[Colors, ...]:
        """The colours an action lets the one who decides shade, an area each."""
        seat = state.seat
        if action is YOUR_DIE:
            return (1 << self.faced(state, seat),)
        if action is LEFT_DIE:
            table = self.content.tables[state.players]
            return (1 << state.dice[table.left_of(seat, state.quarters)],)
        if action is NOT_SHOWN:
            shown = 0
            for color in state.dice:
                shown |= 1 << color
            return (self.every_color & ~shown,)
        if action is OTHER_DICE:
            others = list(state.dice)
            others.remove(self.faced(state, seat))
            return tuple(1 << color for color in others)
        return (self.every_color,)

    # -- what may be done ----------------------------------------------------------------------

    def legal_moves(self, state: State) -> list[m.Move]:
        seat = state.seat
        shaded = state.shaded[seat]
        offered: Colors = 0
        moves: list[m.Move] = []
        if state.die_open:
            color = self.faced(state, seat)
            offered = 1 << color
            moves = self._by_die[color].left(shaded)
        if state.bonus_open:
            color = self.bonus(state)
            if not offered >> color & 1:  # of two equal chances only the first is offered
                offered |= 1 << color
                moves += self._by_bonus[color].left(shaded)
        if state.grants:
            self._emperor_moves(state, shaded, offered, moves)
        if state.platforms:
            for pool in members(state.platforms):
                moves += [move for area, move in m.BESIDES[pool] if not shaded & area]
        if state.card == NO_CARD and state.gifts[seat]:
            moves += self._emperor_actions(state)
        # Others may take their sheets, each once until somebody does anything else. Nobody's
        # shading matters to another one, so any order leads to the same sheets; and as the pencil
        # goes round only so often, every part comes to its end.
        closed = state.ended | state.taken | 1 << seat
        if state.most_alike >= self._fewest:
            closed |= self._idle(state)
        moves += m.TAKES_OR_DONE[state.players][closed]
        return moves

    def _idle(self, state: State) -> int:
        """The set of seats that have nothing to do in their parts."""
        others = [seat for seat in range(state.players) if seat != state.seat]
        return sum([1 << seat for seat in others if not self.waits(state, seat)])

    def waits(self, state: State, seat: Seat) -> bool:
        """Whether a seat that does not decide has anything to do in its part."""
        if state.ended >> seat & 1:
            return False
        if self.areas[1 << self.faced(state, seat)] & ~state.shaded[seat]:
            return True  # as usual, and a part that has begun waits in any case
        if any(part.seat == seat for part in state.laid_down):
            return True  # nobody else can have used up what was open
        taken = state.copy()
        taken.take_up(seat)
        return self.anything_open(taken)

    def _emperor_moves(
        self, state: State, shaded: int, offered: Colors, moves: list[m.Move]
    ) -> None:
        action = self.action(state, state.card)
        if action is WHOLE_POOL:
            moves += [move for both, move in WHOLE_POOLS if not shaded & both]
            return
        if action is BESIDE_COMPLETED:
            shaded |= ~areas_of(around(state.completed[state.seat]))
        else:
            # The emperor's colours are those of the die or the bonus or more, so using him
            # where those serve could only lose.
            shaded |= self.areas[offered]
        for colors in dict.fromkeys(state.grants):
            moves += self._by_emperor[colors].left(shaded)

    def anything_open(self, state: State) -> bool:
        """Whether there is anything left to do but to be done."""
        if state.die_open and state.most_alike < self._fewest:
            return True
        seat = state.seat
        shaded = state.shaded[seat]
        if state.die_open:
            areas = self._of_color[self.faced(state, seat)]
            if shaded & areas != areas:
                return True
        if state.bonus_open:
            areas = self._of_color[self.bonus(state)]
            if shaded & areas != areas:
                return True
        if state.platforms:
            for pool in members(state.platforms):
                if AREAS_BESIDE[pool] & ~shaded:
                    return True
        if state.card != NO_CARD:
            return bool(state.grants) and self._serves(
                state, self.action(state, state.card), state.grants
            )
        return state.gifts[seat] != 0 and len(self._emperor_actions(state)) > 0

    def _emperor_actions(self, state: State) -> Sequence[m.EmperorAction]:
        """Those that the one who decides can pay for and shade something by."""
        gifts = state.gifts[state.seat]
        payable = self._payable[gifts] if gifts < len(self._payable) else self._payable[-1]
        if state.most_alike < self._fewest and state.sides in self._by_colors:
            return payable
        return [action for action in payable if self._useful(state, action.card)]

    def usable(self, state: State, card: Card) -> bool:
        """Whether the one who decides can pay for a card and shade something by it."""
        return state.gifts[state.seat] >= self.costs[card] and self._useful(state, card)

    def _useful(self, state: State, card: Card) -> bool:
        """Whether the one who decides could shade something by a card."""
        action = self.action(state, card)
        return self._serves(state, action, self.grants(state, action))

    def _serves(self, state: State, action: Action, grants: tuple[Colors, ...]) -> bool:
        """Whether the one who decides can shade something by what an action granted."""
        shaded = state.shaded[state.seat]
        if action is WHOLE_POOL:
            return untouched(shaded) != 0
        areas = 0
        for granted in grants:
            areas |= self.areas[granted]
        if action is BESIDE_COMPLETED:
            areas &= areas_of(around(state.completed[state.seat]))
        return shaded & areas != areas

    # -- what happens --------------------------------------------------------------------------

    def shade_by(self, state: State, move: m.Shade, log: list[Event]) -> None:
        source = move.source
        if source is DIE:
            state.die_open = False
        elif source is TURN_BONUS:
            state.bonus_open = False
        else:  # by the first grant that lets this area be shaded
            grants, area = state.grants, ALONE[move.area]
            for n, colors in enumerate(grants):
                if self.areas[colors] & area:
                    state.grants = grants[:n] + grants[n + 1 :]
                    break
        self._shade(state, move.area, source, log)

    def shade_beside(self, state: State, move: m.ShadeBeside, log: list[Event]) -> None:
        state.platforms ^= 1 << move.platform
        self._shade(state, move.area, PLATFORM, log)

    def shade_pool(self, state: State, move: m.ShadePool, log: list[Event]) -> None:
        state.grants = ()
        for area in (2 * move.pool, 2 * move.pool + 1):
            self._shade(state, area, EMPEROR, log)

    def take_action(self, state: State, card: Card, log: list[Event]) -> None:
        state.gifts[state.seat] -= self.costs[card]
        state.card = card
        state.grants = self.grants(state, self.action(state, card))
        log.append(self._action_taken[state.seat][card][state.sides[card]])

    def _shade(self, state: State, area: Area, source: Source, log: list[Event]) -> None:
        seat = state.seat
        state.shaded[seat] = shaded = state.shaded[seat] | ALONE[area]
        alike = (shaded & self._alike[area]).bit_count()
        if alike > state.most_alike:
            state.most_alike = alike
        log.append(AREA_SHADED[source][seat][area])
        if self._has_pavilion[area]:
            state.gifts[seat] += 1
            log.append(GIFT_EARNED[seat][area])
        if shaded & OTHER_AREA[area]:
            self._complete(state, area >> 1, log)

    def _complete(self, state: State, pool: int, log: list[Event]) -> None:
        seat, shaded = state.seat, state.shaded[state.seat]
        state.completed[seat] |= 1 << pool
        log.append(POOL_COMPLETED[seat][pool])
        if self.platforms >> pool & 1 and AREAS_BESIDE[pool] & ~shaded:
            state.platforms |= 1 << pool
            log.append(told.PlatformBonusEarned(seat, pool))
        for boat in self.boats[pool]:
            if surrounded(shaded, state.completed[seat], boat):
                log.append(told.BoatSurrounded(seat, boat))


def _areas(content: Content, colors: Colors) -> int:
    """The set of areas of these colours."""
    return sum(1 << n for n, area in enumerate(content.areas) if colors >> area.color & 1)


def _faced_dice(content: Content, players: int) -> tuple[tuple[int, ...], ...]:
    """Quarter turns of the tray → seat → the die it faces."""
    table = content.tables.get(players)
    if table is None:
        return ()
    return tuple(
        tuple(table.die_of(seat, quarters) for seat in range(players)) for quarters in range(4)
    )

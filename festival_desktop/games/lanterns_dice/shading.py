"""A seat's part of a turn: die, turn bonus, emperor action and platform bonuses.

Everything open to a player can be used in any order, until it is used up or the player is done. The
rulebook's order (die, bonus, emperor) leads to the same sheets: shading first only improves colours
and gifts, and nobody else's sheet matters. So a hasty stroke loses nothing.
"""

from collections.abc import Sequence
from itertools import product

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.lanterns_dice import events as ev
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
"""The set of areas that must be unshaded, and the move that shades them."""


class Shading:
    """The rules of a part, with the content and tables made from it, never a position."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.every_color: Colors = (1 << len(content.colors)) - 1
        self.areas = tuple(_areas(content, colors) for colors in range(self.every_color + 1))
        """The set of areas of each set of colours."""
        self._of_color = tuple(self.areas[1 << color] for color in range(len(content.colors)))
        """The set of areas of each colour."""
        self._fewest = min(areas.bit_count() for areas in self._of_color)
        """Number of areas of the rarest colour. Until a player has shaded that many of one colour,
        which is rare, every colour is available to all and no closer check is needed.
        """
        self._alike = tuple(self._of_color[area.color] for area in content.areas)
        """The set of all areas of the same colour, for each area."""
        self._by_die = tuple(Offers(areas, m.SHADES[DIE]) for areas in self._of_color)
        """Moves that shade each colour."""
        self._by_bonus = tuple(Offers(areas, m.SHADES[TURN_BONUS]) for areas in self._of_color)
        self._by_emperor = tuple(Offers(areas, m.SHADES[EMPEROR]) for areas in self.areas)
        """Moves that shade each set of colours."""
        self.pavilions = sum(1 << n for n, area in enumerate(content.areas) if area.pavilion)
        self._has_pavilion = tuple(area.pavilion for area in content.areas)
        self.platforms = sum(1 << pool for pool in content.platforms)
        self.boats = tuple(
            tuple(there for there in NEIGHBOURS[pool] if there in content.boats)
            for pool in range(POOLS)
        )
        """Boats next to each pool."""
        self._dice_of = tuple(_faced_dice(content, n) for n in range(max(content.tables) + 1))
        """The die each seat faces, by number of players and quarter turns of the tray."""
        self._actions = tuple(card.actions for card in content.emperor)
        self.costs = tuple(card.gifts for card in content.emperor)
        self._payable = tuple(
            tuple(m.EMPEROR_ACTIONS[card] for card, cost in enumerate(self.costs) if cost <= gifts)
            for gifts in range(max(self.costs) + 1)
        )
        """Affordable actions by number of gifts, up to the most expensive card."""
        self._action_taken = tuple(
            tuple(
                tuple(ev.EmperorActionTaken(seat, n, side, card.gifts) for side in card.actions)
                for n, card in enumerate(content.emperor)
            )
            for seat in SEATS
        )
        """Events by seat, card and side."""
        self._by_colors = frozenset(
            sides
            for sides in product(*(range(len(actions)) for actions in self._actions))
            if not {actions[side] for actions, side in zip(self._actions, sides, strict=True)}
            & {BESIDE_COMPLETED, WHOLE_POOL}
        )
        """Card sides whose actions depend on colours only."""
        self.bonuses = {
            players: tuple(sheet.bonuses[players] for sheet in content.sheets)
            for players in content.tables
        }

    # -- dice and sheets -----------------------------------------------------------------------

    def faced(self, state: State, seat: Seat) -> Color:
        """Return the colour of the die this seat faces."""
        return state.dice[self._dice_of[state.players][state.quarters][seat]]

    def faced_by_all(self, state: State) -> tuple[Color, ...]:
        """Return the colour each seat faces."""
        dice = state.dice
        return tuple([dice[die] for die in self._dice_of[state.players][state.quarters]])

    def bonus(self, state: State) -> Color:
        """Return the colour of the active player's turn bonus."""
        return self.bonuses[state.players][state.sheets[state.active]][state.turn]

    def earned(self, shaded: int) -> int:
        """Return the opening gifts plus those of the pavilions in these areas."""
        return self.content.opening_gifts + (shaded & self.pavilions).bit_count()

    def received(self, table: Visible, seat: Seat) -> int:
        """Count all gifts that a seat has had so far."""
        given = table.given[seat] if table.given else 0
        return given + self.earned(table.shaded[seat])

    def most_alike(self, sheets: Sequence[int]) -> int:
        """Return the most areas of one colour on any of these sheets."""
        return max((shaded & areas).bit_count() for shaded in sheets for areas in self._of_color)

    def action(self, state: State, card: Card) -> Action:
        """Return the action on the face-up side of a card."""
        return self._actions[card][state.sides[card]]

    def grants(self, state: State, action: Action) -> tuple[Colors, ...]:
        """Return the colours an action lets the deciding seat shade, one area each."""
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

    # -- legal moves ---------------------------------------------------------------------------

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
            if not offered >> color & 1:  # Of two equal sources, only the first is offered.
                offered |= 1 << color
                moves += self._by_bonus[color].left(shaded)
        if state.grants:
            self._emperor_moves(state, shaded, offered, moves)
        if state.platforms:
            for pool in members(state.platforms):
                moves += [move for area, move in m.BESIDES[pool] if not shaded & area]
        if state.card == NO_CARD and state.gifts[seat]:
            moves += self._emperor_actions(state)
        # Other seats may take their sheets, each once until another action. Shading never affects
        # other players, so any order leads to the same sheets; and as the pencil can only go round
        # so often, every part ends.
        closed = state.ended | state.taken | 1 << seat
        if state.most_alike >= self._fewest:
            closed |= self._idle(state)
        moves += m.TAKES_OR_DONE[state.players][closed]
        return moves

    def _idle(self, state: State) -> int:
        """Return the seats that have nothing to do in their parts."""
        others = [seat for seat in range(state.players) if seat != state.seat]
        return sum([1 << seat for seat in others if not self.waits(state, seat)])

    def waits(self, state: State, seat: Seat) -> bool:
        """Return whether a seat that does not decide has something to do in its part."""
        if state.ended >> seat & 1:
            return False
        if self.areas[1 << self.faced(state, seat)] & ~state.shaded[seat]:
            return True  # Normal case; a part in progress waits anyway.
        if any(part.seat == seat for part in state.laid_down):
            return True  # No other seat can have used its options up.
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
            # The emperor's colours include those of the die or the bonus, so using him in their
            # place would be a waste.
            shaded |= self.areas[offered]
        for colors in dict.fromkeys(state.grants):
            moves += self._by_emperor[colors].left(shaded)

    def anything_open(self, state: State) -> bool:
        """Return whether anything is left to do but to be done."""
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
        """List the actions the deciding seat can pay for and shade something with."""
        gifts = state.gifts[state.seat]
        payable = self._payable[gifts] if gifts < len(self._payable) else self._payable[-1]
        if state.most_alike < self._fewest and state.sides in self._by_colors:
            return payable
        return [action for action in payable if self._useful(state, action.card)]

    def usable(self, state: State, card: Card) -> bool:
        """Return whether the deciding seat can pay for a card and shade something with it."""
        return state.gifts[state.seat] >= self.costs[card] and self._useful(state, card)

    def _useful(self, state: State, card: Card) -> bool:
        """Return whether the deciding seat could shade something with a card."""
        action = self.action(state, card)
        return self._serves(state, action, self.grants(state, action))

    def _serves(self, state: State, action: Action, grants: tuple[Colors, ...]) -> bool:
        """Return whether the deciding seat can shade something with what an action granted."""
        shaded = state.shaded[state.seat]
        if action is WHOLE_POOL:
            return untouched(shaded) != 0
        areas = 0
        for granted in grants:
            areas |= self.areas[granted]
        if action is BESIDE_COMPLETED:
            areas &= areas_of(around(state.completed[state.seat]))
        return shaded & areas != areas

    # -- effects -------------------------------------------------------------------------------

    def shade_by(self, state: State, move: m.Shade, log: list[Event]) -> None:
        source = move.source
        if source is DIE:
            state.die_open = False
        elif source is TURN_BONUS:
            state.bonus_open = False
        else:  # Use the first grant that allows this area.
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
            log.append(ev.PlatformBonusEarned(seat, pool))
        for boat in self.boats[pool]:
            if surrounded(shaded, state.completed[seat], boat):
                log.append(ev.BoatSurrounded(seat, boat))


def _areas(content: Content, colors: Colors) -> int:
    """Return the areas of these colours."""
    return sum(1 << n for n, area in enumerate(content.areas) if colors >> area.color & 1)


def _faced_dice(content: Content, players: int) -> tuple[tuple[int, ...], ...]:
    """Map quarter turns of the tray, then seats, to the die faced."""
    table = content.tables.get(players)
    if table is None:
        return ()
    return tuple(
        tuple(table.die_of(seat, quarters) for seat in range(players)) for quarters in range(4)
    )

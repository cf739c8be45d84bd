"""Evaluate a position about in points, as an experienced player would.

A sheet is worth its current score plus the potential of half pools, pools not yet under fireworks,
gifts and boats for the coming parts and launches. A seat in the middle of its part also has the
best use of everything open.
"""

from collections.abc import Sequence
from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import BESIDE_COMPLETED, WHOLE_POOL, Area
from festival_desktop.games.lanterns_dice.lake import (
    AREAS_BESIDE,
    BESIDE,
    BOTH_AREAS,
    areas_around,
    areas_of,
    around,
    groups,
    members,
    pairs,
    whole_pools,
)
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import (
    LAST_LAUNCH,
    LAUNCH,
    NO_CARD,
    ORIENT,
    OVER,
    SHADE,
    State,
)


class Weights(NamedTuple):
    """The worth of things in points; `resources/weights` has the numbers."""

    pool: float
    """Value of a completed pool not covered by a tile."""
    pair: float
    """Value of two such pools side by side."""
    fits: float
    """Fraction of the points of the best tile that fits now."""
    display: float
    """Maximum value per remaining launch."""
    half: float
    half_beside: float
    """Extra value of a half-shaded pool next to a completed, uncovered one."""
    half_platform: float
    platform: float
    """Value of a platform about to be completed."""
    room: float
    """Value of each pool by which the second largest group can still grow, up to `most_room`."""
    most_room: int
    boat: tuple[float, ...]
    """Value of an untouched boat by number of completed neighbours."""
    gift: float
    soon: int
    """Number of remaining parts from which expectations have their full value."""
    spite: float
    """Weight of the opponents' opportunities with their dice."""


LIKELY = 6
"""Number of areas examined where there are many positions."""

Horizon = tuple[int, int, tuple[int, ...]]
"""Remaining parts and launches of a seat, and the tiles left of each shape."""

Parts = tuple[float, float, float, float]
"""Values of a sheet's displays, groups, boats and halves."""


class Sheet:
    """The value of a sheet at some point of a game, with cached results."""

    __slots__ = ("gains", "parts", "value")

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.value = sum(parts)
        self.gains: dict[Area, float] = {}
        """Additional value of shading each area."""


class LanternsDiceHeuristics:
    """Caches the values of sheets: they occur again for every move and imagined position."""

    foresees = False
    only_people = (m.Take,)
    MOST_REMEMBERED = 10_000

    def __init__(self, game: LanternsDice, weights: Weights) -> None:
        self._game = game
        self._shading = game.shading
        self._weights = weights
        self._platform_areas = areas_of(game.shading.platforms)
        self._sheets: dict[tuple[int, int, Horizon], Sheet] = {}
        self._tiles: dict[tuple[int, tuple[int, ...]], int] = {}
        self._two_groups: dict[int, tuple[int, int]] = {}

    def mid_turn(self, state: State) -> bool:
        return True

    def likely(self, state: State) -> Sequence[m.Move]:
        """List the moves worth searching: of the areas, those that add most to the sheet."""
        every = self._game.legal_moves(state)
        if state.stage is not SHADE:
            return every
        moves = [move for move in every if not isinstance(move, self.only_people)]
        if len(moves) <= LIKELY:
            return moves
        others, shades, seat = list[m.Move](), list[m.Move](), state.seat
        horizon, gains = self.horizon(state, seat), dict[m.Move, float]()
        for move in moves:
            if isinstance(move, (m.Shade, m.ShadeBeside)):
                gains[move] = self._gain(state, seat, move.area, horizon)
                shades.append(move)
            else:
                others.append(move)
        shades.sort(key=gains.__getitem__, reverse=True)
        return [*shades[:LIKELY], *others]

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        if state.stage is ORIENT and state.seat == seat:
            ways = [self._oriented(state, seat, quarters) for quarters in range(4)]
            return max(ways, key=lambda terms: sum(terms.values()))
        horizon = self.horizon(state, seat)
        shaded, completed, covered = state.shaded[seat], state.completed[seat], state.covered[seat]
        sheet = self._sheet(shaded, completed, covered, horizon)
        displays, groups, boats, halves = sheet.parts
        terms = {
            "points": float(sum([points for _, points in state.launched[seat]])),
            "displays": displays,
            "groups": groups,
            "boats": boats,
            "prospects": halves,
            "gifts": self._gift(horizon) * state.gifts[seat],
        }
        if state.stage is SHADE and state.seat == seat:
            terms["turn"] = self._open(state, seat, horizon)
            first = state.die_open and state.bonus_open
            if seat == state.active and first and state.players > 1:
                terms["rivals"] = -self._weights.spite * self._for_others(state)
        return terms

    def reshuffled(self, state: State, rng: Rng) -> State:
        """Return the position with other rolls to come."""
        after = state.copy()
        after.rng = rng.next()
        return after

    def worth(self, state: State, seat: Seat) -> float:
        """Evaluate a seat, with the best use of the dice it faces."""
        terms = self.terms(state, seat)
        value = sum(terms.values()) - terms.get("rivals", 0.0)
        if state.stage is not ORIENT or state.seat == seat:
            return value
        active = state.seat
        best = max(range(4), key=lambda turn: sum(self._oriented(state, active, turn).values()))
        turned = state.copy()
        turned.quarters = best
        areas = self._shading.areas[1 << self._shading.faced(turned, seat)]
        return value + self._best(turned, seat, areas, self.horizon(turned, seat))

    def _oriented(self, state: State, seat: Seat, quarters: int) -> dict[str, float]:
        after = state.copy()
        after.quarters = quarters
        after.take_up(seat)
        return self.terms(after, seat)

    def horizon(self, state: State, seat: Seat) -> Horizon:
        """Return how often a seat will still shade and launch after its current part."""
        left = tuple(state.left)
        players, turns = state.players, self._game.content.tables[state.players].turns
        mine, now = (seat - state.start) % players, (state.active - state.start) % players
        if state.stage >= LAST_LAUNCH:
            return 0, int(state.stage is not OVER and mine >= now), left
        launches = turns - state.turn + int(mine >= now)
        parts = players * turns - (state.turn * players + now)
        if state.stage is LAUNCH:
            parts -= 1
        elif state.stage is SHADE:
            parts -= int(seat == state.seat or state.ended >> seat & 1)
        return parts, launches, left

    # -- a sheet -------------------------------------------------------------------------------

    def _sheet(self, shaded: int, completed: int, covered: int, horizon: Horizon) -> Sheet:
        key = shaded, covered, horizon
        known = self._sheets.get(key)
        if known is None:
            if len(self._sheets) >= self.MOST_REMEMBERED:
                self._sheets.clear()
                self._tiles.clear()
                self._two_groups.clear()
            shadings, launches, left = horizon
            hope = min(1.0, shadings / self._weights.soon)
            free = completed & ~covered
            parts = (
                self._displays(free, hope, launches, left),
                self._groups(completed, hope),
                self._boats(shaded, completed, hope),
                hope * self._halves(shaded, covered),
            )
            known = self._sheets[key] = Sheet(parts)
        return known

    def _displays(self, free: int, hope: float, launches: int, left: tuple[int, ...]) -> float:
        """Return the value of fireworks still to come over these pools."""
        weights = self._weights
        best = self._best_tile(free, left)
        if launches <= 1:
            return best * launches
        promised = weights.pool * free.bit_count() + weights.pair * pairs(free)
        return min(promised + weights.fits * best, weights.display * launches)

    def _best_tile(self, free: int, left: tuple[int, ...]) -> int:
        """Return the points of the best tile that fits on these pools."""
        known = self._tiles.get((free, left))
        if known is not None:
            return known
        best, number = 0, free.bit_count()
        fireworks, shapes = self._game.fireworks, self._game.content.shapes
        for shape, tiles in enumerate(left):
            if tiles and fireworks.sizes[shape] <= number:
                points = shapes[shape].values[-tiles]
                if points > best and fireworks.fits(shape, free):
                    best = points
        self._tiles[free, left] = best
        return best

    def _groups(self, completed: int, hope: float) -> float:
        largest, second = self._sizes(completed)
        return second + hope * self._weights.room * min(largest - second, self._weights.most_room)

    def _sizes(self, completed: int) -> tuple[int, int]:
        """Return the sizes of the two largest groups."""
        known = self._two_groups.get(completed)
        if known is None:
            largest, second, *_ = (*(group.bit_count() for group in groups(completed)), 0, 0)
            known = self._two_groups[completed] = largest, second
        return known

    def _boats(self, shaded: int, completed: int, hope: float) -> float:
        value = 0.0
        for boat in self._game.content.boats:
            if not shaded & BOTH_AREAS[boat]:
                around_it = (completed & BESIDE[boat]).bit_count()
                if around_it == 4:
                    value += self._game.content.boat_points
                else:
                    value += hope * self._weights.boat[around_it]
        return value

    def _halves(self, shaded: int, covered: int) -> float:
        weights, whole = self._weights, whole_pools(shaded)
        halves = shaded & ~whole
        free = whole & ~areas_of(covered)
        return (
            weights.half * halves.bit_count()
            + weights.half_beside * (halves & areas_around(free)).bit_count()
            + weights.half_platform * (halves & self._platform_areas).bit_count()
        )

    def _gift(self, horizon: Horizon) -> float:
        return self._weights.gift * min(1.0, horizon[0] / self._weights.soon)

    # -- a part --------------------------------------------------------------------------------

    def _open(self, state: State, seat: Seat, horizon: Horizon) -> float:
        """Return the gain from the best use of everything open."""
        areas = self._shading.areas
        value = 0.0
        if state.die_open:
            value += self._best(state, seat, areas[1 << self._shading.faced(state, seat)], horizon)
        if state.bonus_open:
            value += self._best(state, seat, areas[1 << self._shading.bonus(state)], horizon)
        for pool in members(state.platforms):
            value += self._best(state, seat, AREAS_BESIDE[pool], horizon)
        if state.card != NO_CARD and state.grants:
            action = self._shading.action(state, state.card)
            if action is WHOLE_POOL:
                return value + self._best_pool(state, seat, horizon)
            near = ~0
            if action is BESIDE_COMPLETED:
                near = areas_of(around(state.completed[seat]))
            for colors in state.grants:
                value += self._best(state, seat, areas[colors] & near, horizon)
        return value

    def _for_others(self, state: State) -> float:
        """Return the gain of the most dangerous other seat with its die this turn."""
        shading = self._shading
        return max(
            self._best(
                state,
                other,
                shading.areas[1 << shading.faced(state, other)],
                self.horizon(state, other),
            )
            for other in range(state.players)
            if other != state.active
        )

    def _best(self, state: State, seat: Seat, areas: int, horizon: Horizon) -> float:
        """Return the gain from the best of these areas, at least 0."""
        shaded, completed, covered = state.shaded[seat], state.completed[seat], state.covered[seat]
        gains = self._sheet(shaded, completed, covered, horizon).gains
        best = 0.0
        for area in members(areas & ~shaded):
            gain = gains.get(area)
            if gain is None:
                gain = self._gain(state, seat, area, horizon)
            if gain > best:
                best = gain
        return best

    def _gain(self, state: State, seat: Seat, area: Area, horizon: Horizon) -> float:
        """Return the gain from shading an area."""
        shaded, completed, covered = state.shaded[seat], state.completed[seat], state.covered[seat]
        before = self._sheet(shaded, completed, covered, horizon)
        known = before.gains.get(area)
        if known is not None:
            return known
        after = shaded | 1 << area
        gain = -before.value
        if self._shading.pavilions >> area & 1:
            gain += self._gift(horizon)
        if shaded >> (area ^ 1) & 1:
            pool = area >> 1
            gain += self._sheet(after, completed | 1 << pool, covered, horizon).value
            if self._shading.platforms >> pool & 1 and AREAS_BESIDE[pool] & ~after:
                gain += self._weights.platform
        else:
            gain += self._sheet(after, completed, covered, horizon).value
        before.gains[area] = gain
        return gain

    def _best_pool(self, state: State, seat: Seat, horizon: Horizon) -> float:
        best = 0.0
        shaded, completed, covered = state.shaded[seat], state.completed[seat], state.covered[seat]
        before = self._sheet(shaded, completed, covered, horizon).value
        for pool, both in enumerate(BOTH_AREAS):
            if not shaded & both:
                after = self._sheet(shaded | both, completed | 1 << pool, covered, horizon).value
                gifts = (self._shading.pavilions & both).bit_count()
                best = max(best, after - before + self._gift(horizon) * gifts)
        return best

"""The facts that speak for a move of Lanterns Dice."""

from collections.abc import Iterable
from enum import StrEnum

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.lake import BESIDE, groups, members
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import State
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.facts import Fact, Facts
from festival_desktop.play.lookahead import Trial
from festival_desktop.tables.lanterns_dice.pieces import OPEN, SURROUNDED, boat_stands


class About(StrEnum):
    """What a fact is about."""

    LAST = "last"
    """The last tile of a shape is taken. Key: shape. Number: its points."""
    BEFORE = "before"
    """A tile is taken before `other`, who has room for it. Key and number as before."""
    NEXT = "next"
    """The next tile of a shape scores less. Key: shape, its points. Number: the points now."""
    LAUNCHED = "launched"
    """Key: shape. Number: its points."""
    ROOM = "room"
    """There is room for a tile for the first time. Key: shape. Number: its points."""
    FREE = "free"
    """Number: completed pools that no tile covers."""
    COMPLETED = "completed"
    """Key: pool."""
    GROUP = "group"
    """The second-largest group grows. Number: its pools, each a point."""
    BOAT = "boat"
    """A boat is surrounded. Key: pool. Number: its points."""
    AROUND = "around"
    """A pool beside a boat is completed. Key: pool of the boat. Number: how many are now."""
    TOWARDS = "towards"
    """An area beside a boat is shaded. Key: pool of the boat."""
    HALF = "half"
    """Only one area of a pool is left. Key: that area."""
    GIFTS = "gifts"
    """Number: all gifts the seat has now."""
    FACES = "faces"
    """The colour of the die completes pools. Key: colour, pools."""
    FACES_AREAS = "faces-areas"
    """Key: colour. Number: unshaded areas of it."""
    PLATFORM = "platform"
    """One more area may be shaded. Key: pool of the platform."""
    FAVOUR = "favour"
    """Key: pools that an area granted by the emperor completes."""
    GRANTED = "granted"
    """Number: areas that may be shaded by the emperor."""
    IDLE = "idle"
    """`other` completes no pool with its die. Key: colour."""
    WAITS = "waits"
    """Number: completed pools kept for a later tile."""


def facts(game: LanternsDice, view: View, trial: Trial[State]) -> Facts:
    """List what speaks for a move."""
    return (
        *_launched(game, trial),
        *_sheet(game, trial),
        *_boats(game, trial),
        *_half(trial),
        *_still_open(game, trial),
        *_dice(game, trial),
    )


def _free(state: State, seat: Seat) -> int:
    """Return the completed pools that no tile covers."""
    return state.completed[seat] & ~state.covered[seat]


def _top(game: LanternsDice, state: State, shape: int) -> int:
    left = state.left[shape]
    return game.content.shapes[shape].values[-left] if left else 0


def _launched(game: LanternsDice, trial: Trial[State]) -> Iterable[Fact]:
    before, after = trial.before, trial.after
    for event in trial.events:
        if isinstance(event, ev.FireworksLaunched):
            shape, points, seat = event.launch.shape, event.points, event.seat
            top = _top(game, after, shape)
            others = ((seat + more) % before.players for more in range(1, before.players))
            fits = (one for one in others if game.fireworks.fits(shape, _free(before, one)))
            if top < points and (other := next(fits, None)) is not None:
                yield Fact("points", About.BEFORE, points, (shape,), other)
            if not top:
                yield Fact("points", About.LAST, points, (shape,))
            elif top < points:
                yield Fact("points", About.NEXT, points, (shape, top))
            yield Fact("points", About.LAUNCHED, points, (shape,), plain=True)
        elif isinstance(event, ev.LaunchDeclined):
            free = _free(before, event.seat).bit_count()
            yield Fact("displays", About.WAITS, free)


def _sheet(game: LanternsDice, trial: Trial[State]) -> Iterable[Fact]:
    """Find room for tiles, larger groups and gifts."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    completed = after.completed[seat] & ~before.completed[seat]
    fits, was, now = game.fireworks.fits, _free(before, seat), _free(after, seat)
    if completed:
        shapes = [one for one in after.shapes if after.left[one] and fits(one, now)]
        fresh = [shape for shape in shapes if not fits(shape, was)]
        for shape in sorted(fresh, key=lambda one: -_top(game, after, one)):
            yield Fact("displays", About.ROOM, _top(game, after, shape), (shape,))
        joined = [pool for pool in members(completed) if BESIDE[pool] & was]
        for pool in joined or members(completed):
            yield Fact("displays", About.COMPLETED, 0, (pool,), plain=True)
        if now.bit_count() > 1:
            yield Fact("displays", About.FREE, now.bit_count())
        small, large = _second(before.completed[seat]), _second(after.completed[seat])
        if large > small:
            yield Fact("groups", About.GROUP, large)
    if after.gifts[seat] > before.gifts[seat]:
        yield Fact("gifts", About.GIFTS, after.gifts[seat])


def _second(completed: int) -> int:
    """Return the size of the second-largest group."""
    return (*(group.bit_count() for group in groups(completed)), 0, 0)[1]


def _boats(game: LanternsDice, trial: Trial[State]) -> Iterable[Fact]:
    before, after, seat = trial.before, trial.after, trial.before.seat
    completed = after.completed[seat] & ~before.completed[seat]
    shaded = after.shaded[seat] & ~before.shaded[seat]
    for boat in game.content.boats:
        stands = boat_stands(after.shaded[seat], after.completed[seat], boat)
        beside = completed & BESIDE[boat]
        if beside and stands == SURROUNDED:
            yield Fact("boats", About.BOAT, game.content.boat_points, (boat,))
        elif beside and stands == OPEN:
            around = (after.completed[seat] & BESIDE[boat]).bit_count()
            yield Fact("boats", About.AROUND, around, (boat,))
        elif stands == OPEN and any(BESIDE[boat] >> area // 2 & 1 for area in members(shaded)):
            yield Fact("boats", About.TOWARDS, 0, (boat,))


def _half(trial: Trial[State]) -> Iterable[Fact]:
    """Find the pools that one more area would complete."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    for area in members(after.shaded[seat] & ~before.shaded[seat]):
        if not after.completed[seat] >> area // 2 & 1:
            yield Fact("prospects", About.HALF, 0, (area ^ 1,))


def _completable(state: State, seat: Seat, areas: int) -> list[int]:
    """List the pools that one of these areas would complete."""
    shaded = state.shaded[seat]
    return [area // 2 for area in members(areas & ~shaded) if shaded >> (area ^ 1) & 1]


def _still_open(game: LanternsDice, trial: Trial[State]) -> Iterable[Fact]:
    """Find what may be shaded besides in this part."""
    after, areas = trial.after, game.shading.areas
    for event in trial.events:
        match event:
            case ev.PlatformBonusEarned():
                yield Fact("turn", About.PLATFORM, 1, (event.pool,))
            case ev.EmperorActionTaken():
                colors = 0
                for grant in after.grants:
                    colors |= grant
                if pools := _completable(after, event.seat, areas[colors]):
                    yield Fact("turn", About.FAVOUR, 0, tuple(dict.fromkeys(pools[:2])))
                if len(after.grants) > 1:
                    yield Fact("turn", About.GRANTED, len(after.grants))


def _dice(game: LanternsDice, trial: Trial[State]) -> Iterable[Fact]:
    """Find what everybody can do with the dice of a tray that was settled."""
    after, areas, idle = trial.after, game.shading.areas, list[Fact]()
    for event in trial.events:
        if not isinstance(event, ev.TrayOriented):
            continue
        for seat, color in enumerate(event.faced):
            pools = _completable(after, seat, areas[1 << color])
            if seat != event.seat:
                if not pools:
                    idle.append(Fact("rivals", About.IDLE, 0, (color,), seat))
                continue
            if pools:
                yield Fact("turn", About.FACES, 0, (color, *pools[:3]))
            number = (areas[1 << color] & ~after.shaded[seat]).bit_count()
            if number > 1:
                yield Fact("turn", About.FACES_AREAS, number, (color,))
    yield from idle

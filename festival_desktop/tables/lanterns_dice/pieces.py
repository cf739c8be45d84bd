"""The pieces on the table of Lanterns Dice, all of them public.

Areas: tray (the die's place), sheet (seat, lantern area), lake (seat, pools under a tile), stacks
(number), cards, gifts (seat), bonuses (seat, row), scores (seat), boats (seat, pool), platforms
(pool), groups (seat), start-marker (seat).
"""

from collections.abc import Iterable

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice import lake
from festival_desktop.games.lanterns_dice.content import Content, Pool
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.scoring import surrounded
from festival_desktop.games.lanterns_dice.state import LAST_LAUNCH, LAUNCH
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, start_marker

PAST, NOW, TO_COME = range(3)
"""States of a row of the turn bonuses."""
OPEN, SURROUNDED, LOST = range(3)
"""States of a boat: can be surrounded, is surrounded, or lost because its pool was selected."""


def pieces(game: LanternsDice, view: View) -> list[Piece]:
    found = [*_shared(game, view)]
    for seat in range(view.players):
        found += _sheet(game, view, seat)
        found += _beside(game, view, seat)
    return found


def _shared(game: LanternsDice, view: View) -> Iterable[Piece]:
    if view.players > 1:
        yield start_marker(view.start)
    for number, color in enumerate(view.dice):
        yield Piece(f"die:{number}", "die", Place("tray", (number,)), (color,), view.quarters)
    for slot, shape in enumerate(view.shapes):
        left = view.left[shape]
        points = game.content.shapes[shape].values[-left] if left else 0
        yield Piece(f"stack:{shape}", "stack", Place("stacks", (slot,)), (shape, points, left))
    for number, card in enumerate(game.content.emperor):
        side = view.sides[number]
        face = (card.gifts, card.actions[side], side)
        yield Piece(f"card:{number}", "card", Place("cards", (number,)), face)
    for pool in lake.members(view.platforms):
        yield Piece(f"platform:{pool}", "platform", Place("platforms", (pool,)))


def _sheet(game: LanternsDice, view: View, seat: Seat) -> Iterable[Piece]:
    content, shaded = game.content, view.shaded[seat]
    for area in lake.members(shaded):
        color = content.areas[area].color
        yield Piece(f"shade:{seat}:{area}", "shade", Place("sheet", (seat, area)), (color,))
    for number, (move, points) in enumerate(view.launched[seat]):
        pools = tuple(lake.members(game.fireworks.pools[move]))
        slot = view.shapes.index(move.shape)
        yield Piece(
            f"tile:{seat}:{number}", "tile", Place("lake", (seat, *pools)),
            (move.shape, points), origin=Place("stacks", (slot,)),
        )  # fmt: skip
    for boat in content.boats:
        stands = boat_stands(shaded, view.completed[seat], boat)
        yield Piece(f"boat:{seat}:{boat}", "boat", Place("boats", (seat, boat)), (stands,))
    group = tuple(lake.members(lake.second_group(view.completed[seat])))
    yield Piece(f"group:{seat}", "group", Place("groups", (seat,)), group)


def _beside(game: LanternsDice, view: View, seat: Seat) -> Iterable[Piece]:
    have, earned = view.gifts[seat], game.shading.received(view, seat)
    yield Piece(f"gifts:{seat}", "gifts", Place("gifts", (seat,)), (have, earned - have))
    sheet = game.content.sheets[view.sheets[seat]]
    for row, color in enumerate(sheet.bonuses[view.players]):
        face = (color, row_stands(view, seat, row))
        yield Piece(f"bonus:{seat}:{row}", "bonus", Place("bonuses", (seat, row)), face)
    fireworks = sum(points for _, points in view.launched[seat])
    score = (fireworks, *group_and_boats(game.content, view.shaded[seat]))
    yield Piece(f"score:{seat}", "score", Place("scores", (seat,)), score)


def group_and_boats(content: Content, shaded: int) -> tuple[int, int]:
    """Return the points of a sheet for its second largest group and for its boats."""
    done = lake.completed(shaded)
    boats = sum(surrounded(shaded, done, boat) for boat in content.boats)
    return lake.second_group(done).bit_count(), content.boat_points * boats


def boat_stands(shaded: int, done: int, boat: Pool) -> int:
    if shaded & lake.BOTH_AREAS[boat]:
        return LOST
    return SURROUNDED if done & lake.BESIDE[boat] == lake.BESIDE[boat] else OPEN


def row_stands(view: View, seat: Seat, row: int) -> int:
    """Return whether a turn bonus row is past, current or to come.

    Rows are marked off one by one; the active player is at the row of this turn.
    """
    order = (view.active - view.start) % view.players
    mine = (seat - view.start) % view.players
    done = view.turn + (mine < order)
    if view.stage >= LAST_LAUNCH or row < done:
        return PAST
    if row == done and seat == view.active:
        used = view.stage is LAUNCH or view.ended >> seat & 1
        return PAST if used else NOW
    return TO_COME

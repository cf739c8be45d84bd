"""The rules book of Festival of Lanterns, with diagrams of the real pieces.

Nothing of it is read or painted before it is opened.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import at, square
from festival_desktop.art.tokens import paint_token
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication, NightTile
from festival_desktop.paths import resources
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    DEDICATIONS,
    MOONCAKE,
    paint_badge,
    paint_card,
    paint_dedication,
    paint_piece,
)
from festival_desktop.screens.festival_of_lanterns.pictures.cells import paint_match
from festival_desktop.screens.festival_of_lanterns.pictures.friends import (
    HEART,
    SOLO,
    paint_friend_card,
)
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import paint_tile
from festival_desktop.ui.rules_book import Diagram, Pieces, RulesBook, on_water

NORTH, EAST, SOUTH, WEST = range(4)
FACING = {SOUTH: 0, WEST: 1, NORTH: 2, EAST: 3}
"""The seat facing each side of a tile at a table of four."""


def rules_book(content: Content) -> RulesBook:
    dedications = [*(kind.name.lower() for kind in Dedication), "generic"]
    return RulesBook(
        folder=resources() / "festival_of_lanterns" / "rules",
        diagrams=lambda: _diagrams(content),
        details={
            "friend": [card.id for card in content.friends.cards],
            "dedication": dedications,
            "claim": dedications,
        },
    )


def _diagrams(content: Content) -> Mapping[str, Diagram]:
    sky = next(tile for tile in content.tiles if not tile.fireworks)
    fireworks = next(tile for tile in content.tiles if tile.fireworks)
    tiles = (sky, fireworks)
    pieces: Pieces = {
        "seats": (420, 300, partial(_seats, content, sky)),
        "tiles": (340, 170, partial(_tiles, content, tiles)),
        "lanterns": (520, 96, partial(_lanterns, content)),
        "dedications": (520, 210, partial(_dedications, content)),
        "matching": (420, 200, partial(_matching, content, tiles)),
        "facing": (420, 300, partial(_seats, content, fireworks)),
        "friend": (190, 150, _friend),
    }
    return on_water("lake1", "lake3", pieces)


def _sides(content: Content, tile: NightTile) -> list[str]:
    return [content.lanterns[side] for side in tile.sides]


def _seats(content: Content, tile: NightTile, p: QPainter, area: QRectF) -> None:
    """Paint a tile, the four seats around it, and each seat's gain."""
    sides = _sides(content, tile)
    centre, side = area.center(), 112.0
    paint_tile(p, square(centre, side), sides, tile.pet, ticks=FACING.items())
    for direction, seat in FACING.items():
        far = side * (0.98 if direction in (NORTH, SOUTH) else 1.12)
        spot = at(centre, direction, far)
        paint_token(p, spot - QPointF(26, 0), 13, seat)
        tag = QRectF(spot.x() - 6, spot.y() - 13, 52, 26)
        paint_badge(p, tag, sides[direction], "+1")


def _tiles(content: Content, tiles: Sequence[NightTile], p: QPainter, area: QRectF) -> None:
    for number, tile in enumerate(tiles):
        centre = QPointF(area.left() + area.width() * (0.26 + 0.48 * number), area.center().y())
        paint_tile(p, square(centre, 116), _sides(content, tile), tile.pet)


def _lanterns(content: Content, p: QPainter, area: QRectF) -> None:
    step = area.width() / len(content.lanterns)
    for number, lantern in enumerate(content.lanterns):
        card = QRectF(area.left() + number * step + 8, area.top() + 10, step - 14, 76)
        paint_card(p, card, lantern, 1)


def _dedications(content: Content, p: QPainter, area: QRectF) -> None:
    """Paint each stack's top tile, and a set that takes it."""
    names = content.lanterns
    sets = ([names[0]] * 4, [name for name in names[1:4] for _ in range(2)], list(names))
    high = area.height() / 3
    for row, (kind, lanterns) in enumerate(zip(DEDICATIONS, sets, strict=False)):
        y = area.top() + (row + 0.5) * high
        tile = QRectF(area.right() - 112, y - 26, 92, 52)
        paint_dedication(p, tile, kind, content.stack(row, 4)[0])
        for number, lantern in enumerate(lanterns):
            paint_piece(p, QPointF(area.left() + 36 + number * 50, y), 17, lantern, light=True)


def _matching(content: Content, tiles: Sequence[NightTile], p: QPainter, area: QRectF) -> None:
    """Paint two tiles side by side with the same lantern where they touch."""
    side, shared = 118.0, content.lanterns[3]
    left, right = (_sides(content, tile) for tile in tiles)
    left[EAST] = right[WEST] = shared
    seam = QPointF(area.left() + 156, area.center().y())
    for sides, tile, x in ((left, tiles[0], -side), (right, tiles[1], 0)):
        place = QRectF(seam.x() + x, seam.y() - side / 2, side, side)
        paint_tile(p, place, sides, tile.pet)
    paint_match(p, seam, side, horizontal=False, strong=True)
    x = area.right() - 96
    paint_badge(p, QRectF(x, seam.y() - 38, 64, 30), shared, "+1", px=15)
    paint_badge(p, QRectF(x, seam.y() + 8, 64, 30), MOONCAKE, "+1", px=15)


def _friend(p: QPainter, area: QRectF) -> None:
    card = area.adjusted(34, 14, -34, -14)
    paint_friend_card(p, card, "rarity", 3, (HEART, SOLO), state="affordable")

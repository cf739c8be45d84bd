"""What laying the held tile on a cell would give: seen before it is done."""

from itertools import product
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.core.grid import opposite
from festival_desktop.play.table import Gain, Target

if TYPE_CHECKING:
    from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Preview(NamedTuple):
    """A tile laid for trial: where, how, who would gain what, which of its sides match."""

    tile: int
    cell: tuple[int, int]
    turn: int
    gains: tuple[Gain, ...]
    matches: tuple[int, ...]
    """Sides of the table."""


def matches(scene: "FestivalScene", cell: tuple[int, int], tile: int, turn: int) -> tuple[int, ...]:
    """The sides of a tile that show the same lantern as their neighbour."""
    sides, found = scene.game.sides[tile * 4 + turn], []
    for side, (dx, dy) in enumerate(STEPS):
        other = scene.display.get((cell[0] + dx, cell[1] + dy))
        if other is not None:
            laid = other.face[0] * 4 + other.turn
            if scene.game.sides[laid][opposite(side)] == sides[side]:
                found.append(side)
    return tuple(found)


def preview(scene: "FestivalScene") -> Preview | None:
    """The preview of what is hovered now, by the mouse or the keyboard."""
    if scene.pointed:
        return _pointed(scene)
    tile, touched = scene.turned_tile, scene.session.picker.touched
    if tile is None:
        return None
    turn = scene.turn_of(tile)
    if touched[-1].kind == "laid":
        x, y = touched[-1].key
        return Preview(tile, (x, y), turn, (), matches(scene, (x, y), tile, turn))
    further = [Target("turn", (turn,))]
    if len(touched) == 2:
        cell = touched[1]
    elif scene.hovered is not None and scene.hovered.kind == "cell":
        cell = scene.hovered
        further.insert(0, cell)
        if cell not in scene.choices:
            return None
    else:
        return None
    xy = (cell.key[0], cell.key[1])
    gains = tuple(scene.session.foresee(further))
    return Preview(tile, xy, turn, gains, matches(scene, xy, tile, turn))


def _pointed(scene: "FestivalScene") -> Preview | None:
    """What a hint would lay, with what everybody would get from it."""
    if [target.kind for target in scene.pointed] != ["tile", "cell", "turn"]:
        return None
    (tile,), (x, y), (turn,) = (target.key for target in scene.pointed)
    touched = scene.session.picker.touched
    gains = () if touched else tuple(scene.session.foresee(scene.pointed))
    return Preview(tile, (x, y), turn, gains, matches(scene, (x, y), tile, turn))


def beside(scene: "FestivalScene", side: float) -> QPointF:
    """Where a tile in the air, `side` large, hides least of what its ghost shows."""
    assert scene.preview is not None
    cell = scene.cell_rect(*scene.preview.cell)
    distance = (cell.width() + side) * 0.55
    area = scene.layout.display

    def place(way: tuple[int, ...]) -> QPointF:
        return cell.center() + QPointF(*way) * (distance / hypot(*way))

    def hides(way: tuple[int, ...]) -> tuple[int, int]:
        middle = place(way)
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(middle)
        corners = (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight())
        spots = {scene.camera.cell_at(corner) for corner in (*corners, middle)}
        taken = sum(scene.turning.true_cell(*spot) in scene.display for spot in spots)
        return taken + (0 if area.contains(rect) else 2), -way[1]

    ways = [way for way in product((-1, 0, 1), repeat=2) if way != (0, 0)]
    return place(min(ways, key=hides))

"""Light on the areas of the large sheet: what may be shaded, and the pencil at work.

Reads the scene and changes nothing.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from festival_desktop.games.lanterns_dice.moves import ShadeBeside
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.screens.lanterns_dice.table.props import Props

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene


def areas(scene: "DiceScene") -> Props:
    """What may be shaded glows; what lies under the pointer or the pencil glows most."""
    shown: Props = {}
    soft = scene.tray.trying
    touched = {target.key[0] for target in scene.session.picker.touched if target.kind == "area"}
    if scene.launching.held is not None:
        return shown
    for area in scene.lit() | touched:
        hover = area in touched or scene.hovered == Target("area", (area,))
        if area == scene.pencil.area:
            shown["stroke"] = _stroking(scene, area, scene.pencil.part)
        else:
            shown[f"legal:{area}"] = _legal(scene, area, soft, hover)
        shown.update(_feature(scene, area // 2))
    return shown


def _feature(scene: "DiceScene", pool: int) -> Props:
    """The stone or boat of a pool over the light on its areas."""
    face = scene.sheets.sheet(scene.shown_seat).pools[pool]
    if not face.feature:
        return {}
    sign = Prop("feature", (face,), scene.pool_rect(pool), zorder.SEAM + 1, soft=False)
    return {f"feature:{pool}": sign}


def _stroking(scene: "DiceScene", area: int, part: float) -> Prop:
    feature = scene.sheets.sheet(scene.shown_seat).pools[area // 2].feature
    face = (scene.sheets.areas[area], feature, area, part)
    return Prop("stroking", face, scene.pool_rect(area // 2), zorder.SEAM, soft=False)


def platforms(scene: "DiceScene") -> Props:
    """From a platform whose bonus waits, arrows to the pools where it may be used."""
    ways: dict[int, set[int]] = {}
    for move in scene.session.moves:
        if isinstance(move, ShadeBeside):
            ways.setdefault(move.platform, set()).add(scene.way_to(move.platform, move.area // 2))
    return {
        f"pending:{pool}": Prop(
            "pending", (tuple(sorted(sides)),), scene.pool_rect(pool), zorder.SEAM + 2, soft=False
        )
        for pool, sides in ways.items()
    }


def _legal(scene: "DiceScene", area: int, soft: bool, hover: bool) -> Prop:
    pool = scene.sheets.sheet(scene.own).pools[area // 2]
    face = (scene.sheets.areas[area], pool.feature, soft, hover)
    z = zorder.SEAM if hover else zorder.GHOST
    return Prop("legal", face, scene.pool_rect(area // 2), z, soft=False)


def coming(scene: "DiceScene") -> Iterator[Prop]:
    """What a person who is to shade will see next: areas under the pointer."""
    for area in scene.lit():
        yield _legal(scene, area, scene.tray.trying, True)


def drawing(scene: "DiceScene") -> Props:
    """Areas the pencil is still shading."""
    shown: Props = {}
    for area, part in scene.effects.drawing.items():
        shown[f"draw:{area}"] = _stroking(scene, area, part)
        shown.update(_feature(scene, area // 2))
    return shown

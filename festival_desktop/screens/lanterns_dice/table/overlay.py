"""Light over the table: what may be touched, what it would give, where the keyboard is.

Reads the scene and changes nothing, like the props below it.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.lake import members, pool_name, xy
from festival_desktop.games.lanterns_dice.moves import DIE, EMPEROR, TURN_BONUS
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.screens.lanterns_dice.table import area_light
from festival_desktop.screens.lanterns_dice.table.paint_minis import mini_places
from festival_desktop.screens.lanterns_dice.table.props import Props
from festival_desktop.screens.lanterns_dice.table.targets import PLACES

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene


def overlay(scene: "DiceScene") -> Props:
    shown: Props = {}
    if scene.shown_seat == scene.own:
        shown.update(area_light.areas(scene))
        shown.update(area_light.platforms(scene))
        shown.update(_fireworks(scene))
        shown.update(_ways(scene))
        shown.update(_gains(scene))
    if scene.tray.held:
        shown["snaps"] = Prop("snaps", (), scene.tray.rect(), zorder.LABEL, soft=False)
    shown.update(_last(scene))
    shown.update(area_light.drawing(scene))
    shown.update(_reasons(scene))
    shown.update(_caption(scene))
    shown.update(_keys(scene))
    shown.update(_pointed(scene))
    shown.update(_focus(scene))
    return shown


def _last(scene: "DiceScene") -> Props:
    """A halo around what was done last, on the large sheet or on a small one."""
    shown: Props = {}
    back = scene.taking_back
    if back is not None:
        shown[f"last:{back}"] = _halo(scene, back, True)
    for event in scene.last_events:
        if isinstance(event, told.AreaShaded):
            if event.seat == scene.shown_seat:
                shown[f"last:{event.area}"] = _halo(scene, event.area, event.area == back)
            else:
                _contour(scene, event.seat, [event.area // 2], shown)
        elif isinstance(event, told.FireworksLaunched):
            _contour(scene, event.seat, members(event.pools), shown)
    return shown


def _halo(scene: "DiceScene", area: int, back: bool) -> Prop:
    """`back`: pressing the area would take it back."""
    face = (scene.sheets.areas[area].sides, back)
    return Prop("last", face, scene.pool_rect(area // 2), zorder.GHOST + 1)


def _contour(scene: "DiceScene", seat: int, pools: list[int], shown: Props) -> None:
    """Light along the outline of these pools, on the large sheet or on a small one."""
    layout = scene.layout
    places = dict(zip(scene.others(), layout.minis, strict=False))
    cells = tuple(map(xy, pools))
    west, north = (min(cell[axis] for cell in cells) for axis in (0, 1))
    if seat == scene.shown_seat:
        corner, k = layout.cell(west, north).topLeft(), layout.side
    elif seat in places and not layout.large:
        origin, k, *_ = mini_places(places[seat], layout.f)
        corner = origin + QPointF(west, north) * k
    else:
        return
    shifted = tuple((x - west, y - north) for x, y in cells)
    wide, high = (max(cell[axis] for cell in shifted) + 1 for axis in (0, 1))
    rect = QRectF(corner, QSizeF(wide * k, high * k))
    shown[f"last-pools:{seat}"] = Prop("contour", (shifted, k), rect, zorder.BADGE)


def _reasons(scene: "DiceScene") -> Props:
    """Under the pointer, a part of the score shows what it is for, and a stack where it fits."""
    target = scene.hovered
    if target is None:
        return {}
    pools: list[int] = []
    if target.kind == "reason":
        sheet = scene.sheets.sheet(scene.shown_seat)
        lit = [n for n, pool in enumerate(sheet.pools) if pool.stands == "lit"]
        pools = [[*sheet.covered], [*sheet.group], lit][target.key[0]]
    elif target.kind == "stack" and scene.launching.held is None:
        pools = scene.room_of(target.key[0])
    return {
        f"reason:{pool}": Prop("spot", (0.9,), scene.pool_rect(pool), zorder.SEAM, soft=False)
        for pool in pools
    }


def _ways(scene: "DiceScene") -> Props:
    """The buttons that ask what an area is shaded for."""
    shown: Props = {}
    for n, (target, rect) in enumerate(scene.targets.ways().items()):
        state = "hover" if scene.hovered == target else "normal"
        label, die = _way(scene, target)
        face = (label, die, state, scene.layout.px(14))
        shown[f"way:{n}"] = Prop("way", face, rect, zorder.BADGE)
    return shown


def _way(scene: "DiceScene", target: Target) -> tuple[str, str]:
    words, view = scene.words.label, scene.session.view
    if target.kind == "area":  # the other half of a pool that the emperor lets you shade whole
        return words(f"by:{int(EMPEROR)}"), ""
    source, *platform = target.key
    if platform:
        return words(f"by:{source}", pool_name(platform[0])), ""
    if source == EMPEROR:
        return words(f"by:{source}"), ""
    color = scene.tray.faced(scene.own) if source == DIE else None
    if source == TURN_BONUS:
        color = scene.sheets.sheet(scene.own).rows[view.turn][0]
    return words(f"by:{source}"), "" if color is None else scene.sheets.colors[color]


# -- fireworks ----------------------------------------------------------------------------------


def _fireworks(scene: "DiceScene") -> Props:
    """Pools that would do, and the held tile as it would lie."""
    launching, shape = scene.launching, scene.launching.held
    shown: Props = {}
    if shape is None:
        return shown
    for pool in launching.lit_pools():
        rect = scene.pool_rect(pool)
        face = (0.55 if launching.everywhere else 0.85,)
        shown[f"room:{pool}"] = Prop("spot", face, rect, zorder.KNOT + 0.5, soft=False)
    corner = scene.hovered_corner
    if corner is not None:
        state = "ghost" if launching.fits(shape, corner) else "bad"
        name, points = scene.game.content.shapes[shape].id, scene.top_points(shape)
        face2 = (name, launching.cells(shape), points, state)
        rect = launching.rect(shape, corner)
        shown["ghost"] = Prop("tile", face2, rect, zorder.SEAM, area="ghost", soft=False)
    return shown


def _gains(scene: "DiceScene") -> Props:
    """What the move under the pointer would bring, where it would."""
    shown: Props = {}
    seen = scene.preview
    if seen is None:
        return shown
    for pool in seen.boats:
        rect = scene.pool_rect(pool)
        east = scene.sheets.areas[2 * pool].sides == "NW"  # the corner without a sign
        face = (scene.game.content.boat_points, east)
        shown[f"plus:{pool}"] = Prop("plus", face, rect, zorder.BADGE, soft=False)
    return shown


# -- words --------------------------------------------------------------------------------------


def _caption(scene: "DiceScene") -> Props:
    layout, words = scene.layout, scene.words.label
    place, seen = scene.caption_rect(), scene.preview
    own = scene.shown_seat == scene.own
    z = zorder.LABEL
    if not own and scene.targets.leave() is not None:
        return {}
    if scene.taking_back is not None:
        label = words("take-back" if scene.taking_last else "take-back-more")
        face: tuple[object, ...] = ("", label, "", layout.f)
        return {"caption": Prop("caption", face, place, z, soft=False)}
    if seen is not None and seen.events:
        face = (seen.die, words("preview", seen.events), "", layout.f)
        return {"caption": Prop("caption", face, place, z, soft=False)}
    if scene.hovered is not None and scene.hovered.kind == "look":
        (seat,) = scene.hovered.key
        name = scene.session.players[seat].name
        face = ("", words("look", name), str(seat + 1), layout.f)
        return {"caption": Prop("caption", face, place, z, soft=False)}
    if scene.tray.trying and own:
        face = ("", words("trial-hint"), "", layout.f)
        return {"caption": Prop("caption", face, place, z, soft=False)}
    chips, platforms = scene.still_open()
    if not chips and not platforms:
        return {}
    face = (words("still-open"), chips, platforms, layout.f)
    return {"open": Prop("open", face, place, z, soft=False)}


def _keys(scene: "DiceScene") -> Props:
    """What keys do with the held tile, and the button that shows all its places."""
    if scene.launching.held is None or scene.layout.large:
        return {}
    words, layout = scene.words.label, scene.layout
    state = "hover" if scene.hovered == PLACES else "normal"
    hints = tuple((key, words(f"key:{name}")) for key, name in KEYS)
    face = (hints, scene.launching.everywhere, state, layout.px(12.5))
    rect = scene.targets.places_button()
    return {"keys": Prop("keys", face, rect, zorder.TOOL, soft=False)}


KEYS = (("R", "turn"), ("F", "flip"), ("G", "places"), ("Esc", "back"))


def _pointed(scene: "DiceScene") -> Props:
    """What a hint or a line of the log is about."""
    shown: Props = {}
    for n, target in enumerate(scene.pointed):
        if target.kind == "area":
            face: tuple[object, ...] = (scene.sheets.areas[target.key[0]].sides, False)
            rect = scene.pool_rect(target.key[0] // 2)
            shown[f"pointed:{n}"] = Prop("last", face, rect, zorder.FOCUS)
        elif target.kind == "cell":
            shown.update(_pointed_tile(scene))
        elif (place := scene.targets.place_of(target)) is not None:
            shown[f"pointed:{n}"] = Prop("light", (1.0,), place, zorder.FOCUS)
    return shown


def _pointed_tile(scene: "DiceScene") -> Props:
    """Where a hint would launch a tile."""
    kinds = ("stack", "cell", "way")
    touches = [target for target in scene.pointed if target.kind in kinds]
    move = scene.session.table.attempt(touches)
    if move is None:
        return {}
    pools = scene.game.fireworks.pools[move]
    return {
        f"pointed-pool:{pool}": Prop("spot", (1.0,), scene.pool_rect(pool), zorder.FOCUS)
        for pool in members(pools)
    }


def _focus(scene: "DiceScene") -> Props:
    target = scene.cursor
    if target is None or (rect := scene.reach().get(target)) is None:
        return {}
    if target.kind in ("area", "take-back"):
        pool = scene.pool_rect(target.key[0] // 2)
        face: tuple[object, ...] = (scene.sheets.areas[target.key[0]].sides,)
        return {"focus": Prop("area-focus", face, pool, zorder.FOCUS, soft=False)}
    radius = rect.height() / 2 if target.kind == "turn" else 8.0
    return {"focus": Prop("focus", (radius,), rect, zorder.FOCUS, soft=False)}

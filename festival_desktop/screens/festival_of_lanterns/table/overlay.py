"""Light over the table: what may be touched, what it would give, where the keyboard is.

Reads the scene and changes nothing, like the props below it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from festival_desktop.play.table import Gain, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.festival_of_lanterns.table import guests
from festival_desktop.screens.festival_of_lanterns.table.badges import badge, badge_places, badges
from festival_desktop.screens.festival_of_lanterns.table.paint_stacks import CHOICE, REST
from festival_desktop.screens.festival_of_lanterns.table.papers import papers
from festival_desktop.screens.festival_of_lanterns.table.props import Props, knot, tile_face

if TYPE_CHECKING:
    from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene


STACK, FACE_UP = Target("stack"), Target("face-up")
TILES = ("tile", "cell", "turn", "stack", "face-up", "laid")
"""Targets as large as tiles."""


def overlay(scene: "FestivalScene") -> Props:
    shown = _cells(scene)
    shown.update(_ghost(scene))
    shown.update(_lights(scene))
    shown.update(_places(scene))
    shown.update(badges(scene))
    shown.update(_hints(scene))
    shown.update(_lens(scene))
    shown.update(_pointed(scene))
    shown.update(guests.lights(scene))
    shown.update(papers(scene))
    if scene.cursor is not None and (rect := scene.reach().get(scene.cursor)) is not None:
        radius = None if scene.cursor.kind in TILES else 7.0
        z = zorder.FOCUS
        shown["focus"] = Prop("focus", (radius,), rect, z, soft=False)
    return shown


def _cells(scene: "FestivalScene") -> Props:
    shown: Props = {}
    for target in scene.choices:
        if target.kind == "cell":
            x, y = target.key
            hover = scene.preview is not None and scene.preview.cell == (x, y)
            rect = scene.cell_rect(x, y)
            shown[f"cell:{x}:{y}"] = Prop("cell", (hover,), rect, zorder.CELL)
    return shown


def _ghost(scene: "FestivalScene") -> Props:
    """The tile as it would lie, with the seats that would receive from its sides."""
    seen = scene.preview
    if seen is None:
        return {}
    x, y = seen.cell
    shown = {"ghost": _laid_for_trial(scene, seen.tile, seen.cell, seen.turn)}
    for side in seen.matches:
        shown[f"seam:{side}"] = knot(scene, x, y, side, True)
    return shown


def _laid_for_trial(scene: "FestivalScene", tile: int, cell: tuple[int, int], turn: int) -> Prop:
    rect = scene.cell_rect(*cell)
    inset = rect.width() * 0.03
    inner = rect.adjusted(inset, inset, -inset, -inset)
    face = tile_face(scene, tile, turn, "ghost")
    area = f"ghost {cell}"
    return Prop("tile", face, inner, zorder.GHOST, scene.turning.turn(turn), area, soft=False)


def _lights(scene: "FestivalScene") -> Props:
    """Warm light under the tiles that may be taken."""
    shown: Props = {}
    for tile, rect in scene.hand.items():
        if Target("tile", (tile,)) not in scene.choices:
            continue
        if rect in scene.layout.looked_at:
            face = (scene.hovered == Target("tile", (tile,)), None)
            shown[f"light:{tile}"] = Prop("ring", face, rect, zorder.BADGE + 0.5, soft=False)
        else:
            shown[f"light:{tile}"] = Prop("light", (0.55, None), rect, zorder.LABEL)
    for target, rect in ((FACE_UP, scene.layout.face_up), (STACK, scene.layout.stack)):
        if target in scene.choices:
            face = (scene.hovered == target, None)
            shown[f"light:{target.kind}"] = Prop("ring", face, rect, zorder.CHOSEN, soft=False)
    if STACK in scene.choices:
        shown["drawn"] = Prop("back", (), scene.layout.stack, zorder.LABEL, soft=False)
    return shown


def _places(scene: "FestivalScene") -> Props:
    """Places of the hand without a tile, and the one a tile in the air has left."""
    shown: Props = {}
    layout = scene.layout
    px = layout.px(12, 14)
    refill = Target("face-up") in scene.choices
    if scene.session.viewer is not None and scene.face_up is not None:
        held = sum(rect in layout.hand for rect in scene.hand.values())
        for slot in range(held, len(layout.hand)):
            face = ("", CHOICE if refill else REST, px)
            shown[f"slot:{slot}"] = Prop("slot", face, layout.hand[slot], zorder.LABEL)
    if scene.face_up is None:
        shown["slot:face-up"] = Prop("slot", ("", REST, px), layout.face_up, zorder.LABEL)
    if scene.carried == f"tile:{scene.held_tile}" and scene.held_tile in scene.hand:
        face = (scene.words.label("in-the-air"), "air", px)
        rect = scene.hand[scene.held_tile]
        shown["air"] = Prop("slot", face, rect, zorder.LABEL, soft=False)
    if Target("pass") in scene.choices:
        state = "hover" if scene.hovered == Target("pass") else "normal"
        face = (scene.words.label("pass"), state, px * 1.2)
        shown["pass"] = Prop("pass", face, pass_rect(scene), zorder.ON_PANEL)
    touched = scene.session.picker.touched
    if touched and touched[0].kind == "card":
        lantern = touched[0].key[0]
        card = layout.seats[scene.asking.side].cards[lantern]
        alone = (scene.game.content.lanterns[lantern], 1, False, "hover", 0)
        place = card.translated(0, -layout.m(10, 14))
        shown["held-card"] = Prop("cards", alone, place, zorder.CHOSEN, area="held", soft=False)
    lifted = scene.gestures.lifted == guests.MOONCAKES
    if lifted or (scene.hovered == guests.MOONCAKES and scene.liftable(guests.MOONCAKES)):
        cakes = layout.seats[SOUTH].mooncakes
        side = cakes.height()
        place = QRectF(cakes.left(), cakes.top(), side, side)
        shown["held-mooncake"] = Prop("cake", (), place, zorder.CHOSEN, soft=False)
    return shown


def pass_rect(scene: "FestivalScene") -> QRectF:
    """The button that ends a final turn lies in the middle of the empty hand."""
    middle = scene.layout.hand[1]
    rect = QRectF(0, 0, middle.width() * 1.9, middle.height() * 0.42)
    rect.moveCenter(middle.center())
    return rect


def _lens(scene: "FestivalScene") -> Props:
    """A small tile of the display, large enough to be read."""
    if scene.lens is None:
        return {}
    x, y = scene.lens
    piece, cell, side = scene.display[x, y], scene.cell_rect(x, y), scene.layout.hand[0].width()
    rect = QRectF(0, 0, side, side)
    rect.moveCenter(cell.center())
    gap = (cell.width() + side) * 0.56
    rect.translate(gap if cell.right() + side * 1.1 < scene.layout.display.right() else -gap, 0)
    area = scene.layout.display
    rect.moveTop(min(max(rect.top(), area.top()), area.bottom() - side))
    face = tile_face(scene, piece.face[0], piece.turn, "hover")
    return {f"lens:{x}:{y}": Prop("tile", face, rect, zorder.BADGE)}


def _pointed(scene: "FestivalScene") -> Props:
    """What a hint or a line of the log is about."""
    shown: Props = {}
    for n, target in enumerate(scene.pointed):
        rect = scene.targets.place_of(target)
        if rect is not None:
            shown[f"pointed:{n}"] = Prop("light", (1.0, None), rect, zorder.FOCUS)
    return shown


def _hints(scene: "FestivalScene") -> Props:
    if not scene.session.picker.touched:
        return {}
    words = scene.words.label
    hints = [("Esc", words("key:back"))]
    if scene.turned_tile is not None:
        hints.insert(0, ("R", words("key:turn")))
    face = (tuple(hints), scene.layout.px(12, 14))
    return {"keys": Prop("keys", face, scene.layout.keys, zorder.LABEL)}


def coming(scene: "FestivalScene") -> Iterator[Prop]:
    """What a person who is to lay a tile will see next: ghosts and badges, then turned tiles."""
    for tile in scene.hand:
        yield from _seen_soon(scene, tile, scene.turn_of(tile))
    for side, seat in scene.seat_at.items():
        (rect,) = badge_places(scene, side, 1)
        for lantern in range(len(scene.game.content.lanterns)):
            for missing in (False, True):
                gain = Gain(seat, "lantern", lantern, 1, missing)
                yield badge(scene, gain, rect, False)
    for tile in scene.hand:
        for quarters in (1, 3, 2):
            yield from _seen_soon(scene, tile, (scene.turn_of(tile) + quarters) % 4)


def _seen_soon(scene: "FestivalScene", tile: int, turn: int) -> Iterator[Prop]:
    """A tile of the hand as it will look: on trial in a cell, under the pointer, in the air."""
    yield _laid_for_trial(scene, tile, (0, 0), turn)
    for state in ("hover", "dragged", "hand"):
        face = tile_face(scene, tile, turn, state)
        yield Prop("tile", face, scene.hand[tile], zorder.ON_PANEL)

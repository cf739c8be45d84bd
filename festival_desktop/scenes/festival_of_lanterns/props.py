"""Everything that should be seen, layer by layer: panels and labels, pieces, and what is light.

Reads the scene and changes nothing. The same position always gives the same props.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from festival_desktop.art.cards import MOONCAKE
from festival_desktop.art.type import BOLD, FLOOR, text_width
from festival_desktop.play.table import Gain, Piece, Place, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.scenes.festival_of_lanterns.layout import SeatPlaces
from festival_desktop.scenes.festival_of_lanterns.paint_stacks import CHOICE, HOVER, REST
from festival_desktop.scenes.festival_of_lanterns.preview import matches
from festival_desktop.scenes.turning import SOUTH

if TYPE_CHECKING:
    from festival_desktop.scenes.festival_of_lanterns.scene import FestivalScene

Props = dict[str, Prop]
GAP = 0.012
"""Between a tile and the edge of its cell, in sides."""
MANY = 3
"""More badges than this at the tray are written shorter."""


def mood_of(scene: "FestivalScene", target: Target) -> str:
    if target not in scene.choices:
        return REST
    return HOVER if scene.hovered == target else CHOICE


# -- panels and labels -----------------------------------------------------------------------


def table(scene: "FestivalScene") -> Props:
    layout, shown = scene.layout, {}
    for side, seat in scene.seat_at.items():
        shown.update(_seat(scene, side, seat, layout.seats[side]))
    for name, rect in layout.captions.items():
        in_tray = name not in ("dedications", "supply")
        px = layout.px(13, 16) if in_tray else layout.px(14, 17)
        face = (scene.words.label(name), px, in_tray)
        shown[f"caption:{name}"] = Prop("caption", face, rect, zorder.LABEL)
    for tool, rect in zip(("minus", "fit", "plus"), layout.tools, strict=True):
        state = "hover" if scene.tool == tool else "normal"
        shown[f"tool:{tool}"] = Prop("tool", (tool, state), rect, zorder.TOOL)
    return shown


def _seat(scene: "FestivalScene", side: int, seat: int, places: SeatPlaces) -> Props:
    layout, player = scene.layout, scene.session.players[seat]
    active, south = scene.session.active == seat, side == SOUTH
    panel = places.panel
    rules = tuple(rule.left() - panel.left() for rule in layout.rules) if south else ()
    note = scene.words.label("to-move") if active and south else ""
    px = layout.px(16, 21) if south else layout.px(14, 18)
    name = (seat, player.name, player.computer, note, px)
    return {
        f"seat:{side}": Prop("seat", (active, rules), panel, zorder.PANEL),
        f"name:{side}": Prop("name", name, places.name, zorder.LABEL),
    }


# -- pieces ----------------------------------------------------------------------------------


def pieces(scene: "FestivalScene") -> Props:
    shown: Props = {}
    totals: dict[int, int] = {}
    going = scene.choosing.going()
    backs = _Backs(scene)
    for piece in scene.session.pieces.pieces:
        match piece.kind:
            case "tile":
                shown[piece.id] = _tile(scene, piece)
            case "cards":
                seat = piece.place.index[0]
                totals[seat] = totals.get(seat, 0) + piece.face[1]
                shown[piece.id] = _cards(scene, piece, going)
            case "mooncakes" | "claimed":
                shown[piece.id] = _stat(scene, piece)
            case "supply":
                shown[piece.id] = _supply(scene, piece)
            case "dedication":
                shown[piece.id] = _dedication(scene, piece)
            case "stack":
                face = (piece.face[0], mood_of(scene, Target("stack")), scene.layout.px(13, 15))
                shown[piece.id] = Prop("stack", face, scene.layout.stack, zorder.ON_PANEL)
            case "back":
                shown[piece.id] = backs.prop(piece)
    for seat, total in totals.items():
        shown[f"total:{seat}"] = _total(scene, seat, total)
    shown.update(_knots(scene))
    return shown


class _Backs:
    """Hidden tiles: in the tray as large as tiles of a hand, elsewhere small."""

    def __init__(self, scene: "FestivalScene") -> None:
        self._scene = scene

    def prop(self, piece: Piece) -> Prop:
        scene, (seat, slot) = self._scene, piece.place.index
        side = scene.side_of(seat)
        places = scene.layout.hand if side == SOUTH else scene.layout.seats[side].backs
        return Prop("back", (), places[slot], zorder.ON_PANEL)


def tile_face(
    scene: "FestivalScene", tile: int, turn: int, state: str
) -> tuple[tuple[str, ...], str | None, str, tuple[tuple[int, int], ...], int]:
    """A tile as the viewer sees it; `turn` is as on the table."""
    content = scene.game.content
    turn = scene.turning.turn(turn)
    sides = content.tiles[tile].sides
    names = tuple(content.lanterns[sides[(side - turn) % 4]] for side in range(4))
    ticks = tuple(sorted(scene.seat_at.items()))
    return names, content.tiles[tile].pet, state, ticks, tile


def laid_rect(scene: "FestivalScene", x: int, y: int) -> QRectF:
    rect = scene.cell_rect(x, y)
    gap = rect.width() * GAP
    return rect.adjusted(gap, gap, -gap, -gap)


def _tile(scene: "FestivalScene", piece: Piece) -> Prop:
    tile, place, layout = piece.face[0], piece.place, scene.layout
    if place.area == "display":
        x, y = place.index
        state, z = ("last", zorder.LAST) if piece.face[1] else ("placed", zorder.PIECE)
        rect, turn = laid_rect(scene, x, y), piece.turn
    elif place.area == "hand":
        rect, turn = layout.hand[place.index[0]], scene.turn_of(tile)
        state, z = _in_hand(scene, Target("tile", (tile,)), f"tile:{tile}"), zorder.ON_PANEL
        if scene.held_tile == tile:
            rect, z = rect.translated(0, -layout.m(4, 6)), zorder.CHOSEN
    else:
        rect, turn, z = layout.face_up, 0, zorder.ON_PANEL
        state = _in_hand(scene, Target("face-up"), f"tile:{tile}")
    enter = _entrance(scene, piece)
    face = tile_face(scene, tile, turn, state)
    return Prop("tile", face, rect, z, scene.turning.turn(turn), place.area, enter)


def _in_hand(scene: "FestivalScene", target: Target, key: str) -> str:
    if scene.carried == key:
        return "dragged"
    held = target in scene.session.picker.touched
    return "hover" if held or mood_of(scene, target) == HOVER else "hand"


def _entrance(scene: "FestivalScene", piece: Piece) -> QRectF | None:
    """Where a tile comes from that was not seen before."""
    layout = scene.layout
    if piece.origin == Place("stack"):
        return layout.stack
    if piece.place.area == "hand" and scene.draws:
        return layout.stack
    if piece.place.area == "display" and scene.mover is not None:
        side = scene.side_of(scene.mover)
        return layout.hand[1] if side == SOUTH else layout.seats[side].backs[1]
    return None


def _cards(scene: "FestivalScene", piece: Piece, going: dict[int, int]) -> Prop:
    seat, lantern = piece.place.index
    side = scene.side_of(seat)
    places = scene.layout.seats[side]
    rect, z, state, chosen = places.cards[lantern], zorder.ON_PANEL, "normal", 0
    if side == SOUTH and seat == scene.session.viewer:
        target = Target("card", (lantern,))
        chosen = going.get(lantern, 0)
        mood = mood_of(scene, target)
        state = "chosen" if chosen else {REST: "normal"}.get(mood, mood)
        if chosen:
            rect, z = rect.translated(0, -scene.layout.m(4, 6)), zorder.CHOSEN
    count = scene.effects.shown_count(piece.id, piece.face[1])
    face = (scene.game.content.lanterns[lantern], count, places.row, state, chosen)
    return Prop("cards", face, rect, z)


def _stat(scene: "FestivalScene", piece: Piece) -> Prop:
    places = scene.layout.seats[scene.side_of(piece.place.index[0])]
    count = scene.effects.shown_count(piece.id, piece.face[0])
    if piece.kind == "mooncakes":
        return Prop("stat", (MOONCAKE, count), places.mooncakes, zorder.ON_PANEL)
    return Prop("stat", ("points", count), places.points, zorder.ON_PANEL)


def _total(scene: "FestivalScene", seat: int, total: int) -> Prop:
    side, limit = scene.side_of(seat), scene.game.content.limit
    layout, south = scene.layout, side == SOUTH
    px = layout.px(12, 15) if south else layout.px(11.5, 14)
    face = (total, scene.words.label("of-limit", limit), total > limit, south, px)
    return Prop("total", face, layout.seats[side].total, zorder.LABEL)


def piece_name(scene: "FestivalScene", index: int) -> str:
    """What the painting kit calls a place of the Supply."""
    lanterns = scene.game.content.lanterns
    return lanterns[index] if index < len(lanterns) else MOONCAKE


def _supply(scene: "FestivalScene", piece: Piece) -> Prop:
    index, count = piece.face
    face = (piece_name(scene, index), count, mood_of(scene, Target("supply", (index,))))
    return Prop("supply", face, scene.layout.supply[index], zorder.ON_PANEL)


def _dedication(scene: "FestivalScene", piece: Piece) -> Prop:
    kind, points, left = piece.face
    words, layout = scene.words.label, scene.layout
    target, claim = Target("dedication", (kind,)), Target("claim", (kind,))
    ribbon = words("claim", points) if claim in scene.choices else ""
    if target in scene.session.picker.touched or target in scene.choices:
        state = "hover" if scene.hovered in (target, claim) else "payable"
        note = words("you-can")
    elif not points:
        state, note = "gone", words("none-left")
    else:
        state, note = "normal", words("left", left) if left else words("from-generic")
    face = (kind, words(f"dedication:{kind}"), points, note, state, ribbon, layout.px(12, 14.5))
    return Prop("dedication", face, layout.dedications[kind], zorder.ON_PANEL)


def _knots(scene: "FestivalScene") -> Props:
    """A knot of light on every seam of the display that matches."""
    shown: Props = {}
    for (x, y), piece in scene.display.items():
        for side in matches(scene, (x, y), piece.face[0], piece.turn):
            if side in (1, 2):  # each seam once: from its western or northern tile
                shown[f"knot:{x}:{y}:{side}"] = knot(scene, x, y, side, False)
    return shown


def knot(scene: "FestivalScene", x: int, y: int, side: int, strong: bool) -> Prop:
    """The knot on one side of a cell of the table."""
    seam = scene.turning.side(side)
    rect = scene.cell_rect(x, y)
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[seam]
    half = rect.width() / 2
    place = QRectF(0, 0, half, half)
    place.moveCenter(rect.center())
    place.translate(dx * half, dy * half)
    face = (seam in (0, 2), strong)
    return Prop("knot", face, place, zorder.SEAM if strong else zorder.KNOT, soft=not strong)


# -- light: what may be touched, what it would give, where the keyboard is --------------------


def overlay(scene: "FestivalScene") -> Props:
    shown = _cells(scene)
    shown.update(_ghost(scene))
    shown.update(_lights(scene))
    shown.update(_places(scene))
    shown.update(badges(scene))
    shown.update(_hints(scene))
    if scene.cursor is not None and (rect := scene.reach().get(scene.cursor)) is not None:
        radius = None if scene.cursor.kind in ("tile", "cell", "turn", "stack", "face-up") else 7.0
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
        if Target("tile", (tile,)) in scene.choices:
            shown[f"light:{tile}"] = Prop("light", (0.55,), rect, zorder.LABEL)
    if Target("face-up") in scene.choices:
        shown["light:face-up"] = Prop("light", (0.75,), scene.layout.face_up, zorder.LABEL)
    if Target("stack") in scene.choices:
        shown["drawn"] = Prop("back", (), scene.layout.stack, zorder.LABEL, soft=False)
    return shown


def _places(scene: "FestivalScene") -> Props:
    """Places of the hand without a tile, and the one a tile in the air has left."""
    shown: Props = {}
    layout = scene.layout
    px = layout.px(12, 14)
    refill = Target("face-up") in scene.choices
    if scene.session.viewer is not None and scene.face_up is not None:
        for slot in range(len(scene.hand), len(layout.hand)):
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
        card = layout.seats[SOUTH].cards[lantern]
        alone = (scene.game.content.lanterns[lantern], 1, False, "hover", 0)
        place = card.translated(0, -layout.m(10, 14))
        shown["held-card"] = Prop("cards", alone, place, zorder.CHOSEN, area="held", soft=False)
    return shown


def pass_rect(scene: "FestivalScene") -> QRectF:
    """The button that ends a final turn lies in the middle of the empty hand."""
    middle = scene.layout.hand[1]
    rect = QRectF(0, 0, middle.width() * 1.9, middle.height() * 0.42)
    rect.moveCenter(middle.center())
    return rect


def badges(scene: "FestivalScene") -> Props:
    """What every seat would gain, or has just gained, at that seat."""
    gains = scene.preview.gains if scene.preview is not None else scene.effects.told
    shown: Props = {}
    for side, seat in scene.seat_at.items():
        own = _merged([gain for gain in gains if gain.seat == seat and gain.what != "points"])
        for n, rect in enumerate(_badge_places(scene, side, len(own))):
            shown[f"badge:{seat}:{n}"] = _badge(scene, own[n], rect, len(own) > MANY)
    return shown


def _merged(gains: list[Gain]) -> list[Gain]:
    """Equal gains as one with their number."""
    sums: dict[tuple[str, int, bool], Gain] = {}
    for gain in gains:
        key = gain.what, gain.key, gain.missing
        before = sums[key].number if key in sums else 0
        sums[key] = Gain(gain.seat, gain.what, gain.key, before + gain.number, gain.missing)
    return list(sums.values())


def _badge_places(scene: "FestivalScene", side: int, number: int) -> list[QRectF]:
    place, gap = scene.layout.seats[side].badges, scene.layout.m(6, 10)
    if not number:
        return []
    columns = max(number, MANY) if side == SOUTH else number
    width = (place.width() - (columns - 1) * gap) / columns
    step = width + gap
    return [
        QRectF(place.left() + n * step, place.top(), width, place.height()) for n in range(number)
    ]


def _badge(scene: "FestivalScene", gain: Gain, rect: QRectF, short: bool) -> Prop:
    words, lantern = scene.words.label, gain.what == "lantern"
    name = words(f"lantern:{gain.key}") if lantern else words("mooncake", gain.number)
    piece = piece_name(scene, gain.key) if lantern else MOONCAKE
    label = words("none-left") if gain.missing else words("gain", gain.number, name)
    room = rect.width() - rect.height() * 1.22
    if short or text_width(label, FLOOR, BOLD, scaled=False) > room:
        label = "0" if gain.missing else f"+{gain.number}"
    px = scene.layout.px(12, 15)
    return Prop("badge", (piece, label, not gain.missing, px), rect, zorder.BADGE, soft=False)


def coming(scene: "FestivalScene") -> Iterator[Prop]:
    """What a person who is to lay a tile will see next: ghosts and badges."""
    for tile in scene.hand:
        for quarters in range(4):
            turn = (scene.turn_of(tile) + quarters) % 4
            yield _laid_for_trial(scene, tile, (0, 0), turn)
    for side, seat in scene.seat_at.items():
        (rect,) = _badge_places(scene, side, 1)
        for lantern in range(len(scene.game.content.lanterns)):
            for missing in (False, True):
                gain = Gain(seat, "lantern", lantern, 1, missing)
                yield _badge(scene, gain, rect, False)


def _hints(scene: "FestivalScene") -> Props:
    if not scene.session.picker.touched:
        return {}
    words = scene.words.label
    hints = [("Esc", words("key:back"))]
    if scene.held_tile is not None:
        hints.insert(0, ("R", words("key:turn")))
    face = (tuple(hints), scene.layout.px(12, 14))
    return {"keys": Prop("keys", face, scene.layout.keys, zorder.LABEL)}

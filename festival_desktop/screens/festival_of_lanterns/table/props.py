"""What lies on the table: panels and labels, and the pieces of the session.

Reads the scene and changes nothing. The same position always gives the same props.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from festival_desktop.art.theme import MOON
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.scenes.board_scene import TOOLS
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.festival_of_lanterns.pictures.cards import MOONCAKE
from festival_desktop.screens.festival_of_lanterns.table import guests
from festival_desktop.screens.festival_of_lanterns.table.guests import mood_of
from festival_desktop.screens.festival_of_lanterns.table.layout import SIDE_CAPTIONS
from festival_desktop.screens.festival_of_lanterns.table.paint_stacks import HOVER, REST
from festival_desktop.screens.festival_of_lanterns.table.preview import matches
from festival_desktop.screens.festival_of_lanterns.table.seat_places import SeatPlaces

if TYPE_CHECKING:
    from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene

Props = dict[str, Prop]
GAP = 0.012
"""Between a tile and the edge of its cell, in sides."""


# -- panels and labels -----------------------------------------------------------------------


def table(scene: "FestivalScene") -> Props:
    layout, shown = scene.layout, {}
    for side, seat in scene.seat_at.items():
        shown.update(_seat(scene, side, seat, layout.seats[side]))
    for name, rect in layout.captions.items():
        in_tray = name not in SIDE_CAPTIONS
        px = layout.px(13, 16) if in_tray else layout.px(14, 17)
        face = (scene.words.label(name), px, in_tray)
        shown[f"caption:{name}"] = Prop("caption", face, rect, zorder.LABEL)
    for tool, rect in zip(TOOLS, () if scene.looking else layout.tools, strict=False):
        state = "hover" if scene.tool == tool else "normal"
        shown[f"tool:{tool}"] = Prop("tool", (tool, state), rect, zorder.TOOL)
    return shown


def _seat(scene: "FestivalScene", side: int, seat: int, places: SeatPlaces) -> Props:
    layout, player = scene.layout, scene.session.players[seat]
    active, south = _is_active(scene, seat), side == SOUTH
    panel = places.panel
    rules = tuple(rule.left() - panel.left() for rule in layout.rules) if south else ()
    note = scene.words.label("to-move") if active and south else ""
    px = layout.px(16, 21) if south else layout.px(14, 18)
    alone = scene.challenge and seat == MOON_DANCER
    shown = {}
    if alone:
        level = scene.words.label(f"level:{scene.session.view.gala.level}")
        place = places.backs[0].united(places.backs[-1])
        face = (level, "", False, False, layout.px(12, 15))
        shown["level"] = Prop("total", face, place, zorder.LABEL)
    name = (MOON if alone else seat, player.name, player.computer and not alone, note, px)
    return shown | {
        f"seat:{side}": Prop("seat", (active, rules), panel, zorder.PANEL),
        f"name:{side}": Prop("name", name, places.name, zorder.LABEL),
    }


def _is_active(scene: "FestivalScene", seat: int) -> bool:
    """Whose turn it is; somebody else may decide in it."""
    view = scene.session.view
    return scene.session.active is not None and view is not None and view.seat == seat


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
            case _:
                if piece.kind == "trixie-cards":
                    seat = piece.place.index[0]
                    totals[seat] = totals.get(seat, 0) + piece.face[0]
                guest = guests.prop(scene, piece)
                if guest is not None:
                    shown[piece.id] = guest
    for seat, total in totals.items():
        shown[f"total:{seat}"] = _total(scene, seat, total)
    for x, y, side in scene.seams:
        shown[f"knot:{x}:{y}:{side}"] = knot(scene, x, y, side, False)
    return shown


class _Backs:
    """Hidden tiles: in the tray as large as tiles of a hand, elsewhere small."""

    def __init__(self, scene: "FestivalScene") -> None:
        self._scene = scene

    def prop(self, piece: Piece) -> Prop:
        scene = self._scene
        if piece.place.area == "looked-at":
            rect = scene.layout.looked_at[piece.place.index[0]]
            return Prop("back", (), rect, zorder.BADGE, enter=scene.layout.stack)
        seat, slot = piece.place.index
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
    return names, content.tiles[tile].pet, state, scene.ticks, tile


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
    elif place.area == "looked-at":
        rect, turn, z = layout.looked_at[place.index[0]], 0, zorder.BADGE
        state = _in_hand(scene, Target("tile", (tile,)), f"tile:{tile}")
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
    if seat == scene.asking.seat:
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
    free = scene.challenge and seat == MOON_DANCER  # she has no limit
    label = scene.words.label("lanterns", total) if free else scene.words.label("of-limit", limit)
    face = (total, label, total > limit and not free, south, px)
    rect = layout.seats[side].total
    return Prop("total", face, rect.adjusted(-3, 0, 3, 0) if free else rect, zorder.LABEL)


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


def seams(scene: "FestivalScene") -> list[tuple[int, int, int]]:
    """Cell and side of every seam of the display that matches, each once."""
    return [
        (x, y, side)
        for (x, y), piece in scene.display.items()
        for side in matches(scene, (x, y), piece.face[0], piece.turn)
        if side in (1, 2)  # from its western or northern tile
    ]


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

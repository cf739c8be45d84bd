"""Friends on the table: where their pieces lie, and what a hand may touch because of them.

Abilities mostly use things that lie there anyway: cards of others, seats, tiles of the display.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from festival_desktop.games.festival_of_lanterns.gala import NO_FRIEND
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.scenes.festival_of_lanterns.paint_stacks import CHOICE, HOVER, REST
from festival_desktop.scenes.turning import SOUTH

if TYPE_CHECKING:
    from festival_desktop.scenes.festival_of_lanterns.scene import FestivalScene

KINDS = frozenset({
    "friend", "look", "their-card", "seat", "token", "trixie-card", "trixies", "laid", "side",
    "leave-out",
})  # fmt: skip
"""Targets that only friends bring."""


def mood_of(scene: "FestivalScene", target: Target) -> str:
    if target not in scene.choices:
        return REST
    return HOVER if scene.hovered == target else CHOICE


# -- pieces ----------------------------------------------------------------------------------


def prop(scene: "FestivalScene", piece: Piece) -> Prop | None:
    layout = scene.layout
    match piece.kind:
        case "friend":
            friend, cost, how = piece.face
            mood = mood_of(scene, _touch_of(scene, friend))
            face = (scene.game.content.friends.cards[friend].id, cost, how, mood)
            return Prop("friend", face, layout.guests[piece.place.index[0]], zorder.ON_PANEL)
        case "trixies":
            mood = mood_of(scene, Target("trixies"))
            return Prop("trixies", (piece.face[0], mood), layout.guests[-1], zorder.ON_PANEL)
        case "trixie-cards" if piece.face[0]:
            rect = chip(scene, piece.place.index[0], 0)
            rect.setWidth(rect.height() * 1.7)
            return Prop("trixie-cards", piece.face, rect, zorder.CHOSEN)
        case "token":
            return Prop("favour", piece.face, _token_rect(scene, piece), zorder.CHOSEN)
    return None


def _touch_of(scene: "FestivalScene", friend: int) -> Target:
    """Touching a friend befriends her; one who is befriended is asked to look at the stack."""
    gala = scene.session.view.gala
    befriended = gala is not None and gala.befriended == friend != NO_FRIEND
    return Target("look") if befriended else Target("friend", (friend,))


def chip(scene: "FestivalScene", seat: int, n: int) -> QRectF:
    """Small places on the upper edge of a seat's panel."""
    panel, side = scene.layout.seats[scene.side_of(seat)].panel, scene.layout.m(20, 26)
    return QRectF(panel.left() + side * (0.4 + 2.0 * n), panel.top() - side * 0.3, side, side)


def _token_rect(scene: "FestivalScene", piece: Piece) -> QRectF:
    if piece.place.area == "token":
        return chip(scene, piece.place.index[0], 1)
    kind, seat = piece.place.index
    stack, side = scene.layout.dedications[kind], scene.layout.m(18, 24)
    left = stack.left() + 3 + seat * side * 1.05
    return QRectF(left, stack.bottom() - side * 0.7, side, side)


# -- what may be touched ---------------------------------------------------------------------


def places(scene: "FestivalScene") -> dict[Target, QRectF]:
    """The targets that friends bring now, and where they are."""
    found = {}
    for target in scene.choices:
        if target.kind in KINDS and (rect := _place(scene, target)) is not None:
            found[target] = rect
    return found


def _place(scene: "FestivalScene", target: Target) -> QRectF | None:
    layout, pieces = scene.layout, scene.session.pieces.pieces
    match target.kind, target.key:
        case "friend" | "look", _:
            for piece in pieces:
                if piece.kind == "friend" and _touch_of(scene, piece.face[0]) == target:
                    return layout.guests[piece.place.index[0]]
        case "their-card", (seat, lantern):
            return layout.seats[scene.side_of(seat)].cards[lantern]
        case "seat", (seat,):
            return layout.seats[scene.side_of(seat)].name
        case "leave-out", (lantern,):
            return layout.seats[SOUTH].cards[lantern]
        case "token", _:
            for piece in pieces:
                if piece.kind == "token" and piece.face[0] == scene.session.viewer:
                    return _token_rect(scene, piece)
        case "trixies", _:
            return layout.guests[-1]
        case "trixie-card", _ if scene.session.viewer is not None:
            return chip(scene, scene.session.viewer, 0)
        case "laid", (x, y):
            return scene.cell_rect(x, y)
        case "side", (side,) if scene.last_cell is not None:
            return _side_rect(scene, side)
    return None


def _side_rect(scene: "FestivalScene", side: int) -> QRectF:
    """The part of the tile laid last where one of its lanterns hangs."""
    assert scene.last_cell is not None
    cell = scene.cell_rect(*scene.last_cell)
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[scene.turning.side(side)]
    third = cell.width() * 0.34
    rect = QRectF(0, 0, third, third)
    rect.moveCenter(cell.center())
    return rect.translated(dx * third * 0.97, dy * third * 0.97)


def lights(scene: "FestivalScene") -> dict[str, Prop]:
    """Warm light around what friends let people touch, where its picture has none of its own."""
    shown = {}
    for target, rect in places(scene).items():
        if target.kind not in ("friend", "look", "trixies"):
            strength = 1.0 if scene.hovered == target else 0.7
            radius = rect.height() / 2 if target.kind in ("token", "trixie-card") else 7.0
            key = ":".join(map(str, (target.kind, *target.key)))
            shown[f"touch:{key}"] = Prop("light", (strength, radius), rect, zorder.BADGE)
    return shown

"""Paper over the table: what a friend asks, what she can do, how Moon Dancer decided."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_FRIEND
from festival_desktop.games.festival_of_lanterns.state import Stage
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.screens.festival_of_lanterns.table import guests
from festival_desktop.screens.festival_of_lanterns.table.asking import (
    FOR_ME,
    NEXT_MOVE,
    NOT_NOW,
    TURN_BACK,
    TURN_ON,
)
from festival_desktop.screens.festival_of_lanterns.table.paint_papers import speech_height

if TYPE_CHECKING:
    from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene

Props = dict[str, Prop]
ICONS = {TURN_BACK: "turn", TURN_ON: "replay"}


def papers(scene: "FestivalScene") -> Props:
    if scene.session.view is None or not scene.layout.friends:
        return {}
    shown = _ask(scene) | _speech(scene) | _buttons(scene) | _slip(scene)
    if scene.looking:
        tray = Prop("seat", (True, ()), scene.layout.looked_tray, zorder.BADGE - 0.5, soft=False)
        shown["looked-tray"] = tray
    return shown


def _ask(scene: "FestivalScene") -> Props:
    asking, layout = scene.asking, scene.layout
    words = scene.words.label("ask") if asking.shown else ""
    if not words:
        return {}
    waiting = NO_FRIEND if asking.for_her else asking.waiting
    cards = scene.game.content.friends.cards
    id = "" if waiting == NO_FRIEND else cards[waiting].id
    foot = asking.foot(layout.ask).height() + 2 if asking.button is not None else 0.0
    face = (id, words, foot, layout.px(12, 14.5))
    return {"ask": Prop("ask", face, layout.ask, zorder.LABEL, soft=False)}


def _speech(scene: "FestivalScene") -> Props:
    layout = scene.layout
    if layout.speech.isEmpty():
        return {}
    title, words = scene.words.label("speech-title"), scene.words.label("speech")
    lit = scene.session.view.seat == MOON_DANCER and scene.session.active is not None
    foot = scene.asking.foot(layout.speech).height() + layout.m(10, 14) if scene.stepping else 0.0
    px = layout.px(13, 15.5)
    face = (title, words, foot, lit, px)
    rect = QRectF(layout.speech)
    if not foot:  # a button keeps its place, however much there is to say
        rect.setHeight(min(rect.height(), speech_height(words, rect.width(), px)))
    return {"speech": Prop("speech", face, rect, zorder.LABEL, soft=False)}


def _buttons(scene: "FestivalScene") -> Props:
    shown, px = {}, scene.layout.px(12, 14)
    for target, rect in scene.asking.buttons().items():
        state = "hover" if scene.hovered == target else "normal"
        key = f"button:{target.kind}"
        if target in (NOT_NOW, FOR_ME, NEXT_MOVE):
            kind = "paper" if target == NOT_NOW else "primary"
            label = (scene.words.label(target.kind), kind, state, px)
            shown[key] = Prop("button", label, rect, zorder.ON_PANEL, soft=False)
        else:
            icon = (ICONS.get(target, "check"), state)
            shown[key] = Prop("tool", icon, rect, zorder.TOOL, soft=False)
    return shown


def _slip(scene: "FestivalScene") -> Props:
    """The card under the pointer or the keyboard's ring, large enough to be read."""
    target = scene.hovered
    if target is None or target.kind not in ("friend", "look") or scene.carried:
        return {}
    rect = guests.friends(scene).get(target)
    piece = _piece(scene, target)
    if rect is None or piece is None:
        return {}
    friend, cost, how = piece.face
    card, words = scene.game.content.friends.cards[friend], scene.words.label
    state = guests.state_of(scene, friend, how)
    face = (
        card.id, cost, guests.icons_of(card), words(f"friend:{friend}"),
        words(f"friend-text:{friend}"), _remark(scene, friend, cost, state),
        state in ("affordable", "waiting"), scene.layout.px(13, 16),
    )  # fmt: skip
    return {"slip": Prop("slip", face, _slip_rect(scene, rect), zorder.FOCUS - 1, soft=False)}


def _piece(scene: "FestivalScene", target: Target) -> Piece | None:
    gala = scene.session.view.gala
    friend = target.key[0] if target.key else gala.befriended
    found = (piece for piece in scene.session.pieces.pieces if piece.id == f"friend:{friend}")
    return next(found, None)


def _remark(scene: "FestivalScene", friend: int, cost: int, state: str) -> str:
    """Why she can or cannot be asked, or when she acts."""
    words, session = scene.words.label, scene.session
    match state:
        case "affordable":
            return words("friend-press")
        case "waiting":
            return words(f"friend-when:{friend}")
        case "used":
            return words("friend-used")
    if not session.moves or scene.asking.for_her:
        return ""
    missing = cost - int(session.view.mooncakes[session.view.seat])
    if session.view.stage is not Stage.EXCHANGE:
        return words("friend-over")
    return words("friend-missing", missing) if missing > 0 else words("friend-in-vain")


def _slip_rect(scene: "FestivalScene", card: QRectF) -> QRectF:
    """On the water beside the card."""
    layout = scene.layout
    slip = QRectF(0, 0, layout.m(310, 390), layout.m(122, 156))
    slip.moveCenter(card.center())
    gap = layout.m(14, 18)
    if card.center().x() > layout.display.center().x():
        slip.moveRight(min(card.left() - gap, layout.table.right() - gap))
    else:
        slip.moveLeft(max(card.right() + gap, layout.table.left() + gap))
    slip.moveTop(min(max(slip.top(), gap), layout.height - slip.height() - gap))
    return slip

"""Badges: what every seat would gain, or has just gained, shown at that seat."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from festival_desktop.art.type import BOLD, FLOOR, text_width
from festival_desktop.play.table import Gain
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.festival_of_lanterns.pictures.cards import MOONCAKE
from festival_desktop.screens.festival_of_lanterns.table.props import Props, piece_name

if TYPE_CHECKING:
    from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene

SHOWN = ("lantern", "mooncake")
MANY = 3
"""More badges than this at the tray are written shorter."""


def badges(scene: "FestivalScene") -> Props:
    """What every seat would gain, or has just gained, at that seat."""
    gains = scene.preview.gains if scene.preview is not None else scene.effects.told
    shown: Props = {}
    for side, seat in scene.seat_at.items():
        own = _merged([gain for gain in gains if gain.seat == seat and gain.what in SHOWN])
        for n, rect in enumerate(badge_places(scene, side, len(own))):
            shown[f"badge:{seat}:{n}"] = badge(scene, own[n], rect, len(own) > MANY)
    return shown


def _merged(gains: list[Gain]) -> list[Gain]:
    """Equal gains as one with their number."""
    sums: dict[tuple[str, int, bool], Gain] = {}
    for gain in gains:
        key = gain.what, gain.key, gain.missing
        before = sums[key].number if key in sums else 0
        sums[key] = Gain(gain.seat, gain.what, gain.key, before + gain.number, gain.missing)
    return list(sums.values())


def badge_places(scene: "FestivalScene", side: int, number: int) -> list[QRectF]:
    place, gap = scene.layout.seats[side].badges, scene.layout.m(6, 10)
    if not number:
        return []
    columns = max(number, MANY) if side == SOUTH else number
    width = (place.width() - (columns - 1) * gap) / columns
    step = width + gap
    return [
        QRectF(place.left() + n * step, place.top(), width, place.height()) for n in range(number)
    ]


def badge(scene: "FestivalScene", gain: Gain, rect: QRectF, short: bool) -> Prop:
    words, lantern = scene.words.label, gain.what == "lantern"
    name = words(f"lantern:{gain.key}") if lantern else words("mooncake", gain.number)
    piece = piece_name(scene, gain.key) if lantern else MOONCAKE
    label = words("none-left") if gain.missing else words("gain", gain.number, name)
    room = rect.width() - rect.height() * 1.22
    if short or text_width(label, FLOOR, BOLD, scaled=False) > room:
        label = "0" if gain.missing else f"+{gain.number}"
    px = scene.layout.px(12, 15)
    return Prop("badge", (piece, label, not gain.missing, px), rect, zorder.BADGE, soft=False)

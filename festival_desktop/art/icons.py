"""Line icons on a grid of 24, stroke 2, round caps.

An icon is two small drawings in the notation of `drawn`: what is stroked and what is filled.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import Ink, color, pen
from festival_desktop.art.drawing import drawn

_HEART = "M12 20.9 C4.5 16.4 1.6 11.2 3.4 7.3 C5.2 3.4 9.8 3.6 12 7.4 C14.2 3.6 18.8 3.4 20.6 7.3"
_STAR = "M12 1.9 L14.9 9 L22.5 9.6 L16.7 14.6 L18.5 22 L12 18 L5.5 22 L7.3 14.6 L1.5 9.6 L9.1 9 Z"
_SPEAKER = "M3.5 9.5 L7.5 9.5 L12.5 5 L12.5 19 L7.5 14.5 L3.5 14.5 Z"
_BOOK = "M12 6 C9 3.5 5 3.8 2.5 4.6 L2.5 18.6 C5 17.8 9 17.6 12 20 C15 17.6 19 17.8 21.5 18.6"

ICONS: dict[str, tuple[str, str]] = {
    "archive": ("R3 4 18 5 1.5 R4.5 9 15 11.5 1.5 M9.5 13 L14.5 13", ""),
    "back": ("M14.5 4.5 L7 12 L14.5 19.5", ""),
    "book": (_BOOK + " L21.5 4.6 C19 3.8 15 3.5 12 6 L12 20", ""),
    "branch": ("M6 3.5 L6 20.5 M6 15 C6 9.5 18 13 18 6.5 M14 9 L18 4.5 L22 9", ""),
    "builder": ("M2.5 9.5 L12 3.5 L21.5 9.5 M5 14.5 L12 10 L19 14.5 M7.5 14.5 L7.5 20.5 "
                "M16.5 14.5 L16.5 20.5 M4.5 20.5 L19.5 20.5", ""),
    "calendar": ("R3 5 18 16 2 M3 10 L21 10 M8 2.5 L8 6.5 M16 2.5 L16 6.5", ""),
    "chart": ("M4 4 L4 20 L20 20 M7.5 15.5 L11 11 L14.5 13.5 L19.5 6.5", ""),
    "check": ("M5 12.5 L10 17.5 L19.5 7", ""),
    "collector": ("M4 10 L6 20.5 L18 20.5 L20 10 Z M7 10 C7 3 17 3 17 10 M9.5 13.5 L10 17 "
                  "M14.5 13.5 L14 17", ""),
    "copy": ("R8 8 12.5 12.5 2 M16 4 L5.5 4 L4 5.5 L4 16", ""),
    "dash": ("M6 12 L18 12", ""),
    "dice": ("R3.5 3.5 17 17 3.5",
             "O8.5 8.5 1.4 O15.5 15.5 1.4 O12 12 1.4 O15.5 8.5 1.4 O8.5 15.5 1.4"),
    "down": ("M5 8.5 L12 15.5 L19 8.5", ""),
    "edit": ("M4 20 L5 15.5 L16.5 4 L20 7.5 L8.5 19 Z M14 6.5 L17.5 10", ""),
    "end": ("M6 5 L14 12 L6 19 M18 5 L18 19", ""),
    "eye": ("M2 12 C6 4.5 18 4.5 22 12 C18 19.5 6 19.5 2 12 O12 12 3.2", ""),
    "first": ("M18 5 L10 12 L18 19 M6 5 L6 19", ""),
    "fit": ("M3.5 9 L3.5 3.5 L9 3.5 M15 3.5 L20.5 3.5 L20.5 9 M20.5 15 L20.5 20.5 L15 20.5 "
            "M9 20.5 L3.5 20.5 L3.5 15", ""),
    "gear": ("O12 12 7 O12 12 2.6 M19.4 12 L22 12 M17.2 17.2 L19.1 19.1 M12 19.4 L12 22 "
             "M6.8 17.2 L4.9 19.1 M4.6 12 L2 12 M6.8 6.8 L4.9 4.9 M12 4.6 L12 2 "
             "M17.2 6.8 L19.1 4.9", ""),
    "heart": ("", _HEART + " C22.4 11.2 19.5 16.4 12 20.9 Z"),
    "help": ("M8 8.5 C8 2.5 17 3 16 9 C15.5 11.5 12 11.5 12 15", "O12 19.8 1.5"),
    "fast": ("M2 5 L9 12 L2 19 M8.5 5 L15.5 12 L8.5 19 M15 5 L22 12 L15 19", ""),
    "hint": ("M9.2 17 C9.2 14.4 5.4 13.4 5.4 9 A12 9 6.6 180 -180 C18.6 13.4 14.8 14.4 14.8 17 "
             "M9.4 17.3 L14.6 17.3 M10.4 21.3 L13.6 21.3", ""),
    "info": ("O12 12 9.5 M12 11 L12 17", "O12 7.2 1.5"),
    "instant": ("", "M14 1.5 L4 13.8 L10.8 13.8 L9.2 22.5 L20 9.6 L12.8 9.6 Z"),
    "lock": ("M7.5 11 L7.5 8 C7.5 1.8 16.5 1.8 16.5 8 L16.5 11", "R4.5 10.5 15 11 2"),
    "menu": ("M3.5 6 L20.5 6 M3.5 12 L20.5 12 M3.5 18 L20.5 18", ""),
    "minus": ("M5 12 L19 12", ""),
    "mute": (_SPEAKER + " M16 9.5 L21 14.5 M21 9.5 L16 14.5", ""),
    "moon": ("", "M16.3 20.6 C8.5 24 2.2 18.6 2.6 12 C3 5.6 9 1.6 14.8 3 C9.8 5 8.6 10 10.8 13.8 "
             "C13 17.6 17 18.4 21 16.6 C20 18.4 18.4 19.8 16.3 20.6 Z"),
    "next": ("M9.5 4.5 L17 12 L9.5 19.5", ""),
    "normal": ("M5.5 5 L12.5 12 L5.5 19 M12.5 5 L19.5 12 L12.5 19", ""),
    "open": ("M3 19.5 L3 5 L9.5 5 L12 8 L20 8 L20 11 M3 19.5 L6.5 11 L22 11 L18.5 19.5 Z", ""),
    "pause": ("", "R5.5 3.5 4.5 17 1 R14 3.5 4.5 17 1"),
    "person": ("O12 7.5 4 M4 21 C4.5 11.5 19.5 11.5 20 21", ""),
    "picture": ("R3 3.5 18 17 2 M3.5 17 L9 11.5 L13 15.5 L16 12.5 L20.5 17 O15.5 8 1.6", ""),
    "play": ("", "M6 3.2 L20.5 12 L6 20.8 Z"),
    "plus": ("M12 5 L12 19 M5 12 L19 12", ""),
    "print": ("M7 8 L7 3 L17 3 L17 8 M7 17 L3.5 17 L3.5 8 L20.5 8 L20.5 17 L17 17 "
              "M7 13.5 L17 13.5 L17 21 L7 21 Z", ""),
    "puzzle": ("M3.5 8 L8.5 8 C5.5 1.5 15.5 1.5 12.5 8 L17.5 8 L17.5 12 "
               "C23.5 9.5 23.5 18.5 17.5 16 L17.5 21 L3.5 21 Z", ""),
    "redo": ("M21 9.5 L9.5 9.5 C0.5 9.5 0.5 20.5 9.5 20.5 L16 20.5 M15.5 4 L21 9.5 L15.5 15", ""),
    "replay": ("A12 12 8 60 285 M16.2 1.6 L16.4 5.4 L12.7 6.4", ""),
    "robot": ("R4 8 16 12 3 M12 8 L12 4.5", "O12 3.4 1.7 O9 13.5 1.6 O15 13.5 1.6"),
    "reverse": ("", "M18 3.2 L3.5 12 L18 20.8 Z"),
    "save": ("M4 4 L16.5 4 L20 7.5 L20 20 L4 20 Z M8 4 L8 9 L15 9 L15 4 "
             "M7.5 20 L7.5 14 L16.5 14 L16.5 20", ""),
    "search": ("O10.5 10.5 7 M15.7 15.7 L21.5 21.5", ""),
    "shelf": ("M3 20.5 L21 20.5 R5 7 4 13.5 0 R10 4 4 16.5 0 R15 9 4 11.5 0", ""),
    "slow": ("M9 5 L16 12 L9 19", ""),
    "sound": (_SPEAKER + " A9.5 12 6.5 -35 70 M18.6 5.5 A9.5 12 11 -37 74", ""),
    "spoiler": ("M2.5 9 L14 9 C19 9 19 3 15.5 3 C13 3 13 6 15 6 M2.5 13.5 L18 13.5 "
                "C23 13.5 23 20 18.5 20 C16 20 16 17 18 17 M2.5 18 L12 18", ""),
    "star": ("", _STAR),
    "step": ("M18.5 5 L18.5 19", "M5 4 L15.5 12 L5 20 Z"),
    "trash": ("M4 6.5 L20 6.5 M9 6 L9 3.5 L15 3.5 L15 6 M6 6.5 L7 21 L17 21 L18 6.5 "
              "M10 10.5 L10 17 M14 10.5 L14 17", ""),
    "turn": ("A12 12 8 120 -285 M7.8 1.6 L7.6 5.4 L11.3 6.4", ""),
    "undo": ("M3 9.5 L14.5 9.5 C23.5 9.5 23.5 20.5 14.5 20.5 L8 20.5 M8.5 4 L3 9.5 L8.5 15", ""),
    "warning": ("M12 3 L22 20.5 L2 20.5 Z M12 9.5 L12 14.5", "O12 17.4 1.4"),
    "zoom_in": ("O10.5 10.5 7 M15.7 15.7 L21.5 21.5 M10.5 7.5 L10.5 13.5 M7.5 10.5 L13.5 10.5", ""),
    "zoom_out": ("O10.5 10.5 7 M15.7 15.7 L21.5 21.5 M7.5 10.5 L13.5 10.5", ""),
}  # fmt: skip

_MIRRORED = frozenset({"back", "next", "play", "reverse", "undo", "redo", "first", "end", "book",
                       "step", "slow", "normal", "fast", "sound", "mute"})  # fmt: skip
"""Icons that point along the reading direction."""


def paint_icon(
    p: QPainter, rect: QRectF, name: str, ink: Ink = "ink", *, mirrored: bool = False
) -> None:
    """One icon, as large as fits in rect. `mirrored`: for languages that run right to left."""
    stroked, filled = map(drawn, ICONS[name])
    side = min(rect.width(), rect.height())
    scale = side / 24
    tint = color(ink)
    p.save()
    p.translate(rect.center())
    p.scale(-scale if mirrored and name in _MIRRORED else scale, scale)
    p.translate(-12, -12)
    p.strokePath(stroked, pen(tint, max(2.0, 1.4 / scale)))
    p.fillPath(filled, tint)
    p.restore()


def paint_icon_at_end(
    p: QPainter,
    line: QRectF,
    name: str,
    side: float,
    gap: float,
    ink: Ink,
    *,
    right: bool,
    mirrored: bool = False,
) -> QRectF:
    """An icon at one end of a line; the room that it leaves for words."""
    x = line.right() - side if right else line.left()
    place = QRectF(x, line.center().y() - side / 2, side, side)
    paint_icon(p, place, name, ink, mirrored=mirrored)
    return line.adjusted(0 if right else side + gap, 0, -side - gap if right else 0, 0)

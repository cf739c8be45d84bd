"""Load `resources/svg` pictures and paint them in the colours of the theme.

Files name colours as classes, and only a block at the start gives their night values; it is
generated anew here. `resources/svg/README.md` lists the classes.
"""

import re
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

from festival_desktop.art.brush import Ink, color, mix
from festival_desktop.art.theme import LANTERNS, PLAYERS, on_restyle, theme
from festival_desktop.paths import resources

UNIT = 100.0
"""Length in the file that corresponds to the painted size."""
LEAST = {"keyline": 1.9, "line": 1.4}
"""Minimum width in pixels by class of line; a shape covers half of a keyline."""
_THINNEST, _FLAT = 0.7, 2.0
"""Minimum width of other lines, and of outlines in high contrast."""
_LARGE = 512
"""Size in pixels from which no line needs widening."""
_FLAT_RULES = ".glow{display:none}.outline{stroke-opacity:1}"

_BLOCK = re.compile(r"(?<=<style>).*?(?=</style>)", re.DOTALL)
_CLASS = re.compile(r'class="([^"]*)"')
_LINE = re.compile(r'<[^>]*stroke-width="([\d.]+)"[^>]*>')
_STOPS = re.compile(r"(?:<stop [^>]*/>\s*)+")
_PROPERTIES = {"f": ("fill", "fill"), "s": ("stroke", "stroke"), "g": ("stop-color", "stop")}
_COLOURS = {name: style.colour for name, style in LANTERNS.items()} | {
    f"seat{seat}": style.colour for seat, style in enumerate(PLAYERS)
}
Inks = tuple[tuple[str, str], ...]
"""Colours for the open colour names of a file."""


@cache
def names(folder: str) -> tuple[str, ...]:
    """List the pictures of a folder."""
    return tuple(sorted(file.stem for file in (resources() / "svg" / folder).glob("*.svg")))


@cache
def read(name: str) -> str:
    """Read the file of a picture."""
    return (resources() / "svg" / f"{name}.svg").read_text("utf-8")


def classes(text: str) -> list[str]:
    """List the colour classes used in a file."""
    found = {one for listed in _CLASS.findall(text) for one in listed.split()}
    return sorted(one for one in found if one[1:2] == "-")


def rule(name: str, inks: Inks = ()) -> str:
    """Generate the style rule of a colour class: `f-paper`, or `f-paper-white-25` for a mix."""
    kind, *parts = name.split("-")
    known = {**_COLOURS, **dict(inks)}
    ink, *other = (known.get(part, part) for part in parts[:2])
    shade = mix(ink, other[0], int(parts[2]) / 100) if other else color(ink)
    fill, opacity = _PROPERTIES[kind]
    faint = f";{opacity}-opacity:{shade.alphaF():.3f}" if shade.alpha() < 255 else ""
    return f".{name}{{{fill}:{shade.name().upper()}{faint}}}"


def _widen(text: str, scale: float) -> str:
    """Widen lines so that they stay visible at a small size."""
    pixels = {**LEAST, "outline": _FLAT} if theme().flat else LEAST

    def wide(tag: re.Match[str]) -> str:
        listed = _CLASS.search(tag[0])
        kinds = listed[1].split() if listed else []
        least = max(pixels.get(kind, _THINNEST) for kind in ("", *kinds))
        width = max(float(tag[1]), least / scale)
        return tag[0].replace(f'stroke-width="{tag[1]}"', f'stroke-width="{width:.2f}"')

    return _LINE.sub(wide, text)


def _middle(stops: re.Match[str]) -> str:
    """Replace a gradient by its middle colour, as `brush` does in the flat theme."""
    listed = stops[0].split("/>")[:-1]
    return listed[len(listed) // 2] + "/>"


@lru_cache(256)
def renderer(name: str, scale: float, inks: Inks = ()) -> QSvgRenderer:
    """Return a cached renderer in the current colours; `scale` is pixels per unit of the file."""
    text = read(name)
    rules = [rule(one, inks) for one in classes(text)]
    text = _widen(text, scale)
    if theme().flat:
        rules.append(_FLAT_RULES)
        text = _STOPS.sub(_middle, text)
    text = _BLOCK.sub("".join(rules), text)
    return QSvgRenderer(QByteArray(text.encode()))


on_restyle(renderer.cache_clear)


def paint_svg(
    p: QPainter, name: str, at: QPointF, size: float, /, *, unit: float = UNIT, **inks: Ink
) -> None:
    """Paint a picture with its origin at a point and `unit` of its file as long as `size`.

    `inks` fill the colours that the picture leaves open, by the names of its classes.
    """
    scale = size / unit
    given = tuple((one, color(ink).name(QColor.NameFormat.HexArgb)) for one, ink in inks.items())
    picture = renderer(name, max(1, min(round(size), _LARGE)) / unit, given)
    box = picture.viewBoxF()
    corner = at + box.topLeft() * scale
    picture.render(p, QRectF(corner, box.size() * scale))

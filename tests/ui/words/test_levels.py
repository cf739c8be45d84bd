"""Every level and personality has a name, a line about it, and a face of its own."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from festival_desktop.ai.levels import LEVELS, PERSONALITIES
from festival_desktop.art.faces import paint_face
from festival_desktop.ui.words.levels import level_character, level_name

EVERYBODY = [*LEVELS, *(f"{level}-{who}" for level in LEVELS for who in PERSONALITIES)]


def test_everybody_has_another_name(qapp: object) -> None:
    assert len({level_name(level) for level in EVERYBODY}) == len(EVERYBODY)


def test_every_level_and_personality_has_another_line(qapp: object) -> None:
    lines = {level_character(who) for who in (*LEVELS, *(f"friend-{who}" for who in PERSONALITIES))}
    assert len(lines) == len(LEVELS) + len(PERSONALITIES)
    assert all(lines)


def test_everybody_has_another_face(qapp: object) -> None:
    faces = {_face(level) for level in (*EVERYBODY, "nobody")}
    assert len(faces) == len(EVERYBODY) + 1


def _face(level: str) -> bytes:
    image = QImage(48, 48, QImage.Format.Format_ARGB32)
    image.fill(0)
    p = QPainter(image)
    paint_face(p, QPointF(22, 22), 16, level)
    p.end()
    return bytes(image.constBits())

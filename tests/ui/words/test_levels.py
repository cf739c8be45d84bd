"""Every level and personality has a name, a line about it, and a face of its own."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from festival_desktop.ai.levels import LEVELS, PERSONALITIES
from festival_desktop.art import theme
from festival_desktop.art.faces import paint_face
from festival_desktop.play.seats import Player
from festival_desktop.ui.words.computers import character_of, level_character, level_name

PLACES = [4 * (48 * y + 22) for y in range(12, 30)]
"""The bytes of some pixels in the middle of a face."""
EVERYBODY = [*LEVELS, *(f"{level}-{who}" for level in LEVELS for who in PERSONALITIES)]


def test_everybody_has_another_name(qapp: object) -> None:
    assert len({level_name(level) for level in EVERYBODY}) == len(EVERYBODY)


def test_every_level_and_personality_has_another_line(qapp: object) -> None:
    lines = {level_character(who) for who in (*LEVELS, *(f"friend-{who}" for who in PERSONALITIES))}
    assert len(lines) == len(LEVELS) + len(PERSONALITIES)
    assert all(lines)


def test_a_computer_is_told_with_its_level_and_a_person_is_not(qapp: object) -> None:
    assert character_of(Player("Mira")) == ""
    told = character_of(Player("Jonas", "friend"))
    assert told == f"{level_name('friend')}: {level_character('friend')}"


@pytest.mark.parametrize("look", ["dark", "contrast"])
def test_everybody_has_another_face_in_every_look(qapp: object, look: str) -> None:
    before = theme.theme().name
    theme.use(look)
    faces = {level: _face(level) for level in (*EVERYBODY, "nobody")}
    theme.use(before)
    assert len({*faces.values()}) == len(EVERYBODY) + 1
    for level in LEVELS:
        inks = {faces[level][place : place + 4] for place in PLACES}
        assert len(inks) > 1, "thick lines do not hide it"


def _face(level: str) -> bytes:
    image = QImage(48, 48, QImage.Format.Format_ARGB32)
    image.fill(0)
    p = QPainter(image)
    paint_face(p, QPointF(22, 22), 16, level)
    p.end()
    return bytes(image.constBits())

"""Colours live in one file, all of them are used, and words can be read on their grounds."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

import festival_desktop
from festival_desktop.art import svg, theme
from festival_desktop.art.brush import color, mix
from festival_desktop.paths import resources

PACKAGE = Path(festival_desktop.__file__).parent
THEME = PACKAGE / "art" / "theme.py"
PICTURES = resources() / "svg"
LITERAL = re.compile(
    r"""["']\#[0-9A-Fa-f]{3,8}\b|\bQColor\(\s*\d|\bGlobalColor\.(?!transparent\b)|\#[0-9A-Fa-f]{6}\b"""
)
BUILT = re.compile(
    r"^((primary|sheet|night|plank)(_lit|_dusk)?[012]|(primary|sheet|night|plank)_dusk_ink"
    r"|on_(four_of_a_kind|three_pair|seven_unique|generic)|die_\w+|box_\w+[01]|spark_\w+|lamp(_lit)?[01]|(bronze|silver|gold)[01])$"
)


def test_no_colour_stands_outside_the_theme() -> None:
    found = [
        f"{file.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for file in sorted(PACKAGE.rglob("*.py"))
        if file != THEME
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if LITERAL.search(line)
    ]
    assert found == []


def test_every_token_is_used() -> None:
    source = "".join(
        file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py") if file != THEME
    )
    painted = {
        part
        for file in PICTURES.rglob("*.svg")
        for one in svg.classes(file.read_text("utf-8"))
        for part in one.split("-")[1:]
    }
    unused = [
        token
        for token in theme.NIGHT
        if f'"{token}"' not in source and token not in painted and not BUILT.match(token)
    ]
    assert unused == []


@pytest.mark.parametrize("variant", theme.THEMES)
def test_a_variant_overrides_only_known_tokens_with_valid_colours(variant: str) -> None:
    tokens = theme.THEMES[variant].tokens
    assert set(tokens) == set(theme.NIGHT)
    assert all(QColor.isValidColorName(value) for value in tokens.values())


def luminance(ink: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (ink.redF(), ink.greenF(), ink.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(a: QColor, b: QColor) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


READ_ON = [
    ("ink", "paper"),
    ("ink", "paper_shade"),
    ("ink", "light"),
    ("ink", "strip0"),
    ("ink_soft", "paper"),
    ("ink_soft", "field1"),
    ("lacquer", "paper"),
    ("on_dark", "panel_hi"),
    ("on_dark_soft", "panel_hi"),
    ("on_dark", "board"),
    ("on_dark_soft", "board"),
    ("on_dark", "wood"),
    ("light_hi", "plank1"),
    ("on_seal", "primary1"),
    ("on_seal", "night1"),
    ("on_seal", "seal_deep"),
    ("plate_ink", "plate1"),
    ("plate_ink_soft", "plate1"),
    ("on_warn", "well"),
    ("on_sky", "sky1"),
    ("on_sky", "lake2"),
    ("on_dark", "badge_none0"),
    ("on_four_of_a_kind", "four_of_a_kind"),
    ("on_three_pair", "three_pair"),
    ("on_seven_unique", "seven_unique"),
    ("on_generic", "generic"),
    ("ink", "sheet_dusk1"),
    ("warn_deep", "paper"),
    ("good_deep", "paper"),
    ("paper_hi", "plank1"),
    ("plank_dusk_ink", "plank_dusk1"),
    ("plate_ink_soft", "light"),
    ("on_seal", "lacquer"),
    ("on_seal_soft", "wood"),
    ("light_hi", "night1"),
    ("on_warn", "night"),
    ("on_sky", "sky0"),
    ("on_sky", "sky2"),
    ("ink", "isle_start"),
]


@pytest.mark.parametrize("variant", theme.THEMES)
@pytest.mark.parametrize(("ink", "ground"), READ_ON)
def test_words_can_be_read_on_their_ground(ink: str, ground: str, variant: str) -> None:
    theme.use(variant)
    assert ratio(color(ink), color(ground)) >= 4.5


@pytest.mark.parametrize("variant", theme.THEMES)
@pytest.mark.parametrize("lantern", theme.LANTERNS)
def test_the_letter_of_a_lantern_can_be_read_on_it(lantern: str, variant: str) -> None:
    theme.use(variant)
    rim = mix(theme.LANTERNS[lantern].colour, "white", 0.72)
    assert ratio(color("letter"), rim) >= 7


PRINTED = {
    "four_of_a_kind": "yellow",
    "three_pair": "blue",
    "seven_unique": "red",
    "isle_start": "orange",
    "isle_small": "green",
    "isle_medium": "yellow",
    "isle_large": "red",
}
"""Dedications and islands → their colours in the rulebooks."""
HUES = {
    "red": (*range(345, 360), *range(16)),
    "orange": range(20, 40),
    "yellow": range(44, 64),
    "green": range(90, 150),
    "blue": range(200, 240),
}


@pytest.mark.parametrize("variant", theme.THEMES)
@pytest.mark.parametrize("piece", PRINTED)
def test_dedications_and_islands_have_the_colours_of_the_rulebooks(
    piece: str, variant: str
) -> None:
    theme.use(variant)
    shown = color(piece)
    assert shown.hslHue() in HUES[PRINTED[piece]]
    assert shown.hslSaturationF() > 0.25, "no grey with a hint of it"


def test_what_is_kept_is_forgotten_when_the_variant_or_the_text_size_changes() -> None:
    asked: list[int] = []
    known = theme.cached_per_theme(asked.append)

    def calls() -> int:
        known(7)
        return len(asked)

    assert calls() == 1
    theme.use("dark")
    theme.set_text_scale(1.0)
    assert calls() == 1
    theme.use("contrast")
    assert calls() == 2
    theme.set_text_scale(1.5)
    assert calls() == 3


def test_the_text_size_stays_in_its_range() -> None:
    theme.set_text_scale(9)
    assert theme.text_scale() == 2.0
    theme.set_text_scale(0)
    assert theme.text_scale() == 0.8


def test_letters_and_shapes_are_all_different() -> None:
    assert len({style.letter for style in theme.LANTERNS.values()}) == 7
    assert len({style.shape for style in theme.PLAYERS}) == 6

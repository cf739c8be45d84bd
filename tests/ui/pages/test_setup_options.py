"""Options as data: what is chosen of them, and a setup page from a few declared values."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.ai.players import RandomPlayer
from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.setup_options import (
    Cards,
    Option,
    PerSeat,
    SeatPlan,
    SetupOptions,
    Sides,
    Way,
    four_sides,
)
from festival_desktop.ui.setup_selection import Selection, Selections
from festival_desktop.ui.widgets.cards import WORDS
from tests.ui.festival import rules
from tests.ui.pages.screen import cards_of, on_screen

LEFT = Qt.MouseButton.LeftButton
FACING = {2: (2, 0), 3: (2, 3, 0)}


def way(value: str) -> Way:
    return Way(lambda: value.capitalize(), (value,))


LENGTH = Option(key="length", title=lambda: "Length", ways=(way("short"), way("long")))
ANIMALS = Option(
    key="animals",
    title=lambda: "Animals",
    picker=Cards(
        values=("ant", "bee", "cat", "dog"),
        name=str.capitalize,
        least=lambda players: players,
        most=lambda players: players,
    ),
)
COLOURS = Option(
    key="colours",
    title=lambda: "Colours",
    ways=(way("any"), Way(lambda: "Chosen")),
    picker=PerSeat(
        values=("red", "blue", "green"),
        name=str.capitalize,
        label=lambda seat, name: f"Colour of {name}",
        start=("red", "blue", "green"),
    ),
    former_defaults=("any",),
)


class Rules(FestivalOfLanterns):
    """Refuses the ant, which no option knows about."""

    name = "zoo"

    def check(self, setup: Setup) -> None:
        if "ant" in setup.options.get("animals", ()):
            raise BadSetup("The ant is ill.")


def page_of(qtbot: QtBot, settings: Settings, *options: Option) -> SetupPage:
    seating = SeatPlan(four_sides(FACING), FACING, lambda p, square: None)
    manifest = replace(
        catalog.manifest("festival_of_lanterns"),
        rules=Rules(rules().content),
        options=SetupOptions(seating, options),
        computers={"friend": RandomPlayer()},
    )
    return on_screen(SetupPage(manifest, settings), qtbot)


def test_a_few_values_make_a_whole_page(qtbot: QtBot, settings: Settings) -> None:
    page = page_of(qtbot, settings, LENGTH, ANIMALS, COLOURS)
    assert page.options.reason() == page.play.toolTip() == "Animals: choose 2 more."
    cards = cards_of(page, "animals").cards.buttons
    for animal in ("dog", "bee"):
        QTest.mouseClick(cards[animal], LEFT)
    QTest.mouseClick(page.options.block("length").strip.part(1), LEFT)
    assert page.play.isEnabled()
    options = {"length": ("long",), "animals": ("bee", "dog")}
    assert page.new_game().setup == Setup(2, options)
    QTest.mouseClick(page.options.block("colours").strip.part(1), LEFT)
    assert page.new_game().setup == Setup(2, options | {"colours": ("red", "blue")})


def test_how_many_may_depend_on_the_number_of_players(qtbot: QtBot, settings: Settings) -> None:
    page = page_of(qtbot, settings, ANIMALS)
    page.prepare(options={"animals": ("bee", "cat")})
    assert page.play.isEnabled()
    page.seats.choose_number(3)
    assert page.play.toolTip() == "Animals: choose 1 more."
    page.prepare(options={"animals": ("bee", "cat", "dog")})
    assert page.play.isEnabled()
    page.seats.choose_number(2)
    assert page.play.toolTip() == "Animals: choose 1 fewer."


def test_what_only_the_rules_know_is_told_in_their_words(qtbot: QtBot, settings: Settings) -> None:
    page = page_of(qtbot, settings, ANIMALS)
    page.prepare(options={"animals": ("ant", "bee")})
    assert not page.play.isEnabled()
    assert page.play.toolTip() == "The ant is ill."


def test_a_game_without_options_has_no_panel_for_them(qtbot: QtBot, settings: Settings) -> None:
    page = page_of(qtbot, settings)
    assert not page.options.isVisible()
    assert page.new_game().setup == Setup(2)


def test_values_that_exclude_each_other_take_each_others_place() -> None:
    cards = Cards(values=("ant", "bee", "cat"), name=str, start=("ant",), one_of=("ant", "bee"))
    pets = Selection(replace(ANIMALS, picker=cards))
    for pressed, left in (
        ("cat", ("ant", "cat")),
        ("bee", ("bee", "cat")),
        ("bee", ("bee", "cat")),
    ):
        pets.press(pressed)
        assert pets.shown == left
    pets.choose(("cat",))
    assert pets.shown == ("bee", "cat"), "one of them is always chosen"


def test_one_too_many_takes_the_place_of_the_first() -> None:
    cards = Cards(values=("ant", "bee", "cat"), name=str, most=lambda players: 2, makes_room=True)
    pets = Selection(replace(ANIMALS, picker=cards))
    for pressed in ("cat", "ant", "bee"):
        pets.press(pressed)
    assert pets.shown == ("ant", "bee")


def test_cards_are_turned_over_from_what_is_shown() -> None:
    sides = Sides(values=("0", "1"), sides=("A", "B"), name=lambda card, side: side, face=WORDS)
    by_chance = Way(lambda: "", ("random",), start=("A", "A"))
    cards = Selection(replace(ANIMALS, picker=sides, ways=(by_chance, Way(lambda: ""))))
    assert sides.say("1", cards.chosen) == ("", "", "")
    cards.press("1")
    assert cards.value == ("A", "B")
    assert sides.say("1", cards.chosen) == ("B", "", "B")


def test_an_option_is_for_some_numbers_of_players_only() -> None:
    for_three = replace(LENGTH, players=(3,))
    selections = Selections((for_three, COLOURS))
    selections.set_players(2, ("A", "B"))
    assert selections.options() == {}
    assert selections.players_for({"length": ("long",)}, (2, 3)) == 3
    assert selections.players_for({"colours": ("any",), "unknown": ()}, (2, 3)) == 2
    selections.set_players(3, ("A", "B", "C"))
    assert selections.options() == {"length": ("short",)}


@pytest.mark.parametrize("seed", range(3))
def test_chance_draws_something_else_where_there_is_something_else(seed: int) -> None:
    drawn = replace(ANIMALS, draw=lambda random: [random.choice(("ant", "bee"))])
    pets, random = Selection(drawn), Random(seed)
    for _ in range(5):
        before = pets.shown
        pets.draw(random)
        assert pets.shown != before
    stuck = Selection(replace(ANIMALS, draw=lambda random: ["cat"]))
    stuck.draw(random)
    stuck.draw(random)
    assert stuck.shown == ("cat",)


def test_a_single_option_leaves_no_large_empty_box(settings: Settings, qtbot: QtBot) -> None:
    about = replace(LENGTH, about=lambda chosen: "As long as you like.")
    options = SetupOptions(SeatPlan(FACING, FACING, lambda p, rect: None), (about,))
    manifest = replace(catalog.manifest("festival_of_lanterns"), options=options)
    page = on_screen(SetupPage(manifest, settings), qtbot)
    box, lines = page.options.explained, page.options.explained.sentence
    assert box.isVisible()
    assert lines.height() == lines.minimumHeight(), "two lines and no more"
    assert box.height() < 2 * lines.height()

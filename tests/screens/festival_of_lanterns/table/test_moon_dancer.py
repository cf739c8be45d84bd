"""Moon Dancer at the table: her strip, her paper, her steps, and choices made for her."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from festival_desktop.art.theme import MOON
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.scenes.turning import EAST, NORTH, SOUTH, WEST
from tests.games.festival_of_lanterns.friends.desk import LEVELS, lantern
from tests.games.festival_of_lanterns.friends.desk import Desk as Arranged
from tests.screens.festival_of_lanterns.table.desk import Desk, rules

Open = Callable[..., Desk]


def sit(desk: Open, hers: str, friend: str = "twilight", level: str = "mentor") -> Desk:
    """Her turn, with these lanterns and a full purse."""
    arranged = Arranged(friend, players=1, level=level).holds("", mooncakes=0)
    arranged.holds(hers, seat=MOON_DANCER, mooncakes=6)
    arranged.state.seat = MOON_DANCER
    who = [Player("Mira"), Player("Moon Dancer", "friend")]
    return desk(match=Match(rules(), arranged.setup, who, "moon", start=arranged.state))


def select(table: Desk, kind: str, *key: int) -> None:
    table.click(table.point(Target(kind, key)))


@pytest.mark.parametrize("level", range(len(LEVELS)), ids=LEVELS)
def test_her_strip_shows_level_and_no_limit(desk: Open, level: int) -> None:
    table = sit(desk, "pinkie 2", level=LEVELS[level])
    assert table.match.state.gala.level == level
    assert table.items["level"].spec.face[0] == "Princess"  # the words of the desk
    assert table.items["total:1"].spec.face[:2] == (2, "lanterns")
    assert table.items[f"seat:{NORTH}"].spec.face[0], "her strip is lit"
    assert "speech" in table.items


@pytest.mark.parametrize(
    ("level", "hers"), [("crescent", [EAST, WEST]), ("half-moon", [NORTH, EAST, WEST])]
)
def test_tiles_are_marked_with_her_sides(desk: Open, level: str, hers: list[int]) -> None:
    ticks = sit(desk, "pinkie 2", level=level).presenter.seating.ticks
    assert [side for side, whose in ticks if whose == MOON] == hers
    assert (SOUTH, 0) in ticks


def test_her_next_step_is_asked_for_on_her_paper(desk: Open) -> None:
    table = sit(desk, "pinkie 4")
    select(table, "next-move")
    assert table.match.cursor == 1
    assert table.match.state.claimed[MOON_DANCER]


def test_her_next_step_is_asked_for_by_keys(desk: Open) -> None:
    table = sit(desk, "pinkie 4")
    table.view.setFocus()
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    assert table.match.cursor == 1


def test_equal_ways_are_chosen_among_her_cards(desk: Open) -> None:
    table = sit(desk, "pinkie 4, applejack 4")
    assert table.presenter.prompt.for_her
    assert table.session.selector.selected == [Target("dedication", (0,))], "that is not open"
    cards = table.layout.seats[NORTH].cards
    assert table.stops()[Target("card", (lantern("pinkie"),))] == cards[lantern("pinkie")]
    select(table, "card", lantern("pinkie"))
    select(table, "claim", 0)
    assert table.match.state.lanterns[MOON_DANCER][lantern("applejack")] == 4
    assert table.refusals == []


def test_the_program_is_asked_to_choose_for_her(desk: Open) -> None:
    table = sit(desk, "pinkie 4, applejack 4")
    asked = []
    table.scene.requests.help_requested.connect(lambda: asked.append(True))
    select(table, "for-me")
    assert asked == [True]


def test_she_takes_one_of_your_lanterns_where_you_choose(desk: Open) -> None:
    arranged = Arranged("rainbow", players=1, level="princess").holds("pinkie 2", mooncakes=0)
    arranged.holds("pinkie 3, applejack, rarity", seat=MOON_DANCER, mooncakes=6)
    arranged.state.seat = MOON_DANCER
    who = [Player("Mira"), Player("Moon Dancer", "friend")]
    table = desk(match=Match(rules(), arranged.setup, who, "moon", start=arranged.state))
    table.controller.computer_moves()
    assert table.presenter.prompt.for_her
    select(table, "card", lantern("rarity"))
    select(table, "their-card", 0, lantern("pinkie"))
    assert table.match.state.lanterns[0][lantern("rarity")] == 1
    assert table.refusals == []

"""What the panels of the players tell while there is still time to do something about it."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import Qt

from festival_desktop.games.firefly_festival.state import State, Why
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.table.seats import Seat
from tests.games.firefly_festival.positions import bridge, table
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_after, match_from

Lake = Callable[..., FireflyDesk]
CROW, SEAT = Target("crow"), Target("seat", (0,))


def panel(desk: FireflyDesk, seat: int) -> Seat:
    (panel,) = desk.face(f"seat:{seat}")
    assert isinstance(panel, Seat)
    return panel


def chained(powers: tuple[str | None, ...] = ()) -> State:
    """Seat 0 has the longest chain, of four islands; seat 1 holds the Crow and 20 points."""
    state = bridge(table(powers=powers), 0, "A-B 1", "B-C 1", "C-D 1")
    state = bridge(state, 1, "A-B 2")
    state.score(0, Why.WATER, 5)
    state.score(1, Why.FESTIVAL, 20)
    state.crow = 1
    return state


def test_a_panel_tells_what_chain_and_crow_would_come_to_now(lake: Lake) -> None:
    desk = lake(match_from(chained()))
    first, second = panel(desk, 0), panel(desk, 1)
    assert (first.points, first.at_end) == (5, "25 at end")
    assert "chain 4: +20" in first.note
    assert first.crow == ()
    assert (second.points, second.at_end) == (20, "10 at end")
    assert second.note == "chain 2"
    assert second.crow == (2, -10)


def test_the_crow_costs_a_friend_of_it_less(lake: Lake) -> None:
    desk = lake(match_from(chained(powers=(None, "crow_friend"))))
    assert panel(desk, 1).crow == (2, -5)
    assert panel(desk, 1).at_end == "15 at end"


def test_before_anything_counts_at_the_end_a_panel_tells_points_only(lake: Lake) -> None:
    desk = lake(match_from(table()))
    assert panel(desk, 0).at_end == ""


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_a_panel_says_what_its_total_would_be_made_of(lake: Lake, how: str) -> None:
    desk = lake(match_from(chained()))
    lines = desk.told(desk.layout.seats[1].center().toPoint())
    if how == "keyboard":
        said: list[str] = []
        desk.scene.explainer.described.connect(said.append)
        desk.focus_on(Target("seat", (0,)))
        desk.key(Qt.Key.Key_Down)
        lines = said[-1].split("\n")
    assert lines[0] == "Jonas"
    assert [line.partition("(")[0] for line in lines[2:6]] == [
        "Projected: 10 point",
        "20 point",
        "Chain of 2 islands: +0",
        "The Crow: -10",
    ]
    assert lines[-1].startswith("Chains at the end, by islands: 4\u00a0→\u00a05, 6")


def test_a_panel_explains_its_power_too(lake: Lake) -> None:
    desk = lake(match_from(chained(powers=("courier", None))))
    heading, *lines = desk.told(desk.layout.seats[0].center().toPoint())
    assert heading == "Mira · Courier"
    assert "Longest chain: +15" in lines


def test_the_projected_totals_are_those_of_the_table_for_everybody(lake: Lake) -> None:
    for players in (2, 6):
        desk = lake(match_after(60, players, powers=("dealt",)))
        scores = desk.table.projected(desk.session.view).scores
        for seat, score in enumerate(scores):
            told = panel(desk, seat)
            so_far = score.total == desk.session.view.points[seat]
            assert told.at_end == ("" if so_far else f"{score.total} at end")


def test_whoever_takes_the_crow_is_told_what_it_pays_and_costs(lake: Lake) -> None:
    state = table(powers=("crow_friend", None))
    state.score(0, Why.FESTIVAL, 6)
    desk = lake(match_from(state))
    desk.click(desk.plaque(CROW))
    heading, note, *_ = desk.face("ask")
    assert heading == "Coins or workers?"
    assert note.startswith("Pays its holder 2 coins at the start of each turn")
    assert note.endswith("Costs its holder 5 points at the end.")
    assert set(desk.answers) == {Target("crow-gain", (0,)), Target("crow-gain", (1,))}

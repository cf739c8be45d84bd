"""Floors, festivals and secondary actions: before they are done, and when."""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtGui import Qt

from festival_desktop.core.step import step
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import State, Why
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.table.forecasts import points_of
from festival_desktop.screens.firefly_festival.table.goals import Secret
from festival_desktop.tables.firefly_festival import FireflyTable
from festival_desktop.tables.firefly_festival.forecast import festive_islands
from tests.games.firefly_festival.positions import bridge, island, kind, pagodas, settle, table
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_after, match_from, rules

pytestmark = pytest.mark.sample(8, of="file")

Lake = Callable[..., FireflyDesk]
A, B, C, E, F = map(island, "ABCEF")
PAGODA, FESTIVAL = Target("action", (1,)), Target("action", (3,))


def played(desk: FireflyDesk) -> list[str]:
    return [desk.game.write(step.move) for step in desk.match.steps]


def ready() -> State:
    """B is a Small island of value 1 with a floor and a bridge."""
    state = bridge(settle(table(), 0, "A1 B2 F1"), 0, "A-B 1")
    return pagodas(settle(state, 1, "A1 L3"), {"B": "0"})


def test_a_floor_is_built_by_plaque_and_island(lake: Lake) -> None:
    desk = lake(match_from(settle(table(), 0, "B1 F1")))
    desk.click(desk.plaque(PAGODA))
    assert {key for key in desk.items if key.startswith("next:")} == {
        f"next:{B}",
        f"next:{F}",
    }
    desk.move(desk.ground(B))
    assert desk.face("tag")[0] == (("+1", "coins"),)
    desk.click(desk.ground(B))
    assert played(desk) == ["pagoda B"]
    assert f"floor:{B}:0" in desk.items


def test_a_floor_is_carried_from_its_plaque(lake: Lake) -> None:
    desk = lake(match_from(settle(table(), 0, "B1 F1")))
    desk.pick_up(desk.plaque(PAGODA))
    assert "held" in desk.items
    desk.drop(desk.ground(F))
    assert played(desk) == ["pagoda F"]
    assert "held" not in desk.items


def test_a_floor_where_nobody_works_is_refused(lake: Lake) -> None:
    desk = lake(match_from(settle(table(), 0, "B1 F1")))
    desk.drag(desk.plaque(PAGODA), desk.ground(C))
    assert desk.refusals == ["no-worker-at-pagoda"]
    assert desk.match.steps == []


def test_one_click_on_an_island_builds_no_floor(lake: Lake) -> None:
    desk = lake(match_from(settle(table(), 0, "B1 F1")))
    desk.click(desk.ground(B))
    assert desk.match.steps == []


def test_a_festival_is_held_by_plaque_and_island(lake: Lake) -> None:
    desk = lake(match_from(ready()))
    desk.click(desk.plaque(FESTIVAL))
    desk.click(desk.ground(B))
    assert played(desk) == ["festival B"]
    assert f"swarm:{B}" in desk.items
    assert f"spire:{B}" in desk.items


def test_a_sorin_is_carried_from_its_plaque(lake: Lake) -> None:
    desk = lake(match_from(ready()))
    desk.drag(desk.plaque(FESTIVAL), desk.ground(B))
    assert played(desk) == ["festival B"]


def test_a_festival_that_is_not_ready_is_refused_with_its_reason(lake: Lake) -> None:
    desk = lake(match_from(ready()))
    desk.drag(desk.plaque(FESTIVAL), desk.ground(F))
    assert desk.refusals == ["festival-floors"]


def test_the_card_of_an_island_shows_what_everybody_would_score(lake: Lake) -> None:
    desk = lake(match_from(ready()))
    desk.move(desk.ground(B))
    _, conditions, rows, _, good, _ = desk.face("card")[0]
    assert [met for _, _, met in conditions] == [True] * 4
    assert good
    after = step(desk.game, desk.match.state, m.FESTIVALS[B]).state
    gained = [b - a for a, b in zip(desk.match.state.points, after.points, strict=True)]
    assert {seat: points for seat, _, points, _ in rows} == {0: f"+{gained[0]}", 1: "–"}
    assert [calls for _, _, _, calls in rows] == [True, False]


def test_the_card_says_who_can_hold_the_festival_and_what_is_really_needed(lake: Lake) -> None:
    """Seat 1 can: whoever looks gets a guest's points, and one bridge of three would do."""
    state = bridge(ready(), 1, "A-B 2", "B-C 1")
    desk = lake(match_from(settle(settle(state, 0, "A1 F3"), 1, "A1 B2 L1")))
    desk.move(desk.ground(B))
    _, conditions, rows, verdict, good, _ = desk.face("card")[0]
    assert [label for _, label, _ in conditions] == ["1/1", "3/1", "0", "2:4"]
    assert verdict == ("Jonas can hold it", "none of your workers")
    assert not good
    shares = {seat: (sum_, points, calls) for seat, sum_, points, calls in rows}
    assert shares[0] == ("2 × 1", "+2", False)
    assert shares[1] == ("4 × 1 + 8", "+12", True)


def test_the_card_shows_both_what_a_guest_and_what_a_caller_gets(lake: Lake) -> None:
    desk = lake(match_from(settle(bridge(ready(), 1, "A-B 2"), 1, "A1 B3")))
    desk.move(desk.ground(B))
    _, _, rows, verdict, good, _ = desk.face("card")[0]
    assert verdict == ("Mira and Jonas can hold it",)
    assert good
    assert {sum_ for _, sum_, _, _ in rows} == {"4 × 1 (+ 14)"}
    assert {points for _, _, points, _ in rows} == {"+4/+18"}


def test_a_festival_that_nobody_can_hold_says_so(lake: Lake) -> None:
    desk = lake(match_from(settle(settle(ready(), 0, "A4"), 1, "A4")))
    desk.move(desk.ground(B))
    verdict = desk.face("card")[0].verdict
    assert verdict == ("Nobody can hold it yet", "none of your workers")


@pytest.mark.sample(2)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_forecast_equals_what_the_rules_score(players: int) -> None:
    found = 0
    for number in range(3):
        match = match_after(30, players, None, f"forecast {number}", powers=("dealt",))
        game = rules()
        table_ = FireflyTable(game)
        for _ in range(200):
            state = match.state
            if match.to_act is None:
                break
            legal = list(game.legal_moves(state))
            for move in legal:
                if isinstance(move, m.HoldFestival):
                    found += 1
                    after = step(game, state, move).state
                    gained = tuple(b - a for a, b in zip(state.points, after.points, strict=True))
                    seen = table_.forecast(game.view(state, None), state.seat, move.island)
                    if after.seat == state.seat:
                        told = [seen.as_guest[seat] for seat in range(players)]
                        told[state.seat] = seen.as_caller[state.seat]
                        assert tuple(told) == gained
                    assert seen.missing == ()
            held = {move.island for move in legal if isinstance(move, m.HoldFestival)}
            if state.main_left and not state.tasks:
                for place in festive_islands(game, state.layout):
                    seen = table_.forecast(game.view(state, None), state.seat, place)
                    assert (state.seat in seen.callers) == (place in held)
                    if not state.sealed >> place & 1:
                        assert (state.seat in seen.callers) == (not seen.missing)
            match.play(legal[-1 - (match.cursor * 7) % len(legal)])
    assert players == 5 or found


def test_the_eye_and_the_key_show_every_festival_as_if_held_now(lake: Lake) -> None:
    desk = lake(steps=90, players=4)
    shows: tuple[Callable[[], None], ...] = (
        lambda: desk.click(desk.layout.eye.center().toPoint()),
        lambda: desk.key(Qt.Key.Key_O),
    )
    for show in shows:
        show()
        shown = {int(k[9:]) for k in desk.items if k.startswith("forecast:")}
        view = desk.session.view
        unsealed = {n for n in festive_islands(desk.game, view.layout) if not view.sealed >> n & 1}
        assert shown == unsealed
        for place in shown:
            seen = desk.table.forecast(view, 0, place)
            assert desk.face(f"forecast:{place}") == (seen,)
            for seat in range(view.players):
                points = points_of(seen, seat).replace("–", "+0").split("+")
                told = tuple(int(number.strip("/")) for number in points if number)
                assert told == seen.points(seat)
        show()
        assert not any(key.startswith("forecast:") for key in desk.items)


def test_a_goal_that_is_met_is_lit_and_claimed_by_a_click(lake: Lake) -> None:
    state = table(goals=("merchant", "empire", "hubs", "tower"))
    state.coins[0] = 9
    desk = lake(match_from(state))
    goal = Target("goal", (kind("merchant"),))
    assert desk.items[f"goal:{goal.key[0]}"].spec.face[-2] == "choice"
    desk.click(desk.plaque(goal))
    assert played(desk) == ["claim merchant"]


def test_a_goal_that_is_not_met_is_refused_with_its_reason(lake: Lake) -> None:
    desk = lake(match_from(table(goals=("merchant", "empire", "hubs", "tower"))))
    desk.click(desk.plaque(Target("goal", (kind("empire"),))))
    assert desk.refusals == ["goal-unmet"]


def test_an_own_private_goal_is_lit_when_it_can_be_claimed(lake: Lake) -> None:
    state = table(hand=["penniless", "chain-4"])
    state.coins[0] = 0
    desk = lake(match_from(state))
    ready_, other = state.hands[0]
    shown = [cast(Secret, desk.face(f"secret:{goal}")[0]) for goal in (ready_, other)]
    assert [secret.mood for secret in shown] == ["choice", "rest"]
    desk.click(desk.plaque(Target("secret", (ready_,))))
    assert len(desk.match.state.done[0]) == 1


def test_the_crow_asks_what_to_bring(lake: Lake) -> None:
    state = table()
    state.score(0, Why.FESTIVAL, 6)
    desk = lake(match_from(state))
    desk.click(desk.plaque(Target("crow")))
    assert set(desk.answers) == {Target("crow-gain", (0,)), Target("crow-gain", (1,))}
    desk.click(desk.plaque(Target("crow-gain", (0,))))
    assert played(desk) == ["crow coins"]


def test_a_lucky_fish_is_placed_by_a_click(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.click(desk.plaque(Target("fish")))
    assert played(desk) == ["fish"]


def test_a_second_storey_is_asked_for(lake: Lake) -> None:
    state = settle(table(2, powers=["twin_storeys", "courier"]), 0, "B1 F3")
    desk = lake(match_from(state))
    desk.click(desk.plaque(PAGODA))
    desk.click(desk.ground(F))
    assert Target("storey") in desk.answers
    desk.click(desk.plaque(Target("storey")))
    assert played(desk) == ["pagoda F", "storey"]


def test_recruits_are_put_on_an_island_by_a_click(lake: Lake) -> None:
    desk = lake(match_from(settle(table(), 0, "C1")))
    desk.click(desk.plaque(PAGODA))
    desk.click(desk.ground(C))
    assert desk.options.spots
    desk.click(desk.ground(B))
    assert desk.refusals == ["recruit-place"]
    desk.click(desk.ground(A))
    assert played(desk)[-1] == "recruit A"


def test_a_power_is_chosen_from_two_cards(lake: Lake) -> None:
    desk = lake(steps=0, players=3, powers=("dealt",))
    desk.let_others_move()
    first, second = desk.match.state.offered[0]
    assert {f"offer:{first}", f"offer:{second}"} <= set(desk.items)
    desk.click(desk.plaque(Target("power", (second,))))
    assert desk.match.state.powers[0] == second


def test_a_goal_that_a_move_would_reach_is_lit_before_it_is_made(lake: Lake) -> None:
    state = settle(table(goals=("empire", "architect", "hubs", "merchant")), 0, "B1 F1")
    state = pagodas(state, {"B": "0"})
    desk = lake(match_from(state))
    empire = f"promise:goal:{kind('empire')}"
    desk.click(desk.plaque(PAGODA))
    desk.move(desk.ground(B))
    assert empire not in desk.items, "a second floor there is no second island"
    desk.move(desk.ground(F))
    assert empire in desk.items
    desk.session.clear()
    assert empire not in desk.items


@pytest.mark.parametrize(
    ("action", "state", "rule"),
    [
        (0, lambda: spent(settle(table(), 0, "B1 F1")), "main-done"),
        (0, lambda: poor(settle(table(), 0, "F1")), "bridge-cost"),
        (1, lambda: table(), "no-worker-at-pagoda"),
        (2, lambda: table(), "no-way"),
        (3, lambda: spent(settle(table(), 0, "B1 F1")), "main-done"),
    ],
)
def test_a_dim_plaque_says_why(
    lake: Lake, action: int, state: Callable[[], State], rule: str
) -> None:
    desk = lake(match_from(state()))
    desk.click(desk.plaque(Target("action", (action,))))
    assert desk.refusals == [rule]
    assert list(desk.session.selector.selected) == []


def spent(state: State) -> State:
    state.main_left = 0
    return state


def poor(state: State) -> State:
    state.coins[0] = 0
    return state


def test_the_dim_plaque_of_festivals_shows_what_each_island_is_missing(lake: Lake) -> None:
    desk = lake(match_from(settle(table(), 0, "B1 F1")))
    desk.click(desk.plaque(FESTIVAL))
    assert desk.presenter.interaction.forecasting
    assert desk.refusals == []


def test_an_island_without_own_workers_says_so_while_moving(lake: Lake) -> None:
    desk = lake(match_from(bridge(settle(table(), 0, "A3"), 0, "A-B 1")))
    desk.click(desk.plaque(Target("action", (2,))))
    desk.click(desk.ground(F))
    assert desk.refusals == ["no-worker"]

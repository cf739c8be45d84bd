"""One place ends a turn: it leaves the rest of an action, and asks while a goal is lit."""

from collections.abc import Callable

from festival_desktop.games.firefly_festival.state import State
from festival_desktop.models.session import PASS
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.table.questions import END_ANYWAY
from tests.games.firefly_festival.positions import bridge, island, settle, table
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_from

Lake = Callable[..., FireflyDesk]
A, B = island("A"), island("B")


def played(desk: FireflyDesk) -> list[str]:
    return [desk.game.write(step.move) for step in desk.match.steps]


def lit(desk: FireflyDesk) -> list[Target]:
    goals = (target for target in desk.session.selector.choices() if target.kind == "goal")
    after = desk.presenter.situation.after_done
    return [*goals, *(target for target in after if target.kind == "goal")]


def crossing(lake: Lake) -> FireflyDesk:
    """A bridge was built, and workers may still cross it."""
    desk = lake(match_from(table()))
    desk.controller.play(desk.game.read("bridge A-B 2"))
    assert lit(desk)
    return desk


def test_a_claim_ends_free_crossings(lake: Lake) -> None:
    desk = crossing(lake)
    (goal, *_) = lit(desk)
    assert desk.face(f"goal:{goal.key[0]}")[-2] == "choice", "its card is lit meanwhile"
    desk.click(desk.plaque(goal))
    assert played(desk)[:2] == ["bridge A-B 2", "done"]
    assert played(desk)[2].startswith("claim")


def test_the_end_of_a_turn_asks_once_while_a_goal_is_lit(lake: Lake) -> None:
    desk = crossing(lake)
    desk.click(desk.plaque(PASS))
    desk.click(desk.plaque(PASS))
    assert played(desk) == ["bridge A-B 2"], "a second press by habit loses nothing"
    desk.click(desk.point(END_ANYWAY))
    assert played(desk) == ["bridge A-B 2", "done", "end turn"]


def test_a_goal_can_be_claimed_where_it_is_asked_about(lake: Lake) -> None:
    desk = crossing(lake)
    (goal, *_) = lit(desk)
    desk.click(desk.plaque(PASS))
    assert {*desk.answers} == {*lit(desk), END_ANYWAY}
    place = desk.presenter.question.shown.regions[goal]
    desk.click(place.center().toPoint())
    assert played(desk)[-1].startswith("claim")


def test_a_press_elsewhere_takes_the_question_away(lake: Lake) -> None:
    desk = crossing(lake)
    desk.click(desk.plaque(PASS))
    assert desk.answers
    desk.click(desk.ground(B))
    assert not desk.presenter.interaction.asking


def test_the_end_of_a_turn_asks_once_while_a_main_action_is_left(lake: Lake) -> None:
    state = two_to_do()
    for taken in range(len(state.taken)):
        state.taken[taken] = 6  # no goal is lit
    desk = lake(match_from(state))
    for move in ("fish", "move A-B by 0", "done"):
        desk.controller.play(desk.game.read(move))
    assert not lit(desk)
    desk.click(desk.plaque(PASS))
    assert played(desk)[-1] == "done"
    assert {*desk.answers} == {END_ANYWAY}
    desk.click(desk.point(END_ANYWAY))
    assert played(desk)[-1] == "end turn"


def two_to_do() -> State:
    return bridge(settle(table(), 0, "A2 B1 F1"), 0, "A-B 1")


def test_the_end_never_leaves_a_whole_main_action(lake: Lake) -> None:
    desk = lake(match_from(two_to_do()))
    for move in ("fish", "move A-B by 0"):
        desk.controller.play(desk.game.read(move))
    desk.click(desk.layout.end.center().toPoint())
    assert played(desk) == ["fish", "move A-B by 0", "done"]


def test_the_crow_can_be_taken_while_movements_are_left(lake: Lake) -> None:
    state = two_to_do()
    state.points[0] = 10
    desk = lake(match_from(state))
    desk.controller.play(desk.game.read("move A-B by 0"))
    desk.click(desk.plaque(Target("crow")))
    assert played(desk)[-1] == "done"
    assert list(desk.session.selector.selected) == [Target("crow")]

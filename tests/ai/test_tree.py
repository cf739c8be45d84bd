"""The tree of a search: what it learns, and plans that a first look does not find."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from festival_desktop.ai.limit import NO_LIMIT, Limit
from festival_desktop.ai.search import Effort, SearchPlayer
from festival_desktop.ai.tree import Node, Option
from festival_desktop.core.game import Event, Score, ScoreLine, Seat, Standing
from festival_desktop.core.rng import Rng

POINTS = {"light": (3, 3), "gather boldly": (4, 1), "gather calmly": (3.5, 6)}
"""What was done → what it looks worth at once, and what it is worth after the rival's reply."""


@dataclass(frozen=True)
class Row:
    """A position: what was done so far."""

    done: tuple[str, ...] = ()


class Gathering:
    """A game of one turn: light, or gather in one of two ways; then the rival replies."""

    def copy(self, state: list[str]) -> list[str]:
        return state[:]

    def play(self, state: list[str], move: str, log: list[Event]) -> None:
        state.append(move)

    def to_act(self, state: list[str]) -> Seat | None:
        if state and state[-1] == "reply":
            return None
        return 0 if state in ([], ["gather"]) else 1

    def legal_moves(self, state: list[str]) -> Sequence[str]:
        if self.to_act(state):
            return ["reply"]
        return ["boldly", "calmly"] if state else ["light", "gather"]

    def view(self, state: list[str], seat: Seat | None) -> Row:
        return Row(tuple(state))

    def imagine(self, view: Row, rng: Rng) -> list[str]:
        return [*view.done]

    def is_irreversible(self, event: Event, seat: Seat | None) -> bool:
        return False

    def standing(self, state: list[str]) -> Standing:
        over = self.to_act(state) is None
        return Standing((Score(0, (ScoreLine("all", 0),)), Score(1, ())), (0,) if over else ())


class GatheringHeuristics:
    foresees, only_people = False, ()
    likely = staticmethod(Gathering().legal_moves)

    def mid_turn(self, state: list[str]) -> bool:
        return True

    def terms(self, state: list[str], seat: Seat) -> dict[str, float]:
        replied = state[-1:] == ["reply"]
        own = POINTS.get(" ".join(state[:-1] if replied else state), (2, 2))[replied]
        return {"points": own} if seat == 0 else {"rivals": -own}


def decided(inner: int, limit: Limit = NO_LIMIT) -> str:
    effort = Effort(candidates=8, of_kind=2, simulations=16, margin=9.0, depth=1, inner=inner)
    game: Any = Gathering()
    player = SearchPlayer[Any, Any, Any](game, GatheringHeuristics(), effort)
    return str(player.decide(Row(), game.legal_moves([]), Rng(1), limit).move)


def test_a_plan_of_two_steps_is_found_where_its_second_step_looks_worse_at_once() -> None:
    assert decided(inner=2) == "gather"


def test_looking_at_one_way_to_go_on_misses_it() -> None:
    assert decided(inner=1) == "light"


def test_without_time_what_looks_best_at_once_is_taken() -> None:
    assert decided(inner=2, limit=Limit(0.0)) == "light"


def test_a_node_believes_its_first_look_until_simulations_tell_otherwise() -> None:
    good, bad = Option("good", 2.0), Option("bad", 1.0)
    node = Node([good, bad])
    assert node.value(good) > node.value(bad)
    for _ in range(20):
        node.learn(good, 2.0)
        node.learn(bad, 5.0)
    assert node.value(bad) > node.value(good)
    assert node.most_wanted() is bad


def test_a_move_that_was_not_tried_is_expected_to_grow_like_the_others() -> None:
    tried, untried = Option("tried", 2.0), Option("untried", 1.5)
    node = Node([tried, untried])
    for _ in range(50):
        node.learn(tried, 12.0)
    assert node.value(untried) == 11.5

"""A document whose moves cannot all be played still gives the game back, and says what it lost."""

from collections.abc import Callable
from typing import Any

import pytest

from festival_desktop.core.errors import BrokenSave
from festival_desktop.games.festival_of_lanterns.editions import EDITION
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.match import Match
from festival_desktop.saves.document import Restored, document, restore
from festival_desktop.saves.schema import Mark, Save

AnyMatch = Match[Any, Any, Any]
Rules = Callable[[str], Any]


def but(save: Save, **fields: Any) -> Save:
    return save.model_copy(update=fields)


def with_move(save: Save, at: int, text: str) -> Save:
    return but(save, moves=[*save.moves[: at - 1], text, *save.moves[at:]])


def without_states(save: Save, *places: int) -> Save:
    """The marks of these places are damaged."""
    return but(
        save,
        marks=[
            Mark(at=mark.at, digest=mark.digest, state={}) if mark.at in places else mark
            for mark in save.marks
        ],
    )


def whats(restored: Restored) -> list[str]:
    return [trouble.what for trouble in restored.troubles]


@pytest.mark.parametrize(
    "text", ["place S99 at 0,1 turned 0", "dance", "place S01 at 0,0 turned 0"]
)
def test_behind_a_step_that_cannot_be_played_the_next_mark_goes_on(
    save: Save, finished: AnyMatch, rules: Rules, text: str
) -> None:
    restored = restore(with_move(save, 30, text), rules)
    match = restored.match
    assert whats(restored) == ["step", "position"]
    assert restored.troubles[0].sentence.startswith("Step 30 can’t be played: ")
    assert restored.troubles[1].sentence == "The game continues from the position after step 50."
    assert match.start == finished.state_at(50)
    assert match.steps == finished.steps[50:]
    assert match.state == finished.state
    assert not match.dealt


def test_the_last_position_is_kept_even_if_the_last_step_is_lost(
    save: Save, finished: AnyMatch, rules: Rules
) -> None:
    last = len(finished.steps)
    restored = restore(with_move(save, last, "dance"), rules)
    assert restored.match.state == finished.state
    assert restored.match.steps == []


def test_without_a_good_mark_the_game_stands_at_the_last_good_step(
    save: Save, finished: AnyMatch, rules: Rules
) -> None:
    last = len(finished.steps)
    damaged = without_states(with_move(save, 30, "dance"), 50, 75, last)
    restored = restore(damaged, rules)
    assert whats(restored) == ["step", "stands"]
    assert restored.troubles[1].sentence == "The game is at step 29."
    assert restored.match.steps == finished.steps[:29]
    assert restored.match.cursor == 29
    assert restored.match.dealt


def test_a_rescued_game_saves_and_loads_without_further_words(save: Save, rules: Rules) -> None:
    rescued = restore(with_move(save, 30, "dance"), rules).match
    again = restore(document(rescued, "0.1.0", save.saved), rules)
    assert again.troubles == ()
    assert again.match.start == rescued.start
    assert again.match.steps == rescued.steps


def test_another_deal_than_the_saved_one_goes_on_from_the_saved_one(
    save: Save, finished: AnyMatch, rules: Rules
) -> None:
    restored = restore(but(save, seed="another"), rules)
    assert whats(restored) == ["step", "position"]
    assert restored.match.start == finished.start
    assert restored.match.steps == finished.steps


def test_another_legal_move_than_the_saved_one_is_noticed_at_the_next_mark(
    save: Save, finished: AnyMatch, game: FestivalOfLanterns, rules: Rules
) -> None:
    at = 25
    others = game.legal_moves(finished.state_at(at - 1))
    other = next(move for move in others if move != finished.steps[at - 1].move)
    restored = restore(with_move(save, at, game.write(other)), rules)
    assert whats(restored) == ["step", "position"]
    assert restored.troubles[0].sentence == "After step 25 the position differs from the saved one."
    assert restored.match.state == finished.state


LATER = EDITION + 1


class ChangedRules(FestivalOfLanterns):
    """A later edition in which every move gives seat 0 all Mooncakes that are left."""

    def play(self, state: Any, move: Any, log: list[Any]) -> None:
        super().play(state, move, log)
        state.mooncakes[0] += state.mooncakes_left
        state.mooncakes_left = 0


def test_changed_rules_go_on_from_the_last_saved_position(
    play: Callable[..., AnyMatch], save: Save, game: FestivalOfLanterns
) -> None:
    match = play(4, 60)
    saved = document(match, "0.1.0", save.saved)
    restored = restore(saved, lambda _: ChangedRules(game.content, LATER))
    assert restored.match.state == match.state
    assert whats(restored)[:2] == ["step", "rules"]
    assert restored.troubles[1].sentence == (
        "It was saved under earlier rules. The game continues from the position after step 25."
    )
    assert document(restored.match, "0.1.0", save.saved).edition == LATER


class LongerPositions(FestivalOfLanterns):
    """A later edition that writes one thing more of every position."""

    def dump(self, state: Any) -> Any:
        return super().dump(state) | {"new": True}

    def load(self, data: Any, setup: Any = None) -> Any:
        return super().load({key: value for key, value in data.items() if key != "new"}, setup)


def test_what_an_earlier_edition_did_not_write_is_not_missed(
    play: Callable[..., AnyMatch], save: Save, game: FestivalOfLanterns
) -> None:
    match = play(4, 60)
    restored = restore(
        document(match, "0.1.0", save.saved), lambda _: LongerPositions(game.content, LATER)
    )
    assert restored.match.steps == match.steps
    assert restored.match.state == match.state


def test_a_damaged_mark_does_not_stop_a_good_replay(
    save: Save, finished: AnyMatch, rules: Rules
) -> None:
    assert restore(without_states(save, 0, 25, 50), rules).troubles == ()
    marks = [Mark(at=25, digest="0" * 16, state=save.marks[1].state)]
    restored = restore(but(save, marks=marks), rules)
    assert whats(restored) == ["unchecked"]
    assert restored.match.steps == finished.steps


def test_a_game_without_marks_is_replayed_as_practice(
    save: Save, finished: AnyMatch, rules: Rules
) -> None:
    restored = restore(but(save, marks=[]), rules)
    assert [trouble.sentence for trouble in restored.troubles] == [
        "The position after step 0 is missing."
    ]
    assert restored.match.state == finished.state
    assert restored.match.practice
    assert restored.match.changed_outside


@pytest.mark.parametrize("seats", [2, 3])
def test_a_position_for_another_number_of_players_is_not_used(
    play: Callable[..., AnyMatch], save: Save, rules: Rules, seats: int
) -> None:
    foreign = document(play(seats, 20), "0.1.0", save.saved)
    assert whats(restore(but(save, marks=foreign.marks), rules)) == ["unchecked"] * 2


def test_marks_behind_the_last_move_are_not_used(save: Save, rules: Rules) -> None:
    marks = [Mark(at=4_000, digest="0" * 16, state=None)]
    restored = restore(but(save, marks=[*save.marks, *marks]), rules)
    assert restored.troubles == ()


# -- the cursor --------------------------------------------------------------------------------


def test_a_cursor_behind_the_end_stands_at_the_end(
    save: Save, finished: AnyMatch, rules: Rules
) -> None:
    restored = restore(but(save, cursor=4_000), rules)
    assert whats(restored) == ["cursor"]
    assert restored.match.cursor == len(finished.steps)


@pytest.fixture
def undone(play: Callable[..., AnyMatch], save: Save) -> Save:
    """A relaxed game of 60 moves, taken back to the 30th."""
    match = play(4, 60, relaxed=True)
    match.goto(30)
    return document(match, "0.1.0", save.saved)


@pytest.mark.parametrize("at", [31, 45, 60])
def test_trouble_among_undone_moves_costs_only_these(
    undone: Save, finished: AnyMatch, rules: Rules, at: int
) -> None:
    restored = restore(with_move(undone, at, "dance"), rules)
    assert whats(restored) == ["undone"]
    assert restored.match.steps == finished.steps[:30]
    assert restored.match.cursor == 30
    assert restored.match.practice


def test_trouble_before_the_cursor_never_leads_past_it(
    undone: Save, finished: AnyMatch, rules: Rules
) -> None:
    restored = restore(with_move(undone, 27, "dance"), rules)
    assert restored.match.state == finished.state_at(30)
    assert restored.match.steps == finished.steps[30:60]
    assert restored.match.cursor == 0
    lost = restore(without_states(with_move(undone, 27, "dance"), 30), rules)
    assert lost.match.state == finished.state_at(26)


# -- a given first position --------------------------------------------------------------------


def test_a_damaged_first_position_is_replaced_by_the_first_mark(
    save: Save, finished: AnyMatch, rules: Rules
) -> None:
    restored = restore(but(save, start={"players": 4}), rules)
    assert whats(restored) == ["position", "position"]
    assert restored.match.start == finished.start
    assert restored.match.steps == finished.steps


def test_without_any_position_nothing_can_be_rescued(save: Save, rules: Rules) -> None:
    with pytest.raises(BrokenSave, match="it has no usable position"):
        restore(but(save, start=[], marks=[]), rules)


def test_a_first_position_that_cannot_be_is_refused_with_the_law(save: Save, rules: Rules) -> None:
    with pytest.raises(BrokenSave, match="where final turns begin when all tiles are placed"):
        restore(but(save, start=save.marks[0].state | {"finals": 1}, marks=[]), rules)


# -- games that cannot be set up ---------------------------------------------------------------


def test_an_unknown_game_is_named(save: Save, rules: Rules) -> None:
    with pytest.raises(BrokenSave, match="doesn’t have the game “chess”"):
        restore(but(save, game="chess"), rules)


def test_an_impossible_setup_gives_its_reason(save: Save, rules: Rules) -> None:
    setup = save.setup.model_copy(update={"options": {"dragons": ["red"]}})
    with pytest.raises(BrokenSave, match=r"isn’t valid: .*dragons"):
        restore(but(save, setup=setup), rules)

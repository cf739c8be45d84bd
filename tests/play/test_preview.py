"""Asking a preview: sums, costs, what is promised, what happens later."""

from festival_desktop.play.preview import (
    CountChange,
    GoalChange,
    GoalStatus,
    Preview,
    Timing,
    Uncertain,
    common_changes,
    merged,
)

SAID = Preview(
    changes=(
        CountChange(0, "coins", 3),
        CountChange(0, "lantern", 1, (4,)),
        CountChange(0, "lantern", 1, (4,)),
        CountChange(1, "lantern", 2, (4,), missing=True),
        CountChange(1, "coins", 1, when=Timing.NEXT),
    ),
    costs=(CountChange(0, "coins", -5),),
    goals=(
        GoalChange(0, "boat", (7,), 5),
        GoalChange(0, "boat", (8,), how=GoalStatus.LOST),
        GoalChange(None, "over", when=Timing.END),
    ),
    promised=(CountChange(0, "coins", 2),),
)


def test_sums_leave_out_what_is_missing() -> None:
    assert SAID.gained(0, "lantern") == 2
    assert SAID.gained(1, "lantern") == 0
    assert SAID.missed(1, "lantern") == 2


def test_costs_and_promises_are_told_apart() -> None:
    assert SAID.gained(0, "coins") == 3
    assert SAID.paid("coins") == 5
    assert SAID.balance(0, "coins") == -2
    assert SAID.total(0, "coins") == 0


def test_counts_are_changes_and_costs_together() -> None:
    assert SAID.counts() == {(0, "coins", ()): -2, (0, "lantern", (4,)): 2, (1, "coins", ()): 1}


def test_what_the_next_turn_and_the_end_bring_can_be_left_out() -> None:
    now = SAID.immediate_effects()
    assert now.of(1) == (SAID.changes[3],)
    assert not now.reached("over")
    assert now.costs == SAID.costs


def test_goals_are_found_by_kind_and_by_what_happens_to_them() -> None:
    assert [goal.key for goal in SAID.reached("boat")] == [(7,), (8,)]
    assert [goal.key for goal in SAID.reached("boat", GoalStatus.LOST)] == [(8,)]


def test_only_what_decides_makes_a_preview_incomplete() -> None:
    assert Preview(uncertain=(Uncertain("card"),)).complete
    assert not Preview(uncertain=(Uncertain("card"), Uncertain("dice", decides=True))).complete


def test_equal_changes_are_merged_in_their_order() -> None:
    assert [(one.what, one.number, one.missing) for one in merged(SAID.changes)] == [
        ("coins", 3, False),
        ("lantern", 2, False),
        ("lantern", 2, True),
        ("coins", 1, False),
    ]


def test_what_is_in_both_is_there_as_often_as_in_both() -> None:
    one, other = CountChange(0, "a", 1), CountChange(0, "b", 1)
    assert common_changes([one, one, other], [other, one]) == [one, other]

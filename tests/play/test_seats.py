"""Who sits where, and handing over between one person's secrets and the next person's eyes."""

from festival_desktop.play.seats import HandOver, Player, people


def test_a_level_makes_a_player_a_computer() -> None:
    assert not Player("Mira").computer
    assert Player("Robot", "friend").computer
    assert people([Player("Mira"), Player("Robot", "friend"), Player("Jonas")]) == {0, 2}


def test_one_person_alone_sees_their_hand_all_the_time() -> None:
    hand_over = HandOver(frozenset((1,)))
    for seat in (0, 1, 2, None):
        hand_over.turn_to(seat)
        assert (hand_over.waiting, hand_over.visible_seat) == (None, 1)


def test_with_computers_only_a_spectator_watches() -> None:
    hand_over = HandOver(frozenset())
    hand_over.turn_to(0)
    assert (hand_over.waiting, hand_over.visible_seat) == (None, None)


def test_nobody_sees_a_hand_while_the_screen_goes_round() -> None:
    hand_over = HandOver(frozenset((0, 1)))
    hand_over.turn_to(0)
    assert (hand_over.waiting, hand_over.visible_seat) == (0, None)
    hand_over.lift()
    assert (hand_over.waiting, hand_over.visible_seat) == (None, 0)
    hand_over.turn_to(1)
    assert (hand_over.waiting, hand_over.visible_seat) == (1, None)


def test_a_computers_turn_leaves_the_screen_as_it_is() -> None:
    hand_over = HandOver(frozenset((0, 1)))
    hand_over.turn_to(0)
    hand_over.lift()
    hand_over.turn_to(2)
    assert (hand_over.waiting, hand_over.visible_seat) == (None, 0)


def test_whoever_moves_again_needs_no_curtain() -> None:
    hand_over = HandOver(frozenset((0, 1)))
    hand_over.turn_to(1)
    hand_over.lift()
    hand_over.turn_to(1)
    assert (hand_over.waiting, hand_over.visible_seat) == (None, 1)


def test_after_the_end_nobody_is_awaited() -> None:
    hand_over = HandOver(frozenset((0, 1)))
    hand_over.turn_to(0)
    hand_over.turn_to(None)
    assert hand_over.waiting is None


def test_lifting_without_anybody_waiting_changes_nothing() -> None:
    hand_over = HandOver(frozenset((0, 1)))
    hand_over.lift()
    assert (hand_over.viewer, hand_over.waiting) == (None, None)


def test_without_secrets_the_table_turns_to_whoever_is_to_act() -> None:
    hand_over = HandOver(frozenset((0, 1)), secrets=False)
    for seat, knows in ((0, 0), (1, 1), (2, 1), (0, 0)):  # seat 2 is a computer
        hand_over.turn_to(seat)
        assert (hand_over.waiting, hand_over.visible_seat) == (None, knows)

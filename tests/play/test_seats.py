"""Who sits where, and the curtain between one person's secrets and the next person's eyes."""

from festival_desktop.play.seats import Curtain, Player, people


def test_a_level_makes_a_player_a_computer() -> None:
    assert not Player("Mira").computer
    assert Player("Robot", "plain").computer
    assert people([Player("Mira"), Player("Robot", "plain"), Player("Jonas")]) == {0, 2}


def test_one_person_alone_sees_their_hand_all_the_time() -> None:
    curtain = Curtain(frozenset((1,)))
    for seat in (0, 1, 2, None):
        curtain.turn_to(seat)
        assert (curtain.waiting, curtain.knows) == (None, 1)


def test_with_computers_only_a_spectator_watches() -> None:
    curtain = Curtain(frozenset())
    curtain.turn_to(0)
    assert (curtain.waiting, curtain.knows) == (None, None)


def test_nobody_sees_a_hand_while_the_screen_goes_round() -> None:
    curtain = Curtain(frozenset((0, 1)))
    curtain.turn_to(0)
    assert (curtain.waiting, curtain.knows) == (0, None)
    curtain.lift()
    assert (curtain.waiting, curtain.knows) == (None, 0)
    curtain.turn_to(1)
    assert (curtain.waiting, curtain.knows) == (1, None)


def test_a_computers_turn_leaves_the_screen_as_it_is() -> None:
    curtain = Curtain(frozenset((0, 1)))
    curtain.turn_to(0)
    curtain.lift()
    curtain.turn_to(2)
    assert (curtain.waiting, curtain.knows) == (None, 0)


def test_whoever_moves_again_needs_no_curtain() -> None:
    curtain = Curtain(frozenset((0, 1)))
    curtain.turn_to(1)
    curtain.lift()
    curtain.turn_to(1)
    assert (curtain.waiting, curtain.knows) == (None, 1)


def test_after_the_end_nobody_is_awaited() -> None:
    curtain = Curtain(frozenset((0, 1)))
    curtain.turn_to(0)
    curtain.turn_to(None)
    assert curtain.waiting is None


def test_lifting_without_anybody_waiting_changes_nothing() -> None:
    curtain = Curtain(frozenset((0, 1)))
    curtain.lift()
    assert (curtain.viewer, curtain.waiting) == (None, None)


def test_without_secrets_the_table_turns_to_whoever_is_to_act() -> None:
    curtain = Curtain(frozenset((0, 1)), secrets=False)
    for seat, knows in ((0, 0), (1, 1), (2, 1), (0, 0)):  # seat 2 is a computer
        curtain.turn_to(seat)
        assert (curtain.waiting, curtain.knows) == (None, knows)

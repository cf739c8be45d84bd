"""Our own random numbers: the same for ever, and random enough."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.core.rng import Rng


def test_the_stream_is_splitmix64() -> None:
    """The first numbers for seed 1234567 as other implementations of the generator print them."""
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_people_can_read_never_changes_its_deal() -> None:
    rng = Rng.from_seed("jade-owl-7")
    cards = list(range(10))
    rng.shuffle(cards)
    assert (rng.state, cards) == (6006766534307488237, [0, 4, 3, 2, 7, 9, 1, 8, 5, 6])


def test_a_copy_continues_alike_and_apart() -> None:
    rng = Rng(5)
    rng.next()
    copy = rng.copy()
    assert [rng.next() for _ in range(3)] == [copy.next() for _ in range(3)]
    rng.next()
    assert rng.state != copy.state


@given(st.integers(), st.integers(1, 10_000))
def test_below_stays_below(state: int, n: int) -> None:
    rng = Rng(state)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_every_number_is_about_as_likely() -> None:
    rng = Rng(9)
    counts = Counter(rng.below(6) for _ in range(6_000))
    assert all(900 < counts[face] < 1_100 for face in range(6))


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_every_card(state: int, cards: list[int]) -> None:
    shuffled = cards[:]
    Rng(state).shuffle(shuffled)
    assert Counter(shuffled) == Counter(cards)


def test_every_order_is_about_as_likely() -> None:
    rng, counts = Rng(11), Counter[str]()
    for _ in range(6_000):
        cards = list("abc")
        rng.shuffle(cards)
        counts["".join(cards)] += 1
    assert len(counts) == 6
    assert all(850 < number < 1_150 for number in counts.values())


@pytest.mark.parametrize("state", [-1, 2**64, 2**200])
def test_any_number_can_be_its_state(state: int) -> None:
    assert 0 <= Rng(state).state < 2**64

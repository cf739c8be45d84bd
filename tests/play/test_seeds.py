"""Seeds that people can read aloud."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.core.errors import BadSetup
from festival_desktop.play import seeds


@given(st.integers(0, 2**64 - 1))
def test_a_fresh_seed_can_be_typed_in_again(bits: int) -> None:
    seed = seeds.from_chance(bits)
    assert seeds.check(seed) == seed
    assert seed == seeds.from_chance(bits)
    assert seed.count("-") == 2


def test_fresh_seeds_are_many() -> None:
    assert len({seeds.from_chance(bits) for bits in range(2_000)}) > 1_990


def test_everyone_has_the_same_deal_on_the_same_day() -> None:
    assert seeds.of_day(date(2026, 11, 16)) == "day-2026-11-16"
    assert seeds.check(seeds.of_day(date(2026, 1, 2)))


@pytest.mark.parametrize("seed", ["a", "7", "jade-owl-7", "day-2026-11-16", "x" * 40, "A-b-9"])
def test_letters_digits_and_hyphens_are_a_seed(seed: str) -> None:
    assert seeds.check(seed) == seed


@pytest.mark.parametrize(
    "seed", ["", "-", "a-", "-a", "a--b", "a b", "a\n", "é", "x" * 41, "a_b", "../x", "\ud800"]
)
def test_anything_else_is_refused_in_a_sentence(seed: str) -> None:
    with pytest.raises(BadSetup, match="is no seed: use up to 40 letters and digits"):
        seeds.check(seed)

"""`core/rng.py` as it is compiled: the same numbers, computed in words of 64 bits.

Takes the place of that module in a tree that is compiled. With Python's integers, which mypyc keeps
for numbers of 63 bits and more, it would be no faster than from its source.
"""

import hashlib
from collections.abc import MutableSequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:  # only mypyc needs it
    from mypy_extensions import i64

T = TypeVar("T")

_STEP = -0x61C8864680B583EB
_FIRST = -0x40A7B892E31B1A47
_SECOND = -0x6B2FB644ECCEEE15
"""The constants of `core/rng.py` less 2**64: the highest bit of a word is its sign."""
_ALL = 1 << 64
_HALF = (1 << 32) - 1
_SMALL = 1 << 31


class Rng:
    """A stream of random numbers. Copy `state` to come back to the same place."""

    __slots__ = ("_word",)

    def __init__(self, state: int) -> None:
        self._word: i64 = _word(state)

    @property
    def state(self) -> int:
        return _unsigned(self._word)

    @state.setter
    def state(self, state: int) -> None:
        self._word = _word(state)

    @classmethod
    def from_seed(cls, seed: str) -> "Rng":
        """The stream that belongs to a seed people can read and share."""
        return cls(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))

    def copy(self) -> "Rng":
        return Rng(self.state)

    def next(self) -> int:
        """The next 64 random bits."""
        return _unsigned(self._next())

    def _next(self) -> "i64":
        """As a word, of which the highest bit is its sign."""
        self._word += _STEP
        z = self._word
        z = (z ^ ((z >> 30) & ((1 << 34) - 1))) * _FIRST
        z = (z ^ ((z >> 27) & ((1 << 37) - 1))) * _SECOND
        return z ^ ((z >> 31) & ((1 << 33) - 1))

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1. The bias of the multiplication is below n / 2**64."""
        if 0 <= n < _SMALL:
            return self._below(n)
        return self.next() * n >> 64

    def _below(self, n: "i64") -> "i64":
        """The upper half of the product, from halves of the word."""
        z = self._next()
        low = z & _HALF
        high = (z >> 32) & _HALF
        return (high * n + (low * n >> 32)) >> 32

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def _word(number: int) -> "i64":
    number %= _ALL
    return number - _ALL if number >= _ALL >> 1 else number


def _unsigned(word: "i64") -> int:
    number = int(word)
    return number + _ALL if number < 0 else number

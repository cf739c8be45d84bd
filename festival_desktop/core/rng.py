"""Our own small random numbers: one integer of state, the same on every machine for ever.

The generator is SplitMix64. Python's own `random` may change between versions, which would
change the deals of old seeds and break old saves; this one never will.

Numbers are made several at a time, side by side in one long integer: the operations on it take
little longer than those on a single number, and there are more than ten of them.
"""

import hashlib
from collections.abc import MutableSequence
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_LANE = 128
"""Bits for a number and its products."""


class _Lanes:
    """Makes so many numbers at a time."""

    def __init__(self, lanes: int) -> None:
        self._each = sum(1 << _LANE * n for n in range(lanes))
        self._steps = sum(((n + 1) * _STEP & _MASK) << _LANE * n for n in range(lanes))
        self._mask = _MASK * self._each
        self._size = lanes * _LANE // 8
        self._unpack = Struct(f"<{2 * lanes}Q").unpack
        self.step = lanes * _STEP

    def numbers(self, state: int) -> list[int]:
        """Those behind this state, the last one first."""
        mask = self._mask
        z = (state * self._each + self._steps) & mask
        z = (((z ^ (z >> 30)) & mask) * 0xBF58476D1CE4E5B9) & mask
        z = (((z ^ (z >> 27)) & mask) * 0x94D049BB133111EB) & mask
        z ^= z >> 31
        return list(self._unpack(z.to_bytes(self._size, "little"))[-2::-2])


_FEW, _MANY = _Lanes(4), _Lanes(16)


class Rng:
    """A stream of random numbers. Copy `state` to come back to the same place."""

    __slots__ = ("_behind", "_lanes", "_numbers")

    def __init__(self, state: int) -> None:
        self._behind = state & _MASK
        """The state behind the numbers that are made."""
        self._numbers: list[int] = []
        """Those to come, the next one last."""
        self._lanes = _FEW

    @classmethod
    def from_seed(cls, seed: str) -> "Rng":
        """The stream that belongs to a seed people can read and share."""
        return cls(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))

    @property
    def state(self) -> int:
        return (self._behind - len(self._numbers) * _STEP) & _MASK

    def copy(self) -> "Rng":
        return Rng(self.state)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1. The bias of the multiplication is below n / 2**64."""
        if not self._numbers:
            self._make_more()
        return self._numbers.pop() * n >> 64

    def _make_more(self) -> None:
        lanes = self._lanes
        self._numbers = lanes.numbers(self._behind)
        self._behind = (self._behind + lanes.step) & _MASK
        self._lanes = _MANY

    def next(self) -> int:
        """The next 64 random bits."""
        return self.below(1 << 64)

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

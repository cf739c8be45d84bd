"""A small random number generator: one integer of state, the same on every machine for ever.

It is SplitMix64. Python's own `random` may change between versions, which would change the deals of
old seeds and break old saves.
"""

import hashlib
from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Rng:
    """A stream of random numbers. Copy `state` to return to the same place."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    @classmethod
    def from_seed(cls, seed: str) -> "Rng":
        """Start the stream of a seed that people can read and share."""
        return cls(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))

    def copy(self) -> "Rng":
        return Rng(self.state)

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, with a bias below n / 2**64."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return (z ^ (z >> 31)) * n >> 64

    def next(self) -> int:
        """Draw 64 random bits."""
        return self.below(1 << 64)

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

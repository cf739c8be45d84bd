"""Sets of islands: integers, bit n for island n."""

from festival_desktop.games.firefly_festival.content import Island

HALF = 9
"""Half of the islands of the largest board, because tables of all sets would be too large."""


def _sets(islands: range) -> tuple[tuple[Island, ...], ...]:
    """List every set of these islands, by its number."""
    return tuple(
        tuple(island for n, island in enumerate(islands) if number >> n & 1)
        for number in range(1 << len(islands))
    )


_LOW, _HIGH = _sets(range(HALF)), _sets(range(HALF, 2 * HALF))


def members(islands: int) -> tuple[Island, ...]:
    """List the islands of a set in order."""
    return _LOW[islands % (1 << HALF)] + _HIGH[islands >> HALF]

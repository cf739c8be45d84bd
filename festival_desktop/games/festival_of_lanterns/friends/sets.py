"""The Dedications that a set of lanterns allows, with Trixie lanterns or one left out.

Trixie lanterns replace missing ones first. If there are more of them, they can also replace held
ones: then the Dedication names the kept lanterns.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import (
    FOUR,
    PAIRS,
    SEVEN,
    Dedication,
    Lantern,
)
from festival_desktop.games.festival_of_lanterns.moves import EACH, LANTERNS
from festival_desktop.games.festival_of_lanterns.state import GENERIC

WHOLE = (m.FOURS, m.THREE_PAIRS[-1], (m.SEVEN_UNIQUE,))
"""All ways to make each kind of Dedication."""
WITHOUT = tuple(
    tuple(
        tuple(m.Dedicate(whole.kind, whole.lanterns, lantern) for lantern in whole.lanterns)
        for whole in ways
    )
    for ways in WHOLE
)
"""The ways with one lantern left out, by kind and way of the Dedication."""
SIZES = tuple(len(ways[0].lanterns) * each for ways, each in zip(WHOLE, EACH, strict=True))
"""Number of lanterns of each kind of Dedication."""


def needs(move: m.Dedicate) -> Iterator[tuple[Lantern, int]]:
    """Yield each lantern of a Dedication and its number."""
    for lantern in move.lanterns:
        yield lantern, EACH[move.kind] - (lantern == move.without)


def lacking(cards: Sequence[int], kind: Dedication) -> list[int]:
    """List how many lanterns each way to make a Dedication lacks."""
    each = EACH[kind]
    lacks = [each - number if number < each else 0 for number in cards]
    return [sum([lacks[lantern] for lantern in way.lanterns]) for way in WHOLE[kind]]


def dedications(
    cards: Sequence[int], trixies: int, left: Sequence[int], leave_out: bool
) -> list[m.Dedicate]:
    """List all Dedications for these lanterns and the tiles that are left."""
    found: list[m.Dedicate] = []
    if left[FOUR] or left[GENERIC]:
        _fours(found, cards, trixies, leave_out)
    if left[PAIRS] or left[GENERIC]:
        _three_pairs(found, cards, trixies, leave_out)
    if left[SEVEN] or left[GENERIC]:
        _sevens(found, cards, trixies, leave_out)
    if trixies:
        found += [kept for move in found for kept in _keepings(cards, trixies, move)]
    return found


def _fours(found: list[m.Dedicate], cards: Sequence[int], trixies: int, leave_out: bool) -> None:
    for lantern in LANTERNS:
        lacks = 4 - cards[lantern]
        if lacks <= trixies:
            found.append(WHOLE[FOUR][lantern])
        if leave_out and lacks - 1 <= trixies:
            found += WITHOUT[FOUR][lantern]


def _three_pairs(
    found: list[m.Dedicate], cards: Sequence[int], trixies: int, leave_out: bool
) -> None:
    of_two = [max(0, 2 - number) for number in cards]
    of_one = [max(0, 1 - number) for number in cards]
    for way, ways_without in zip(WHOLE[PAIRS], WITHOUT[PAIRS], strict=True):
        lacks = sum([of_two[lantern] for lantern in way.lanterns])
        if lacks <= trixies:
            found.append(way)
        if leave_out and lacks - 1 <= trixies:
            for lantern, without in zip(way.lanterns, ways_without, strict=True):
                if lacks - of_two[lantern] + of_one[lantern] <= trixies:
                    found.append(without)


def _sevens(found: list[m.Dedicate], cards: Sequence[int], trixies: int, leave_out: bool) -> None:
    lacks = cards.count(0)
    if lacks <= trixies:
        found.append(m.SEVEN_UNIQUE)
    if leave_out and lacks - 1 <= trixies:
        for lantern, without in enumerate(WITHOUT[SEVEN][0]):
            if lacks - (cards[lantern] == 0) <= trixies:
                found.append(without)


def _keepings(cards: Sequence[int], trixies: int, move: m.Dedicate) -> Sequence[m.Dedicate]:
    """Return the same Dedication with Trixie lanterns for some of the held lanterns."""
    returned: list[Lantern] = []
    for lantern, need in needs(move):
        own = min(need, cards[lantern])
        returned += [lantern] * own
        trixies -= need - own
    return _kept_of(move, tuple(returned), trixies) if trixies else ()


@lru_cache(maxsize=1 << 12)
def _kept_of(
    move: m.Dedicate, returned: tuple[Lantern, ...], trixies: int
) -> tuple[m.Dedicate, ...]:
    some = (kept for number in range(trixies) for kept in combinations(returned, number + 1))
    return tuple(
        m.Dedicate(move.kind, move.lanterns, move.without, kept) for kept in dict.fromkeys(some)
    )


def returns(cards: Sequence[int], move: m.Dedicate) -> Iterator[tuple[Lantern, int, int]]:
    """Yield each lantern of a Dedication, how many are returned, and the Trixie lanterns for it."""
    for lantern, need in needs(move):
        own = min(need, cards[lantern]) - move.kept.count(lantern)
        yield lantern, own, need - own


def after(
    cards: Sequence[int], trixies: int, left: Sequence[int], move: m.Dedicate
) -> tuple[list[int], int, list[int]]:
    """Return the lanterns, Trixie lanterns and tiles left after a Dedication."""
    rest, still = list(cards), list(left)
    for lantern, own, wild in returns(cards, move):
        rest[lantern] -= own
        trixies -= wild
    still[move.kind if left[move.kind] else GENERIC] -= 1
    return rest, trixies, still


def one_short(cards: Sequence[int], kind: Dedication) -> Iterator[tuple[int, Lantern]]:
    """Yield the ways to make a Dedication that lack one lantern, with that lantern."""
    for number, lacks in enumerate(lacking(cards, kind)):
        if lacks == 1:
            way = WHOLE[kind][number]
            yield number, next(n for n in way.lanterns if cards[n] < EACH[kind])

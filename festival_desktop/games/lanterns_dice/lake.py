"""The lake as numbers: pools and sets of pools as bits, neighbours, groups, names.

Bit p of a set of pools is pool p, bit a of a set of areas is area a. The grid is the published one;
its colours and features are content.
"""

from functools import lru_cache

from festival_desktop.games.lanterns_dice.content import Area, Pool

WIDTH, HEIGHT = 9, 6
POOLS = WIDTH * HEIGHT
AREAS = 2 * POOLS

COLUMNS = "abcdefghi"


def pool_at(x: int, y: int) -> Pool:
    return y * WIDTH + x


def xy(pool: Pool) -> tuple[int, int]:
    y, x = divmod(pool, WIDTH)
    return x, y


def inside(x: int, y: int) -> bool:
    return 0 <= x < WIDTH and 0 <= y < HEIGHT


def pool_name(pool: Pool) -> str:
    """Name a pool by column letter and row number, as on the edges of the sheet: c5."""
    x, y = xy(pool)
    return f"{COLUMNS[x]}{y + 1}"


def _neighbours(pool: Pool) -> tuple[Pool, ...]:
    x, y = xy(pool)
    around = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
    return tuple(pool_at(*there) for there in around if inside(*there))


NEIGHBOURS = tuple(map(_neighbours, range(POOLS)))
"""Up to four pools that share a side with each pool, clockwise from north."""

BESIDE = tuple(sum(1 << there for there in around) for around in NEIGHBOURS)
"""The same as sets."""

ALONE = tuple(1 << area for area in range(AREAS))
"""The set of each single area."""

OTHER_AREA = tuple(1 << (area ^ 1) for area in range(AREAS))
"""The set of the other area of the same pool, for each area."""

BOTH_AREAS = tuple(0b11 << 2 * pool for pool in range(POOLS))
"""The set of both areas of each pool."""

AREAS_BESIDE = tuple(sum(BOTH_AREAS[there] for there in around) for around in NEIGHBOURS)
"""The set of all areas of each pool's neighbours."""

_WEST_COLUMN = sum(1 << pool_at(0, y) for y in range(HEIGHT))
_EAST_COLUMN = sum(1 << pool_at(WIDTH - 1, y) for y in range(HEIGHT))
_NOT_WEST, _NOT_EAST = ~_WEST_COLUMN, ~_EAST_COLUMN
_LAKE = (1 << POOLS) - 1


def around(pools: int) -> int:
    """Return the pools that share a side with one of these; may include some of them."""
    return (
        (pools << WIDTH) | (pools >> WIDTH) | (pools & _NOT_EAST) << 1 | (pools & _NOT_WEST) >> 1
    ) & _LAKE


def pairs(pools: int) -> int:
    """Count the pairs of adjacent pools."""
    return (pools & pools >> WIDTH).bit_count() + (pools & (pools & _NOT_WEST) >> 1).bit_count()


def groups(pools: int) -> list[int]:
    """List the connected sets of pools, the largest first."""
    found = []
    touching = pools & around(pools)
    single = pools ^ touching
    while touching:
        group, grown = 0, touching & -touching
        while grown != group:
            group = grown
            grown = (group | around(group)) & touching
        found.append(group)
        touching ^= group
    if len(found) > 1:
        found.sort(key=int.bit_count, reverse=True)
    while single:
        pool = single & -single
        found.append(pool)
        single ^= pool
    return found


def second_group(pools: int) -> int:
    """Return the second largest group, empty if there is only one."""
    found = groups(pools)
    return found[1] if len(found) > 1 else 0


_SPREAD = tuple(
    sum(0b11 << 2 * x for x in range(WIDTH) if row >> x & 1) for row in range(1 << WIDTH)
)
_ROW = (1 << WIDTH) - 1


@lru_cache(maxsize=1 << 12)
def areas_of(pools: int) -> int:
    """Return both areas of each of these pools."""
    areas = 0
    for y in range(HEIGHT):
        areas |= _SPREAD[pools >> y * WIDTH & _ROW] << 2 * y * WIDTH
    return areas


_NORTHERN = sum(1 << 2 * pool for pool in range(POOLS))
_NOT_WEST_AREAS, _NOT_EAST_AREAS = ~areas_of(_WEST_COLUMN), ~areas_of(_EAST_COLUMN)


def whole_pools(areas: int) -> int:
    """Return the areas among these whose pool's other area is among them, too."""
    northern = areas & areas >> 1 & _NORTHERN
    return northern | northern << 1


def untouched(areas: int) -> int:
    """Return the pools with neither area among these, as the set of their northern areas."""
    return _NORTHERN & ~(areas | areas >> 1)


def areas_around(areas: int) -> int:
    """Do the same as `around` for sets of whole pools' areas; may leave the lake."""
    return (
        areas << 2 * WIDTH
        | areas >> 2 * WIDTH
        | (areas & _NOT_EAST_AREAS) << 2
        | (areas & _NOT_WEST_AREAS) >> 2
    )


def completed(shaded: int) -> int:
    """Return the pools whose areas are both shaded."""
    return sum(1 << pool for pool, both in enumerate(BOTH_AREAS) if shaded & both == both)


def members(bits: int) -> list[Pool | Area]:
    """List the numbers in a set of pools or areas, in order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found

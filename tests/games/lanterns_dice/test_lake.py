"""Pools, groups and tiles, each checked against a slow and simple way to say the same."""

from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.games.lanterns_dice import lake
from tests.games.lanterns_dice.positions import GAME

Cell = tuple[int, int]
CELLS = [(x, y) for y in range(lake.HEIGHT) for x in range(lake.WIDTH)]
SETS = st.integers(0, (1 << lake.POOLS) - 1)
SPARSE = st.builds(int.__and__, SETS, SETS)


def cells(pools: int) -> set[Cell]:
    return {cell for number, cell in enumerate(CELLS) if pools >> number & 1}


def bits(some: frozenset[Cell] | set[Cell]) -> int:
    return sum(1 << CELLS.index(cell) for cell in some)


def touching(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & {*CELLS}


def islands(some: set[Cell]) -> list[set[Cell]]:
    """Groups by walking from cell to cell."""
    some, found = {*some}, []
    while some:
        island, shore = set(), {some.pop()}
        while shore:
            cell = shore.pop()
            island.add(cell)
            shore |= touching(cell) & some
            some -= shore
        found.append(island)
    return found


@given(st.one_of(SETS, SPARSE))
def test_groups_are_those_found_by_walking(pools: int) -> None:
    found = lake.groups(pools)
    assert sorted(found) == sorted(map(bits, islands(cells(pools))))
    sizes = [group.bit_count() for group in found]
    assert sizes == sorted(sizes, reverse=True)


@given(st.one_of(SETS, SPARSE))
def test_the_second_largest_group_is_the_second_of_all_sizes(pools: int) -> None:
    sizes = sorted(map(len, islands(cells(pools))), reverse=True)
    assert lake.second_group(pools).bit_count() == [*sizes, 0, 0][1]


@given(st.one_of(SETS, SPARSE))
def test_pools_around_and_pairs_are_those_that_touch(pools: int) -> None:
    some = cells(pools)
    assert cells(lake.around(pools)) == set().union(*map(touching, some))
    areas = lake.areas_around(lake.areas_of(pools)) & lake.areas_of((1 << lake.POOLS) - 1)
    assert areas == lake.areas_of(lake.around(pools))
    assert 2 * lake.pairs(pools) == sum(len(touching(cell) & some) for cell in some)


@given(SETS)
def test_both_areas_of_completed_pools_are_shaded(pools: int) -> None:
    areas = lake.areas_of(pools)
    assert areas.bit_count() == 2 * pools.bit_count()
    assert lake.completed(areas) == pools
    assert lake.completed(areas & ~(areas & -areas)) == pools & pools - 1


@given(SETS)
def test_members_are_the_bits_in_order(pools: int) -> None:
    assert lake.members(pools) == [n for n in range(lake.POOLS) if pools >> n & 1]


def test_pools_have_names_as_on_the_edges_of_the_sheet() -> None:
    names = [lake.pool_name(pool) for pool in range(lake.POOLS)]
    assert (names[0], names[-1]) == ("a1", "i6")
    assert len({*names}) == lake.POOLS
    assert [lake.pool_at(*lake.xy(pool)) for pool in range(lake.POOLS)] == [*range(lake.POOLS)]


# -- fireworks ---------------------------------------------------------------------------------


def polyominoes(size: int) -> set[frozenset[Cell]]:
    """Every set of so many cells of the lake that hang together, by adding cell to cell."""
    found = {frozenset((cell,)) for cell in CELLS}
    for _ in range(size - 1):
        found = {some | {more} for some in found for cell in some for more in touching(cell) - some}
    return found


def distances(some: frozenset[Cell]) -> tuple[tuple[int, ...], ...]:
    """The distances between its cells tell a small shape from all others, however it lies."""
    return tuple(
        sorted(
            tuple(sorted((x - a) ** 2 + (y - b) ** 2 for a, b in some)) for x, y in some
        )
    )  # fmt: skip


def test_placements_of_all_shapes_are_those_found_by_growing_cells() -> None:
    grown = {size: polyominoes(size) for size in (3, 4, 5)}
    for number, shape in enumerate(GAME.content.shapes):
        alike = distances(frozenset(shape.cells))
        expected = {bits(some) for some in grown[len(shape.cells)] if distances(some) == alike}
        placements = [pools for pools, _ in GAME.fireworks.placements[number]]
        assert len(placements) == len({*placements}), shape.id
        assert {*placements} == expected, shape.id


def test_there_are_so_many_placements() -> None:
    ways = {
        shape.id: len(placements)
        for shape, placements in zip(
            GAME.content.shapes, GAME.fireworks.placements, strict=True
        )
    }  # fmt: skip
    assert ways == {
        "line": 7 * 6 + 9 * 4,
        "corner": 4 * 8 * 5,
        "square": 8 * 5,
        "t": 2 * 7 * 5 + 2 * 8 * 4,
        "l": 4 * 7 * 5 + 4 * 8 * 4,
        "s": 2 * 7 * 5 + 2 * 8 * 4,
        "plus": 7 * 4,
        "u": 2 * 7 * 5 + 2 * 8 * 4,
    }


@given(SETS)
def test_a_tile_fits_where_all_its_pools_are_free(pools: int) -> None:
    for shape in range(len(GAME.content.shapes)):
        fitting = GAME.fireworks.fitting(shape, pools)
        assert GAME.fireworks.fits(shape, pools) == bool(fitting)
        assert all(GAME.fireworks.pools[move] & ~pools == 0 for move in fitting)


def test_every_way_to_lay_a_tile_leads_to_a_move_on_the_same_pools() -> None:
    fireworks = GAME.fireworks
    for shape in range(len(GAME.content.shapes)):
        reached = {
            fireworks.launch(shape, x, y, quarters, flipped)
            for x, y in CELLS
            for quarters in range(4)
            for flipped in (False, True)
        }
        assert reached - {None} == {move for _, move in fireworks.placements[shape]}


@given(st.integers(0, (1 << lake.AREAS) - 1))
def test_whole_pools_are_the_areas_of_completed_ones(areas: int) -> None:
    assert lake.whole_pools(areas) == lake.areas_of(lake.completed(areas))

"""Where everything is: nothing overlaps, nothing is outside, at any size of window and text."""

import pytest
from PySide6.QtCore import QRectF

from festival_desktop.scenes.board import Camera
from festival_desktop.scenes.turning import EAST, NORTH, SOUTH, WEST
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout
from festival_desktop.screens.festival_of_lanterns.table.presenter import EDGE, STEPS
from tests.screens.festival_of_lanterns.table.desk import rules

SIZES = [
    (1280, 632), (1366, 720), (1440, 852), (1600, 632), (1280, 952), (1600, 936), (1920, 1032),
    (2560, 1392), (3440, 1392), (3840, 2000), (3840, 632),
]  # fmt: skip
TABLES = [
    frozenset({SOUTH, NORTH}),
    frozenset({SOUTH, WEST, NORTH}),
    frozenset({SOUTH, WEST, EAST}),
    frozenset({SOUTH, EAST, NORTH}),
    frozenset({SOUTH, WEST, NORTH, EAST}),
]
HAND = rules().content.hand
SCALES = [0.8, 1.0, 1.25, 1.5, 2.0]
HAIR = 0.6
LEAST_TILE, LEAST_CELL, CELL = 56, 40, 0.9
"""Of a table at 1280 × 720; a cell that a tile may go to is painted smaller than the tile."""
LEAST_DISPLAY = (300.0, 270.0)
LEAST_FREE = 180.0


def things(layout: Layout) -> dict[str, QRectF]:
    """Everything that must keep clear of everything else."""
    found = {"display": layout.display, "keys": layout.keys, "free": layout.free}
    for side, places in layout.seats.items():
        if side != SOUTH:
            found[f"panel {side}"] = places.panel
    found |= inner(layout, SOUTH)
    lists = {
        "hand": layout.hand, "dedication": layout.dedications, "supply": layout.supply,
        "tool": layout.tools,
    }  # fmt: skip
    for name, rects in lists.items():
        found |= {f"{name} {n}": rect for n, rect in enumerate(rects)}
    found |= {f"caption {name}": rect for name, rect in layout.captions.items()}
    if not layout.plate.isEmpty():
        found["plate"] = layout.plate
    ends = {"end": layout.end, "end note": layout.end_note}
    return found | ends | {"stack": layout.stack, "face-up": layout.face_up}


def inner(layout: Layout, side: int) -> dict[str, QRectF]:
    places = layout.seats[side]
    found = {
        "name": places.name, "points": places.points, "mooncakes": places.mooncakes,
        "total": places.total, "badges": places.badges,
    }  # fmt: skip
    found |= {f"card {n}": rect for n, rect in enumerate(places.cards)}
    return found | {f"back {n}": rect for n, rect in enumerate(places.backs)}


def overlaps(found: dict[str, QRectF]) -> list[tuple[str, str]]:
    rects = {name: rect.adjusted(HAIR, HAIR, -HAIR, -HAIR) for name, rect in found.items()}
    names = sorted(rects)
    return [
        (a, b) for n, a in enumerate(names) for b in names[n + 1 :] if rects[a].intersects(rects[b])
    ]


@pytest.mark.sample
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(
    "sides", TABLES, ids=lambda sides: "".join("NESW"[s] for s in sorted(sides))
)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_nothing_overlaps_and_nothing_is_outside(
    size: tuple[int, int], sides: frozenset[int], scale: float
) -> None:
    layout = Layout(*size, sides, HAND, scale)
    window = QRectF(0, 0, *size).adjusted(-HAIR, -HAIR, HAIR, HAIR)
    found = things(layout)
    assert overlaps(found) == []
    assert [name for name, rect in found.items() if not window.contains(rect)] == []
    assert [name for name, rect in found.items() if rect.width() < 8 or rect.height() < 8] == []
    for side in sides:
        panel = layout.seats[side].panel
        assert overlaps(inner(layout, side)) == []
        assert all(panel.contains(rect) for rect in inner(layout, side).values())
    assert layout.display.width() >= LEAST_DISPLAY[0]
    assert layout.display.height() >= LEAST_DISPLAY[1]
    assert layout.free.height() >= LEAST_FREE
    assert all(tool.width() >= 30 for tool in layout.tools)


@pytest.mark.parametrize("scale", SCALES)
def test_two_numbers_side_by_side_in_the_tray_do_not_read_as_one(scale: float) -> None:
    places = Layout(1280, 632, TABLES[-1], HAND, scale).seats[SOUTH]
    assert places.mooncakes.left() - places.points.right() > 1
    assert places.total.left() - places.mooncakes.right() > 8


def test_larger_text_makes_panels_larger_where_there_is_room() -> None:
    four = frozenset(range(4))
    for size in ((1600, 936), (3840, 2000)):
        plain, large = Layout(*size, four, HAND), Layout(*size, four, HAND, 2.0)
        assert large.seats[WEST].panel.width() > plain.seats[WEST].panel.width()
        assert large.side.width() > plain.side.width()


def test_the_display_is_wider_where_nobody_sits() -> None:
    two, four = Layout(1280, 632, {NORTH, SOUTH}, HAND), Layout(1280, 632, range(4), HAND)
    assert two.display.width() > four.display.width()


@pytest.mark.parametrize("rows", range(1, 7))
@pytest.mark.parametrize("columns", range(1, 10))
def test_tiles_stay_large_until_the_display_is_nine_by_six(columns: int, rows: int) -> None:
    tiles = frozenset((x, y) for x in range(columns) for y in range(rows))
    held = frozenset((x + dx, y + dy) for x, y in tiles for dx, dy in STEPS)
    for sides in TABLES:
        layout, camera = Layout(1280, 658, sides, HAND), Camera()
        area = layout.display.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        camera.fit(tiles, area, layout.largest_tile)
        at_rest = camera.side
        camera.fit(held, area, layout.largest_tile)
        assert at_rest >= camera.side >= LEAST_TILE
        assert camera.side * CELL >= LEAST_CELL


@pytest.mark.parametrize("sides", TABLES)
def test_right_to_left_only_swaps_table_and_side_column(sides: frozenset[int]) -> None:
    plain, swapped = Layout(1366, 720, sides, HAND), Layout(1366, 720, sides, HAND, mirrored=True)
    assert swapped.side.left() == 0
    assert swapped.table.right() == 1366
    assert overlaps(things(swapped)) == []
    for side in sides:
        for before, after in zip(
            inner(plain, side).values(), inner(swapped, side).values(), strict=True
        ):
            assert after == before.translated(plain.side.width(), 0)
        assert swapped.seats[side].panel.contains(swapped.seats[side].name)


def gala_things(layout: Layout) -> dict[str, QRectF]:
    """What friends and Moon Dancer add."""
    found = things(layout) | {f"friend {n}": rect for n, rect in enumerate(layout.guests)}
    return found if layout.speech.isEmpty() else found | {"speech": layout.speech}


@pytest.mark.sample
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("friends", [1, 2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_friends_find_room(size: tuple[int, int], friends: int, scale: float) -> None:
    window = QRectF(0, 0, *size).adjusted(-HAIR, -HAIR, HAIR, HAIR)
    for sides in TABLES:
        layout = Layout(*size, sides, HAND, scale, friends=friends)
        found = gala_things(layout)
        assert len(layout.guests) == friends
        assert overlaps(found) == []
        assert [name for name, rect in found.items() if not window.contains(rect)] == []
        assert all(card.height() >= 34 and card.width() >= 96 for card in layout.guests)
        assert layout.free.height() >= 110
        assert layout.display.height() >= 240


@pytest.mark.sample
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("friends", [1, 2, 4])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_moon_dancer_has_a_paper_and_friends_lie_opposite(
    size: tuple[int, int], friends: int, scale: float
) -> None:
    layout = Layout(*size, TABLES[0], HAND, scale, friends=friends, challenge=True)
    window = QRectF(0, 0, *size).adjusted(-HAIR, -HAIR, HAIR, HAIR)
    found = gala_things(layout)
    assert overlaps(found) == []
    assert [name for name, rect in found.items() if not window.contains(rect)] == []
    assert all(card.right() < layout.display.left() for card in layout.guests)
    assert layout.display.right() < layout.speech.left()
    assert layout.speech.width() >= 180
    assert layout.display.width() >= LEAST_DISPLAY[0]


def test_right_to_left_takes_friends_along() -> None:
    plain, swapped = (
        Layout(1366, 720, TABLES[4], HAND, friends=4),
        Layout(1366, 720, TABLES[4], HAND, mirrored=True, friends=4),
    )
    assert overlaps(gala_things(swapped)) == []
    assert all(swapped.side.contains(card) for card in swapped.guests)
    alone = Layout(1366, 720, TABLES[0], HAND, mirrored=True, friends=1, challenge=True)
    assert overlaps(gala_things(alone)) == []
    assert alone.table.contains(alone.speech)
    assert plain.side.right() == 1366

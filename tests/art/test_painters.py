"""Every painter paints in every variant, says nothing, and leaves the painter as it was.

A warning of Qt fails a test by the project's pytest settings.
"""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from festival_desktop import catalog
from festival_desktop.art import (
    boxes,
    buttons,
    controls,
    fireworks,
    icon,
    icons,
    lanterns,
    plates,
    scenery,
    sky,
    surfaces,
    theme,
    tokens,
    type,
)
from festival_desktop.art.cache import prepare
from festival_desktop.screens.festival_of_lanterns.pictures import (
    cards,
    cells,
    friends,
    pets,
    tiles,
)
from festival_desktop.screens.firefly_festival.pictures import box as firefly
from festival_desktop.screens.lanterns_dice.pictures import (
    dice,
    die_signs,
    firework_tiles,
    lake,
    lake_signs,
    tray,
)
from tests.art.painting import Paint, painting

WIDTH, HEIGHT = 400, 300
RECT = QRectF(60, 60, 120, 120)
STRIP = QRectF(60, 100, 200, 44)
C = QPointF(150, 150)
SIDES = ("twilight", "rarity", "rainbow", "fluttershy")
TICKS = ((0, 2), (1, theme.MOON), (2, 0))
POOL = lake.Pool(
    (lake.Area("red", "NW", True), lake.Area("white", "SE", False)),
    (True, True),
    "boat",
    "lit",
    points=4,
)


def _tiles() -> dict[str, Paint]:
    made: dict[str, Paint] = {}
    for state in tiles.STATES:
        for pet in (None, "gummy"):
            made[f"tile {state} {pet}"] = painting(
                tiles.paint_tile, RECT, SIDES, pet, state=state, ticks=TICKS
            )
    for side in (24, 47, 48, 64, 80):
        made[f"tile of {side}"] = painting(
            tiles.paint_tile, QRectF(60, 60, side, side), SIDES, "tank", ticks=TICKS
        )
    return made


def _lists() -> dict[str, Paint]:
    made: dict[str, Paint] = {}
    for seat in range(theme.MOON, len(theme.PLAYERS)):
        made[f"token {seat}"] = painting(tokens.paint_token, C, 12, seat)
    for box in catalog.boxes():
        made[f"box {box.name}"] = painting(
            boxes.paint_box, RECT, box.paint, box.colours, ("One", "Two")
        )
    for kind in cards.DEDICATIONS:
        made[f"dedication {kind}"] = painting(cards.paint_dedication, RECT, kind, 10)
        made[f"stack of {kind}"] = painting(
            cards.paint_dedication_stack, RECT, kind, "Title", 8, "7 left", state="payable"
        )
    for state in friends.STATES:
        made[f"friend card {state}"] = painting(
            friends.paint_friend_card,
            RECT,
            "pinkie",
            1,
            ("moon", "plus"),
            state=state,
            title="Pinkie",
            hover=True,
            focus=True,
        )
    for kind in buttons.KINDS:
        for state in buttons.STATES:
            made[f"button {kind} {state}"] = painting(
                buttons.paint_button,
                STRIP,
                "Label",
                kind=kind,
                state=state,
                icon="play",
                focus=state == "normal",
            )
    for state in plates.STEP_STATES:
        made[f"step {state}"] = painting(plates.paint_step, STRIP, 1, "A", "b", state=state)
    return made


SCENE = QRectF(0, 0, WIDTH, HEIGHT)
SINGLE: dict[str, Paint] = {
    "lantern": lambda p: lanterns.paint_lantern(p, C, 30, "pinkie"),
    "card": lambda p: cards.paint_card(p, RECT, "pinkie", 2, state="choice"),
    "pet": lambda p: pets.paint_pet_medal(p, C, 20, "tank"),
    "icon": lambda p: icons.paint_icon(p, RECT, "play", mirrored=True),
    "tile back": lambda p: tiles.paint_tile_back(p, RECT),
    "cell": lambda p: cells.paint_cell(p, RECT),
    "cell under the pointer": lambda p: cells.paint_cell(p, RECT, hover=True, match=True),
    "empty place": lambda p: cells.paint_empty_place(p, RECT),
    "match": lambda p: cells.paint_match(p, C, 80, horizontal=True, strong=True),
    "empty card": lambda p: cards.paint_card(p, RECT, "rarity", 0, row=True),
    "chosen card": lambda p: cards.paint_card(p, RECT, "rarity", 5, chosen=2, state="chosen"),
    "supply": lambda p: cards.paint_supply(p, STRIP, cards.MOONCAKE, 20),
    "empty supply": lambda p: cards.paint_supply(p, STRIP, "rarity", 0),
    "badge": lambda p: cards.paint_badge(p, STRIP, cards.MOONCAKE, "+1 Mooncake"),
    "badge of none left": lambda p: cards.paint_badge(p, STRIP, "pinkie", "none", given=False),
    "points": lambda p: cards.paint_stat(p, STRIP, "points", 48),
    "mooncakes": lambda p: cards.paint_stat(p, STRIP, "mooncake", 3),
    "seal": lambda p: cards.paint_seal(p, C, 12, "check"),
    "recipe": lambda p: cards.paint_recipe(p, C, 5, "seven_unique"),
    "mooncake with a number": lambda p: lanterns.paint_mooncake(p, C, 20, 3),
    "festival lantern": lambda p: lanterns.paint_festival_lantern(p, C, 80),
    "robot": lambda p: tokens.paint_robot(p, C, 12),
    "star": lambda p: fireworks.paint_star(p, C, 12, "light"),
    "burst": lambda p: fireworks.paint_burst(p, C, 40),
    "firework": lambda p: fireworks.paint_firework(p, C, 40),
    "paper": lambda p: surfaces.paint_paper(p, RECT),
    "panel": lambda p: surfaces.paint_panel(p, RECT, active=True),
    "board": lambda p: surfaces.paint_board(p, RECT),
    "well": lambda p: surfaces.paint_well(p, RECT, warn=True),
    "wood": lambda p: surfaces.paint_wood(p, RECT, 6),
    "plate": lambda p: surfaces.paint_plate(p, RECT),
    "brass disc": lambda p: surfaces.paint_brass_disc(p, C, 14),
    "key cap": lambda p: surfaces.paint_key_cap(p, STRIP),
    "focus ring": lambda p: surfaces.paint_focus_ring(p, STRIP, 9),
    "field": lambda p: controls.paint_field(p, STRIP, "Maya", drop=True),
    "strip": lambda p: controls.paint_strip(p, STRIP),
    "segment": lambda p: controls.paint_segment(p, STRIP, "A", icon="dice", on=True),
    "switch": lambda p: controls.paint_switch(p, QRectF(60, 60, 46, 24), True),
    "slider": lambda p: controls.paint_slider(p, STRIP, 0.4, 11, mirrored=True),
    "scroll bar": lambda p: controls.paint_scroll_bar(p, RECT, STRIP.intersected(RECT), lit=True),
    "icon button": lambda p: buttons.paint_button(p, RECT, icon="menu", kind="wood"),
    "two line button": lambda p: buttons.paint_button(
        p, STRIP, "Label", sub="more", count="12", icon="book", mirrored=True
    ),
    "stack": lambda p: tiles.paint_stack(p, RECT, 8),
    "calendar": lambda p: plates.paint_calendar_leaf(p, RECT, "NOV", "16"),
    "bar": lambda p: plates.paint_bar(p, QRectF(60, 60, 120, 8), 0.4),
    "lock line": lambda p: plates.paint_lock_line(p, QRectF(20, 60, 300, 20), "to here"),
    "cord": lambda p: plates.paint_cord(p, RECT.topLeft(), RECT.topRight()),
    "jetty": lambda p: boxes.paint_jetty(p, STRIP),
    "fact plate": lambda p: boxes.paint_fact_plate(p, STRIP, "1–4 players", "Night tiles"),
    "die": lambda p: tray.paint_die(p, C, 60, "white", angle=5),
    "lit tray": lambda p: tray.paint_tray(p, C, 60, lit=True),
    "turn arrow": lambda p: tray.paint_turn_arrow(p, QRectF(60, 60, 30, 30), True, "hover"),
    "way to rest": lambda p: tray.paint_way_to_rest(p, C, 60, {0: "red", 2: "white"}, -30),
    "chip": lambda p: die_signs.paint_chip(p, C, 20, "green"),
    "pool": lambda p: lake.paint_pool(p, RECT, POOL),
    "small pool": lambda p: lake.paint_pool(p, RECT, POOL, small=True),
    "legal area": lambda p: lake.paint_legal(p, RECT, POOL.areas[0], "", hover=True),
    "area under the pencil": lambda p: lake.paint_stroking(p, RECT, POOL.areas[1], "", 1, 0.5),
    "area shaded last": lambda p: lake.paint_last(p, RECT, "NW"),
    "bed of the lake": lambda p: lake.paint_bed(p, RECT, 40),
    "platform": lambda p: lake_signs.paint_platform(p, C, 30, state="pending"),
    "boat": lambda p: lake_signs.paint_boat(p, C, 30, state="lost"),
    "gift": lambda p: lake_signs.paint_gift_coin(p, C, 30),
    "fireworks tile": lambda p: firework_tiles.paint_firework_tile(
        p, RECT.topLeft(), 30, "corner", ((0, 0), (0, 1), (1, 1)), 4, state="bad"
    ),
    "pencil": lambda p: dice.paint_pencil(p, C, 80),
    "island": lambda p: firefly.paint_island(p, RECT),
    "fireflies": lambda p: firefly.paint_fireflies(p, RECT, 9),
    "moon": lambda p: sky.paint_moon(p, C, 30),
    "pavilion": lambda p: sky.paint_pavilion(p, C, 40),
    "sky lantern": lambda p: sky.paint_sky_lantern(p, C, 10),
    "water lantern": lambda p: sky.paint_water_lantern(p, C, 14),
    "water": lambda p: scenery.paint_water(p, SCENE, moon_x=50),
    "page": lambda p: scenery.paint_lake_scene(
        p,
        SCENE,
        120,
        moon=scenery.Spot(300, 40, 20),
        fireworks=[scenery.Spot(100, 50, 30, "burst_teal")],
        sky_lanterns=[scenery.Spot(200, 40, 8)],
        floats=[scenery.Spot(200, 250, 12)],
        dim=0.2,
    ),
    "table": lambda p: scenery.paint_table_lake(p, SCENE, 80, display=RECT),
    "app icon": lambda p: icon.paint_app_icon(p, RECT),
    "small app icon": lambda p: icon.paint_app_icon(p, QRectF(60, 60, 24, 24)),
    "lettering": lambda p: type.lettering(p, C, "Title", 40, align=0.5, width=120),
}
PAINTERS = _tiles() | _lists() | SINGLE


def _state(p: QPainter) -> tuple[object, ...]:
    return (
        p.transform(),
        p.opacity(),
        p.hasClipping(),
        p.compositionMode(),
        p.pen(),
        p.brush(),
        p.font(),
        p.renderHints(),
    )


def _canvas() -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@pytest.mark.sample(100)
@pytest.mark.parametrize("variant", theme.THEMES)
@pytest.mark.parametrize("name", PAINTERS)
def test_a_painter_paints_in_every_variant_and_leaves_the_painter_as_it_was(
    name: str, variant: str
) -> None:
    theme.use(variant)
    image, blank = _canvas(), _canvas()
    p = QPainter(image)
    prepare(p)
    before = _state(p)
    PAINTERS[name](p)
    after = _state(p)
    p.end()
    assert image != blank
    assert after == before
    assert type.misfits() == []


def test_the_same_call_paints_the_same_picture() -> None:
    pictures = []
    for _ in range(2):
        image = _canvas()
        p = QPainter(image)
        prepare(p)
        scenery.paint_table_lake(p, SCENE, 80)
        tiles.paint_tile(p, RECT, SIDES, "angel")
        p.end()
        pictures.append(image)
    assert pictures[0] == pictures[1]


def test_a_step_that_comes_later_shows_its_number_too() -> None:
    strips = []
    for index in (3, 4):
        image = _canvas()
        p = QPainter(image)
        prepare(p)
        plates.paint_step(p, STRIP, index, "A", "b", state="later")
        p.end()
        strips.append(image)
    assert strips[0] != strips[1]

"""Load Lanterns Dice from resources/lanterns_dice/*.json into `Content`."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from festival_desktop.content.files import Block, Sheet, read
from festival_desktop.core.content import Documents
from festival_desktop.core.errors import BadContent
from festival_desktop.core.grid import EAST, NORTH, SOUTH, WEST
from festival_desktop.games.lanterns_dice.content import (
    Action,
    Content,
    EmperorCard,
    FireworksShape,
    LanternArea,
    Scoresheet,
    TableSize,
)
from festival_desktop.games.lanterns_dice.lake import HEIGHT, NEIGHBOURS, WIDTH, pool_at
from festival_desktop.games.lanterns_dice.setup import IN_PLAY

SIDES = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}

# The published components: six colours, eight shapes of six tiles, three cards, sheets A to D, rows
# 1 to 6 for everyone, up to 8 and 10 for three and two players. A solo game uses all rows.
COLORS, SHAPES, TILES, CARDS, LETTERS = 6, 8, 6, 3, "ABCD"
ROWS = {"always": 6, "three": 2, "two": 4}

ColorId = Literal["red", "orange", "green", "blue", "purple", "white"]
Side = Literal["north", "east", "south", "west"]
Size = Literal["small", "medium", "large"]
ActionId = Literal[
    "your-die", "not-shown", "other-dice", "left-die", "beside-completed", "whole-pool"
]


class DiceBlock(Sheet):
    colors: tuple[ColorId, ...]

    def faults(self) -> Iterator[str]:
        if len(self.colors) != COLORS or len({*self.colors}) != COLORS:
            yield f"each of the {COLORS} colours must be named once"


class GiftsBlock(Sheet):
    opening: Annotated[int, Field(ge=0, le=12)]
    reroll: Annotated[int, Field(ge=1, le=12)]


class BoatsBlock(Sheet):
    points: Annotated[int, Field(ge=1, le=99)]


class TableBlock(Block):
    players: Annotated[int, Field(ge=2, le=4)]
    turns: Annotated[int, Field(ge=1, le=10)]
    facing: tuple[Side, ...]

    def faults(self) -> Iterator[str]:
        if len(self.facing) != self.players or len({*self.facing}) != self.players:
            yield f"{self.players} players must face {self.players} different sides"


class TablesBlock(Sheet):
    players: tuple[TableBlock, ...]

    def faults(self) -> Iterator[str]:
        if [table.players for table in self.players] != [2, 3, 4]:
            yield "there must be one table each for 2, 3 and 4 players, in this order"


class SoloBlock(Sheet):
    """The solo game; a box without it needs two or more players."""

    turns: Annotated[int, Field(ge=1, le=12)]
    facing: Side


class BoxFile(Block):
    dice: DiceBlock
    gifts: GiftsBlock
    boats: BoatsBlock
    tables: TablesBlock
    solo: SoloBlock | None = None

    def sizes(self) -> dict[int, TableSize]:
        """Map each number of players to its table."""
        solo = {1: TableSize(self.solo.turns, (SIDES[self.solo.facing],))} if self.solo else {}
        return solo | {
            table.players: TableSize(table.turns, tuple(SIDES[side] for side in table.facing))
            for table in self.tables.players
        }


class AreaBlock(Block):
    sides: Literal["NW", "NE", "SE", "SW"]
    color: ColorId
    pavilion: bool = False


class PoolBlock(Block):
    x: Annotated[int, Field(ge=0, lt=WIDTH)]
    y: Annotated[int, Field(ge=0, lt=HEIGHT)]
    areas: tuple[AreaBlock, AreaBlock]
    feature: Literal["platform", "boat"] | None = None

    def faults(self) -> Iterator[str]:
        north, south = self.areas
        if (north.sides, south.sides) not in (("NW", "SE"), ("NE", "SW")):
            yield "the two areas are NW and SE, or NE and SW, in this order"
        if north.color == south.color:
            yield "the two areas of a pool differ in colour"
        if self.feature == "boat" and len(NEIGHBOURS[pool_at(self.x, self.y)]) < 4:
            yield "a boat needs a pool on each of its four sides"


class LakeFile(Sheet):
    pools: tuple[PoolBlock, ...]

    def faults(self) -> Iterator[str]:
        places = [(pool.x, pool.y) for pool in self.pools]
        if places != [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]:
            yield f"the lake is {WIDTH} by {HEIGHT} pools, row by row"


class SheetBlock(Block):
    letter: Annotated[str, Field(pattern=r"^[A-D]$")]
    always: tuple[ColorId, ...]
    three: tuple[ColorId, ...]
    two: tuple[ColorId, ...]

    def faults(self) -> Iterator[str]:
        for name, rows in ROWS.items():
            if len(getattr(self, name)) != rows:
                yield f"“{name}” has {rows} turn bonuses"

    def rows(self, players: int) -> tuple[ColorId, ...]:
        more = {1: self.three + self.two, 2: self.two, 3: self.three}
        return self.always + more.get(players, ())


class SheetsFile(Sheet):
    sheets: tuple[SheetBlock, ...]

    def faults(self) -> Iterator[str]:
        if "".join(sheet.letter for sheet in self.sheets) != LETTERS:
            yield "there must be the sheets A, B, C and D, in this order"


class SizeBlock(Sheet):
    size: Size
    values: tuple[Annotated[int, Field(ge=1, le=99)], ...]
    at_random: Annotated[int, Field(ge=0, le=IN_PLAY)]

    def faults(self) -> Iterator[str]:
        if len(self.values) != TILES or sorted(self.values, reverse=True) != [*self.values]:
            yield f"a stack has {TILES} tiles with the highest on top"


class ShapeBlock(Block):
    id: Annotated[str, Field(pattern=r"^[a-z]{1,12}$")]
    size: Size
    rows: tuple[Annotated[str, Field(pattern=r"^[#.]{1,6}$")], ...]

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        return tuple(
            (x, y) for y, row in enumerate(self.rows) for x, cell in enumerate(row) if cell == "#"
        )

    def faults(self) -> Iterator[str]:
        if not 0 < len(self.rows) <= HEIGHT or not self.cells:
            yield f"shape {self.id} does not fit on the lake"


class ShapesBlock(Sheet):
    first_game: tuple[str, ...]
    pictures: tuple[ShapeBlock, ...]

    def faults(self) -> Iterator[str]:
        ids = [shape.id for shape in self.pictures]
        if len(ids) != SHAPES or len({*ids}) != SHAPES:
            yield f"there must be {SHAPES} different shapes"
        if not len(self.first_game) == len({*self.first_game} & {*ids}) == IN_PLAY:
            yield f"the first game uses {IN_PLAY} of the shapes"


class FireworksFile(Block):
    sizes: tuple[SizeBlock, ...]
    shapes: ShapesBlock

    def faults(self) -> Iterator[str]:
        if [block.size for block in self.sizes] != ["small", "medium", "large"]:
            yield "there must be the sizes small, medium and large, in this order"
        if sum(block.at_random for block in self.sizes) != IN_PLAY:
            yield f"{IN_PLAY} shapes are drawn at random"
        shapes = Counter(shape.size for shape in self.shapes.pictures)
        for block in self.sizes:
            if shapes[block.size] < block.at_random:
                yield f"there are too few {block.size} shapes to draw from"


class ActionBlock(Block):
    gifts: Annotated[int, Field(ge=1, le=12)]
    action: ActionId


class EmperorSideBlock(Sheet):
    actions: tuple[ActionBlock, ...]

    def faults(self) -> Iterator[str]:
        if len(self.actions) != CARDS:
            yield f"there are {CARDS} emperor cards"


class EmperorFile(Block):
    A: EmperorSideBlock
    B: EmperorSideBlock

    def faults(self) -> Iterator[str]:
        costs = [[card.gifts for card in side.actions] for side in (self.A, self.B)]
        if costs[0] != costs[1]:
            yield "both sides of a card cost the same"


def load(files: Path | Documents) -> Content:
    """Load the five files from a folder or from parsed data; raises `BadContent`."""
    box = read(files, "box.json", BoxFile)
    lake = read(files, "lake.json", LakeFile)
    sheets = read(files, "sheets.json", SheetsFile)
    fireworks = read(files, "fireworks.json", FireworksFile)
    emperor = read(files, "emperor.json", EmperorFile)
    _bonuses_suffice(box, sheets)
    color, tables = box.dice.colors.index, box.sizes()
    values = {block.size: block.values for block in fireworks.sizes}
    pictures = fireworks.shapes.pictures
    ids = [shape.id for shape in pictures]
    return Content(
        colors=box.dice.colors,
        areas=tuple(
            LanternArea(color(area.color), area.sides, area.pavilion)
            for pool in lake.pools
            for area in pool.areas
        ),
        platforms=_featuring(lake, "platform"),
        boats=_featuring(lake, "boat"),
        sheets=tuple(
            Scoresheet(sheet.letter, {n: tuple(map(color, sheet.rows(n))) for n in tables})
            for sheet in sheets.sheets
        ),
        shapes=tuple(
            FireworksShape(shape.id, shape.size, shape.cells, values[shape.size])
            for shape in pictures
        ),
        first_shapes=tuple(sorted(map(ids.index, fireworks.shapes.first_game))),
        random_shapes={block.size: block.at_random for block in fireworks.sizes},
        emperor=tuple(
            EmperorCard(a.gifts, (_action(a), _action(b)))
            for a, b in zip(emperor.A.actions, emperor.B.actions, strict=True)
        ),
        tables=tables,
        opening_gifts=box.gifts.opening,
        reroll_cost=box.gifts.reroll,
        boat_points=box.boats.points,
    )


def _action(block: ActionBlock) -> Action:
    return Action[block.action.replace("-", "_").upper()]


def _featuring(lake: LakeFile, feature: str) -> tuple[int, ...]:
    return tuple(pool_at(pool.x, pool.y) for pool in lake.pools if pool.feature == feature)


def _bonuses_suffice(box: BoxFile, sheets: SheetsFile) -> None:
    for players, table in box.sizes().items():
        rows = len(sheets.sheets[0].rows(players))
        if table.turns != rows:
            raise BadContent(
                f"box.json: a table for {players} has {rows} turns, "
                "one for each turn bonus of a sheet."
            )

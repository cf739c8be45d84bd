"""The box of Lanterns Dice: from resources/lanterns_dice/*.json to `Content`."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, model_validator

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

# As published: six colours, eight shapes of six tiles, three cards, sheets A to D, rows 1 to 6
# for everyone and up to 8 and 10 for three and two players. Who plays alone has all of them.
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

    @model_validator(mode="after")
    def each_color_once(self) -> "DiceBlock":
        if len(self.colors) != COLORS or len({*self.colors}) != COLORS:
            raise ValueError(f"each of the {COLORS} colours must be named once")
        return self


class GiftsBlock(Sheet):
    opening: Annotated[int, Field(ge=0, le=12)]
    reroll: Annotated[int, Field(ge=1, le=12)]


class BoatsBlock(Sheet):
    points: Annotated[int, Field(ge=1, le=99)]


class TableBlock(Block):
    players: Annotated[int, Field(ge=2, le=4)]
    turns: Annotated[int, Field(ge=1, le=10)]
    facing: tuple[Side, ...]

    @model_validator(mode="after")
    def everyone_faces_a_die(self) -> "TableBlock":
        if len(self.facing) != self.players or len({*self.facing}) != self.players:
            raise ValueError(f"{self.players} players must face {self.players} different sides")
        return self


class TablesBlock(Sheet):
    players: tuple[TableBlock, ...]

    @model_validator(mode="after")
    def one_table_each(self) -> "TablesBlock":
        if [table.players for table in self.players] != [2, 3, 4]:
            raise ValueError("there must be one table each for 2, 3 and 4 players, in this order")
        return self


class SoloBlock(Sheet):
    """One player alone; a box without it is for two or more."""

    turns: Annotated[int, Field(ge=1, le=12)]
    facing: Side


class BoxFile(Block):
    dice: DiceBlock
    gifts: GiftsBlock
    boats: BoatsBlock
    tables: TablesBlock
    solo: SoloBlock | None = None

    def sizes(self) -> dict[int, TableSize]:
        """Number of players → what they use."""
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

    @model_validator(mode="after")
    def split_along_a_diagonal(self) -> "PoolBlock":
        north, south = self.areas
        if (north.sides, south.sides) not in (("NW", "SE"), ("NE", "SW")):
            raise ValueError("the two areas are NW and SE, or NE and SW, in this order")
        if north.color == south.color:
            raise ValueError("the two areas of a pool differ in colour")
        if self.feature == "boat" and len(NEIGHBOURS[pool_at(self.x, self.y)]) < 4:
            raise ValueError("a boat needs a pool on each of its four sides")
        return self


class LakeFile(Sheet):
    pools: tuple[PoolBlock, ...]

    @model_validator(mode="after")
    def pools_fill_the_lake(self) -> "LakeFile":
        places = [(pool.x, pool.y) for pool in self.pools]
        if places != [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]:
            raise ValueError(f"the lake is {WIDTH} by {HEIGHT} pools, row by row")
        return self


class SheetBlock(Block):
    letter: Annotated[str, Field(pattern=r"^[A-D]$")]
    always: tuple[ColorId, ...]
    three: tuple[ColorId, ...]
    two: tuple[ColorId, ...]

    @model_validator(mode="after")
    def rows_match_the_sheet(self) -> "SheetBlock":
        for name, rows in ROWS.items():
            if len(getattr(self, name)) != rows:
                raise ValueError(f"“{name}” has {rows} turn bonuses")
        return self

    def rows(self, players: int) -> tuple[ColorId, ...]:
        more = {1: self.three + self.two, 2: self.two, 3: self.three}
        return self.always + more.get(players, ())


class SheetsFile(Sheet):
    sheets: tuple[SheetBlock, ...]

    @model_validator(mode="after")
    def one_of_each_letter(self) -> "SheetsFile":
        if "".join(sheet.letter for sheet in self.sheets) != LETTERS:
            raise ValueError("there must be the sheets A, B, C and D, in this order")
        return self


class SizeBlock(Sheet):
    size: Size
    values: tuple[Annotated[int, Field(ge=1, le=99)], ...]
    at_random: Annotated[int, Field(ge=0, le=IN_PLAY)]

    @model_validator(mode="after")
    def highest_on_top(self) -> "SizeBlock":
        if len(self.values) != TILES or sorted(self.values, reverse=True) != [*self.values]:
            raise ValueError(f"a stack has {TILES} tiles with the highest on top")
        return self


class ShapeBlock(Block):
    id: Annotated[str, Field(pattern=r"^[a-z]{1,12}$")]
    size: Size
    rows: tuple[Annotated[str, Field(pattern=r"^[#.]{1,6}$")], ...]

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        return tuple(
            (x, y) for y, row in enumerate(self.rows) for x, cell in enumerate(row) if cell == "#"
        )

    @model_validator(mode="after")
    def fits_on_the_lake(self) -> "ShapeBlock":
        if not 0 < len(self.rows) <= HEIGHT or not self.cells:
            raise ValueError(f"shape {self.id} does not fit on the lake")
        return self


class ShapesBlock(Sheet):
    first_game: tuple[str, ...]
    pictures: tuple[ShapeBlock, ...]

    @model_validator(mode="after")
    def shapes_are_told_apart(self) -> "ShapesBlock":
        ids = [shape.id for shape in self.pictures]
        if len(ids) != SHAPES or len({*ids}) != SHAPES:
            raise ValueError(f"there must be {SHAPES} different shapes")
        if not len(self.first_game) == len({*self.first_game} & {*ids}) == IN_PLAY:
            raise ValueError(f"the first game uses {IN_PLAY} of the shapes")
        return self


class FireworksFile(Block):
    sizes: tuple[SizeBlock, ...]
    shapes: ShapesBlock

    @model_validator(mode="after")
    def sizes_match_the_shapes(self) -> "FireworksFile":
        if [block.size for block in self.sizes] != ["small", "medium", "large"]:
            raise ValueError("there must be the sizes small, medium and large, in this order")
        if sum(block.at_random for block in self.sizes) != IN_PLAY:
            raise ValueError(f"{IN_PLAY} shapes are drawn at random")
        shapes = Counter(shape.size for shape in self.shapes.pictures)
        for block in self.sizes:
            if shapes[block.size] < block.at_random:
                raise ValueError(f"there are too few {block.size} shapes to draw from")
        return self


class ActionBlock(Block):
    gifts: Annotated[int, Field(ge=1, le=12)]
    action: ActionId


class EmperorSideBlock(Sheet):
    actions: tuple[ActionBlock, ...]

    @model_validator(mode="after")
    def an_action_for_each_card(self) -> "EmperorSideBlock":
        if len(self.actions) != CARDS:
            raise ValueError(f"there are {CARDS} emperor cards")
        return self


class EmperorFile(Block):
    A: EmperorSideBlock
    B: EmperorSideBlock

    @model_validator(mode="after")
    def both_sides_cost_the_same(self) -> "EmperorFile":
        costs = [[card.gifts for card in side.actions] for side in (self.A, self.B)]
        if costs[0] != costs[1]:
            raise ValueError("both sides of a card cost the same")
        return self


def load(files: Path | Documents) -> Content:
    """The content of the five files, in a folder or already read; raises `BadContent`."""
    box = read(files, "box.json", BoxFile)
    lake = read(files, "lake.json", LakeFile)
    sheets = read(files, "sheets.json", SheetsFile)
    fireworks = read(files, "fireworks.json", FireworksFile)
    emperor = read(files, "emperor.json", EmperorFile)
    _bonuses_suffice(box, sheets)
    color = box.dice.colors.index
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
        sheets=tuple(_scoresheet(box, sheet) for sheet in sheets.sheets),
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
        tables=box.sizes(),
        opening_gifts=box.gifts.opening,
        reroll_cost=box.gifts.reroll,
        boat_points=box.boats.points,
    )


def _action(block: ActionBlock) -> Action:
    return Action[block.action.replace("-", "_").upper()]


def _featuring(lake: LakeFile, feature: str) -> tuple[int, ...]:
    return tuple(pool_at(pool.x, pool.y) for pool in lake.pools if pool.feature == feature)


def _scoresheet(box: BoxFile, sheet: SheetBlock) -> Scoresheet:
    bonuses = {
        players: tuple(map(box.dice.colors.index, sheet.rows(players))) for players in box.sizes()
    }
    return Scoresheet(sheet.letter, bonuses)


def _bonuses_suffice(box: BoxFile, sheets: SheetsFile) -> None:
    for players, table in box.sizes().items():
        rows = len(sheets.sheets[0].rows(players))
        if table.turns != rows:
            raise BadContent(
                f"box.json: a table for {players} has {rows} turns, "
                "one for each turn bonus of a sheet."
            )

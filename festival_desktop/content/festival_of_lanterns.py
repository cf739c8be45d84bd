"""Load Festival of Lanterns from resources/festival_of_lanterns/*.json into `Content`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import Field

from festival_desktop.content.festival_friends import FriendSheet, LanternId, MoonDancerSheet
from festival_desktop.content.files import Block, Sheet, listed_twice, read
from festival_desktop.core.content import Documents
from festival_desktop.core.errors import BadContent
from festival_desktop.core.grid import EAST, NORTH, SOUTH, WEST
from festival_desktop.games.festival_of_lanterns.content import (
    Content,
    DedicationTile,
    NightTile,
    TableSize,
)

SIDES = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}

# The rulebook's text does not say how a box of 35 and 40 tiles splits into kinds, so a printed box
# may differ; the solo challenge needs these minimum numbers.
TILES, DEDICATIONS = 35, 40
LEAST_SKY, LEAST_FIREWORKS = 10, 8

Pet = Literal["angel", "opalescence", "owlowiscious", "gummy", "winona", "tank"]
Side = Literal["north", "east", "south", "west"]
Points = Annotated[int, Field(ge=1, le=99)]


class TableBlock(Block):
    players: Annotated[int, Field(ge=2, le=4)]
    tiles: Annotated[int, Field(ge=1)]
    cards: Annotated[int, Field(ge=1)]
    facing: tuple[Side, ...]

    def faults(self) -> Iterator[str]:
        if len(self.facing) != self.players or len(set(self.facing)) != self.players:
            yield f"{self.players} players must face {self.players} different sides"
        if self.cards < self.players:
            yield f"{self.players} players need {self.players} cards of each lantern"


class BoxSheet(Sheet):
    lanterns: tuple[LanternId, ...]
    cards_per_lantern: Annotated[int, Field(ge=1, le=99)]
    mooncakes: Annotated[int, Field(ge=0, le=99)]
    opening_mooncakes: Annotated[int, Field(ge=0, le=99)]
    hand: Annotated[int, Field(ge=1, le=5)]
    limit: Annotated[int, Field(ge=7, le=99)]
    exchange_cost: Annotated[int, Field(ge=0, le=99)]
    tables: tuple[TableBlock, ...]

    def faults(self) -> Iterator[str]:
        if sorted(self.lanterns) != sorted(get_args(LanternId)):
            yield "each of the seven lanterns must be named once"
        if [table.players for table in self.tables] != [2, 3, 4]:
            yield "there must be one table each for 2, 3 and 4 players, in this order"
        for table in self.tables:
            if table.cards > self.cards_per_lantern:
                yield f"{table.players} players use more cards than the box holds"
            if table.players * self.opening_mooncakes > self.mooncakes:
                yield f"{table.players} players begin with too many Mooncakes"


class TileBlock(Block):
    id: Annotated[str, Field(pattern=r"^[A-Z][0-9]{1,3}$")]
    sides: tuple[LanternId, LanternId, LanternId, LanternId]
    pet: Pet | None = None


class TileSheet(Sheet):
    sky: tuple[TileBlock, ...]
    fireworks: tuple[TileBlock, ...]

    def faults(self) -> Iterator[str]:
        yield from listed_twice("tile", (tile.id for tile in self.sky + self.fireworks))
        for tile in self.sky + self.fireworks:
            if (tile.pet is None) != (tile in self.sky):
                yield f"tile {tile.id}: Fireworks tiles show a pet, Sky tiles do not"
        if len(self.sky) + len(self.fireworks) != TILES:
            yield f"the box holds {TILES} Night tiles"
        if len(self.sky) < LEAST_SKY or len(self.fireworks) < LEAST_FIREWORKS:
            yield f"{LEAST_SKY} Sky and {LEAST_FIREWORKS} Fireworks tiles are needed"


class DedicationBlock(Block):
    points: Points
    players: Annotated[int, Field(ge=1, le=4)] = 1


class GenericBlock(Block):
    points: Points
    count: Annotated[int, Field(ge=0, le=99)]


class DedicationSheet(Sheet):
    four: tuple[DedicationBlock, ...]
    pairs: tuple[DedicationBlock, ...]
    seven: tuple[DedicationBlock, ...]
    generic: GenericBlock

    def faults(self) -> Iterator[str]:
        for name in ("four", "pairs", "seven"):
            points = [tile.points for tile in getattr(self, name)]
            if points != sorted(points, reverse=True):
                yield f"the stack “{name}” must have its highest tile on top"
        stacks = len(self.four) + len(self.pairs) + len(self.seven)
        if stacks + self.generic.count != DEDICATIONS:
            yield f"the box holds {DEDICATIONS} Dedication tiles"


def load(files: Path | Documents) -> Content:
    """Load the five files from a folder or from parsed data; raises `BadContent`."""
    box = read(files, "box.json", BoxSheet)
    night = read(files, "night_tiles.json", TileSheet)
    dedications = read(files, "dedications.json", DedicationSheet)
    friends = read(files, "friends.json", FriendSheet)
    moon_dancer = read(files, "moon_dancer.json", MoonDancerSheet)
    _tiles_suffice(box, night)
    fault = moon_dancer.fault(
        friends, box.hand, len(night.sky), len(night.fireworks), box.tables[0].cards
    )
    if fault:
        raise BadContent(f"moon_dancer.json, levels: {fault}.")
    return Content(
        lanterns=box.lanterns,
        tiles=tuple(_tile(box, tile) for tile in night.sky + night.fireworks),
        dedications=tuple(
            tuple(DedicationTile(tile.points, tile.players) for tile in stack)
            for stack in (dedications.four, dedications.pairs, dedications.seven)
        ),
        generic_points=dedications.generic.points,
        generics=dedications.generic.count,
        mooncakes=box.mooncakes,
        tables={
            table.players: TableSize(
                table.tiles, table.cards, tuple(SIDES[side] for side in table.facing)
            )
            for table in box.tables
        },
        hand=box.hand,
        limit=box.limit,
        exchange_cost=box.exchange_cost,
        opening_mooncakes=box.opening_mooncakes,
        friends=friends.made(),
        moon_dancer=moon_dancer.made(box.lanterns),
    )


def _tile(box: BoxSheet, tile: TileBlock) -> NightTile:
    north, east, south, west = (box.lanterns.index(side) for side in tile.sides)
    return NightTile(tile.id, (north, east, south, west), tile.pet)


def _tiles_suffice(box: BoxSheet, night: TileSheet) -> None:
    """Check that the box has a starting tile and one face up besides the players' tiles."""
    in_box = len(night.sky) + len(night.fireworks)
    for table in box.tables:
        if not table.players * box.hand < table.tiles < in_box:
            raise BadContent(
                f"box.json, tables: {table.players} players cannot use {table.tiles} tiles "
                f"of a box of {in_box}."
            )
        if table.tiles % table.players:
            raise BadContent(
                f"box.json, tables: {table.players} players cannot share {table.tiles} tiles."
            )

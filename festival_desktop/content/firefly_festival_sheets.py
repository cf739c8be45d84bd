"""The schemas of the content files of Firefly Festival."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Annotated, Literal

from pydantic import Field

from festival_desktop.content.files import Block, Sheet, listed_twice
from festival_desktop.games.firefly_festival import content as c
from festival_desktop.games.firefly_festival import goals, network, powers
from festival_desktop.games.firefly_festival.movement import MOST
from festival_desktop.games.firefly_festival.moves import ISLANDS, KINDS, SEATS
from festival_desktop.games.firefly_festival.notation import LETTERS, WAYS
from festival_desktop.games.firefly_festival.power import Power

TILES, PRIVATE_GOALS, POWERS, CARDS = 18, 28, 30, 6

SizeName = Literal["start", "small", "medium", "large"]
Count = Annotated[int, Field(ge=0, le=99)]
Some = Annotated[int, Field(ge=1, le=99)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,29}$")]
Steps = Annotated[tuple[tuple[Some, Some], ...], Field(min_length=1)]


class Sourced(Block):
    """A part whose values have another source than the rest of its file."""

    source: Literal["rulebook", "prototype", "ours"]
    note: str = ""


# -- the boards ----------------------------------------------------------------------------------


class SpaceBlock(Block):
    space: Annotated[str, Field(pattern=r"^[A-Z]$")]
    x: Count
    y: Count


class WaterBlock(Block):
    x: Count
    y: Count
    reward: Literal["coins", "worker", "goal", "points"]


class BoardBlock(Sourced):
    id: Id
    width: Annotated[int, Field(ge=3, le=60)]
    height: Annotated[int, Field(ge=3, le=60)]
    starts: tuple[str, str]
    lanes: Some
    islands: Annotated[tuple[SpaceBlock, ...], Field(min_length=3, max_length=ISLANDS)]
    water: tuple[WaterBlock, ...]

    def faults(self) -> Iterator[str]:
        letters = "".join(island.space for island in self.islands)
        if letters != LETTERS[: len(letters)]:
            yield "the islands must be called A, B, C and so on"
        if self.starts[0] == self.starts[1] or not {*self.starts} <= {*letters}:
            yield "the Starts must lie on two different islands"
        block = range(network.BLOCK)
        land = [(i.x + x, i.y + y) for i in self.islands for x in block for y in block]
        yield from listed_twice("cell", (f"{x}, {y} of an island" for x, y in land))
        water = [(cell.x, cell.y) for cell in self.water]
        yield from listed_twice("the reward at", (f"{x}, {y}" for x, y in water))
        if {*land} & {*water}:
            yield "a water reward lies on an island"
        if not all(x < self.width and y < self.height for x, y in land + water):
            yield "something lies beyond the edge of the board"
        lanes = network.lanes_of(self.board())
        if len(lanes) != self.lanes:
            yield f"the islands make {len(lanes)} lanes, not {self.lanes}"
        if any(lane.way >= len(WAYS) for lane in lanes):
            yield f"two islands have more than {len(WAYS)} lanes"

    def board(self) -> c.Board:
        letters = [island.space for island in self.islands]
        return c.Board(
            id=self.id,
            width=self.width,
            height=self.height,
            spaces=tuple(c.Space(i.space, i.x, i.y) for i in self.islands),
            starts=tuple(letters.index(start) for start in self.starts),
            water={(cell.x, cell.y): c.Water[cell.reward.upper()] for cell in self.water},
        )


class BoardSheet(Sheet):
    boards: tuple[BoardBlock, ...]

    def faults(self) -> Iterator[str]:
        yield from listed_twice("board", (board.id for board in self.boards))


# -- island tiles --------------------------------------------------------------------------------


class SizeBlock(Block):
    capacity: Some | None
    floors: Count


class SizesBlock(Block):
    start: SizeBlock
    small: SizeBlock
    medium: SizeBlock
    large: SizeBlock


class TileBlock(Sourced):
    id: Id
    size: SizeName
    value: Count
    reward: Literal["nothing", "coins", "recruit", "goal"]
    number: Count


class TileSheet(Sheet):
    sizes: SizesBlock
    tiles: tuple[TileBlock, ...]

    def faults(self) -> Iterator[str]:
        yield from listed_twice("tile", (tile.id for tile in self.tiles))
        if len(self.tiles) != TILES:
            yield f"the box holds {TILES} island tiles"
        if self.sizes.start.capacity is not None:
            yield "a Start has room for everybody"
        for tile in self.tiles:
            if (tile.size == "start") != (tile.reward == "nothing"):
                yield f"tile {tile.id}: all but Starts have a pagoda reward"


# -- goals and powers ----------------------------------------------------------------------------


class PublicBlock(Block):
    id: Id
    cards: Steps

    def faults(self) -> Iterator[str]:
        if self.id not in goals.PUBLIC:
            yield f"there is no kind of goal “{self.id}”"
        if len(self.cards) != CARDS:
            yield f"{self.id} has {CARDS} cards"
        if list(self.cards) != sorted(self.cards) or len(dict(self.cards)) != CARDS:
            yield f"the cards of {self.id} must get harder"


class PrivateBlock(Block):
    id: Id
    measure: str
    number: Some
    points: Some

    def faults(self) -> Iterator[str]:
        if self.measure not in goals.PRIVATE:
            yield f"“{self.measure}” is nothing a private goal counts"


class GoalSheet(Sheet):
    public: tuple[PublicBlock, ...]
    private: tuple[PrivateBlock, ...]

    def faults(self) -> Iterator[str]:
        yield from listed_twice("goal", (goal.id for goal in self.public))
        yield from listed_twice("goal", (goal.id for goal in self.private))
        if len(self.public) != KINDS or len(self.private) != PRIVATE_GOALS:
            yield f"the box holds {KINDS} kinds and {PRIVATE_GOALS} private goals"


class PowerBlock(Block):
    id: Id
    group: Literal["start", "bridges", "people", "pagodas", "festivals"]
    numbers: dict[str, Count]

    def faults(self) -> Iterator[str]:
        piece = powers.PIECES.get(self.id)
        if piece is None:
            yield f"there is no power “{self.id}”"
            return
        wanted = [field.name for field in fields(piece)]
        if sorted(wanted) != sorted(self.numbers):
            yield f"{self.id} needs these numbers: {', '.join(wanted) or 'none'}"
        power = piece(**self.numbers)
        if isinstance(power, Power) and power.movements(1) >= MOST:
            yield f"an action has at most {MOST - 1} movements"


class PowerSheet(Sheet):
    powers: tuple[PowerBlock, ...]

    def faults(self) -> Iterator[str]:
        yield from listed_twice("power", (power.id for power in self.powers))
        if len(self.powers) != POWERS:
            yield f"the box holds {POWERS} powers"


# -- other components ----------------------------------------------------------------------------


class PiecesBlock(Sourced):
    segments: Some
    floors: Some
    workers: Some
    fish: Annotated[tuple[Count, ...], Field(min_length=1, max_length=9)]


class OpeningBlock(Sourced):
    coins: Count
    workers: Some
    goals: Annotated[int, Field(ge=0, le=4)]
    goals_in_play: Annotated[int, Field(ge=1, le=KINDS)]


class LaterSeatsBlock(Sourced):
    """Extra coins by place in the turn order, one row for each number of players."""

    coins: tuple[tuple[Count, ...], ...]

    def faults(self) -> Iterator[str]:
        if [len(row) for row in self.coins] != list(range(2, SEATS + 1)):
            yield "there must be a row each for 2, 3, 4, 5 and 6 players, in order"


class ActionsBlock(Sourced):
    tallest: Some
    movements: Annotated[int, Field(ge=1, lt=MOST)]
    water_coins: Count
    water_points: Count
    firefly_points: Count


class RestBlock(Sourced):
    """How many quiet rounds, with nothing built, held or claimed, end the game."""

    rounds: Some


class CrowBlock(Sourced):
    cost: Count
    coins: Count
    workers: Count
    income: Count
    loss: Count


class ChainBlock(Sourced):
    steps: Steps
    longest: Count


class TilesOfTable(Block):
    start: Literal[2]
    small: Count
    medium: Count
    large: Count


class TableBlock(Block):
    players: Annotated[int, Field(ge=2, le=SEATS)]
    board: Id
    tiles: TilesOfTable
    sorin: Some


class BoxSheet(Sheet):
    pieces: PiecesBlock
    opening: OpeningBlock
    later_seats: LaterSeatsBlock
    actions: ActionsBlock
    rest: RestBlock
    crow: CrowBlock
    chain: ChainBlock
    tables: tuple[TableBlock, ...]

    def faults(self) -> Iterator[str]:
        if [table.players for table in self.tables] != list(range(2, SEATS + 1)):
            yield "there must be one table each for 2, 3, 4, 5 and 6 players, in order"
        if 2 * self.opening.workers > self.pieces.workers:
            yield "too many workers are on the Starts when the game begins"
        steps = list(self.chain.steps)
        if steps != sorted(steps):
            yield "longer chains must not come before shorter ones"

"""Load Firefly Festival from resources/firefly_festival/*.json into `Content`."""

from collections import Counter
from pathlib import Path

from festival_desktop.content.files import read
from festival_desktop.content.firefly_festival_sheets import (
    BoardSheet,
    BoxSheet,
    GoalSheet,
    PowerSheet,
    TableBlock,
    TileSheet,
)
from festival_desktop.core.content import Documents
from festival_desktop.core.errors import BadContent
from festival_desktop.games.firefly_festival import content as c


def load(files: Path | Documents) -> c.Content:
    """Load the five files from a folder or from parsed data; raises `BadContent`."""
    box = read(files, "box.json", BoxSheet)
    boards = read(files, "boards.json", BoardSheet)
    tiles = read(files, "tiles.json", TileSheet)
    goal_cards = read(files, "goals.json", GoalSheet)
    power_cards = read(files, "powers.json", PowerSheet)
    _tables_suit(box, boards, tiles)
    known = {board.id: board.board() for board in boards.boards}
    return c.Content(
        tiles=tuple(
            c.IslandTile(
                tile.id,
                c.Size[tile.size.upper()],
                tile.value,
                c.Reward[tile.reward.upper()],
                tile.number,
            )
            for tile in tiles.tiles
        ),
        sizes=tuple(
            c.SizeRule(size.capacity, size.floors)
            for size in (getattr(tiles.sizes, name.name.lower()) for name in c.Size)
        ),
        public=tuple(c.PublicGoal(goal.id, goal.cards) for goal in goal_cards.public),
        private=tuple(
            c.PrivateGoal(goal.id, goal.measure, goal.number, goal.points)
            for goal in goal_cards.private
        ),
        powers=tuple(c.PowerData(p.id, dict(p.numbers)) for p in power_cards.powers),
        tables={
            table.players: c.TableSize(
                known[table.board],
                _sizes(table),
                table.sorin,
                tuple(box.opening.coins + more for more in row),
            )
            for table, row in zip(box.tables, box.later_seats.coins, strict=True)
        },
        box=_box(box),
    )


def _sizes(table: TableBlock) -> tuple[int, ...]:
    return (table.tiles.start, table.tiles.small, table.tiles.medium, table.tiles.large)


def _box(sheet: BoxSheet) -> c.Box:
    pieces, opening, actions = sheet.pieces, sheet.opening, sheet.actions
    return c.Box(
        segments=pieces.segments,
        floors=pieces.floors,
        workers=pieces.workers,
        fish=pieces.fish,
        start_workers=opening.workers,
        start_goals=opening.goals,
        goals_in_play=opening.goals_in_play,
        tallest=actions.tallest,
        movements=actions.movements,
        water_coins=actions.water_coins,
        water_points=actions.water_points,
        firefly_points=actions.firefly_points,
        rest_rounds=sheet.rest.rounds,
        crow_cost=sheet.crow.cost,
        crow_coins=sheet.crow.coins,
        crow_workers=sheet.crow.workers,
        crow_income=sheet.crow.income,
        crow_loss=sheet.crow.loss,
        chain=sheet.chain.steps,
        longest_chain=sheet.chain.longest,
    )


def _tables_suit(box: BoxSheet, boards: BoardSheet, tiles: TileSheet) -> None:
    """Check that every table has a board of the right size and that the box holds its tiles."""
    spaces = {board.id: len(board.islands) for board in boards.boards}
    in_box = Counter[str](tile.size for tile in tiles.tiles)
    for table in box.tables:
        where = f"box.json, tables: {table.players} players"
        if table.board not in spaces:
            raise BadContent(f"{where} have no board “{table.board}”.")
        if sum(_sizes(table)) != spaces[table.board]:
            raise BadContent(f"{where} need {spaces[table.board]} tiles for their board.")
        for size, number in zip(c.Size, _sizes(table), strict=True):
            if number > in_box[size.name.lower()]:
                raise BadContent(f"{where} use more {size.name.capitalize()} tiles than there are.")

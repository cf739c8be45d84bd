"""What lies on the board: grounds, floating rewards, bridges, pagodas, workers, fireflies.

Reads the scene and changes nothing. The same position always gives the same props.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from festival_desktop.games.firefly_festival.content import Reward
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.screens.firefly_festival.pictures.isles import START

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

Props = dict[str, Prop]
REWARDS = {Reward.NOTHING: "", Reward.COINS: "coins", Reward.RECRUIT: "worker", Reward.GOAL: "goal"}


def pieces(scene: "FireflyScene") -> Props:
    shown: Props = {}
    for piece in scene.session.pieces.pieces:
        match piece.kind:
            case "island":
                shown.update(_island(scene, piece))
            case "floor":
                shown[piece.id] = _floor(scene, piece)
            case "bridge":
                shown[piece.id] = _bridge(scene, piece)
            case "water":
                x, y = piece.place.index
                face = (piece.face[0], False)
                shown[piece.id] = Prop("float", face, scene.camera.rect(x, y), zorder.FLOAT)
    for island in range(scene.board.network.size):
        shown.update(workers(scene, island))
    return shown


def _island(scene: "FireflyScene", piece: Piece) -> Props:
    (island,) = piece.place.index
    tile, sealed = piece.face
    block, size = scene.board.block(island), scene.board.size(island)
    shown = {
        f"ground:{island}": Prop("ground", (size, island), block, zorder.GROUND),
        f"facts:{island}": Prop("facts", facts(scene, island, tile), block, zorder.FACE),
    }
    stand = len(scene.session.view.floors[island])
    if sealed:
        spire = scene.board.spire(island, stand)
        seat = scene.session.view.floors[island][-1]
        enter = scene.layout.stocks if scene.motion.enabled else None
        shown[f"shore:{island}"] = Prop("shore", ("sealed", size, island), block, zorder.SHORE)
        shown[f"swarm:{island}"] = Prop("swarm", (island,), block, zorder.KNOT)
        shown[f"spire:{island}"] = Prop(
            "spire", (), spire, zorder.PIECE, area=f"spire {seat}", enter=enter
        )
        return shown
    needed = scene.game.content.sizes[size].floors
    for storey in range(stand, needed):
        rect = scene.board.floor(island, storey, needed)
        shown[f"missing:{island}:{storey}"] = Prop("floor", (None, False), rect, zorder.FACE + 0.5)
    return shown


def facts(scene: "FireflyScene", island: int, tile: int) -> tuple[object, ...]:
    """What `Facts` of the painting kit is made from."""
    view, card = scene.session.view, scene.game.content.tiles[tile]
    rule = scene.game.content.sizes[card.size]
    return (
        scene.words.label(f"tile:{tile}"),
        int(card.size),
        card.value,
        REWARDS[card.reward],
        card.number,
        rule.floors,
        rule.capacity or 0,
        view.crowd[island],
        bool(view.sealed >> island & 1),
        leaders(scene, island),
    )


def leaders(scene: "FireflyScene", island: int) -> tuple[int, ...]:
    """Who has most pieces on an island where a festival can be held; nobody on an empty one."""
    view = scene.session.view
    if scene.board.size(island) == START or view.sealed >> island & 1:
        return ()
    weights = scene.outlook(island).weights
    most = max(weights)
    return tuple(seat for seat, weight in enumerate(weights) if weight == most) if most else ()


def _floor(scene: "FireflyScene", piece: Piece) -> Prop:
    island, storey = piece.place.index
    rect = scene.board.floor(island, storey, storeys(scene, island))
    return Prop(
        "floor", (piece.face[0], False), rect, zorder.PIECE - 0.5 + storey * 0.05,
        area="pagoda", enter=_enter(scene, piece.origin),
    )  # fmt: skip


def storeys(scene: "FireflyScene", island: int) -> int:
    """How many floors a pagoda has, or needs: they share the room there is."""
    view = scene.session.view
    tile = scene.game.content.tiles[view.layout[island]]
    stand = len(view.floors[island])
    if view.sealed >> island & 1:
        return stand
    return int(max(stand, scene.game.content.sizes[tile.size].floors, 1))


def _enter(scene: "FireflyScene", origin: Place | None) -> QRectF | None:
    """Where a floor that is new comes from: the supply of its owner."""
    if origin is None or origin.area != "seat":
        return None
    seat = scene.layout.seats[origin.index[0]]
    side = scene.board.cell
    return QRectF(seat.left() + 20, seat.center().y(), side, side * 0.32)


def _bridge(scene: "FireflyScene", piece: Piece) -> Prop:
    number = scene.board.network.find(*piece.place.index)
    return bridge(scene, number, piece.face[0], "last" if number in scene.last_lanes else "")


def bridge(
    scene: "FireflyScene",
    number: int,
    seat: int,
    mood: str,
    cells: int | None = None,
    backwards: bool = False,
) -> Prop:
    """A bridge; `cells`: only so many segments of it, from one end or backwards."""
    board = scene.board
    length = board.network.lanes[number].length
    shown = length if cells is None else cells
    face = (seat, length, shown, board.ramps(number), board.across(number), backwards, mood)
    z = {"ghost": zorder.GHOST, "bad": zorder.GHOST, "last": zorder.BRIDGE + 0.5}
    return Prop("bridge", face, board.span(number), z.get(mood, zorder.BRIDGE))


def workers(scene: "FireflyScene", island: int) -> Props:
    """The figures on an island: each in its slot, on a Start grouped by player."""
    figures = scene.crowds.on(island)
    if scene.board.size(island) == START:
        return _grouped(scene, island, figures)
    limit = scene.game.content.sizes[scene.board.size(island)].capacity or 0
    slots = max(limit, len(figures))
    shown: Props = {}
    for slot, (key, seat) in enumerate(figures):
        rect = scene.board.figure(island, slot, slots)
        face = (seat, 1, False)
        shown[key] = Prop("worker", face, rect, zorder.LAST, area=f"island {island}")
    return shown


def _grouped(scene: "FireflyScene", island: int, figures: list[tuple[str, int]]) -> Props:
    seats = sorted({seat for _, seat in figures})
    shown: Props = {}
    for place, seat in enumerate(seats):
        keys = [key for key, owner in figures if owner == seat]
        rect = scene.board.group(island, place, len(seats))
        for n, key in enumerate(keys):
            # The first carries their number; the last is the one a hand takes.
            stand = len(keys) - (keys[-1] == scene.carried)
            face = (seat, 1 if n else stand, False)
            z = zorder.LAST - 0.01 * n
            shown[key] = Prop("worker", face, rect, z, area=f"island {island}")
    return shown

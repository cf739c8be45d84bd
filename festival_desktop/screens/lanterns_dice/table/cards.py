"""The emperor's cards."""

from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.state import LAUNCH, SHADE
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.scenes.table_state import REST
from festival_desktop.screens.lanterns_dice.table.table_state import TableState


def cards(table: TableState) -> Shown:
    layout, z = table.layout, zorder.LABEL
    title = (table.label("emperor"), layout.px(15.5), "on_sky")
    note = (table.label("emperor-note"), layout.px(13), "on_sky", "right", False)
    items = {
        "emperor-title": ItemSpec("heading", title, layout.emperor_title, z),
        "emperor-note": ItemSpec("note", note, layout.emperor_note, z),
    }
    for piece, rect in zip(table.area("cards"), layout.cards, strict=True):
        spec = ItemSpec("emperor", _face(table, piece), rect, zorder.ON_PANEL, soft=False)
        items[f"card:{piece.place.index[0]}"] = spec
    regions = {Target("card", (n,)): rect for n, rect in enumerate(layout.cards)}
    signs = {Target("favours"): layout.emperor_title}
    return Shown(items, regions, table.selectable(regions), signs)


def _face(table: TableState, piece: Piece) -> tuple[object, ...]:
    gifts, action, side = piece.face
    label, mark = table.label(f"action:{int(action)}"), table.label(f"side:{side}")
    colors = _colors(table, piece.place.index[0], Action(action))
    return gifts, label, mark, colors, _state(table, piece.place.index[0], gifts), table.layout.f


def _state(table: TableState, card: int, gifts: int) -> str:
    mood, view = table.mood(Target("card", (card,))), table.view
    if mood != REST:
        return mood
    mine = view.stage is SHADE and view.seat == table.seating.own
    if mine and view.card == card:
        return "used"
    refused = mine and bool(table.session.moves)  # who only looks on is refused nothing
    poor = table.own_sheet.gifts[0] < gifts
    return "dim" if view.stage >= LAUNCH or refused or poor else mood


def _colors(table: TableState, card: int, action: Action) -> tuple[str, ...]:
    """The colours a card would give its viewer as the tray lies."""
    if action in (Action.BESIDE_COMPLETED, Action.WHOLE_POOL):
        return ()
    grants = table.position.grants(table.seating.own, table.tray.quarters)[card]
    return tuple(table.game.content.colors[n] for colors in grants for n in members(colors))

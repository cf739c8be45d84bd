"""The emperor's cards."""

from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.state import LAUNCH, SHADE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.scenes.table_state import REST
from festival_desktop.screens.lanterns_dice.pictures.cards import paint_emperor
from festival_desktop.screens.lanterns_dice.table.table_state import TableState

RENDERERS = {"emperor": Renderer(paint_emperor, pixels=14)}


def cards(table: TableState) -> PartContent:
    layout, f, z = table.layout, table.layout.f, zorder.LABEL
    title = (table.label("emperor"), 15.5 * f, "on_sky", "left", True)
    note = (table.label("emperor-note"), 13 * f, "on_sky", "right", False)
    items = {
        "emperor-title": ItemSpec("note", title, layout.emperor_title, z),
        "emperor-note": ItemSpec("note", note, layout.emperor_note, z),
    }
    grants = table.position.grants(table.seating.own, table.tray.quarters)
    for piece, rect in zip(table.area("cards"), layout.cards, strict=True):
        card, (gifts, action, side) = piece.place.index[0], piece.face
        dice: tuple[str, ...] = ()
        if action not in (Action.BESIDE_COMPLETED, Action.WHOLE_POOL):  # These allow any colour.
            colors = (color for granted in grants[card] for color in members(granted))
            dice = tuple(table.game.content.colors[color] for color in colors)
        label, mark = _action(table, Action(action)), table.label(f"side:{side}")
        face = (gifts, label, mark, dice, _state(table, card, gifts), f)
        items[f"card:{card}"] = ItemSpec("emperor", face, rect, zorder.ON_PANEL, soft=False)
    regions = {Target("card", (n,)): rect for n, rect in enumerate(layout.cards)}
    signs = {Target("favours"): layout.emperor_title}
    return PartContent(items, regions, table.selectable(regions), signs)


def _action(table: TableState, action: Action) -> str:
    """Describe an action, with the name of the player whose die it means."""
    players = table.session.players
    named = action is Action.LEFT_DIE and len(players) > 1
    names = (players[(table.seating.own + 1) % len(players)].name,) if named else ()
    return table.label(f"action:{int(action)}", *names)


def _state(table: TableState, card: int, gifts: int) -> str:
    mood, view = table.mood(Target("card", (card,))), table.view
    if mood != REST:
        return mood
    mine = view.stage is SHADE and view.seat == table.seating.own
    if mine and view.card == card:
        return "used"
    refused = mine and bool(table.session.moves)  # Spectators are not refused anything.
    poor = table.own_sheet.gifts[0] < gifts
    return "dim" if view.stage >= LAUNCH or refused or poor else mood

"""The emperor's cards."""

from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.state import LAUNCH, SHADE
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.lanterns_dice.table.reading import Reading


def cards(r: Reading) -> Shown:
    layout, z = r.layout, zorder.LABEL
    title = (r.label("emperor"), layout.px(15.5), "on_sky")
    note = (r.label("emperor-note"), layout.px(13), "on_sky", "right", False)
    items = {
        "emperor-title": ItemSpec("heading", title, layout.emperor_title, z),
        "emperor-note": ItemSpec("note", note, layout.emperor_note, z),
    }
    for piece, rect in zip(r.session.pieces.area("cards"), layout.cards, strict=True):
        spec = ItemSpec("emperor", _face(r, piece), rect, zorder.ON_PANEL, soft=False)
        items[f"card:{piece.place.index[0]}"] = spec
    regions = {Target("card", (n,)): rect for n, rect in enumerate(layout.cards)}
    stops = {t: rect for t, rect in regions.items() if t in r.choices}
    return Shown(items, regions, stops, {Target("favours"): layout.emperor_title})


def _face(r: Reading, piece: Piece) -> tuple[object, ...]:
    gifts, action, side = piece.face
    label, mark = r.label(f"action:{int(action)}"), r.label(f"side:{side}")
    colors = _colors(r, piece.place.index[0], Action(action))
    return gifts, label, mark, colors, _state(r, piece.place.index[0], gifts), r.layout.f


def _state(r: Reading, card: int, gifts: int) -> str:
    mood, view = r.mood(Target("card", (card,))), r.view
    if mood != "rest":
        return mood
    mine = view.stage is SHADE and view.seat == r.seating.own
    if mine and view.card == card:
        return "used"
    refused = mine and bool(r.session.moves)  # who only looks on is refused nothing
    poor = r.own_sheet.gifts[0] < gifts
    return "dim" if view.stage >= LAUNCH or refused or poor else mood


def _colors(r: Reading, card: int, action: Action) -> tuple[str, ...]:
    """The colours a card would give its viewer as the tray lies."""
    if action in (Action.BESIDE_COMPLETED, Action.WHOLE_POOL):
        return ()
    grants = r.position.grants(r.seating.own, r.tray.quarters)[card]
    return tuple(r.game.content.colors[n] for colors in grants for n in members(colors))

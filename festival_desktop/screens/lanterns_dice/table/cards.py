"""The emperor's cards."""

from typing import NamedTuple

from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.state import LAUNCH, SHADE
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.reading import Reading


class CardsData(NamedTuple):
    layout: Layout
    title: str
    note: str
    faces: tuple[tuple[object, ...], ...]
    open: frozenset[int]
    """Cards that may be selected."""


def cards_data(r: Reading) -> CardsData:
    pieces = r.pieces.area("cards")
    numbers = (piece.place.index[0] for piece in pieces)
    return CardsData(
        r.layout,
        r.label("emperor"),
        r.label("emperor-note"),
        tuple(_face(r, piece) for piece in pieces),
        frozenset(n for n in numbers if Target("card", (n,)) in r.choices),
    )


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
    refused = mine and bool(r.moves)  # who only looks on is refused nothing
    poor = r.own_sheet.gifts[0] < gifts
    return "dim" if view.stage >= LAUNCH or refused or poor else mood


def _colors(r: Reading, card: int, action: Action) -> tuple[str, ...]:
    """The colours a card would give its viewer as the tray lies."""
    if action in (Action.BESIDE_COMPLETED, Action.WHOLE_POOL):
        return ()
    grants = r.position.grants(r.seating.own, r.quarters)[card]
    return tuple(r.game.content.colors[n] for colors in grants for n in members(colors))


class CardsPart(Part[CardsData]):
    def items(self) -> dict[str, ItemSpec]:
        data, layout, z = self.data, self.data.layout, zorder.LABEL
        title = (data.title, layout.px(15.5), "on_sky")
        note = (data.note, layout.px(13), "on_sky", "right", False)
        shown = {
            "emperor-title": ItemSpec("heading", title, layout.emperor_title, z),
            "emperor-note": ItemSpec("note", note, layout.emperor_note, z),
        }
        for n, face in enumerate(data.faces):
            rect = layout.cards[n]
            shown[f"card:{n}"] = ItemSpec("emperor", face, rect, zorder.ON_PANEL, soft=False)
        return shown

    def regions(self) -> Regions:
        return {Target("card", (n,)): rect for n, rect in enumerate(self.data.layout.cards)}

    def stops(self) -> Regions:
        return {t: rect for t, rect in self.regions().items() if t.key[0] in self.data.open}

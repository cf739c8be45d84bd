"""Questions about the dice, the tray, the emperor's cards, and who still has something to do while
everyone shades. The rules answer them, of any position that looks like the view."""

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import Area, Card, Color, Colors
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import SHADE, State
from festival_desktop.games.lanterns_dice.views import View


def areas_as_left(game: LanternsDice, position: State, quarters: int) -> frozenset[Area]:
    """What the one who decides could shade if the tray were left turned so far."""
    state = position.copy()
    game.play(state, m.ORIENTS[quarters], [])
    if (state.seat, state.stage) != (position.seat, SHADE):
        return frozenset()
    legal = game.legal_moves(state)
    return frozenset(move.area for move in legal if isinstance(move, m.Shade))


def faced(game: LanternsDice, view: View, seat: Seat, quarters: int | None = None) -> Color:
    """The colour a seat faces, or would if the tray were turned so far."""
    turned = view.quarters if quarters is None else quarters
    return view.dice[game.content.tables[view.players].die_of(seat, turned)]


def turn_bonus(game: LanternsDice, view: View) -> Color:
    """The colour of the active player's turn bonus."""
    return game.shading.bonus(game.imagine(view, Rng(0)))


def granted(game: LanternsDice, view: View, card: Card) -> tuple[Colors, ...]:
    """The colours a card would let the seat that decides shade, an area each."""
    return grants_of_cards(game, game.imagine(view, Rng(0)), view.seat, view.quarters)[card]


def grants_of_cards(
    game: LanternsDice, position: State, seat: Seat, quarters: int
) -> tuple[tuple[Colors, ...], ...]:
    """Card → the colours it would let a seat shade with the tray turned so far; none of no roll."""
    cards = range(len(game.content.emperor))
    if not position.dice:
        return tuple(() for _ in cards)
    state = position.copy()
    state.seat, state.quarters = seat, quarters
    return tuple(game.shading.grants(state, game.shading.action(state, card)) for card in cards)


def usable(game: LanternsDice, view: View, card: Card) -> bool:
    """Whether the seat that decides can pay for a card and could shade anything by it."""
    return game.shading.usable(game.imagine(view, Rng(0)), card)


def free_areas(game: LanternsDice, view: View, seat: Seat, colors: Colors) -> frozenset[Area]:
    """The areas of a seat's sheet in one of these colours that are not shaded yet."""
    return frozenset(members(game.shading.areas[colors] & ~view.shaded[seat]))


def open_parts(game: LanternsDice, position: State) -> frozenset[Seat]:
    """The seats that could shade something now, or later in this turn."""
    if position.stage is not SHADE:
        return frozenset()
    waits, seats = game.shading.waits, range(position.players)
    return frozenset(seat for seat in seats if seat == position.seat or waits(position, seat))

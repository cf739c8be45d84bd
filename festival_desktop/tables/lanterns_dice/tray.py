"""Questions about the dice, the tray, the emperor's cards and unfinished seats.

The rules answer them for any position consistent with the view.
"""

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import Area, Card, Color, Colors
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import SHADE, State
from festival_desktop.games.lanterns_dice.views import View


def areas_as_left(game: LanternsDice, position: State, quarters: int) -> frozenset[Area]:
    """Return the areas the deciding seat could shade after settling the tray at `quarters`."""
    state = position.copy()
    game.play(state, m.ORIENTS[quarters], [])
    if (state.seat, state.stage) != (position.seat, SHADE):
        return frozenset()
    legal = game.legal_moves(state)
    return frozenset(move.area for move in legal if isinstance(move, m.Shade))


def faced(game: LanternsDice, view: View, seat: Seat, quarters: int | None = None) -> Color:
    """Return the colour a seat faces, now or with the tray at `quarters`."""
    turned = view.quarters if quarters is None else quarters
    return view.dice[game.content.tables[view.players].die_of(seat, turned)]


def turn_bonus(game: LanternsDice, view: View) -> Color:
    """Return the colour of the active player's turn bonus."""
    return game.shading.bonus(game.imagine(view, Rng(0)))


def granted(game: LanternsDice, view: View, card: Card) -> tuple[Colors, ...]:
    """List the colours a card would let the deciding seat shade, one area each."""
    return grants_of_cards(game, game.imagine(view, Rng(0)), view.seat, view.quarters)[card]


def grants_of_cards(
    game: LanternsDice, position: State, seat: Seat, quarters: int
) -> tuple[tuple[Colors, ...], ...]:
    """List, per card, the colours it would let a seat shade; none before the roll."""
    cards = range(len(game.content.emperor))
    if not position.dice:
        return tuple(() for _ in cards)
    state = position.copy()
    state.seat, state.quarters = seat, quarters
    return tuple(game.shading.grants(state, game.shading.action(state, card)) for card in cards)


def usable(game: LanternsDice, view: View, card: Card) -> bool:
    """Return whether the deciding seat can pay for a card and shade something with it."""
    return game.shading.usable(game.imagine(view, Rng(0)), card)


def free_areas(game: LanternsDice, view: View, seat: Seat, colors: Colors) -> frozenset[Area]:
    """Return the unshaded areas of a seat's sheet in these colours."""
    return frozenset(members(game.shading.areas[colors] & ~view.shaded[seat]))


def open_parts(game: LanternsDice, position: State) -> frozenset[Seat]:
    """Return the seats that could shade something now or later in this turn."""
    if position.stage is not SHADE:
        return frozenset()
    waits, seats = game.shading.waits, range(position.players)
    return frozenset(seat for seat in seats if seat == position.seat or waits(position, seat))

"""Which move somebody tried by selections that lead to no legal one, so that the rules say why not.

What is missing of it is completed with what comes nearest to being allowed.
"""

from collections.abc import Sequence

from festival_desktop.core.errors import Refusal
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.refusals import GENERIC_STACK
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GENERIC, GRID
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.table import Target
from festival_desktop.tables.festival_of_lanterns.selections import attempt, selections

GENERICS = Target("dedication", (GENERIC,))
ANEW = ("tile", "dedication", "face-up", "stack")
"""Kinds of targets that begin a move of their own, whatever was selected before."""


def tried(
    game: FestivalOfLanterns, view: View, selected: Sequence[Target]
) -> m.Move | Refusal | None:
    *_, last = selected
    if last == GENERICS:
        return GENERIC_STACK
    if last.kind == "tile":
        return _somewhere(view, last.key[0])
    if last.kind in ANEW:
        return attempt([last])
    if selected[0].kind == "card":
        return attempt(selected) or _with_card(game, view, selected[0])
    return attempt(selected)


def _somewhere(view: View, tile: int) -> m.Move:
    """Return the placement of a tile on some free cell beside the display."""
    return m.Place(tile, min(view.frontier, key=GRID.xy), 0)


def _with_card(game: FestivalOfLanterns, view: View, card: Target) -> m.Move:
    """Return the move that explains why a card cannot be used there.

    If the card is of use, that is what would be done instead: a discard before a tile is placed, or
    an exchange.
    """
    (lantern,) = card.key
    moves = game.legal_moves(game.imagine(view, Rng(0)))
    if not any(card in selections(move)[0] for move in moves):
        return m.EXCHANGES[lantern][(lantern + 1) % len(m.LANTERNS)]
    if any(isinstance(move, m.Discard) for move in moves):
        return _somewhere(view, view.hand[0])
    return fm.TAKES[lantern]

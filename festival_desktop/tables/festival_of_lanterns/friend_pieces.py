"""Friends on the table of Festival of Lanterns.

Areas: friends (slot), trixies (the pile), trixie-cards (seat), token (seat; beside its owner),
tokens (kind, seat; on a Dedication stack), looked-at (slot).
"""

from collections.abc import Iterable

from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.gala import LOOKED_AT, NO_STACK, Gala
from festival_desktop.games.festival_of_lanterns.state import Stage
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece

HERE, WAITING, LAST, USED = range(4)
"""How a friend card lies: not befriended this turn, its ability waiting, the same with nothing
but the refill to come, its ability used."""


def friend_pieces(content: Content, view: View, gala: Gala) -> Iterable[Piece]:
    for slot, friend in enumerate(gala.friends):
        face = (friend, content.friends.cards[friend].cost, _how(view, gala, friend))
        yield Piece(f"friend:{friend}", "friend", Place("friends", (slot,)), face)
    if gala.trixies_left or any(gala.trixies):
        yield Piece("trixies", "trixies", Place("trixies"), (gala.trixies_left,))
        for seat, number in enumerate(gala.trixies):
            place = Place("trixie-cards", (seat,))
            yield Piece(f"trixie-cards:{seat}", "trixie-cards", place, (number,))
    for seat, stack in enumerate(gala.tokens):
        on_stack = stack != NO_STACK
        place = Place("tokens", (stack, seat)) if on_stack else Place("token", (seat,))
        yield Piece(f"token:{seat}", "token", place, (seat,))
    if view.stage is Stage.KEEP_TILE:
        yield from _looked_at(view)


def _how(view: View, gala: Gala, friend: int) -> int:
    if gala.befriended != friend:
        return HERE
    if not gala.uses:
        return USED
    return LAST if view.stage is Stage.REFILL else WAITING


def _looked_at(view: View) -> Iterable[Piece]:
    """Open for who looks, from behind for everybody else."""
    for slot in range(LOOKED_AT):
        place = Place("looked-at", (slot,))
        if view.looked_at:
            tile = view.looked_at[slot]
            yield Piece(f"tile:{tile}", "tile", place, (tile, 0), origin=Place("stack"))
        else:
            yield Piece(f"looked-at:{slot}", "back", place, origin=Place("stack"))

"""A seat's knowledge of a position: all but the chance to come, the same for every seat."""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.core.position import maker
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.state import State, Visible


@dataclass(slots=True, kw_only=True)
class View(Visible):
    viewer: Seat | None

    def __hash__(self) -> int:
        """Hash the fields that differ most; views never change."""
        open_here = (self.die_open, self.bonus_open, self.grants, self.platforms)
        return hash((self.seat, self.stage, self.dice, *open_here, *self.shaded, *self.gifts))


_show = maker(Visible, View)
_restore = maker(Visible, State)


def view(state: State, seat: Seat | None) -> View:
    return _show(state, viewer=seat)


def imagine(view: View, rng: Rng) -> State:
    """Return the same table with other rolls to come."""
    return _restore(view, rng=rng.next())

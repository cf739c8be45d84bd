"""A seat's knowledge of a position, and full positions consistent with it."""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.core.position import maker
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.content import Goal, PowerCard
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.setup import OFFERED
from festival_desktop.games.firefly_festival.state import CHOOSE, NO_POWER, State, Visible

UNKNOWN_POWER: PowerCard = -2
"""A power that was chosen but not yet revealed."""


@dataclass(slots=True, kw_only=True)
class View(Visible):
    """A position without its secrets. `hand` and `offered` are the viewer's own."""

    viewer: Seat | None
    deck_size: int
    hand_sizes: tuple[int, ...]
    hand: tuple[Goal, ...]
    offered: tuple[PowerCard, ...]
    powers: tuple[PowerCard, ...]
    """Powers of the seats, possibly `UNKNOWN_POWER`."""

    def __hash__(self) -> int:
        """Hash the fields that differ most; views never change."""
        return hash((self.seat, self.tasks, *self.coins, *self.crowd, *self.built, *self.floors))


_show = maker(Visible, View)
_restore = maker(Visible, State)


def view(state: State, seat: Seat | None) -> View:
    return _show(
        state,
        viewer=seat,
        deck_size=len(state.deck),
        hand_sizes=tuple(map(len, state.hands)),
        hand=() if seat is None else state.hands[seat],
        offered=() if seat is None else state.offered[seat],
        powers=tuple(
            UNKNOWN_POWER if state.stage is CHOOSE and power != NO_POWER and one != seat else power
            for one, power in enumerate(state.powers)
        ),
    )


def imagine(islands: Islands, view: View, rng: Rng) -> State:
    """Deal the unseen cards: private goals to hands and deck, powers to choose from."""
    hands, deck = _imagine_goals(islands, view, rng)
    offered, powers = _imagine_powers(islands, view, rng)
    return _restore(view, hands=hands, deck=deck, offered=offered, powers=powers)


def _imagine_goals(
    islands: Islands, view: View, rng: Rng
) -> tuple[list[tuple[Goal, ...]], tuple[Goal, ...]]:
    """Deal the unseen private goals to hands and deck."""
    seen = {*view.hand}.union(*view.done)
    unseen = [goal for goal in range(len(islands.content.private)) if goal not in seen]
    rng.shuffle(unseen)
    hands = [
        view.hand if seat == view.viewer else tuple(unseen.pop() for _ in range(size))
        for seat, size in enumerate(view.hand_sizes)
    ]
    return hands, tuple(unseen)


def _imagine_powers(
    islands: Islands, view: View, rng: Rng
) -> tuple[list[tuple[PowerCard, ...]], list[PowerCard]]:
    """Deal the powers offered to other seats, and guess their choices."""
    offered: list[tuple[PowerCard, ...]] = [()] * view.players
    powers = list(view.powers)
    if view.stage is not CHOOSE:
        return offered, powers
    unseen = [n for n in range(len(islands.content.powers)) if n not in view.offered]
    rng.shuffle(unseen)
    for seat in range(view.players):
        if seat == view.viewer:
            offered[seat] = view.offered
            continue
        offered[seat] = cards = tuple(sorted(unseen.pop() for _ in range(OFFERED)))
        if view.powers[seat] == UNKNOWN_POWER:
            powers[seat] = cards[rng.below(OFFERED)]
    return offered, powers

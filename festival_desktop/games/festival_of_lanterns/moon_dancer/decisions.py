"""Moon Dancer's decisions: the highest Dedication; if equal, the one with the fewest lanterns.

A friend helps only with Dedications she cannot make alone. Among the ways to make it she uses the
lanterns she holds most of, then those most available in the Supply, then the friend's preference.
The person chooses for her between ways that are equal in all this.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication, Friend
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends import sets
from festival_desktop.games.festival_of_lanterns.friends.everyone import abilities
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_FRIEND, PERSON
from festival_desktop.games.festival_of_lanterns.moon_dancer.events import Considered, DecidedBy
from festival_desktop.games.festival_of_lanterns.moon_dancer.help import Help, Hers
from festival_desktop.games.festival_of_lanterns.stacks import Stacks
from festival_desktop.games.festival_of_lanterns.state import GENERIC, State, gala_of

Used = tuple[tuple[int, int], ...]
"""Number held and number in the Supply of each lantern of a Dedication, highest first."""


@dataclass(frozen=True, slots=True)
class DedicationWay:
    """The moves to a Dedication, which is the last of them; `help` if a friend is needed.

    `rank` decides between the ways to one kind of Dedication: (held, in the Supply) of each of its
    lanterns, the highest first, then the friend's preference.
    """

    steps: tuple[m.Move, ...]
    rank: tuple[Used, tuple[int, ...]]
    help: Help | None


@dataclass(frozen=True)
class Plan:
    """The options she compares now. Without any she has nothing left to do."""

    hers: Hers
    options: tuple[tuple[Considered, Sequence[DedicationWay]], ...]

    @cached_property
    def chosen(self) -> tuple[Considered, Sequence[DedicationWay]]:
        return max(self.options, key=lambda option: (option[0].points, -option[0].lanterns))

    @property
    def why(self) -> DecidedBy:
        if len(self.options) < 2:
            return DecidedBy.ONLY
        points = [considered.points for considered, _ in self.options]
        return (
            DecidedBy.MOST_POINTS if points.count(max(points)) == 1 else DecidedBy.FEWEST_LANTERNS
        )

    @cached_property
    def best(self) -> list[DedicationWay]:
        """The ways to her choice that are equal by the rules."""
        ways = self.chosen[1]
        highest = max(way.rank for way in ways)
        return [way for way in ways if way.rank == highest]

    @property
    def moves(self) -> list[m.Move]:
        """Her next step; several if the person chooses between them."""
        return list(dict.fromkeys(way.steps[0] for way in self.best)) if self.options else []


class Decisions:
    def __init__(self, content: Content, stacks: Stacks) -> None:
        self._stacks = stacks
        self._friends = abilities(content)
        self._costs = tuple(card.cost for card in content.friends.cards)

    def compare(self, state: State) -> Plan:
        """Compare all Dedications she can make from here, each by all its ways."""
        hers = Hers(
            cards=tuple(state.lanterns[MOON_DANCER]),
            supply=tuple(state.supply),
            yours=tuple(state.lanterns[PERSON]),
        )
        options = []
        for kind in Dedication:
            if state.left[kind] or state.left[GENERIC]:
                friend, ways = self._ways(state, hers, kind)
                if ways:
                    generic = not state.left[kind]
                    points = self._stacks.top_of(state, kind)
                    considered = Considered(kind, points, sets.SIZES[kind], generic, friend)
                    options.append((considered, ways))
        return Plan(hers, tuple(options))

    def _ways(
        self, state: State, hers: Hers, kind: Dedication
    ) -> tuple[Friend | None, list[DedicationWay]]:
        """Find the ways she can make one alone, else with the friend returned."""
        lacks = zip(sets.WHOLE[kind], sets.lacking(hers.cards, kind), strict=True)
        by_herself = [move for move, number in lacks if number == 0]
        again = gala_of(state).dedications > 0
        if by_herself and not again:
            return None, [_way(hers, (move,)) for move in by_herself]
        for friend, first in self._helpers(state):
            if not again:
                helps = self._friends[friend].help(hers, kind)
                ways = [_way(hers, (*first, *help.steps), help) for help in helps]
            elif self._friends[friend].encore:
                ways = [_way(hers, (*first, move)) for move in by_herself]
            else:
                ways = []
            if ways:
                return friend, ways
        return None, []

    def _helpers(self, state: State) -> list[tuple[Friend, tuple[m.Move, ...]]]:
        """List the friends she can use now, with the move that pays each, if unpaid."""
        gala = gala_of(state)
        if gala.befriended != NO_FRIEND:
            return [(gala.befriended, ())] if gala.uses else []
        purse = state.mooncakes[MOON_DANCER]
        return [(n, (fm.BEFRIENDS[n],)) for n in gala.friends if self._costs[n] <= purse]


def _way(hers: Hers, steps: tuple[m.Move, ...], help: Help | None = None) -> DedicationWay:
    dedication = steps[-1]
    assert isinstance(dedication, m.Dedicate)
    used = sorted(((hers.cards[n], hers.supply[n]) for n in dedication.lanterns), reverse=True)
    return DedicationWay(steps, (tuple(used), help.prefer if help else ()), help)

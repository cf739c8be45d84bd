"""Why Moon Dancer chose one lantern and not another."""

from collections.abc import Iterable, Sequence

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Lantern
from festival_desktop.games.festival_of_lanterns.moon_dancer.decisions import (
    DedicationWay,
    Plan,
    Used,
)
from festival_desktop.games.festival_of_lanterns.moon_dancer.events import (
    Candidate,
    DecidedBy,
    LanternsWeighed,
    Weighed,
)
from festival_desktop.games.festival_of_lanterns.moon_dancer.help import Hers


def weighed(plan: Plan, move: m.Move) -> list[LanternsWeighed]:
    """List the comparisons behind this step; empty where no lantern was chosen."""
    ways, best = plan.chosen[1], plan.best
    taken = next(way for way in best if way.steps[0] == move)
    found = []
    if isinstance(move, m.Dedicate) and taken.help is None:
        found.append(_dedicated(plan.hers, ways, best, move))
    for what, part in (
        (Weighed.TAKEN, "taken"),
        (Weighed.LEFT_OUT, "left_out"),
        (Weighed.GIVEN, "given"),
    ):
        lantern = getattr(taken.help, part, None)
        if lantern is not None:
            found.append(_one(plan.hers, what, _each(ways, part), _each(best, part), lantern))
            # Compare only the ways that take the same lantern.
            ways = [way for way in ways if getattr(way.help, part) == lantern]
            best = [way for way in best if getattr(way.help, part) == lantern]
    return found


def _each(ways: Iterable[DedicationWay], part: str) -> list[Lantern]:
    return sorted({getattr(way.help, part) for way in ways})


def _one(
    hers: Hers, what: Weighed, every: Sequence[Lantern], best: Sequence[Lantern], chosen: Lantern
) -> LanternsWeighed:
    """Explain the choice of one lantern; only the Supply can decide between a friend's ways."""
    if len(every) == 1:
        why = DecidedBy.ONLY
    elif len(best) == 1:
        why = DecidedBy.MOST_AVAILABLE
    else:
        why = DecidedBy.YOU
    return LanternsWeighed(what, _candidates(hers, every), (chosen,), why)


def _decided(best: Used, other: Used) -> DecidedBy:
    """Return which rule decided: lanterns held, or lanterns in the Supply."""
    differ = [(one, two) for one, two in zip(best, other, strict=True) if one != two]
    return (
        DecidedBy.MOST_HELD
        if differ and differ[0][0][0] != differ[0][1][0]
        else DecidedBy.MOST_AVAILABLE
    )


def _dedicated(
    hers: Hers, ways: Sequence[DedicationWay], best: Sequence[DedicationWay], move: m.Dedicate
) -> LanternsWeighed:
    if len(ways) == 1:
        why = DecidedBy.ONLY
    elif len(best) > 1:
        why = DecidedBy.YOU
    else:
        others = [way.rank[0] for way in ways if way not in best]
        why = _decided(best[0].rank[0], max(others))
    each = m.EACH[move.kind]
    usable = [lantern for lantern in m.LANTERNS if hers.cards[lantern] >= each]
    return LanternsWeighed(Weighed.DEDICATED, _candidates(hers, usable), move.lanterns, why)


def _candidates(hers: Hers, lanterns: Iterable[Lantern]) -> tuple[Candidate, ...]:
    return tuple(Candidate(n, hers.cards[n], hers.supply[n]) for n in lanterns)

"""How finished games of a person against computers went, read from the heads of their files."""

from collections.abc import Iterable

from festival_desktop.ai.levels import playable_level
from festival_desktop.ai.suiting import Result
from festival_desktop.core.head_starts import AHEAD
from festival_desktop.saves.schema import Head


def results(heads: Iterable[Head], game: str, name: str) -> list[Result]:
    """List a person's results in a game, in the order of the heads."""
    found = (_result(head, name.casefold()) for head in heads if head.game == game)
    return [result for result in found if result is not None]


def _result(head: Head, name: str) -> Result | None:
    """Return a result; None if the game does not count.

    It counts if it is over, fair, without head starts, and against computers.
    """
    if not head.summary.over or head.practice or head.setup.players == 1:
        return None
    if AHEAD in head.setup.options:
        return None
    people = [n for n, seat in enumerate(head.seats) if seat.level is None]
    own = next((seat for seat in people if head.seats[seat].name.casefold() == name), None)
    computers = [seat for seat in range(len(head.seats)) if seat not in people]
    if own is None or not computers:
        return None
    # Who won comes first: a tie in points was decided.
    ranks = [
        (seat in head.summary.winners, head.summary.points[seat]) for seat in range(len(head.seats))
    ]
    beaten = sum(ranks[own] > ranks[seat] for seat in computers)
    lost = sum(ranks[own] < ranks[seat] for seat in computers)
    half = len(computers) / 2
    levels = [playable_level(head.seats[seat].level).partition("-")[0] for seat in computers]
    return Result(max(levels, key=levels.count), (beaten > half) - (lost > half))

"""How finished games of a person against computers went, read from the heads of their files."""

from collections.abc import Iterable

from festival_desktop.ai.levels import known
from festival_desktop.ai.suiting import Result
from festival_desktop.core.head_starts import AHEAD
from festival_desktop.saves.schema import Head


def results(heads: Iterable[Head], game: str, name: str) -> list[Result]:
    """Those of a game that count, in the order of the heads; `name` as it was entered."""
    found = (_result(head, name.casefold()) for head in heads if head.game == game)
    return [result for result in found if result is not None]


def _result(head: Head, name: str) -> Result | None:
    """None if it is not over, is practice, somebody began ahead, or no person met computers."""
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
    levels = [known(head.seats[seat].level).partition("-")[0] for seat in computers]
    return Result(max(levels, key=levels.count), (beaten > half) - (lost > half))

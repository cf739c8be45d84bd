"""Which figure is which: workers of one player are alike, so as few as possible should walk.

The table tells how many stand where. This remembers which figure stood where before, and sends
only as many as have to go from one island to another.
"""

from collections.abc import Mapping, Sequence

Crowd = list[tuple[str, int]]
"""Figures of a seat, each with its island."""


class Crowds:
    def __init__(self) -> None:
        self._seats: dict[int, Crowd] = {}
        self._made = 0

    def arrive(self, workers: Mapping[int, Sequence[int]]) -> None:
        """Another position: seat → island → workers there."""
        for seat, there in workers.items():
            self._seats[seat] = self._settled(seat, there)
        for seat in [seat for seat in self._seats if seat not in workers]:
            del self._seats[seat]

    def _settled(self, seat: int, there: Sequence[int]) -> Crowd:
        wanted = list(there)
        staying: Crowd = []
        walking: list[str] = []
        for key, island in self._seats.get(seat, []):
            if island < len(wanted) and wanted[island]:
                wanted[island] -= 1
                staying.append((key, island))
            else:
                walking.append(key)
        for island, number in enumerate(wanted):
            for _ in range(number):
                staying.append((walking.pop(0) if walking else self._fresh(seat), island))
        return sorted(staying, key=lambda each: each[1])

    def _fresh(self, seat: int) -> str:
        self._made += 1
        return f"worker:{seat}:{self._made}"

    def on(self, island: int) -> list[tuple[str, int]]:
        """The figures on an island with their seats, one player beside the other."""
        return [
            (key, seat)
            for seat, crowd in sorted(self._seats.items())
            for key, where in crowd
            if where == island
        ]

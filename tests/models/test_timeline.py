"""The steps of a match as a strip shows them."""

from festival_desktop.models.log import LogEntry
from festival_desktop.models.timeline import Group, Timeline


def entries(seats: str) -> tuple[LogEntry, ...]:
    return tuple(LogEntry(number, int(seat), (), False) for number, seat in enumerate(seats))


def test_steps_of_one_seat_in_a_row_are_a_group() -> None:
    found = Timeline(entries("001120")).groups()
    assert found == [Group(0, 0, 2), Group(1, 2, 4), Group(2, 4, 5), Group(0, 5, 6)]
    assert Timeline().groups() == []


def test_a_place_leads_to_the_decision_before_it() -> None:
    line = Timeline(entries("010011"), cursor=6, floor=2, stops=(2, 3, 6))
    assert [line.stop_near(place) for place in range(7)] == [None, None, 2, 3, 3, 3, 6]


def test_the_next_place_is_the_next_stop() -> None:
    line = Timeline(entries("010011"), cursor=3, floor=2, stops=(2, 3, 6))
    assert line.next_stop(1) == 6
    assert line.next_stop(-1) == 2
    assert Timeline(entries("01"), cursor=2, stops=(2,)).next_stop(-1) is None

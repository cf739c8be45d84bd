"""Levels by their names, those of earlier versions and those nobody knows."""

import pytest

from festival_desktop.ai.levels import EVERY, playable_level, quick_level, seconds


@pytest.mark.parametrize(
    ("written", "level"),
    [
        ("friend", "friend"),
        ("newcomer-spoiler", "newcomer-spoiler"),
        ("grand_master-spoiler", "grand_master-spoiler"),
        ("plain", "friend"),
        ("plain-builder", "friend-builder"),
        ("friend-dragon", "friend"),
        ("dragon", "friend"),
        ("", "friend"),
        (None, "friend"),
    ],
)
def test_a_level_is_known_by_its_name_or_played_by_the_usual(
    written: str | None, level: str
) -> None:
    assert playable_level(written) == level


@pytest.mark.parametrize("level", EVERY)
def test_every_level_has_a_time_and_somebody_quick_in_its_place(level: str) -> None:
    assert seconds(f"{level}-builder") == seconds(level) <= 2.0
    assert seconds(quick_level(level)) <= 0.3

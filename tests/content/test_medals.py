"""The medals for who plays alone, and the file that says what they ask for."""

from pathlib import Path

import pytest

from festival_desktop import catalog
from festival_desktop.ai.levels import EVERY
from festival_desktop.art.awards import AWARDS
from festival_desktop.content.measured import MEDAL_FILE, read_medals
from festival_desktop.core.errors import BadContent
from festival_desktop.paths import resources
from festival_desktop.play.medals import NO_MEDALS, MeasuredMedals, Medal, Medals

MEDALS = Medals(
    (
        Medal("some", "bronze", 12, "newcomer", 0.5, 4, (10, 14)),
        Medal("some", "silver", 17, "friend", 0.5, 4, (15, 19)),
    )
)


def test_the_best_medal_is_earned_and_the_next_one_follows() -> None:
    first, second = MEDALS.medals
    assert MEDALS.earned(11) is None
    assert MEDALS.following(11) is first
    assert MEDALS.earned(12) is first
    assert MEDALS.following(16) is second
    assert MEDALS.earned(17) is second
    assert MEDALS.following(17) is None
    assert NO_MEDALS.earned(99) is None


def test_each_medal_asks_for_what_a_share_of_the_games_of_a_level_came_to() -> None:
    found = read_medals(resources())
    assert found.measured is not None
    assert found.medals
    for medal in found.medals:
        assert 1 in catalog.rules(medal.game).seats
        assert medal.level in EVERY
        assert medal.games >= 100
        assert list(medal.tenths) == sorted(medal.tenths)
        assert abs(medal.points - medal.tenths[round(10 - 10 * medal.share)]) <= 1


def test_better_medals_ask_for_more_points_and_have_more_stars() -> None:
    medals = catalog.medals("lanterns_dice").medals
    assert [medal.name for medal in medals] == list(AWARDS)[: len(medals)]
    points = [medal.points for medal in medals]
    assert points == sorted(set(points))
    assert catalog.medals("firefly_festival") == NO_MEDALS


def test_without_a_file_there_are_no_medals(tmp_path: Path) -> None:
    assert read_medals(tmp_path) == MeasuredMedals()


def test_a_broken_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / MEDAL_FILE).write_text('{"measured": "today"}', encoding="utf-8")
    with pytest.raises(BadContent, match=r"medals\.json, measured: "):
        read_medals(tmp_path)

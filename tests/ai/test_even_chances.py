"""Head starts that are offered to weaker players."""

import pytest

from festival_desktop import catalog, paths
from festival_desktop.ai.even_chances import A_STEP, offered, ratings
from festival_desktop.ai.levels import LEVELS
from festival_desktop.ai.strength import Figure
from festival_desktop.content.measured import read_strengths
from festival_desktop.core.head_starts import STEPS, HeadStart

STARTS = (HeadStart(0, 0), HeadStart(2, 130), HeadStart(4, 260), HeadStart(6, 400))


def figure(level: str, share: float) -> Figure:
    return Figure("lanterns_dice", 2, level, "", 100, share, 0.1)


def test_ratings_add_up_the_measured_odds() -> None:
    found = ratings(["a", "b", "c", "d"], {"b": figure("b", 1.5), "d": figure("d", 2.0)})
    assert [round(found[level]) for level in "abc"] == [0, 191, round(191 + A_STEP)]
    assert 800 < found["d"] - found["c"] < 1000, "all games won is not endlessly stronger"


@pytest.mark.parametrize(
    ("rated", "steps"),
    [
        ([300.0, 300.0], ("even", "even")),
        ([300.0, 250.0], ("even", "even")),
        ([300.0, 150.0], ("even", "little")),
        ([0.0, 300.0], ("ahead", "even")),
        ([0.0, 900.0, 700.0, None], ("far", "even", "ahead", "even")),
        ([None, None], ("even", "even")),
    ],
)
def test_the_nearest_step_is_offered(rated: list[float | None], steps: tuple[str, ...]) -> None:
    assert offered(rated, STARTS) == steps


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_level_is_offered_more_the_further_it_is_behind(game: str) -> None:
    starts = catalog.manifest(game).options.seating.head_starts
    assert starts is not None
    ladder = list(LEVELS)
    rated = ratings(ladder, read_strengths(paths.resources()).ladder(game, ladder))
    best = rated[ladder[-1]]
    steps = [STEPS.index(offered([rated[level], best], starts.starts)[0]) for level in ladder]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] == len(STEPS) - 1
    assert steps[-1] == 0

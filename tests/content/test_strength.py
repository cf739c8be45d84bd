"""The measured strength of computer players."""

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from festival_desktop import catalog, paths
from festival_desktop.ai.levels import EVERY, RANDOM
from festival_desktop.ai.strength import Figure
from festival_desktop.arena import play
from festival_desktop.content.measured import STRENGTH_FILE, read_strengths
from festival_desktop.core.errors import BadContent
from tests.benchmarks.strength import PLAIN, again, is_step

FIGURE = {
    "game": "lanterns_dice", "players": 2, "level": "master", "against": "friend",
    "games": 200, "share": 1.62, "reach": 0.11,
}  # fmt: skip


def write(folder: Path, what: object) -> Path:
    (folder / STRENGTH_FILE).write_text(json.dumps(what))
    return folder


def test_without_a_file_nothing_was_measured(tmp_path: Path) -> None:
    assert read_strengths(tmp_path).figures == ()


def test_a_figure_is_found_by_its_table(tmp_path: Path) -> None:
    found = read_strengths(write(tmp_path, {"measured": "2026-11-18", "figures": [FIGURE]}))
    figure = found.find("lanterns_dice", 2, "master", "friend")
    assert figure is not None
    assert (figure.share, figure.games) == (1.62, 200)
    assert found.find("lanterns_dice", 3, "master", "friend") is None


def test_a_mistake_is_told_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="figures → 0 → share"):
        read_strengths(write(tmp_path, {"figures": [FIGURE | {"share": "much"}]}))


STEPS = [one for one in read_strengths(paths.resources()).figures if is_step(one)]


LEAST_GAMES = 160
FEW = 60
"""So many games of a step are played again by the full tier."""


def is_of_today(figure: Figure) -> bool:
    return figure.edition == catalog.rules(figure.game).edition


def test_every_step_of_the_ladder_was_measured_in_every_game() -> None:
    pairs = {*pairwise(PLAIN)}
    for game in catalog.GAMES:
        assert {(one.against, one.level) for one in STEPS if one.game == game} == pairs
    assert all(one.share - one.reach > 1 for one in STEPS), "each is stronger than the one below"


LADDER = pytest.mark.parametrize(
    "step", [one for one in STEPS if is_of_today(one)], ids=lambda one: f"{one.game}-{one.level}"
)


@LADDER
@pytest.mark.soak
def test_a_level_is_as_strong_as_its_measured_odds(step: Figure) -> None:
    contest = again(step)
    share = contest.strengths([play(job) for job in contest.jobs()])[0].share
    assert share.mean == pytest.approx(step.share, abs=step.reach)


@LADDER
@pytest.mark.full
def test_no_level_has_moved_by_more_than_its_interval(step: Figure) -> None:
    """By the first of the games that were measured: theirs is the wider interval."""
    contest = replace(again(step), deals=FEW // step.players)
    share = contest.strengths([play(job) for job in contest.jobs()])[0].share
    assert share.mean == pytest.approx(step.share, abs=share.reach)


def test_the_ladder_of_every_game_was_measured_by_the_rules_of_today() -> None:
    assert all(map(is_of_today, STEPS))
    assert all(one.games >= LEAST_GAMES for one in STEPS)


def test_what_is_shipped_tells_of_games_and_levels_that_there_are() -> None:
    levels = {*EVERY, RANDOM}
    for figure in read_strengths(paths.resources()).figures:
        assert figure.players in catalog.rules(figure.game).seats
        assert {figure.level, figure.against} <= levels

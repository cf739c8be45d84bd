"""The arena: everybody at every seat of every deal, and one table whoever plays the games."""

import math

import pytest

from festival_desktop import arena
from festival_desktop.__main__ import main
from festival_desktop.ai.contest import Contest, Interval, Result, Trial, seated

ARENA = ["arena", "lanterns_dice", "--players", "2", "--levels", "newcomer,random", "--games", "4"]


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*ARENA, *words]) == 0
    said = capsys.readouterr()
    assert said.err == "", "progress is for terminals"
    return said.out


def test_the_same_seed_gives_the_same_table_by_one_or_by_two_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone, together = told(capsys, "--jobs", "1"), told(capsys, "--jobs", "2")
    assert alone == together
    assert "lanterns_dice, 2 players, 4 games, seed arena" in alone
    assert told(capsys, "--jobs", "1", "--seed", "other") != alone


def test_a_package_without_processes_plays_in_one_and_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = told(capsys, "--jobs", "1")
    monkeypatch.setattr(arena, "PROCESSES", "left_out")
    assert told(capsys) == alone
    assert main([*ARENA, "--jobs", "2"]) == 2
    assert "only one process" in capsys.readouterr().err


@pytest.mark.full
def test_a_dask_cluster_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    alone = told(capsys, "--jobs", "1")
    cluster = distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    )
    with cluster:
        assert told(capsys, "--scheduler", cluster.scheduler_address) == alone


def test_levels_play_the_same_deals_alone(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "1", "--levels", "friend,newcomer,random", "--games", "6", "--jobs", "1"]
    assert main(["arena", "lanterns_dice", *words]) == 0
    head, _titles, *lines = capsys.readouterr().out.splitlines()
    assert head == "lanterns_dice, alone, 6 games of each level, seed arena"
    found = {line.split()[0]: int(line.split()[4]) for line in lines}
    assert found["friend"] > found["newcomer"] > found["random"], "by their medians"


def test_alone_against_an_opponent_of_the_game_it_is_told_how_often_she_was_beaten(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--players", "1", "--levels", "friend", "--games", "2", "--jobs", "1"]
    assert main(["arena", "festival_of_lanterns", *words]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("%")


def test_half_of_the_games_come_to_the_median() -> None:
    trial = Trial("some", 1, ("a", "b"), 4, "jade")
    assert [(job.levels, job.seed) for job in trial.jobs()[3:5]] == [
        (("a",), "jade-4"),
        (("b",), "jade"),
    ]
    a, b = trial.points([Result((points,), (1.0,)) for points in (9, 3, 5, 7, 2, 2, 2, 8)])
    assert (a.level, a.points, a.won) == ("a", (3, 5, 7, 9), None)
    assert (a.reached(0.5), a.reached(0.25), a.reached(1.0)) == (7, 9, 3)
    assert b.reached(0.5) == 2
    assert (a.tenths[0], a.tenths[-1]) == (3, 9)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["arena", "chess"], "There is no game “chess”"),
        ([*ARENA, "--games", "0"], "0 games cannot be played"),
        ([*ARENA, "--jobs", "0"], "must be at least 1, not 0"),
        ([*ARENA, "--levels", "dragon"], "There is no level “dragon”"),
        ([*ARENA, "--levels", "friend,friend,random"], "3 levels do not fit at a table of 2"),
        ([*ARENA, "--seed", "no seed"], "seed"),
        ([*ARENA, "--players", "9"], "players"),
    ],
)
def test_bad_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert sentence in said.err


# -- who sits where, and what the results say ----------------------------------------------------


def test_everybody_sits_once_at_each_seat_of_a_deal() -> None:
    contest = Contest("some", 3, seated(["a", "b"], 3), 2, "jade")
    assert [(job.seed, job.levels) for job in contest.jobs()] == [
        ("jade", ("a", "b", "b")),
        ("jade", ("b", "a", "b")),
        ("jade", ("b", "b", "a")),
        ("jade-2", ("a", "b", "b")),
        ("jade-2", ("b", "a", "b")),
        ("jade-2", ("b", "b", "a")),
    ]


def test_a_share_of_one_is_what_chance_would_bring() -> None:
    contest = Contest("some", 2, ("a", "b"), 2, "jade")
    first, second = Result((9, 5), (1.0, 0.0)), Result((5, 7), (0.0, 1.0))
    a, b = contest.strengths([first, second, first, second])
    assert (a.level, a.share.mean, a.points) == ("a", 2.0, Interval(3.0, 0.0))
    assert (b.level, b.share.mean, b.points) == ("b", 0.0, Interval(-3.0, 0.0))
    assert a.share.reach == b.share.reach > 0.5, "two deals prove little"
    even, _ = contest.strengths([first, first, first, first])
    assert even.share.mean == 1.0


def test_an_interval_gets_narrower_with_more_deals() -> None:
    few, many = Interval.over([0.0, 2.0]), Interval.over([0.0, 2.0] * 50)
    assert few.mean == many.mean == 1.0
    assert few.reach > 5 * many.reach
    assert Interval.over([1.0]) == Interval(1.0, math.inf)

"""The weights of heuristics, and what they were tried in."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from festival_desktop import catalog
from festival_desktop.content.measured import FOLDER, TODAY, tuned_weights
from festival_desktop.core.errors import BadContent
from tests.games.weights import weights
from tests.tuning import keep, varied


class Some(NamedTuple):
    coin: float
    many: int
    steps: tuple[float, ...]


WEIGHTS = {"coin": 0.5, "many": 3, "steps": [0.1, 0.2]}
TRIAL = {
    "day": "2026-11-18", "players": 2, "variant": "coin=0.6", "against": TODAY, "games": 20,
    "share": [1.1, 0.2], "points": [0.4, 0.3],
}  # fmt: skip


def write(folder: Path, what: object) -> Path:
    (folder / FOLDER).mkdir(exist_ok=True)
    (folder / FOLDER / "some.json").write_text(json.dumps(what))
    return folder


def test_weights_are_numbers_by_their_names(tmp_path: Path) -> None:
    found = tuned_weights(write(tmp_path, {"weights": WEIGHTS, "trials": [TRIAL]}), "some", Some)
    assert found.weights == Some(0.5, 3, (0.1, 0.2))
    assert found.trials[0].points == (0.4, 0.3)


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"coin": "much"}, "weights → coin"), ({"moon": 1}, "moon"), ({"many": 0.5}, "many")],
)
def test_a_mistake_is_told_with_its_place(
    tmp_path: Path, change: dict[str, object], reason: str
) -> None:
    write(tmp_path, {"weights": WEIGHTS | change, "trials": []})
    with pytest.raises(BadContent, match=rf"some\.json.*{reason}"):
        tuned_weights(tmp_path, "some", Some)


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"some\.json can’t be read"):
        tuned_weights(tmp_path, "some", Some)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_trial_can_be_played_again(game: str) -> None:
    tuned = catalog.tuned_weights(game)
    assert tuned is not None
    for trial in tuned.trials:
        varied(tuned.weights, trial.variant)
        varied(tuned.weights, trial.against)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_file_is_written_as_it_was_read(game: str, tmp_path: Path) -> None:
    tuned = catalog.tuned_weights(game)
    assert tuned is not None
    (tmp_path / FOLDER).mkdir()
    keep(tmp_path / FOLDER, game, tuned.weights, tuned.trials)
    assert tuned_weights(tmp_path, game, type(weights(game))) == tuned

"""A quick look at where a saved game stands."""

from datetime import UTC, datetime

import pytest

from festival_desktop import catalog
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import document as saved
from festival_desktop.saves.document import document, position
from festival_desktop.saves.schema import Save

NOW = datetime(2026, 11, 16, tzinfo=UTC)


def played(steps: int = 30) -> tuple[AnyMatch, Save]:
    players = [Player("Maya"), Player("Jonas", "friend")]
    match = Match(catalog.rules("festival_of_lanterns"), Setup(2), players, "amber-fox-1")
    rng = Rng(1)
    for _ in range(steps):
        moves = match.game.legal_moves(match.state)
        match.play(moves[rng.below(len(moves))])
    return match, document(match, "1.0", NOW)


def test_the_mark_says_where_the_game_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    match, save = played()
    monkeypatch.setattr(saved, "restore", None)  # nothing is replayed
    assert position(save, catalog.rules) == match.state


def test_without_a_sound_mark_the_moves_say_it() -> None:
    match, save = played()
    marks = [mark.model_copy(update={"digest": "0" * 16}) for mark in save.marks]
    for left in ([], marks):
        bare = save.model_copy(update={"marks": left})
        assert position(bare, catalog.rules) == match.state


def test_a_game_that_is_not_there_is_told() -> None:
    _, save = played(3)
    with pytest.raises(BrokenSave):
        position(save.model_copy(update={"game": "chess"}), catalog.rules)

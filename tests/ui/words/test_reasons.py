"""Why computers move: every term that their heuristics know has words."""

from typing import Any
from unittest.mock import patch

import pytest

from festival_desktop import catalog
from festival_desktop.core.decision import SECRET, Term
from festival_desktop.models.session import Session
from festival_desktop.play.seats import Player
from festival_desktop.ui.words.reasons import ReasonWords
from tests.contract.walks import CASES, SAMPLE, TRIED, walk

NAMES = ("points", "prospects", "rivals")


class Phrases(ReasonWords):
    def phrase(self, term: Term) -> str:
        return term.name if term.name in NAMES else ""


def words_of(game: str) -> Any:
    with patch.dict(catalog.GAMES, SAMPLE):
        manifest = catalog.manifest(game)
    players = [Player("Mira"), Player("Lotte")]
    return manifest.words(Session(manifest.rules, manifest.table, players))


def terms_of(game: str) -> set[str]:
    """All that ever count, in whole games set up in every way."""
    with patch.dict(catalog.GAMES, SAMPLE):
        heuristics = catalog.heuristics(catalog.rules(game))
    return {
        name
        for case in CASES
        if case.name == game
        for state in walk(case, 0).states[::3]
        for seat in range(len(case.game.standing(state).scores))
        for name in heuristics.terms(state, seat)
    }


@pytest.mark.parametrize("game", TRIED)
def test_every_term_of_the_heuristics_has_a_phrase(game: str, qapp: object) -> None:
    words, terms = words_of(game), terms_of(game)
    assert "points" in terms
    told = {name: words.reason((Term(name, 2.0, 2.0),)) for name in terms}
    assert all(told.values()), told
    assert len({*told.values()}) == len(told), "each has another one"


def test_what_decided_most_is_told_first(qapp: object) -> None:
    reason = Term("points", 0.0, 1.0), Term("rivals", 0.0, 2.0), Term("prospects", 9.0, 0.1)
    assert Phrases().sentence(reason) == "Why: rivals and points."


def test_nothing_is_told_where_another_move_would_be_as_good(qapp: object) -> None:
    reason = Term("points", 0.0, 0.0), Term("prospects", 3.0, 0.0)
    assert Phrases().sentence(reason) == ""


def test_where_nothing_was_weighed_nothing_is_told(qapp: object) -> None:
    assert Phrases().sentence(()) == ""
    assert Phrases().sentence((Term("points", 0.0, 0.0),)) == ""


def test_a_term_without_words_is_not_told(qapp: object) -> None:
    reason = Term("unknown", 5.0, 5.0), Term("rivals", 0.0, 4.0)
    assert Phrases().sentence(reason) == "Why: rivals."


def test_private_goals_have_words_for_whoever_holds_them(qapp: object) -> None:
    assert words_of("firefly_festival").reason((Term(SECRET, 1.0, 1.0),))

"""Why moves are made: facts of the move, those first whose terms decided."""

import re
from typing import Any
from unittest.mock import patch

import pytest

from festival_desktop import catalog
from festival_desktop.core.decision import Term
from festival_desktop.models.session import Session
from festival_desktop.play.facts import Fact, trial_between
from festival_desktop.play.seats import Player
from festival_desktop.ui.words.reasons import ROOM, ReasonWords
from tests.contract.walks import CASES, SAMPLE, Case, walk

FACTS = Fact("points", "points", 8), Fact("prospects", "near", 1), Fact("rivals", "fewer", 3)
LEFTOVER = re.compile(r"[{}]|%n")
NAMES = ("Mira", "Lotte", "Jonas", "Piet", "Ida", "Otto")


class Words(ReasonWords):
    def fact(self, fact: Fact) -> str:
        return "" if fact.what == "unknown" else f"{fact.what}: {fact.number}."


def test_a_fact_of_what_decided_most_is_told_first(qapp: object) -> None:
    reason = Term("points", 0.0, 1.0), Term("rivals", 0.0, 2.0), Term("prospects", 9.0, 0.1)
    assert Words().sentence(reason, FACTS) == "fewer: 3. points: 8."


def test_what_hardly_decided_is_not_told_beside_it(qapp: object) -> None:
    reason = Term("points", 0.0, 2.0), Term("rivals", 0.0, 0.5)
    assert Words().sentence(reason, FACTS) == "points: 8."


def test_nothing_is_told_where_another_move_would_be_as_good(qapp: object) -> None:
    reason = Term("points", 0.0, 0.0), Term("prospects", 3.0, 0.0)
    assert Words().sentence(reason, FACTS) == ""


def test_nothing_is_told_without_a_weighing_or_a_fact(qapp: object) -> None:
    assert Words().sentence((), FACTS) == ""
    assert Words().sentence((Term("points", 1.0, 1.0),), ()) == ""
    assert Words().sentence((Term("points", 1.0, 1.0),), (Fact("points", "unknown"),)) == ""


def test_another_fact_of_the_move_is_told_where_the_deciding_term_has_none(qapp: object) -> None:
    assert Words().sentence((Term("turn", 0.0, 2.0),), FACTS) == "points: 8."


def test_a_reason_keeps_to_its_room(qapp: object) -> None:
    reason = Term("points", 0.0, 2.0), Term("rivals", 0.0, 2.0)
    assert Words().sentence(reason, FACTS, 20) == "points: 8. fewer: 3."
    assert Words().sentence(reason, FACTS, 19) == "points: 8."
    assert Words().sentence(reason, FACTS, 9) == "fewer: 3."


def words_of(case: Case, players: int) -> Any:
    with patch.dict(catalog.GAMES, SAMPLE):
        manifest = catalog.manifest(case.name)
    session = Session(case.game, manifest.table, [Player(name) for name in NAMES[:players]])
    return session, manifest.words(session)


@pytest.mark.sample(6)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_fact_of_a_game_is_a_short_sentence(case: Case, qapp: object) -> None:
    """As everybody at the table is told of every step."""
    game, played, told = case.game, walk(case, 0), 0
    players = len(game.standing(played.states[0]).scores)
    session, words = words_of(case, players)
    for viewer in (0, players - 1, None):
        session.show(played.states[-1], viewer, None, (), False)
        for number, made in enumerate(played.steps[::3]):
            before, after = (game.view(played.states[3 * number + more], viewer) for more in (0, 1))
            events = tuple(filter(None, (game.censor(one, viewer) for one in made.events)))
            trial = trial_between(game, before, after, events)
            for fact in case.table.facts_of(before, trial):
                told += 1
                sentence = words.reason((Term(fact.term, 1.0, 1.0),), (fact,))
                assert sentence.endswith("."), fact
                assert not LEFTOVER.search(sentence), sentence
                assert len(sentence) <= ROOM, sentence
    assert told

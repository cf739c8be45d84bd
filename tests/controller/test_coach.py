"""The coach after a game: which decisions it finds, and that it can be left."""

from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.ai.players import ComputerPlayer, RandomPlayer, stream
from festival_desktop.ai.turn_review import SILENT, Estimate, Verdict, turn_review
from festival_desktop.controller.coach import Coach, Review
from festival_desktop.controller.thinker import (
    Answer,
    Ask,
    InProcessThinker,
    ProcessThinker,
    TurnQuestion,
)
from festival_desktop.core.game import Setup, early_turn_seat
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player

SEED = "coach"


def played(name: str, person: ComputerPlayer[Any, Any], players: int = 2) -> Match[Any, Any, Any]:
    """A whole game of a person, who decides like this player, against a Friend or alone."""
    game, friend = catalog.rules(name), catalog.computers(name)["friend"]
    seats = [Player("Mira"), Player("Lotte", "friend")][:players]
    match = Match(game, Setup(players), seats, SEED)
    while (seat := match.to_act) is not None:
        view, legal = game.view(match.state, seat), game.legal_moves(match.state)
        who = friend if seat else person
        match.play(who.choose(view, legal, stream(SEED, seat, match.cursor)))
    return match


class SavedGameTexts(InProcessThinker):
    """Tells what a Friend would have done instead, and that it is so much better; keeps what it was
    asked."""

    def __init__(self, *costs: float) -> None:
        """`costs`: of the first turns; of the others nothing is said."""
        self.asked: list[Ask] = []
        self._costs = iter(costs)

    def think(self, ask: Ask, answer: Answer) -> int | None:
        self.asked.append(ask)
        if not isinstance(ask, TurnQuestion):
            return super().think(ask, answer)
        computers = catalog.computers(ask.game.name)
        review = turn_review(ask.game, computers, "friend")
        better = review.line(ask.view, ask.seat, ask.chance.copy())
        cost = 0.0 if better == ask.line else next(self._costs, 0.0)
        answer(Verdict(better, Estimate(cost, 0.5)) if cost else SILENT)
        return None


def review_of(match: Match[Any, Any, Any], qtbot: QtBot, thinker: InProcessThinker) -> Review:
    parent = QObject()
    coach = Coach(match, catalog.computers(match.game.name), thinker, parent)
    with qtbot.waitSignal(coach.finished, timeout=60_000) as done:
        coach.start()
    review: Review = done.args[0]
    return review


@pytest.mark.parametrize("name", ["festival_of_lanterns", "lanterns_dice"])
def test_turns_that_cost_surely_are_told_the_worst_first(name: str, qtbot: QtBot) -> None:
    match = played(name, RandomPlayer())
    review = review_of(match, qtbot, SavedGameTexts(3.0, 7.0, 4.0))
    assert [mistake.cost for mistake in review.mistakes] == [7.0, 4.0, 3.0]
    for mistake in review.mistakes:
        turn = match.steps[mistake.number :][: len(mistake.made)]
        assert tuple(step.move for step in turn) == mistake.made
        assert {step.seat for step in turn} == {mistake.seat} == {0}
        assert early_turn_seat(turn[0].events) is None, "who takes their sheet decides nothing yet"
        assert mistake.better != mistake.made
        assert mistake.better[0] in match.game.legal_moves(match.state_at(mistake.number))


def test_nothing_is_told_where_nobody_can_look_long_enough(qtbot: QtBot) -> None:
    match = played("lanterns_dice", RandomPlayer())
    review = review_of(match, qtbot, InProcessThinker())
    assert review.mistakes == ()
    assert review.unlooked > 0, "and that is said"


def test_everybodys_prospects_are_known_from_the_deal_to_the_end(qtbot: QtBot) -> None:
    match = played("festival_of_lanterns", RandomPlayer())
    review = review_of(match, qtbot, InProcessThinker())
    assert (review.places[0], review.places[-1]) == (0, len(match.steps))
    assert {len(worths) for worths in review.worths} == {2}
    assert len(review.worths) == len(review.places)


def test_who_plays_alone_is_coached_from_step_to_step(qtbot: QtBot) -> None:
    match = played("lanterns_dice", RandomPlayer(), players=1)
    review = review_of(match, qtbot, SavedGameTexts(4.0))
    assert review.mistakes
    assert len(set(review.worths)) > len(review.worths) // 2, "each place has a value of its own"


def test_the_coach_knows_what_the_person_knew(qtbot: QtBot) -> None:
    match, thinker = played("festival_of_lanterns", RandomPlayer()), SavedGameTexts()
    review_of(match, qtbot, thinker)
    asked = [ask for ask in thinker.asked if isinstance(ask, TurnQuestion)]
    assert {ask.seat for ask in asked} == {0}
    assert {ask.view.seat for ask in asked} == {0}


def test_a_coach_that_was_stopped_asks_and_says_nothing_more(qtbot: QtBot) -> None:
    match, thinker, parent = played("lanterns_dice", RandomPlayer()), SavedGameTexts(), QObject()
    coach = Coach(match, catalog.computers("lanterns_dice"), thinker, parent)

    def heard(done: int, total: int) -> None:
        if done == 5:
            coach.stop()

    coach.progressed.connect(heard)
    with qtbot.assertNotEmitted(coach.finished, wait=200):
        coach.start()
    assert len(thinker.asked) == 5
    assert not coach.studying


def test_a_process_judges_a_turn_as_the_program_would(qtbot: QtBot) -> None:
    match, name = played("lanterns_dice", RandomPlayer()), "lanterns_dice"
    game = match.game
    last = max(n for n, step in enumerate(match.steps) if step.seat == 0 and step.sealed)
    number = last + 1  # short lines: the game is nearly over
    state = match.state_at(number)
    seat = game.to_act(state)
    assert seat is not None
    view, made = game.view(state, seat), (game.legal_moves(state)[-1],)
    ask = TurnQuestion(game, seat, view, made, stream("judged", seat, number))
    thinker, heard = ProcessThinker(print), list[Verdict]()
    thinker.prepare(name)
    qtbot.waitUntil(lambda: thinker.apart, timeout=60_000)
    thinker.think(ask, heard.append)
    qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
    thinker.close()
    review = turn_review(game, catalog.computers(name), "master")
    assert heard == [review.judge(view, seat, made, stream("judged", seat, number))]

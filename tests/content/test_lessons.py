"""Every lesson can be played as it is written, and has its words in every language."""

import re
from itertools import pairwise

import pytest

from festival_desktop import catalog
from festival_desktop.content.lessons import check
from festival_desktop.play.lesson import Lesson, LessonCourse
from festival_desktop.ui.language import LANGUAGES

LESSONS = [
    pytest.param(game, lesson, id=f"{game}-{lesson.name}")
    for game in catalog.GAMES
    for lesson in catalog.lessons(game)
]
LONGEST = 200
"""Letters on the screen at once: two lines of the strip."""


def test_every_game_has_lessons() -> None:
    assert all(catalog.lessons(game) for game in catalog.GAMES)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_step_can_be_played_and_wrong_moves_are_answered(game: str, lesson: Lesson) -> None:
    rules = catalog.rules(game)
    course = LessonCourse(rules, lesson, ["A"] * len(seats(game, lesson)))
    for at, step in enumerate(lesson.steps):
        course.go_to(at)
        if not step.do:
            continue
        state = course.match.state
        assert rules.to_act(state) == lesson.seat, f"step {at + 1} is somebody else's"
        legal = [rules.write(move) for move in rules.legal_moves(state)]
        assert step.do[0] in legal, f"step {at + 1}"
        others = [text for text in legal if not step.is_right(text)]
        for pattern, key in step.wrong.items():
            assert any(step.answer(text) == key for text in others), (
                f"step {at + 1}: nobody can do {pattern!r}"
            )


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_after_every_right_move_the_lesson_can_go_on(game: str, lesson: Lesson) -> None:
    rules = catalog.rules(game)
    course = LessonCourse(rules, lesson, ["A"] * len(seats(game, lesson)))
    for at, (step, later) in enumerate(pairwise(lesson.steps)):
        course.go_to(at)
        state = course.match.state
        rights = [move for move in rules.legal_moves(state) if step.is_right(rules.write(move))]
        for move in rights if later.deal == step.deal else ():
            position = state.copy()
            rules.play(position, move, [])
            for reply in step.replies:
                assert reply in [rules.write(one) for one in rules.legal_moves(position)], reply
                rules.play(position, rules.read(reply), [])
            after = [rules.write(one) for one in rules.legal_moves(position)]
            assert not later.do or any(map(later.is_right, after)), (
                f"{rules.write(move)} leaves nothing to do in step {at + 2}"
            )


def seats(game: str, lesson: Lesson) -> tuple[str, ...]:
    return catalog.lesson_words(game, "en")[lesson.name].names


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_words_are_complete_and_short(game: str, lesson: Lesson, language: str) -> None:
    words = catalog.lesson_words(game, language)[lesson.name]
    check(lesson, words, language)
    for key, text in words.texts.items():
        sentences = re.split(r"(?<=[.!?])\s+", text)
        assert len(sentences) <= 2, f"{key}: {text}"
        assert len(text) <= LONGEST, f"{key}: {len(text)} letters"


@pytest.mark.parametrize("game", catalog.GAMES)
def test_no_words_for_lessons_that_do_not_exist(game: str) -> None:
    names = {lesson.name for lesson in catalog.lessons(game)}
    for language in LANGUAGES:
        assert set(catalog.lesson_words(game, language)) == names

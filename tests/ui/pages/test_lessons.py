"""Every lesson is taken to its end by real events: by mouse, and by keys only."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from festival_desktop import catalog
from festival_desktop.play.lesson import Lesson
from festival_desktop.play.table import Target
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.lesson import LessonPage
from festival_desktop.ui.pages.table import TablePage
from tests.ui.pages.guided import by_mouse, do

LESSONS = [
    pytest.param(game, lesson, id=f"{game}-{lesson.name}")
    for game in catalog.GAMES
    for lesson in catalog.lessons(game)
]
LEFT = Qt.MouseButton.LeftButton


def take(
    start: Callable[..., MainWindow], game: str, lesson: Lesson
) -> tuple[MainWindow, LessonPage]:
    window = start()
    window.resize(1280, 680)
    QTest.mouseClick(window.shelf.learn, LEFT)
    button = window.shell.learning.learn.panels[game].buttons[lesson.name]
    QTest.mouseClick(button, LEFT, pos=button.rect().center())
    page = window.page
    assert isinstance(page, LessonPage)
    return window, page


def a_wrong_move(page: LessonPage, pattern_key: str) -> Any:
    step, rules = page.controller.course.step, page.controller.course.game
    return next(
        move
        for move in page.session.moves
        if not step.is_right(rules.write(move)) and step.answer(rules.write(move)) == pattern_key
    )


@pytest.mark.sample(3)
@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keys"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_taken_to_its_end(
    start: Callable[..., MainWindow], qtbot: Any, game: str, lesson: Lesson, mouse: bool
) -> None:
    window, page = take(start, game, lesson)
    told = catalog.lesson_words(game, "en")[lesson.name]
    for at, step in enumerate(lesson.steps):
        course = page.controller.course
        assert course.at == at
        assert page.bar.words.text() == told.texts[step.say]
        assert not step.show or page.spotlight.lit(), f"{step.show} lights nothing"
        if not step.do:
            if mouse:
                QTest.mouseClick(page.bar.next, LEFT, pos=page.bar.next.rect().center())
            else:
                QTest.keyClick(page.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            continue
        before = course.match.cursor
        for key in step.wrong.values():
            do(page, a_wrong_move(page, key), mouse=False)
            assert page.bar.words.text() == told.texts[key]
            assert course.match.cursor == before, "a wrong move was played"
        do(page, course.expected(), mouse)
        qtbot.waitUntil(lambda course=course, at=at: course.at != at or course.last)
    assert window.page is not page
    window.shell.learning.go_to_learn()
    assert window.shell.learning.learn.panels[game].buttons[lesson.name].text() == "Again"


def test_the_last_step_leads_on_to_the_next_lesson_or_a_game(
    start: Callable[..., MainWindow],
) -> None:
    game = next(iter(catalog.GAMES))
    first, second = catalog.lessons(game)[:2]
    window, page = take(start, game, first)
    page.controller.go_to(len(first.steps) - 1)
    assert page.bar.next.text() == "Next lesson"
    QTest.mouseClick(page.bar.next, LEFT, pos=page.bar.next.rect().center())
    following = window.page
    assert isinstance(following, LessonPage)
    assert following.controller.course.lesson.name == second.name
    following.controller.go_to(len(second.steps) - 1)
    QTest.mouseClick(following.bar.play, LEFT, pos=following.bar.play.rect().center())
    assert isinstance(window.page, TablePage)
    assert window.page.match.to_act == 0, "a newcomer begins"


def test_no_button_makes_the_move_of_a_lesson(start: Callable[..., MainWindow]) -> None:
    game = next(iter(catalog.GAMES))
    lesson = catalog.lessons(game)[0]
    at = next(at for at, step in enumerate(lesson.steps) if step.do)
    _, page = take(start, game, lesson)
    page.controller.go_to(at)
    assert page.bar.next.isHidden()
    to_do = page.bar.words.text()
    for _ in range(2):
        QTest.mouseClick(page.bar.example, LEFT, pos=page.bar.example.rect().center())
        QTest.keyClick(page.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert (page.controller.course.at, page.bar.words.text()) == (at, to_do)
    QTest.mouseClick(page.bar.example, LEFT, pos=page.bar.example.rect().center())
    assert not page.session.moves, "a move that is only shown is looked at"
    QTest.mouseClick(page.bar.example, LEFT, pos=page.bar.example.rect().center())
    do(page, page.controller.course.expected(), mouse=False)
    assert page.controller.course.at == at + 1


def test_a_first_lesson_begins_with_what_wins(start: Callable[..., MainWindow]) -> None:
    for game in catalog.GAMES:
        window, page = take(start, game, catalog.lessons(game)[0])
        sheet = page.first_sheet
        assert sheet is not None
        assert sheet.isVisible()
        QTest.mouseClick(sheet.begin, LEFT, pos=sheet.begin.rect().center())
        assert not sheet.isVisible()
        window.shell.actions["explain"].trigger()
        assert sheet.isVisible()
        QTest.keyClick(page.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert page.controller.course.at == 1
        assert not sheet.isVisible()


def test_a_lesson_goes_on_where_it_was_left(start: Callable[..., MainWindow]) -> None:
    game = next(iter(catalog.GAMES))
    lesson = catalog.lessons(game)[0]
    window, page = take(start, game, lesson)
    QTest.keyClick(page.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.page is window.shell.learning.learn
    _, again = take(start, game, lesson)
    assert again.controller.course.at == 2
    QTest.mouseClick(again.bar.before, LEFT, pos=again.bar.before.rect().center())
    assert again.controller.course.at == 1


def test_a_reading_step_lets_the_table_be_tried_and_says_how_to_go_on(
    start: Callable[..., MainWindow],
) -> None:
    game = next(iter(catalog.GAMES))
    _, page = take(start, game, catalog.lessons(game)[0])
    do(page, page.session.moves[0], mouse=True)
    assert page.controller.course.match.cursor == 0
    assert page.bar.words.text() == "You’ll do that soon. First read this, then choose Next."


def test_a_refusal_in_a_lesson_leads_to_its_rule(start: Callable[..., MainWindow]) -> None:
    game = next(iter(catalog.GAMES))
    window, page = take(start, game, catalog.lessons(game)[0])
    assert not page.bar.rule.isVisible()
    by_mouse(page, Target("dedication", (0,)))
    assert page.bar.rule.isVisible()
    QTest.mouseClick(page.bar.rule, LEFT, pos=page.bar.rule.rect().center())
    by_button = window.shell.help.window.here
    window.shell.actions["explain"].trigger()
    assert window.shell.help.window.here == by_button
    assert by_button.id == "four"
    QTest.keyClick(page.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not page.bar.rule.isVisible()


def test_whoever_tries_again_reads_what_to_do(start: Callable[..., MainWindow], qtbot: Any) -> None:
    game = next(iter(catalog.GAMES))
    _, page = take(start, game, catalog.lessons(game)[0])
    to_do = page.bar.words.text()
    by_mouse(page, Target("dedication", (0,)))
    assert page.bar.words.text() != to_do
    qtbot.wait(1)
    by_mouse(page, next(target for target in page.session.selector.choices()))
    assert page.session.selector.selected
    assert page.bar.words.text() == to_do


def test_a_lesson_follows_the_language(start: Callable[..., MainWindow], qtbot: Any) -> None:
    game = next(iter(catalog.GAMES))
    lesson = catalog.lessons(game)[0]
    window, page = take(start, game, lesson)
    window.settings.language = "de"
    words = catalog.lesson_words(game, "de")[lesson.name]
    qtbot.waitUntil(lambda: page.bar.words.text() == words.texts[lesson.steps[0].say])
    assert page.windowTitle() == words.title


def test_f1_on_the_buttons_of_a_lesson_tells_of_lessons(start: Callable[..., MainWindow]) -> None:
    game = next(iter(catalog.GAMES))
    window, page = take(start, game, catalog.lessons(game)[0])
    for button in (page.bar.before, page.bar.next, page.toolbar.leave):
        found = window.shell.help.find(game, "", button, button.rect().center())
        assert found.id == "learn"

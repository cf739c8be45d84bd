"""Lessons of a game: scripts in `lessons/<number>-<name>.json`, texts in `<language>.json`."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from pydantic import Field, RootModel

from festival_desktop.content.files import Block, read
from festival_desktop.core.errors import BadContent
from festival_desktop.core.game import Setup
from festival_desktop.play.lesson import Lesson, LessonDeal, LessonStep, LessonWords

FALLBACK = "en"


class _Deal(Block):
    seed: str
    before: tuple[str, ...] = ()
    steps: tuple[LessonStep, ...] = Field(min_length=1)


class _Script(Block):
    players: int
    options: Mapping[str, tuple[str, ...]] = {}
    seat: int = 0
    deals: tuple[_Deal, ...] = Field(min_length=1)


class _Words(Block):
    title: str
    about: str
    names: tuple[str, ...]
    texts: Mapping[str, str]


class _Language(RootModel[dict[str, _Words]]):
    """The texts of every lesson in one language."""


def lessons(folder: Path) -> tuple[Lesson, ...]:
    """Load the lessons of a game in order; none if it has no such folder."""
    scripts = sorted((folder / "lessons").glob("[0-9]*-*.json"))
    return tuple(
        _lesson(path.stem.partition("-")[2], read(path.parent, path.name, _Script))
        for path in scripts
    )


def _lesson(name: str, script: _Script) -> Lesson:
    return Lesson(
        name=name,
        setup=Setup(script.players, dict(script.options)),
        deals=tuple(LessonDeal(deal.seed, deal.before) for deal in script.deals),
        steps=tuple(
            replace(step, deal=number)
            for number, deal in enumerate(script.deals)
            for step in deal.steps
        ),
        seat=script.seat,
    )


def lesson_words(folder: Path, language: str) -> Mapping[str, LessonWords]:
    """Load the texts of every lesson in a language, or in English if it is missing."""
    known = (folder / "lessons" / f"{language}.json").is_file()
    words = read(folder / "lessons", f"{language if known else FALLBACK}.json", _Language).root
    return {
        name: LessonWords(one.title, one.about, one.names, one.texts) for name, one in words.items()
    }


def check(lesson: Lesson, words: LessonWords, language: str) -> None:
    """Raise `BadContent` if texts are missing or unused."""
    odd = set(lesson.text_keys()) ^ set(words.texts)
    if odd or len(words.names) < lesson.setup.players:
        what = ", ".join(sorted(odd)) or "a name"
        raise BadContent(f"{language}.json, {lesson.name}: {what} is missing or not used.")

"""A lesson: a real game of the real rules with a script, which waits for what it asks for.

Moves stand in the script by the rules' own text. A `*` in a pattern stands for any text.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Generic

from festival_desktop.core.errors import FestivalError
from festival_desktop.core.game import Game, Move, Seat, Setup, State, View
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player


@dataclass(frozen=True)
class LessonStep:
    """One idea: a text to be read, or something to be done."""

    say: str
    """The key of its text."""
    show: tuple[str, ...] = ()
    """Patterns of the scene items that it is about."""
    do: tuple[str, ...] = ()
    """Patterns of the moves that are right; the first is a move in full. Empty: only to be read."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """Pattern of a move that is not right, and the key of the answer to it; the first that fits."""
    replies: tuple[str, ...] = ()
    """What is then played by itself."""
    deal: int = 0
    """The number of the deal in whose game it takes place."""

    def is_right(self, move: str) -> bool:
        return any(fnmatchcase(move, pattern) for pattern in self.do)

    def answer(self, move: str) -> str | None:
        """The key of what there is to say to a move that is not right."""
        fitting = (key for pattern, key in self.wrong.items() if fnmatchcase(move, pattern))
        return next(fitting, None)


@dataclass(frozen=True)
class LessonDeal:
    """Where a game of a lesson begins."""

    seed: str
    before: tuple[str, ...] = ()
    """Moves played before its first step."""


@dataclass(frozen=True)
class Lesson:
    name: str
    setup: Setup
    deals: tuple[LessonDeal, ...]
    """One after the other, so that a lesson can show the start and the end of a game."""
    steps: tuple[LessonStep, ...]
    seat: Seat = 0
    """Who learns."""

    def text_keys(self) -> list[str]:
        """All texts it needs."""
        answers = (key for step in self.steps for key in step.wrong.values())
        return list(dict.fromkeys([*(step.say for step in self.steps), *answers]))


@dataclass(frozen=True)
class LessonWords:
    """A lesson in one language."""

    title: str
    about: str
    names: tuple[str, ...]
    """Of the seats."""
    texts: Mapping[str, str]


class LessonError(FestivalError):
    """The script of a lesson cannot be played."""


class LessonCourse(Generic[State, Move, View]):
    """A lesson being taken: its match, and how far the script has come."""

    def __init__(
        self, game: Game[State, Move, View], lesson: Lesson, names: Sequence[str], at: int = 0
    ) -> None:
        """`names` of the seats; `at`: go on with this step."""
        self.game, self.lesson = game, lesson
        self.players = tuple(Player(name) for name in names)
        self.at = 0
        self.go_to(at)

    def go_to(self, at: int) -> None:
        """Begin a step anew, in the position to which the script leads."""
        self.at = min(max(at, 0), len(self.lesson.steps) - 1)
        deal = self.lesson.deals[self.step.deal]
        self.match = Match(self.game, self.lesson.setup, self.players, deal.seed)
        for move in deal.before:
            self.reply(move)
        for step in self.lesson.steps[: self.at]:
            if step.deal == self.step.deal:
                for move in (*step.do[:1], *step.replies):
                    self.reply(move)

    def go_on(self) -> None:
        """To the next step, which may take place in another game."""
        if self.lesson.steps[self.at + 1].deal == self.step.deal:
            self.at += 1
        else:
            self.go_to(self.at + 1)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    def expected(self) -> Move:
        """A right move of this step."""
        return self.game.read(self.step.do[0])

    def reply(self, text: str) -> None:
        """A move of the script."""
        try:
            self.match.play(self.game.read(text))
        except FestivalError as error:
            where = f"{self.lesson.name}, step {self.at + 1}"
            raise LessonError(f"{where}: {text!r} can’t be played: {error}") from error

"""A lesson: a real game with a script that waits for the right moves.

The script holds moves in the notation of the game. A `*` in a pattern matches any text.
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
    """One idea: a text to read or something to do."""

    say: str
    """Key of the text."""
    show: tuple[str, ...] = ()
    """Patterns of the scene items to highlight."""
    do: tuple[str, ...] = ()
    """Patterns of the right moves, the first being a complete move; empty for a step that is only
    read.
    """
    wrong: Mapping[str, str] = field(default_factory=dict)
    """Keys of the answers to wrong moves, by pattern; the first match is used."""
    replies: tuple[str, ...] = ()
    """Moves played automatically after the right one."""
    deal: int = 0
    """Index of the deal in which the step takes place."""

    def is_right(self, move: str) -> bool:
        return any(fnmatchcase(move, pattern) for pattern in self.do)

    def answer(self, move: str) -> str | None:
        """Find the key of the text that answers a wrong move."""
        fitting = (key for pattern, key in self.wrong.items() if fnmatchcase(move, pattern))
        return next(fitting, None)


@dataclass(frozen=True)
class LessonDeal:
    """The start of a game in a lesson."""

    seed: str
    before: tuple[str, ...] = ()
    """Moves played before the first step."""


@dataclass(frozen=True)
class Lesson:
    name: str
    setup: Setup
    deals: tuple[LessonDeal, ...]
    """Deals in order, so that a lesson can show both the start and the end of a game."""
    steps: tuple[LessonStep, ...]
    seat: Seat = 0
    """The seat of the learner."""

    def text_keys(self) -> list[str]:
        """List the keys of all its texts."""
        answers = (key for step in self.steps for key in step.wrong.values())
        return list(dict.fromkeys([*(step.say for step in self.steps), *answers]))


@dataclass(frozen=True)
class LessonWords:
    """The texts of a lesson in one language."""

    title: str
    about: str
    names: tuple[str, ...]
    """Names of the seats."""
    texts: Mapping[str, str]


class LessonError(FestivalError):
    """A lesson whose script cannot be played."""


class LessonCourse(Generic[State, Move, View]):
    """A lesson being taken: its match and the current step."""

    def __init__(
        self, game: Game[State, Move, View], lesson: Lesson, names: Sequence[str], at: int = 0
    ) -> None:
        """Start with players of these `names`, at step `at`."""
        self.game, self.lesson = game, lesson
        self.players = tuple(Player(name) for name in names)
        self.at = 0
        self.go_to(at)

    def go_to(self, at: int) -> None:
        """Restart step `at` in the position to which the script leads."""
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
        """Go to the next step, which may take place in another game."""
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
        """Return a right move for this step."""
        return self.game.read(self.step.do[0])

    def reply(self, text: str) -> None:
        """Play a move of the script."""
        try:
            self.match.play(self.game.read(text))
        except FestivalError as error:
            where = f"{self.lesson.name}, step {self.at + 1}"
            raise LessonError(f"{where}: {text!r} can’t be played: {error}") from error

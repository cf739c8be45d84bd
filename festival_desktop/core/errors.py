"""Errors caused by what people or files give the program.

Each message is one clear sentence. Bugs of the program itself are ordinary Python exceptions.
"""

from typing import NamedTuple


class FestivalError(Exception):
    """Input that the program cannot use; `str(error)` is a whole sentence."""


class UnreadableMove(FestivalError):
    """A text that does not follow the notation of moves."""


class Refusal(NamedTuple):
    """The id of the rule that forbids a move, and the numbers for its sentence.

    The translated sentences are in `screens/<game>/words`.
    """

    rule: str
    numbers: tuple[int, ...] = ()


class IllegalMove(FestivalError):
    """A move that the rules forbid now, with the rule if it is known."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("The rules forbid this move.")
        self.rule = refusal.rule
        self.numbers = refusal.numbers


class BrokenSave(FestivalError):
    """A save file that is damaged, foreign, or from a newer version.

    `reason` is a keyword for the fault and `where` its place, so that a window can translate both.
    """

    def __init__(self, sentence: str, reason: str = "damaged", where: str = "") -> None:
        super().__init__(sentence)
        self.reason = reason
        self.where = where


class BadSetup(FestivalError):
    """A setup that a game cannot be played with."""


class BadContent(FestivalError):
    """A content file that does not describe a playable game."""

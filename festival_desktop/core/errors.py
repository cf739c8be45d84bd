"""Everything that may go wrong with what people or files give us.

Each error is one clear sentence. The program's own mistakes are ordinary Python exceptions.
"""

from typing import NamedTuple


class FestivalError(Exception):
    """Something given to the program cannot be used; `str(error)` is a whole sentence."""


class UnreadableMove(FestivalError):
    """A move's text does not follow the notation."""


class Refusal(NamedTuple):
    """The rule that forbids a move, by its id, and the numbers a sentence about it names.

    The sentences themselves are in `screens/<game>/words`, where they are translated.
    """

    rule: str
    numbers: tuple[int, ...] = ()


class IllegalMove(FestivalError):
    """The rules forbid this move now; a window can say by which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("The rules forbid this move.")
        self.rule = refusal.rule
        self.numbers = refusal.numbers


class BrokenSave(FestivalError):
    """A save file is damaged, foreign, or from a newer version.

    `reason` is a word for what is wrong and `where` the place, so that a window can translate it.
    """

    def __init__(self, sentence: str, reason: str = "damaged", where: str = "") -> None:
        super().__init__(sentence)
        self.reason = reason
        self.where = where


class BadSetup(FestivalError):
    """A game cannot be set up this way."""


class BadContent(FestivalError):
    """A content file does not describe a playable box."""

"""Everything that may go wrong with what people or files give us.

Each error is one clear sentence. The program's own mistakes are ordinary Python exceptions.
"""


class FestivalError(Exception):
    """Something given to the program cannot be used; `str(error)` is a whole sentence."""


class UnreadableMove(FestivalError):
    """A move's text does not follow the notation."""


class IllegalMove(FestivalError):
    """The rules forbid this move now. `rule` names the rule, so that a window can translate it."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(reason)
        self.rule = rule
        self.reason = reason


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

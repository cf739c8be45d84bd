"""What the shelf shows of a game before anything else of it is loaded.

`screens/<game>/box.py` makes one in the current language. It must import neither rules nor scenes
nor saves: the first picture of the window needs it.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.ui.thumbnail import Thumbnail

FIRST_IDEOGRAPH = 0x2E80
"""From here on Unicode has the scripts of East Asia."""


class Invitation(NamedTuple):
    """Shown while there is no game to continue: a position, and what the game is about."""

    thumbnail: Thumbnail
    sentence: str


TODAY, ANY_DAY = "today", "any"
"""Levels of a challenge without an opponent: the deal of a day, or another one."""


class ChallengeFacts(NamedTuple):
    """A solo challenge in levels that have records."""

    game: str
    file: str
    """The name of the file of its records."""
    title: str
    about: str
    """Said before the first challenge was finished."""
    levels: tuple[tuple[str, str], ...]
    """The levels as the rules call them, with their names, from the gentlest to the hardest."""
    ours: tuple[tuple[str, str], ...] = ()
    """Harder levels, which the rulebook does not have."""
    unbeaten: str = ""
    """Said while the opponent has won every one."""
    option: str = ""
    """The option of a setup that chooses a level; none, if `TODAY` and `ANY_DAY` are the levels."""
    partner_label: str = ""
    any_partner: str = ""
    partner_name: Callable[[str], str] = str
    """What a partner of a record is called, and what partners are called together."""

    def options(self, level: str) -> dict[str, tuple[str, ...]]:
        return {self.option: (level,)} if self.option else {}


class GameBox(NamedTuple):
    name: str
    """In commands, saves and folders."""
    title: tuple[str, ...]
    """In lines, as it stands on the box."""
    facts: tuple[str, str]
    """How many play, and what it is about, in a few words."""
    colours: tuple[str, str]
    """Of the theme: light and dark."""
    paint: Callable[[QPainter, QRectF], None]
    """The picture on the front; loads what it needs when it is called."""
    invitation: Invitation | None = None
    challenge: ChallengeFacts | None = None
    piece: Callable[[QPainter, QRectF], None] | None = None
    """A piece of the game in a square, for somebody who tries how pieces are moved."""

    @property
    def label(self) -> str:
        """The title in one line; Chinese and Japanese have no spaces between words."""
        spaced = all(ord(line[-1]) < FIRST_IDEOGRAPH for line in self.title)
        return (" " if spaced else "").join(self.title)


def offered_challenge(boxes: Iterable[GameBox]) -> ChallengeFacts | None:
    """Return the first challenge of these games."""
    return next((box.challenge for box in boxes if box.challenge is not None), None)

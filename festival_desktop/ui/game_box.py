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
"""First code point of the East Asian scripts."""


class Invitation(NamedTuple):
    """Shown while there is no game to continue: a position, and what the game is about."""

    thumbnail: Thumbnail
    sentence: str


TODAY, ANY_DAY = "today", "any"
"""Challenge levels without an opponent: the deal of the day, or a random one."""


class ChallengeFacts(NamedTuple):
    """A solo challenge in levels that have records."""

    game: str
    file: str
    """Name of the records file."""
    title: str
    about: str
    """Text shown before the first challenge has been finished."""
    levels: tuple[tuple[str, str], ...]
    """Level ids and names, from easiest to hardest."""
    ours: tuple[tuple[str, str], ...] = ()
    """Harder levels that are not in the rulebook."""
    unbeaten: str = ""
    """Text shown while the opponent has won every game."""
    option: str = ""
    """Setup option that chooses a level; empty if the levels are `TODAY` and `ANY_DAY`."""
    partner_label: str = ""
    any_partner: str = ""
    partner_name: Callable[[str], str] = str
    """Returns the name of a record's partner."""

    def options(self, level: str) -> dict[str, tuple[str, ...]]:
        return {self.option: (level,)} if self.option else {}


class GameBox(NamedTuple):
    name: str
    """Name in commands, saves and folders."""
    title: tuple[str, ...]
    """Title, split into lines as on the box."""
    facts: tuple[str, str]
    """Number of players and a short description."""
    colours: tuple[str, str]
    """Theme colours, light and dark."""
    paint: Callable[[QPainter, QRectF], None]
    """Paints the picture on the front; imports its modules on demand."""
    invitation: Invitation | None = None
    challenge: ChallengeFacts | None = None
    piece: Callable[[QPainter, QRectF], None] | None = None
    """Paints one piece into a square, for trying out how pieces are moved."""

    @property
    def label(self) -> str:
        """The title in one line; Chinese and Japanese have no spaces between words."""
        spaced = all(ord(line[-1]) < FIRST_IDEOGRAPH for line in self.title)
        return (" " if spaced else "").join(self.title)


def offered_challenge(boxes: Iterable[GameBox]) -> ChallengeFacts | None:
    """Return the first challenge of these games."""
    return next((box.challenge for box in boxes if box.challenge is not None), None)

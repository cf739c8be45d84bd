"""Challenges that were played to their end, alone or against an opponent of the game's own.

A plain list in one small document; every number people see is counted from it. Knows no file.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationError

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Seat
from festival_desktop.core.step import digest
from festival_desktop.play.match import AnyMatch
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.schema import MOVE_LIMIT, Id, Part, Points, Time

FORMAT: Final = "festival-desktop-records"
VERSION: Final = 2
READABLE = (1, VERSION)
"""Version 1 said nothing of content and hints."""
SIZE_LIMIT = 8_000_000
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{8,64}\z")]


class Challenge(Part):
    """One finished game. `save` names its file and `digest` its moves: both are counted once."""

    save: Annotated[str, Field(min_length=1, max_length=255)]
    digest: Digest
    level: Id
    friends: list[Id] = Field(default_factory=list, max_length=4)
    you: Points
    her: Points | None = None
    """Of the opponent; None: there was none, and points are all that counts."""
    won: bool
    when: Time
    content: Digest | Literal[""] = ""
    """Digest of the content it was played with, if that is not the built-in one."""
    hints: Annotated[int, Field(ge=0, le=MOVE_LIMIT)] = 0

    @property
    def counts(self) -> bool:
        """Whether it was played without hints, so that it can be a win or a record."""
        return not self.hints

    @property
    def victory(self) -> bool:
        return self.won and self.counts

    @property
    def margin(self) -> int:
        return self.you - (self.her or 0)


def challenge_of(
    match: AnyMatch,
    save: str,
    now: datetime,
    level: str,
    friends: Sequence[str] = (),
    opponent: Seat | None = None,
) -> Challenge | None:
    """The entry of a match of one person in the first seat; `opponent` is the game's own.

    None if others play, a computer decides for the person, or it is not over or practice.
    """
    game, end = match.game, match.state_at(len(match.steps))
    if match.setup.players != 1 or match.practice:
        return None
    if game.to_act(end) is not None or 0 not in match.people:
        return None
    standing = game.standing(end)
    return Challenge(
        save=save,
        digest=digest(game, end),
        level=level,
        friends=list(friends),
        you=standing.scores[0].total,
        her=None if opponent is None else standing.scores[opponent].total,
        won=0 in standing.winners,
        when=now,
        hints=min(match.hints, MOVE_LIMIT),
    )


@dataclass(frozen=True, slots=True)
class Read:
    """The games of a document, and whether all of it could be used."""

    games: tuple[Challenge, ...]
    whole: bool = True


def parse(raw: bytes) -> Read:
    """What these bytes hold; raises `BrokenSave`, or `NewerSave` for a later version's."""
    try:
        data = json.loads(raw) if len(raw) <= SIZE_LIMIT else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BrokenSave("The challenge records are damaged.")
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        raise NewerSave("The challenge records come from a newer version.")
    games = data.get("games")
    found = [_challenge(entry) for entry in games] if isinstance(games, list) else []
    good = tuple(game for game in found if game is not None)
    whole = isinstance(games, list) and len(good) == len(games) and version in READABLE
    return Read(good, whole and set(data) == {"format", "version", "games"})


def _challenge(entry: Any) -> Challenge | None:
    try:
        return Challenge.model_validate(entry)
    except ValidationError:
        return None


def encode(games: Sequence[Challenge]) -> bytes:
    """One game per line, so that a person can look into the file."""
    lines = ",\n".join(json.dumps(game.model_dump(), ensure_ascii=False) for game in games)
    head = f'"format": {json.dumps(FORMAT)}, "version": {VERSION}'
    return f'{{{head}, "games": [\n{lines}\n]}}\n'.encode()


# -- what they come to -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tally:
    """Games and wins; the best lead of a won game; wins in a row now, and the most there were."""

    games: int = 0
    wins: int = 0
    best: int | None = None
    streak: int = 0
    longest: int = 0


def tally(games: Iterable[Challenge]) -> Tally:
    """Of these games, the first one played first."""
    number = wins = streak = longest = 0
    best: int | None = None
    for game in games:
        number += 1
        streak = streak + 1 if game.victory else 0
        longest = max(longest, streak)
        if game.victory:
            wins += 1
            best = game.margin if best is None else max(best, game.margin)
    return Tally(number, wins, best, streak, longest)


def best(games: Iterable[Challenge], number: int) -> list[Challenge]:
    """So many with most points, played without hints; of equal ones the first one first."""
    own = (game for game in games if game.counts)
    return sorted(own, key=lambda game: -game.you)[:number]


def select(
    games: Iterable[Challenge], level: str | None = None, friend: str | None = None
) -> list[Challenge]:
    """Those of a level, and with a friend in play."""
    return [
        game
        for game in games
        if level in (None, game.level) and (friend is None or friend in game.friends)
    ]

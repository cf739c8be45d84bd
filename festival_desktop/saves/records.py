"""Finished challenges, solo or against a game's own opponent.

A plain list in one small document; every number people see is counted from it. Knows no file.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationError

from festival_desktop.ai.levels import LEVELS
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Seat
from festival_desktop.core.step import digest
from festival_desktop.play.match import AnyMatch
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.schema import MOVE_LIMIT, Id, Points, SavedModel, Time

FORMAT: Final = "festival-desktop-records"
VERSION: Final = 2
READABLE = (1, VERSION)
"""Readable versions; version 1 has no content and hints."""
SIZE_LIMIT = 8_000_000
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{8,64}\z")]


class Challenge(SavedModel):
    """One finished game. `save` names its file and `digest` its moves: both are counted once."""

    save: Annotated[str, Field(min_length=1, max_length=255)]
    digest: Digest
    level: Id
    friends: list[Id] = Field(default_factory=list, max_length=4)
    you: Points
    her: Points | None = None
    """Of the opponent, or the best of several; None: there was none, and points are all that
    counts."""
    won: bool
    when: Time
    content: Digest | Literal[""] = ""
    """Digest of the content, if it is not the built-in one."""
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
    """Make the entry of a match with one person in the first seat, or None.

    None if others play, a computer decides for the person, or it is not over or practice.
    `opponent` is the game's own.
    """
    if match.setup.players != 1 or 0 not in match.people:
        return None
    return _entry(match, save, now, 0, () if opponent is None else (opponent,), level, friends)


def against_computers(match: AnyMatch, save: str, now: datetime) -> Challenge | None:
    """Make the entry of one person's match against computers, or None.

    Its level is the strongest computer's. None if several people play, or nobody, or it is not over
    or practice.
    """
    if match.setup.players == 1 or len(match.people) != 1:
        return None
    (you,) = match.people
    levels = {
        seat: player.level.partition("-")[0]
        for seat, player in enumerate(match.players)
        if player.level is not None
    }
    known = [*LEVELS]
    strongest = max(levels.values(), key=lambda one: known.index(one) if one in known else -1)
    return _entry(match, save, now, you, tuple(levels), strongest)


def _entry(
    match: AnyMatch,
    save: str,
    now: datetime,
    you: Seat,
    others: Sequence[Seat],
    level: str,
    friends: Sequence[str] = (),
) -> Challenge | None:
    """Make an entry; None if the match is not over, or practice."""
    game, end = match.game, match.state_at(len(match.steps))
    if match.practice or game.to_act(end) is not None:
        return None
    standing = game.standing(end)
    return Challenge(
        save=save,
        digest=digest(game, end),
        level=level,
        friends=list(friends),
        you=standing.scores[you].total,
        her=max((standing.scores[seat].total for seat in others), default=None),
        won=you in standing.winners,
        when=now,
        hints=min(match.hints, MOVE_LIMIT),
    )


@dataclass(frozen=True, slots=True)
class Read:
    """The games of a document, and whether all of it could be used."""

    games: tuple[Challenge, ...]
    whole: bool = True


def parse(raw: bytes) -> Read:
    """Parse a document; raises `BrokenSave`, or `NewerSave` for a later version's."""
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
    """Serialise one game per line, so that a person can read the file."""
    lines = ",\n".join(json.dumps(game.model_dump(), ensure_ascii=False) for game in games)
    head = f'"format": {json.dumps(FORMAT)}, "version": {VERSION}'
    return f'{{{head}, "games": [\n{lines}\n]}}\n'.encode()


# -- totals ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tally:
    """Games and wins; the best lead of a win; the current and the longest streak."""

    games: int = 0
    wins: int = 0
    best: int | None = None
    streak: int = 0
    longest: int = 0


def tally(games: Iterable[Challenge]) -> Tally:
    """Count these games, the first one played first."""
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
    """Return the games with most points, played without hints; earlier ones first among equals."""
    own = (game for game in games if game.counts)
    return sorted(own, key=lambda game: -game.you)[:number]


def select(
    games: Iterable[Challenge], level: str | None = None, friend: str | None = None
) -> list[Challenge]:
    """Filter games by level and by friend in play."""
    return [
        game
        for game in games
        if level in (None, game.level) and (friend is None or friend in game.friends)
    ]

"""What a save file holds, and the limits of each field.

Only form is checked here. Whether the moves can be played is for `document.restore` to find
out, because it can rescue what a plain refusal would lose.
"""

from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainSerializer,
    PrivateAttr,
    model_validator,
)

from festival_desktop.core.game import Json
from festival_desktop.saves.names import NAME_LIMIT, may_stand

FORMAT: Final = "festival-desktop"
VERSION: Final = 3

MOVE_LIMIT = 5_000
POINTS_LIMIT = 9_999
MARK_EVERY = 25
DECISION_LIMIT = 1_500
"""So many are kept at most, so that no game makes a file that is too large."""
ORDER_LIMIT = 1 << 53
MARK_LIMIT = MOVE_LIMIT // MARK_EVERY + 3
"""The regular ones with that of the deal, the cursor's and the last."""


def _printable(text: str) -> str:
    if not text.isprintable() and not all(map(may_stand, text)):
        raise ValueError("it contains characters that can’t be displayed")
    return text


def _read_time(value: Any) -> datetime:
    if isinstance(value, str):
        value = datetime.fromisoformat(value)
    if not isinstance(value, datetime) or value.tzinfo is None:
        raise ValueError("the time has no time zone")
    try:
        utc: datetime = value.astimezone(UTC)
        return utc.replace(microsecond=utc.microsecond // 1000 * 1000)  # as it is written
    except OverflowError:
        raise ValueError("this time is out of range") from None


def _write_time(value: datetime) -> str:
    return value.isoformat(timespec="milliseconds").replace("+00:00", "Z")


Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,39}\z")]
ShortText = Annotated[str, Field(max_length=80), AfterValidator(_printable)]
Name = Annotated[str, Field(max_length=NAME_LIMIT), AfterValidator(_printable)]
MoveText = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_printable)]
Count = Annotated[int, Field(ge=0, le=MOVE_LIMIT)]
Players = Annotated[int, Field(ge=1, le=6)]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Points = Annotated[int, Field(ge=-POINTS_LIMIT, le=POINTS_LIMIT)]
Time = Annotated[datetime, BeforeValidator(_read_time), PlainSerializer(_write_time)]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


class SavedSetup(Part):
    players: Players
    options: Annotated[
        dict[Id, Annotated[list[ShortText], Field(max_length=50)]], Field(max_length=20)
    ]


class SavedSeat(Part):
    """Somebody at the table; a level makes it a computer."""

    name: Name
    level: Id | None


Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{16}\z")]


class Mark(Part):
    """The position after `at` moves, to check the replay by and to go on from if it fails."""

    at: Count
    digest: Digest
    state: Json


class SavedDecision(Part):
    """What led a computer to the move `at` (`core.decision_json`)."""

    at: Count
    reason: list[Json]
    alternatives: list[Json]


class Summary(Part):
    """What a list of games shows without playing them: the position at the cursor."""

    to_act: SeatNumber | None
    """Whose turn it is; None when the game is over."""
    points: Annotated[list[Points], Field(max_length=6)]
    winners: Annotated[list[SeatNumber], Field(max_length=6)]

    @property
    def over(self) -> bool:
        return self.to_act is None


class Head(Part):
    """The first lines of a file: all that a list of games shows."""

    format: Literal["festival-desktop"]
    version: Literal[3]
    app: ShortText
    saved: Time
    order: Annotated[int, Field(ge=0, le=ORDER_LIMIT)]
    """Grows with each game that is opened or begun in a folder, because clocks are set back."""
    game: Id
    edition: Annotated[int, Field(ge=1, le=9_999)]
    content: Digest | Literal[""]
    """Digest of the content files the game is played with; empty in files that did not say it."""
    setup: SavedSetup
    seats: Annotated[list[SavedSeat], Field(max_length=6)]
    seed: ShortText
    relaxed: bool
    practice: bool
    changed: bool
    """Whether the game was changed outside the program. Then it is practice, too."""
    summary: Summary

    @model_validator(mode="after")
    def everyone_has_a_seat(self) -> Self:
        players, seats = self.setup.players, len(self.seats)
        # Somebody alone may play against one for whom the rules decide.
        if seats not in (players, 2 if players == 1 else players):
            raise ValueError(f"the number of seats isn’t the number of players ({players})")
        if len(self.summary.points) != seats:
            raise ValueError("the number of scores isn’t the number of seats")
        if max([*self.summary.winners, self.summary.to_act or 0]) >= seats:
            raise ValueError("the summary names a seat that doesn’t exist")
        return self


class Save(Head):
    """A whole game. These fields come last, so that a list need not read them."""

    files: Annotated[dict[Annotated[str, Field(max_length=80)], Json], Field(max_length=20)] | None
    """The content files themselves, if they are not the built-in ones."""
    start: Json | None
    """The position before the first move, if it is not the one dealt from the seed."""
    moves: Annotated[list[MoveText], Field(max_length=MOVE_LIMIT)]
    cursor: Count
    marks: Annotated[list[Mark], Field(max_length=MARK_LIMIT)]
    decisions: Annotated[list[SavedDecision], Field(max_length=DECISION_LIMIT)]
    hints: Count = 0
    """How many people got; files that do not say it count as none."""

    _altered: tuple[str, ...] = PrivateAttr(())
    _doubtful: bool = PrivateAttr(default=False)

    @property
    def altered(self) -> tuple[str, ...]:
        """Where the file it was read from is not as the program wrote it (`chain.changes`)."""
        return self._altered

    @property
    def doubtful(self) -> bool:
        """Whether it is practice only because its version could not show that it is fair."""
        return self._doubtful

    def with_doubt(self) -> "Save":
        self._doubtful = True
        return self

    def with_alterations(self, places: tuple[str, ...]) -> "Save":
        self._altered = places
        return self

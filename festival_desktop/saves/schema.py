"""The contents of a save file, and the limits of each field.

Only the form is checked here. `document.restore` finds out whether the moves can be played, because
it can rescue what a plain refusal would lose.
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
"""Maximum number of decisions, to limit the file size."""
ORDER_LIMIT = 1 << 53
MARK_LIMIT = MOVE_LIMIT // MARK_EVERY + 3
"""Regular marks plus those of the deal, the cursor and the last step."""


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
        return utc.replace(microsecond=utc.microsecond // 1000 * 1000)  # the precision of files
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


class SavedModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


class SavedSetup(SavedModel):
    players: Players
    options: Annotated[
        dict[Id, Annotated[list[ShortText], Field(max_length=50)]], Field(max_length=20)
    ]


class SavedSeat(SavedModel):
    """A player at the table; a level makes it a computer."""

    name: Name
    level: Id | None


Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{16}\z")]


class Mark(SavedModel):
    """The position after `at` moves, to check the replay and to continue from if it fails."""

    at: Count
    digest: Digest
    state: Json


class SavedDecision(SavedModel):
    """A computer's reasoning for the move `at` (`core.decision_json`)."""

    at: Count
    reason: list[Json]
    alternatives: list[Json]


class Summary(SavedModel):
    """The position at the cursor, for a list of games that are not replayed."""

    to_act: SeatNumber | None
    """The seat to move; None when the game is over."""
    points: Annotated[list[Points], Field(max_length=6)]
    winners: Annotated[list[SeatNumber], Field(max_length=6)]

    @property
    def over(self) -> bool:
        return self.to_act is None


class Head(SavedModel):
    """The first lines of a file: all that a list of games shows."""

    format: Literal["festival-desktop"]
    version: Literal[3]
    app: ShortText
    saved: Time
    order: Annotated[int, Field(ge=0, le=ORDER_LIMIT)]
    """Increases with each game opened or started in a folder, because clocks can be set back."""
    game: Id
    edition: Annotated[int, Field(ge=1, le=9_999)]
    content: Digest | Literal[""]
    """Digest of the content files; empty in files that did not record it."""
    setup: SavedSetup
    seats: Annotated[list[SavedSeat], Field(max_length=6)]
    seed: ShortText
    relaxed: bool
    practice: bool
    changed: bool
    """Whether the game was changed outside the program, which makes it practice."""
    summary: Summary

    @model_validator(mode="after")
    def everyone_has_a_seat(self) -> Self:
        players, seats = self.setup.players, len(self.seats)
        # A solo player may face an opponent played by the rules.
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
    """The content files, if they are not the built-in ones."""
    start: Json | None
    """The position before the first move, if it was not dealt from the seed."""
    moves: Annotated[list[MoveText], Field(max_length=MOVE_LIMIT)]
    cursor: Count
    marks: Annotated[list[Mark], Field(max_length=MARK_LIMIT)]
    decisions: Annotated[list[SavedDecision], Field(max_length=DECISION_LIMIT)]
    hints: Count = 0
    """Number of hints used; 0 in files that did not record it."""

    _altered: tuple[str, ...] = PrivateAttr(())
    _doubtful: bool = PrivateAttr(default=False)

    @property
    def altered(self) -> tuple[str, ...]:
        """Where the file differs from what the program wrote (`chain.changes`)."""
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

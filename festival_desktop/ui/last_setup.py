"""The last setup of each game, kept in the settings, where the next one starts.

Anything that is not in today's form is ignored.
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from festival_desktop.saves.schema import Id, Players, ShortText
from festival_desktop.ui.settings import Settings


class LastSetup(BaseModel):
    """The choices with which a game was started."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: Players
    seats: Annotated[tuple[Id | None, ...], Field(max_length=6)]
    """Every seat, taken or not: the level of a computer player, or None for a person."""
    options: Annotated[dict[Id, tuple[ShortText, ...]], Field(max_length=20)]
    relaxed: bool


def last_setup(settings: Settings, game: str) -> LastSetup | None:
    """Return the last setup; None if it is unknown."""
    for kept in settings.setups:
        name, _, text = kept.partition("/")
        if name == game:
            try:
                return LastSetup.model_validate_json(text)
            except ValidationError:
                return None
    return None


def keep_setup(settings: Settings, game: str, last: LastSetup) -> None:
    others = [kept for kept in settings.setups if kept.partition("/")[0] != game]
    settings.setups = (*others, f"{game}/{last.model_dump_json()}")

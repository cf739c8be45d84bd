"""How each game was set up last, kept in the settings, so that the next start begins there.

Reading believes nothing: what is not of today's form is as if it had never been kept.
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from festival_desktop.saves.schema import Id, Players, ShortText
from festival_desktop.ui.settings import Settings


class LastSetup(BaseModel):
    """What was chosen when a game was begun."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: Players
    seats: Annotated[tuple[Id | None, ...], Field(max_length=6)]
    """Every place, taken or not: the level of a computer, or None for a person."""
    options: Annotated[dict[Id, tuple[ShortText, ...]], Field(max_length=20)]
    relaxed: bool


def last_setup(settings: Settings, game: str) -> LastSetup | None:
    """None if it is not known."""
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

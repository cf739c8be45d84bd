"""The sounds of a game's events: data in a game's manifest."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from festival_desktop.core.game import Event

Sound = str | Callable[[Any], str]
"""The name of a sound in `resources/sounds`, or what finds it for an event."""


@dataclass(frozen=True)
class Sounds:
    events: Mapping[type[Event], Sound] = field(default_factory=dict)
    """Those that are not named make no sound."""
    ambience: tuple[str, ...] = ()
    """What is heard all the time."""

    def of(self, events: Iterable[Event]) -> tuple[str, ...]:
        """Return the sounds of simultaneous events in order, each once."""
        found = ((self.events.get(type(event)), event) for event in events)
        names = (sound(event) if callable(sound) else sound for sound, event in found)
        return tuple(dict.fromkeys(name for name in names if name))


SILENT = Sounds()

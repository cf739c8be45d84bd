"""The sounds of a game's events: data in a game's manifest."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from festival_desktop.core.game import Event

Sound = str | Callable[[Any], str]
"""Name of a sound in `resources/sounds`, or a function that returns it for an event."""


@dataclass(frozen=True)
class Sounds:
    events: Mapping[type[Event], Sound] = field(default_factory=dict)
    """Sounds by type of event; other events are silent."""
    ambience: tuple[str, ...] = ()
    """Ambient sounds that loop continuously."""

    def of(self, events: Iterable[Event]) -> tuple[str, ...]:
        """Return the sounds of simultaneous events in order, each once."""
        found = ((self.events.get(type(event)), event) for event in events)
        names = (sound(event) if callable(sound) else sound for sound, event in found)
        return tuple(dict.fromkeys(name for name in names if name))


SILENT = Sounds()

"""The differences on the screen after one input."""

from dataclasses import dataclass

from festival_desktop.core.game import Event


@dataclass(frozen=True, slots=True)
class Change:
    """Sent once per input, after everything has settled; the models are up to date."""

    position: bool = False
    """Whether another position or viewer is shown."""
    choices: bool = False
    """Whether the selection or the available choices differ."""
    log_from: int | None = None
    """The first changed row of the log."""
    events: tuple[Event, ...] = ()
    """Events the viewer has just seen; empty for undo and loading."""

    def then(self, other: "Change") -> "Change":
        """Merge two changes."""
        rows = [row for row in (self.log_from, other.log_from) if row is not None]
        return Change(
            self.position or other.position,
            self.choices or other.choices,
            min(rows, default=None),
            self.events + other.events,
        )

"""What the log says about a position: the last step, and what of it the viewer may take back."""

from typing import Any, NamedTuple

from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session


class History(NamedTuple):
    events: tuple[Any, ...]
    """What happened in the last step."""
    undoable: dict[int, int]
    """Areas the viewer shaded since the roll, and the step to go back to before each."""
    last: int
    """The number of the last step."""
    just_oriented: bool
    """The viewer left the tray so just now, and nobody has shaded since."""

    def happened(self, kind: type) -> bool:
        return any(isinstance(event, kind) for event in self.events)


def read_history(session: Session) -> History:
    entries = session.log.entries
    if not entries:
        return History((), {}, -1, False)
    last = entries[-1]
    own = not last.sealed and last.seat == session.viewer and bool(session.moves)
    oriented = any(isinstance(event, told.TrayOriented) for event in last.events)
    return History(last.events, _undoable(session, entries), last.number, own and oriented)


def _undoable(session: Session, entries: Any) -> dict[int, int]:
    found: dict[int, int] = {}
    entry: LogEntry
    for entry in reversed(entries):
        own = entry.seat == session.viewer
        if entry.sealed or not (own or session.players[entry.seat].computer):
            break
        if own:
            shaded = (event.area for event in entry.events if isinstance(event, told.AreaShaded))
            found.update(dict.fromkeys(shaded, entry.number))
    return found

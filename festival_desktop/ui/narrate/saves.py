"""What to say about saved games and files."""

from pathlib import Path

from PySide6.QtCore import QObject

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves.document import Restored
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.store import FileTrouble, shown


class SaveWords(QObject):
    def saved(self) -> str:
        return self.tr("Saved. Every step is saved by itself, too.")

    def copied(self, path: Path) -> str:
        return self.tr("A copy was saved as “{name}”.").format(name=shown(path))

    def cannot_open(self, path: Path, error: BrokenSave) -> str:
        if isinstance(error, NewerSave):
            text = self.tr("“{name}” was saved by a newer version of Festival Desktop.")
        elif not path.is_file():
            text = self.tr("“{name}” is not there any more.")
        else:
            text = self.tr("“{name}” is no saved game, or it is damaged. Nothing was changed.")
        return text.format(name=shown(path))

    def cannot_write(self, error: FileTrouble) -> str:
        """The reason is the system's own and comes in its language."""
        reason = getattr(error.__cause__, "strerror", None) or str(error)
        return self.tr("The game could not be saved: {reason}.").format(reason=reason.rstrip("."))

    def rescued(self, restored: Restored) -> str:
        """What could not be brought back of a damaged file; empty if all is well."""
        known = {
            "cursor": self.tr("It was not clear where the game stood, so it is at its end."),
            "position": self.tr("The file was damaged; the game goes on from a later position."),
            "step": self.tr("The file was damaged; the last steps are missing."),
            "unchecked": self.tr("The file was damaged, so the position could not be checked."),
            "undone": self.tr("Steps that had been taken back could not be kept."),
        }
        said = {known.get(trouble.what, trouble.sentence): None for trouble in restored.troubles}
        return " ".join(said)

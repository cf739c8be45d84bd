"""What to say about saved games and files."""

from pathlib import Path

from PySide6.QtCore import QObject

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves.document import Restored
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.shelf import Shelved
from festival_desktop.saves.store import FileTrouble, shown


class SaveWords(QObject):
    def saved(self) -> str:
        return self.tr("Saved. Every step is saved by itself, too.")

    def copied(self, path: Path) -> str:
        return self.tr("A copy was saved as “{name}”.").format(name=shown(path))

    def listed(self, shelved: Shelved) -> str:
        """What is wrong with a file on the shelf; empty if nothing is."""
        if shelved.trouble is None:
            return ""
        if shelved.save is not None:  # of the backup
            return self._last_steps_missing()
        if shelved.newer:
            return self._newer(shelved.path)
        text = self.tr("“{name}” is no saved game, or it is damaged.")
        return text.format(name=shown(shelved.path))

    def _newer(self, path: Path) -> str:
        text = self.tr("“{name}” was saved by a newer version of Festival Desktop.")
        return text.format(name=shown(path))

    def _last_steps_missing(self) -> str:
        return self.tr("The file was damaged; the last steps are missing.")

    def cannot_open(self, path: Path, error: BrokenSave) -> str:
        if isinstance(error, NewerSave):
            return self._newer(path)
        if not path.is_file():
            text = self.tr("“{name}” is not there any more.")
        else:
            text = self.tr("“{name}” is no saved game, or it is damaged. Nothing was changed.")
        return text.format(name=shown(path))

    def cannot_write(self, error: FileTrouble) -> str:
        return self.tr("The game could not be saved: {reason}.").format(reason=_reason(error))

    def cannot_delete(self, path: Path, error: FileTrouble) -> str:
        text = self.tr("“{name}” cannot be deleted: {reason}.")
        return text.format(name=shown(path), reason=_reason(error))

    def rescued(self, restored: Restored) -> str:
        """What could not be brought back of a damaged file; empty if all is well."""
        known = {
            "cursor": self.tr("It was not clear where the game stood, so it is at its end."),
            "position": self.tr("The file was damaged; the game goes on from a later position."),
            "step": self._last_steps_missing(),
            "unchecked": self.tr("The file was damaged, so the position could not be checked."),
            "undone": self.tr("Steps that had been taken back could not be kept."),
        }
        said = {known.get(trouble.what, trouble.sentence): None for trouble in restored.troubles}
        return " ".join(said)


def _reason(error: FileTrouble) -> str:
    """The system's own, in its language."""
    return (getattr(error.__cause__, "strerror", None) or str(error)).rstrip(".")

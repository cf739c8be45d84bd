"""Messages about saved games and files."""

import errno
from pathlib import Path

from PySide6.QtCore import QObject

from festival_desktop.controller import current_match as reports
from festival_desktop.controller.save_repository import OpenElsewhere
from festival_desktop.controller.saved_games import Failure
from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves.document import Restored, RestoreIssue
from festival_desktop.saves.folder import SaveInfo
from festival_desktop.saves.store import FileTrouble, shown


class SaveWords(QObject):
    def report(self, report: reports.Report) -> tuple[str, str]:
        """Describe what happened to the open match and its file, with an icon."""
        match report:
            case reports.Saved():
                return self.tr("Saved. (Every step is also saved automatically.)"), "save"
            case reports.SavedAgain():
                return self.tr("Automatic saving is working again."), "save"
            case reports.SaveFailed(error):
                return self.cannot_write(error), "warning"
            case reports.FileLeftAlone(path):
                text = self.tr(
                    "“{name}” was changed by another program. That file is left alone; your "
                    "game continues in a new file."
                )
                return text.format(name=shown(path)), "warning"
            case reports.CopySaved(path):
                return self.copied(path), "save"
            case reports.OpenFailed(path, error):
                return self.cannot_open(path, error), "warning"
            case reports.Rescued(restored):
                return self.rescued(restored), "warning"
            case reports.OpenedAsSaved(restored):
                return self._as_saved(restored), "info"
            case reports.Branched(exact):
                return self._branched(exact), "branch"

    def _as_saved(self, restored: Restored) -> str:
        said = ""
        if restored.other == "content":
            said = self.tr("This game continues with the content it was saved with.")
        elif restored.other == "rules":
            said = self.tr("This game was saved under earlier rules and continues with them.")
        elif restored.other == "edition":
            said = self.tr(
                "This game was saved under earlier rules; it continues with the current ones."
            )
        if not restored.doubtful:
            return said
        practice = self.tr(
            "It’s practice now: the version that saved it couldn’t yet check that games are fair."
        )
        return f"{said} {practice}".lstrip()

    def copied(self, path: Path) -> str:
        return self.tr("Copy saved as “{name}”.").format(name=shown(path))

    def content_refused(self, reason: str) -> str:
        text = self.tr(
            "Your custom content couldn’t be used; the built-in content is used instead: {reason}"
        )
        return text.format(reason=reason)

    def only_the_first(self, number: int) -> str:
        """Say that only the first of several files was opened."""
        return self.tr("Only the first of %n game(s) was opened.", "", number)

    def _branched(self, exact: bool) -> str:
        """Say that a game continues from a step of another one."""
        if exact:
            return self.tr("A new practice game from that step. The original is unchanged.")
        return self.tr(
            "A new practice game from that step. Everything you couldn’t see was re-dealt, "
            "so nothing is given away."
        )

    # -- reading ---------------------------------------------------------------------------------

    def listed(self, info: SaveInfo) -> str:
        """Say what is wrong with a file on the shelf; empty if nothing is."""
        if info.trouble is None:
            return ""
        said = self.broken(info.path, info.trouble)
        if info.steps is None:
            return said
        rescued = self.tr("%n step(s) can be recovered.", "", info.steps)
        return f"{rescued} {said}"  # Most important first.

    def cannot_open(self, path: Path, error: BrokenSave) -> str:
        unchanged = self.tr("Nothing was changed.")
        return f"{self.broken(path, error)} {unchanged}"

    def rescued(self, restored: Restored) -> str:
        """Say what could not be restored of a damaged file; empty if all is well."""
        said = self.seen_in_part(restored)
        stays = self.tr("It continues in a new file; the damaged one is kept.")
        if any(trouble.what == "rules" for trouble in restored.troubles):
            stays = self.tr("It continues in a new file; the old one is kept.")
        if restored.match.changed_outside:
            practice = self.tr("From now on it counts as practice.")
            stays = f"{practice} {stays}"
        if restored.other in ("content", "rules"):
            stays = f"{self._as_saved(restored)} {stays}"
        return f"{said} {stays}" if said else ""

    def seen_in_part(self, restored: Restored) -> str:
        """Say the same where the game is only replayed; only the worst matters."""
        of_a_kind: dict[str, RestoreIssue] = {}
        for trouble in restored.troubles:
            of_a_kind.setdefault(trouble.what, trouble)
        for worst in ("position", "rules", "changed"):
            if worst in of_a_kind:
                return self._trouble(of_a_kind[worst])
        return " ".join(map(self._trouble, of_a_kind.values()))

    def _trouble(self, trouble: RestoreIssue) -> str:
        known = {
            "changed": self.tr("The file was edited outside the program ({where})."),
            "cursor": self.tr(
                "The current step was unclear, so the game was opened at its last one."
            ),
            "file": self.tr("The file was damaged; the game is now at step {step}."),
            "position": self.tr(
                "The file was damaged; the game continues from the position after step {step}."
            ),
            "rules": self.tr(
                "The rules have changed; the game continues from the position after step {step}."
            ),
            "stands": self.tr("The game is at step {step}."),
            "step": self.tr("Step {step} couldn’t be replayed."),
            "summary": self.tr("The result saved in the file didn’t match its steps."),
            "unchecked": self.tr("The position after step {step} couldn’t be checked."),
            "undone": self.tr("Undone steps couldn’t be kept."),
        }
        return known[trouble.what].format(step=trouble.at, where=self._places(trouble.where))

    def _places(self, where: str) -> str:
        """Name the changed places: steps, and fields by their names in the file."""
        places = where.split(", ")
        step = self.tr("step {step}")
        return ", ".join(
            step.format(step=place.split()[1]) if place.startswith("step ") else place
            for place in places
        )

    def broken(self, path: Path, error: BrokenSave) -> str:
        """Say what is wrong with a file, and where."""
        where = error.where
        known = {
            "missing": self.tr("“{name}” no longer exists."),
            "unreadable": self.tr("“{name}” can’t be read: {why}."),
            "newer": self.tr("“{name}” was saved by a newer version of Festival Desktop."),
            "foreign": self.tr("“{name}” is not a Festival Desktop game."),
            "odd": self.tr("“{name}” isn’t an ordinary file."),
            "edition": self.tr("“{name}” uses an unknown edition of the rules: {where}."),
            "content": self.tr(
                "“{name}” was played with custom content that is missing or can’t be used."
            ),
            "large": self.tr("“{name}” is too large to be a saved game."),
            "text": self.tr("“{name}” is damaged: it isn’t a text file."),
            "json": self.tr("“{name}” is damaged in line {where}."),
            "nested": self.tr("“{name}” is damaged: it is nested too deeply."),
            "keys": self.tr("“{name}” is damaged: it contains too much data."),
            "twice": self.tr("“{name}” is damaged: “{where}” appears twice."),
            "number": self.tr("“{name}” is damaged: {where} is not a valid number."),
            "field": self.tr("“{name}” is damaged in “{where}”."),
            "game": self.tr("“{name}” belongs to a game this version doesn’t have: {where}."),
            "setup": self.tr("The setup saved in “{name}” isn’t valid."),
            "position": self.tr("“{name}” is damaged: it has no usable position."),
            "law": self.tr("“{name}” contains a position that can’t happen in the game."),
        }
        text = known.get(error.reason, self.tr("“{name}” is damaged."))
        if error.reason == "field" and not where:
            text = self.tr("“{name}” is damaged.")
        why = self._reason(error) if error.reason == "unreadable" else ""
        return text.format(name=shown(path), where=where, why=why)

    # -- writing ---------------------------------------------------------------------------------

    def cannot_write(self, error: FileTrouble) -> str:
        return self.tr("The game couldn’t be saved: {reason}.").format(reason=self._reason(error))

    def failure(self, failure: Failure) -> str:
        """Say why a file was not imported, renamed, copied, thrown away or restored."""
        path, error = failure
        if isinstance(error, BrokenSave):
            return self.broken(path, error)
        if isinstance(error, FileTrouble):
            text = self.tr("“{name}” was left unchanged: {reason}.")
            return text.format(name=shown(path), reason=self._reason(error))
        if isinstance(error, OpenElsewhere):
            text = self.tr("“{name}” is open in another window, so it wasn’t changed.")
            return text.format(name=shown(path))
        return self.tr("That name can’t be used for a game.")

    def name_of_copy(self, title: str) -> str:
        return self.tr("{name} (copy)").format(name=title)

    def _reason(self, error: Exception) -> str:
        """Give the system's reason; rare ones in the system's own words."""
        full = self.tr("the disk is full")
        forbidden = self.tr("you don’t have permission")
        gone = self.tr("the folder no longer exists")
        failed = self.tr("the disk reports an error")
        known = {
            errno.ENOSPC: full,
            errno.EDQUOT: full,
            errno.EACCES: forbidden,
            errno.EPERM: forbidden,
            errno.EROFS: self.tr("nothing can be saved there"),
            errno.ENOENT: gone,
            errno.ENOTDIR: gone,
            errno.EEXIST: gone,
            errno.EIO: failed,
            errno.ENAMETOOLONG: self.tr("the name is too long"),
            errno.EINVAL: self.tr("this name can’t be used here"),
        }
        cause = error.__cause__
        if isinstance(cause, OSError):
            return known.get(cause.errno or 0, (cause.strerror or failed).rstrip("."))
        return self.tr("this name can’t be used here")

"""What to say about saved games and files."""

import errno
from pathlib import Path

from PySide6.QtCore import QObject

from festival_desktop.controller import current_match as reports
from festival_desktop.controller.save_repository import OpenElsewhere
from festival_desktop.controller.saved_games import Failure
from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves.document import Restored, Trouble
from festival_desktop.saves.folder import SaveInfo
from festival_desktop.saves.store import FileTrouble, shown


class SaveWords(QObject):
    def report(self, report: reports.Report) -> tuple[str, str]:
        """What happened to the open match and its file, and the icon it goes with."""
        match report:
            case reports.Saved():
                return self.tr("Saved. Every step is saved by itself, too."), "save"
            case reports.SavedAgain():
                return self.tr("Every step of the game is saved again."), "save"
            case reports.SaveFailed(error):
                return self.cannot_write(error), "warning"
            case reports.FileLeftAlone(path):
                text = self.tr(
                    "“{name}” was changed by somebody else. It stays as it is, and your game goes "
                    "on in a file of its own."
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
            said = self.tr("This game goes on with the content it was saved with.")
        elif restored.other == "rules":
            said = self.tr("This game was saved under earlier rules and goes on under them.")
        elif restored.other == "edition":
            said = self.tr("This game was saved under earlier rules; it goes on under today's.")
        if not restored.doubtful:
            return said
        practice = self.tr(
            "It is practice now: the version that saved it could not yet show that a game is fair."
        )
        return f"{said} {practice}".lstrip()

    def copied(self, path: Path) -> str:
        return self.tr("A copy was saved as “{name}”.").format(name=shown(path))

    def content_refused(self, reason: str) -> str:
        text = self.tr("Your own content is not used, the built-in one is: {reason}")
        return text.format(reason=reason)

    def only_the_first(self, number: int) -> str:
        """Several files were given to the program."""
        return self.tr("Only the first of %n game(s) was opened.", "", number)

    def _branched(self, exact: bool) -> str:
        """A game goes on from a step of another one."""
        if exact:
            return self.tr("A new game from that step, for practice. The old one stays as it was.")
        return self.tr(
            "A new game from that step, for practice. What you could not know was dealt anew, so "
            "nothing of the old game is given away."
        )

    # -- reading ---------------------------------------------------------------------------------

    def listed(self, info: SaveInfo) -> str:
        """What is wrong with a file on the shelf; empty if nothing is."""
        if info.trouble is None:
            return ""
        said = self.broken(info.path, info.trouble)
        if info.steps is None:
            return said
        rescued = self.tr("%n step(s) can be rescued.", "", info.steps)
        return f"{rescued} {said}"  # what matters most comes first

    def cannot_open(self, path: Path, error: BrokenSave) -> str:
        unchanged = self.tr("Nothing was changed.")
        return f"{self.broken(path, error)} {unchanged}"

    def rescued(self, restored: Restored) -> str:
        """What could not be brought back of a damaged file; empty if all is well."""
        said = self.seen_in_part(restored)
        stays = self.tr("It goes on in a new file; the damaged one stays.")
        if any(trouble.what == "rules" for trouble in restored.troubles):
            stays = self.tr("It goes on in a new file; the old one stays.")
        if restored.match.changed_outside:
            practice = self.tr("From now on it is practice.")
            stays = f"{practice} {stays}"
        if restored.other in ("content", "rules"):
            stays = f"{self._as_saved(restored)} {stays}"
        return f"{said} {stays}" if said else ""

    def seen_in_part(self, restored: Restored) -> str:
        """The same where the game is only looked at. The worst is enough: the rest follows."""
        of_a_kind: dict[str, Trouble] = {}
        for trouble in restored.troubles:
            of_a_kind.setdefault(trouble.what, trouble)
        for worst in ("position", "rules", "changed"):
            if worst in of_a_kind:
                return self._trouble(of_a_kind[worst])
        return " ".join(map(self._trouble, of_a_kind.values()))

    def _trouble(self, trouble: Trouble) -> str:
        known = {
            "changed": self.tr("The file was changed outside the program ({where})."),
            "cursor": self.tr("It was not clear where the game stood, so it is at its end."),
            "file": self.tr("The file was damaged; the game stands after step {step}."),
            "position": self.tr(
                "The file was damaged; the game goes on from the position after step {step}."
            ),
            "rules": self.tr(
                "The rules have changed; the game goes on from the position after step {step}."
            ),
            "stands": self.tr("The game stands after step {step}."),
            "step": self.tr("Step {step} could not be played again."),
            "summary": self.tr("The result in the file was not that of its steps."),
            "unchecked": self.tr("The position after step {step} could not be checked."),
            "undone": self.tr("Steps that had been taken back could not be kept."),
        }
        return known[trouble.what].format(step=trouble.at, where=self._places(trouble.where))

    def _places(self, where: str) -> str:
        """What was changed: steps, and fields by the names they have in the file."""
        places = where.split(", ")
        step = self.tr("step {step}")
        return ", ".join(
            step.format(step=place.split()[1]) if place.startswith("step ") else place
            for place in places
        )

    def broken(self, path: Path, error: BrokenSave) -> str:
        """What is wrong with a file, and where."""
        where = error.where
        known = {
            "missing": self.tr("“{name}” is not there any more."),
            "unreadable": self.tr("“{name}” cannot be read: {why}."),
            "newer": self.tr("“{name}” was saved by a newer version of Festival Desktop."),
            "foreign": self.tr("“{name}” is no saved game of Festival Desktop."),
            "odd": self.tr("“{name}” is not an ordinary file."),
            "edition": self.tr("“{name}” follows rules of an edition that is not known: {where}."),
            "content": self.tr(
                "“{name}” was played with content of its own, which is not here or cannot be used."
            ),
            "large": self.tr("“{name}” is too large to be a saved game."),
            "text": self.tr("“{name}” is damaged: it is not a text."),
            "json": self.tr("“{name}” is damaged in line {where}."),
            "nested": self.tr("“{name}” is damaged: it is nested too deeply."),
            "keys": self.tr("“{name}” is damaged: there is too much in it."),
            "twice": self.tr("“{name}” is damaged: “{where}” is there twice."),
            "number": self.tr("“{name}” is damaged: {where} is not a number of a saved game."),
            "field": self.tr("“{name}” is damaged in “{where}”."),
            "game": self.tr("“{name}” is of a game that this version does not have: {where}."),
            "setup": self.tr("“{name}” cannot be set up as it says."),
            "position": self.tr("“{name}” is damaged: no position in it can be used."),
            "law": self.tr("“{name}” holds a position that the rules of the game cannot make."),
        }
        text = known.get(error.reason, self.tr("“{name}” is damaged."))
        if error.reason == "field" and not where:
            text = self.tr("“{name}” is damaged.")
        why = self._reason(error) if error.reason == "unreadable" else ""
        return text.format(name=shown(path), where=where, why=why)

    # -- writing ---------------------------------------------------------------------------------

    def cannot_write(self, error: FileTrouble) -> str:
        return self.tr("The game could not be saved: {reason}.").format(reason=self._reason(error))

    def failure(self, failure: Failure) -> str:
        """Why a file was not imported, renamed, copied, thrown away or put back."""
        path, error = failure
        if isinstance(error, BrokenSave):
            return self.broken(path, error)
        if isinstance(error, FileTrouble):
            text = self.tr("“{name}” stays as it is: {reason}.")
            return text.format(name=shown(path), reason=self._reason(error))
        if isinstance(error, OpenElsewhere):
            text = self.tr("“{name}” is open in another window, so it stays as it is.")
            return text.format(name=shown(path))
        return self.tr("A game cannot be called that.")

    def name_of_copy(self, title: str) -> str:
        return self.tr("{name} (copy)").format(name=title)

    def _reason(self, error: Exception) -> str:
        """Why the system would not do it; what is rare, in the system's own words."""
        full = self.tr("the disk is full")
        forbidden = self.tr("it is not allowed there")
        gone = self.tr("the folder is not there any more")
        failed = self.tr("the disk reports an error")
        known = {
            errno.ENOSPC: full,
            errno.EDQUOT: full,
            errno.EACCES: forbidden,
            errno.EPERM: forbidden,
            errno.EROFS: self.tr("nothing can be written there"),
            errno.ENOENT: gone,
            errno.ENOTDIR: gone,
            errno.EEXIST: gone,
            errno.EIO: failed,
            errno.ENAMETOOLONG: self.tr("the name is too long"),
            errno.EINVAL: self.tr("this name is not possible here"),
        }
        cause = error.__cause__
        if isinstance(cause, OSError):
            return known.get(cause.errno or 0, (cause.strerror or failed).rstrip("."))
        return self.tr("this name is not possible here")

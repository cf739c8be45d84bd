"""The results of checking the installation as texts."""

import platform
from collections.abc import Sequence

from PySide6.QtCore import QObject, qVersion

from festival_desktop.checkup import BAD, GOOD, Finding, is_whole
from festival_desktop.sound.device import library_version
from festival_desktop.ui.language import LANGUAGES

MARKS = {GOOD: "ok", BAD: "FAILED"}


class Checkup(QObject):
    def name_of(self, finding: Finding) -> str:
        """Return the name of a check."""
        facts = finding.facts
        names = {
            "graphics": self.tr("Graphics"),
            "fonts": self.tr("Fonts"),
            "sound": self.tr("Sound"),
            "content": self.tr("Game content"),
            "rules": self.tr("Game rules"),
            "translation": self.tr("Language: {language}"),
            "saves": self.tr("Saved games folder"),
            "settings": self.tr("Settings folder"),
            "log": self.tr("Log folder"),
            "saving": self.tr("Saving: {game}"),
            "computers": self.tr("Computer players"),
            "window": self.tr("Window and tables"),
        }
        name = names[facts["name"] if finding.what == "folder" else finding.what]
        language = LANGUAGES.get(facts.get("language", ""), "")
        game = facts.get("game", "").replace("_", " ").title().replace(" Of ", " of ")
        return name.format(language=language, game=game)  # The same in every language.

    def sentence_of(self, finding: Finding) -> str:
        """Describe the result of a check."""
        return self._text(finding).format(**finding.facts).strip()

    def _text(self, finding: Finding) -> str:
        """Return the sentence with placeholders for its facts."""
        facts, good = finding.facts, finding.state == GOOD
        match finding.what:
            case "graphics" if not good:
                return self.tr("Graphics don’t work ({platform}).")
            case "graphics" if facts["platform"] == "offscreen":
                return self.tr("No screen found; off-screen drawing works.")
            case "graphics":
                return self.tr("Graphics work: {screen}, {platform}.")
            case "fonts" if good:
                return self.tr("All characters can be displayed ({others}).")
            case "fonts" if facts["missing"]:
                return self.tr("Missing characters: {missing}")
            case "fonts":
                return self.tr("The program’s own fonts are missing.")
            case "sound" if good:
                return self.tr("Sound works ({device}).")
            case "sound" if finding.state == BAD:
                return self.tr("Sound doesn’t work. {trouble}")
            case "sound":
                return self.tr("No sound device found: games are silent.")
            case "content":
                return self.tr("Complete; all games load.") if good else "{troubles}"
            case "rules" if facts["form"] == "compiled":
                return self.tr("Compiled version: computer players think faster.")
            case "rules":
                return self.tr("Running from source code.")
            case "translation" if good:
                return self.tr("OK.")
            case "translation":
                return self.tr("Its file is missing or damaged.")
            case "folder" if good:
                return self.tr("{folder}: writable, {free} MB free.")
            case "folder" if "free" in facts:
                return self.tr("{folder}: the disk is full.")
            case "folder":
                return self.tr("{folder}: can’t be written to. {trouble}")
            case "saving" if good:
                return self.tr("Saving and reopening a game gives back the identical game.")
            case "saving":
                return "{trouble}"
            case "computers" if good:
                return self.tr("They run in a separate process; the first answer took {ms} ms.")
            case "computers":
                return self.tr(
                    "They didn’t answer in time, twice. You can still play: they run inside "
                    "the window, which may freeze briefly. If this computer is busy, check "
                    "again later. {trouble}"
                )
            case "window" if good:
                return self.tr(
                    "The window opens. In each game ten moves were played, saved and "
                    "reopened ({s} s)."
                )
            case "window" if facts["trouble"]:
                return self.tr("Playing in the window failed: {trouble}")
            case "window":
                return self.tr(
                    "Not finished after {s} seconds. If this computer is busy, check again later."
                )
        raise ValueError(finding.what)

    def summary(self, findings: Sequence[Finding]) -> str:
        if is_whole(findings):
            return self.tr("Everything works.")
        return self.tr(
            "Problems were found. Check again first; if they remain, reinstall the program. "
            "Your saved games are kept."
        )

    def report(self, findings: Sequence[Finding], version: str) -> str:
        """Format all results as plain text to copy or print."""
        python, qt = platform.python_version(), qVersion()
        system = f"{platform.system()} {platform.release()}"
        head = f"Festival Desktop {version}, Python {python}, Qt {qt}, {system}\n{libraries()}"
        width = max(len(self.name_of(one)) for one in findings)
        lines = [
            f"{MARKS.get(one.state, '–'):<6}  {self.name_of(one):<{width}}  {self.sentence_of(one)}"
            for one in findings
        ]
        return "\n".join([head, "", *lines, "", self.summary(findings)])


def libraries() -> str:
    """List the versions of the program's libraries. Packages carry no other list of them."""
    import platformdirs
    import pydantic
    import pydantic_core
    import PySide6

    versions = {
        "PySide6": PySide6.__version__,
        "pydantic": pydantic.VERSION,
        "pydantic-core": pydantic_core.__version__,
        "platformdirs": platformdirs.__version__,
        "miniaudio": library_version(),
    }
    return ", ".join(f"{name} {version}" for name, version in versions.items())

"""What was found by checking the installation, in words."""

import platform
from collections.abc import Sequence

from PySide6.QtCore import QObject, qVersion

from festival_desktop.checkup import BAD, GOOD, Finding, is_whole
from festival_desktop.sound.device import library_version
from festival_desktop.ui.language import LANGUAGES

MARKS = {GOOD: "ok", BAD: "FAILED"}


class Checkup(QObject):
    def name_of(self, finding: Finding) -> str:
        """What was looked at."""
        facts = finding.facts
        names = {
            "graphics": self.tr("Graphics"),
            "fonts": self.tr("Fonts"),
            "sound": self.tr("Sound"),
            "content": self.tr("Content of the games"),
            "rules": self.tr("Rules of the games"),
            "translation": self.tr("Language: {language}"),
            "saves": self.tr("Folder of saved games"),
            "settings": self.tr("Folder of settings"),
            "log": self.tr("Folder of the log"),
            "saving": self.tr("Saving: {game}"),
            "computers": self.tr("Computer players"),
            "window": self.tr("Window and tables"),
        }
        name = names[facts["name"] if finding.what == "folder" else finding.what]
        language = LANGUAGES.get(facts.get("language", ""), "")
        game = facts.get("game", "").replace("_", " ").title().replace(" Of ", " of ")
        return name.format(language=language, game=game)  # games are called so in every language

    def sentence_of(self, finding: Finding) -> str:
        """How it is."""
        return self._text(finding).format(**finding.facts).strip()

    def _text(self, finding: Finding) -> str:
        """The sentence with places for its facts."""
        facts, good = finding.facts, finding.state == GOOD
        match finding.what:
            case "graphics" if not good:
                return self.tr("Nothing can be painted ({platform}).")
            case "graphics" if facts["platform"] == "offscreen":
                return self.tr("There is no display here; painting without one works.")
            case "graphics":
                return self.tr("Painting works: {screen}, {platform}.")
            case "fonts" if good:
                return self.tr("All letters can be shown ({others}).")
            case "fonts" if facts["missing"]:
                return self.tr("These cannot be shown: {missing}")
            case "fonts":
                return self.tr("The program's own fonts are missing.")
            case "sound" if good:
                return self.tr("A sound was played ({device}).")
            case "sound" if finding.state == BAD:
                return self.tr("No sound can be played. {trouble}")
            case "sound":
                return self.tr("There is no sound device: games are silent here.")
            case "content":
                return self.tr("Complete, and every game can be read.") if good else "{troubles}"
            case "rules" if facts["form"] == "compiled":
                return self.tr("Compiled: computer players are quick.")
            case "rules":
                return self.tr("Run from their source.")
            case "translation" if good:
                return self.tr("Can be used.")
            case "translation":
                return self.tr("Its file is missing or damaged.")
            case "folder" if good:
                return self.tr("{folder}: can be written, {free} MB free.")
            case "folder" if "free" in facts:
                return self.tr("{folder}: the disk is full.")
            case "folder":
                return self.tr("{folder}: cannot be written. {trouble}")
            case "saving" if good:
                return self.tr("A game that was saved and opened again is the same.")
            case "saving":
                return "{trouble}"
            case "computers" if good:
                return self.tr("They think beside the window; the first answer took {ms} ms.")
            case "computers":
                return self.tr(
                    "They didn’t answer in time, twice. Games go on all the same: they think in "
                    "the window, which may stop for a moment. If this computer is busy, check "
                    "again later. {trouble}"
                )
            case "window" if good:
                return self.tr(
                    "It opens, and in each game ten moves were played, saved and opened again "
                    "({s} s)."
                )
            case "window" if facts["trouble"]:
                return self.tr("Playing in the window failed: {trouble}")
            case "window":
                return self.tr(
                    "It wasn’t done after {s} seconds. If this computer is busy, check again later."
                )
        raise ValueError(finding.what)

    def summary(self, findings: Sequence[Finding]) -> str:
        if is_whole(findings):
            return self.tr("This installation is in order.")
        return self.tr(
            "Something is not in order. Check again first; if it stays so, install the program "
            "again: saved games stay."
        )

    def report(self, findings: Sequence[Finding], version: str) -> str:
        """All of it as plain text, to be copied or printed."""
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
    """The versions of what the program is made with. Packages carry no other list of them."""
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

"""What was found by checking the installation, in words."""

import platform
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, qVersion

from festival_desktop.checkup import BAD, GOOD, Finding, is_whole
from festival_desktop.ui.language import LANGUAGES

MARKS = {GOOD: "ok", BAD: "FAILED"}


def name_of(finding: Finding) -> str:
    """What was looked at."""
    facts = finding.facts
    names = {
        "graphics": QCoreApplication.translate("Checkup", "Graphics"),
        "fonts": QCoreApplication.translate("Checkup", "Fonts"),
        "sound": QCoreApplication.translate("Checkup", "Sound"),
        "content": QCoreApplication.translate("Checkup", "Content of the games"),
        "rules": QCoreApplication.translate("Checkup", "Rules of the games"),
        "translation": QCoreApplication.translate("Checkup", "Language: {language}"),
        "saves": QCoreApplication.translate("Checkup", "Folder of saved games"),
        "settings": QCoreApplication.translate("Checkup", "Folder of settings"),
        "log": QCoreApplication.translate("Checkup", "Folder of the log"),
        "saving": QCoreApplication.translate("Checkup", "Saving: {game}"),
        "computers": QCoreApplication.translate("Checkup", "Computer players"),
    }
    name = names[facts["name"] if finding.what == "folder" else finding.what]
    language = LANGUAGES.get(facts.get("language", ""), "")
    return name.format(language=language, game=_title(facts.get("game", "")))


def _title(game: str) -> str:
    """The names of the games are the same in every language."""
    return game.replace("_", " ").title().replace(" Of ", " of ")


def sentence_of(finding: Finding) -> str:
    """How it is."""
    facts, good = finding.facts, finding.state == GOOD
    match finding.what:
        case "graphics":
            return _graphics(finding)
        case "fonts" if good:
            words = QCoreApplication.translate("Checkup", "All letters can be shown ({others}).")
            return words.format(others=facts["others"])
        case "fonts" if facts["missing"]:
            words = QCoreApplication.translate("Checkup", "These cannot be shown: {missing}")
            return words.format(missing=facts["missing"])
        case "fonts":
            return QCoreApplication.translate("Checkup", "The program's own fonts are missing.")
        case "sound":
            return _sound(finding)
        case "content" if good:
            return QCoreApplication.translate("Checkup", "Complete, and every game can be read.")
        case "content":
            return facts["troubles"]
        case "rules" if facts["form"] == "compiled":
            return QCoreApplication.translate("Checkup", "Compiled: computer players are quick.")
        case "rules":
            return QCoreApplication.translate("Checkup", "Run from their source.")
        case "translation" if good:
            return QCoreApplication.translate("Checkup", "Can be used.")
        case "translation":
            return QCoreApplication.translate("Checkup", "Its file is missing or damaged.")
        case "folder":
            return _folder(finding)
        case "saving" if good:
            return QCoreApplication.translate(
                "Checkup", "A game that was saved and opened again is the same."
            )
        case "saving":
            return facts["trouble"]
        case "computers" if good:
            words = QCoreApplication.translate(
                "Checkup", "They think beside the window; the first answer took {ms} ms."
            )
            return words.format(ms=facts["ms"])
        case "computers":
            words = QCoreApplication.translate(
                "Checkup",
                "They can only think in the window, which may stop for a moment. {trouble}",
            )
            return words.format(trouble=facts["trouble"]).strip()
    raise ValueError(finding.what)


def _graphics(finding: Finding) -> str:
    facts = finding.facts
    if finding.state == BAD:
        words = QCoreApplication.translate("Checkup", "Nothing can be painted ({platform}).")
        return words.format(platform=facts["platform"])
    if facts["platform"] == "offscreen":
        return QCoreApplication.translate(
            "Checkup", "There is no display here; painting without one works."
        )
    words = QCoreApplication.translate("Checkup", "Painting works: {screen}, {platform}.")
    return words.format(screen=facts["screen"], platform=facts["platform"])


def _sound(finding: Finding) -> str:
    if finding.state == GOOD:
        words = QCoreApplication.translate("Checkup", "A sound was played ({device}).")
        return words.format(device=finding.facts["device"])
    if finding.state == BAD:
        words = QCoreApplication.translate("Checkup", "No sound can be played. {trouble}")
        return words.format(trouble=finding.facts["trouble"]).strip()
    return QCoreApplication.translate("Checkup", "There is no sound device: games are silent here.")


def _folder(finding: Finding) -> str:
    facts = finding.facts
    if finding.state == GOOD:
        words = QCoreApplication.translate("Checkup", "{folder}: can be written, {free} MB free.")
        return words.format(folder=facts["folder"], free=facts["free"])
    if "free" in facts:
        words = QCoreApplication.translate("Checkup", "{folder}: the disk is full.")
        return words.format(folder=facts["folder"])
    words = QCoreApplication.translate("Checkup", "{folder}: cannot be written. {trouble}")
    return words.format(folder=facts["folder"], trouble=facts["trouble"])


def summary(findings: Sequence[Finding]) -> str:
    if is_whole(findings):
        return QCoreApplication.translate("Checkup", "This installation is in order.")
    return QCoreApplication.translate(
        "Checkup", "Something is not in order. Installing again helps most; saved games stay."
    )


def report(findings: Sequence[Finding], version: str) -> str:
    """All of it as plain text, to be copied or printed."""
    system = f"{platform.system()} {platform.release()}"
    head = (
        f"Festival Desktop {version}, Python {platform.python_version()}, Qt {qVersion()}, {system}"
    )
    rows = [(MARKS.get(one.state, "–"), name_of(one), sentence_of(one)) for one in findings]
    width = max(len(name) for _, name, _ in rows)
    lines = [f"{mark:<6}  {name:<{width}}  {words}" for mark, name, words in rows]
    return "\n".join([head, "", *lines, "", summary(findings)])

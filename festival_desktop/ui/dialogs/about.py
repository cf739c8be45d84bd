"""About the program: version, licences, disclaimer, and the fairness of its chance.

The list of licences is made from the program's parts when it is packaged (packaging/build.py).
"""

import json
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from festival_desktop import __version__, paths
from festival_desktop.art.brush import square
from festival_desktop.art.icon import paint_app_icon
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.ui.dialogs.paper_dialog import Drawing, PaperDialog
from festival_desktop.ui.widgets.current_item import CurrentWithFocus
from festival_desktop.ui.widgets.fields import ReportField
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, fill

FILE = "licences.json"
BUILD = "build.json"
"""File written when a package is built; missing in a source checkout."""
TEXT_PX = 12
"""Font size that fits licence lines of 80 characters."""


class AboutDialog(PaperDialog):
    check_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Festival Desktop"))
        name = Label(24, "ink", BOLD, text="Festival Desktop")
        build = read_build(paths.resources())
        version = Label(14, "ink_soft", SEMIBOLD, wrap=True, text=self._version(build))
        about = self.tr(
            "Three lantern-festival games on one shared screen. No account, no network."
        )
        what = Label(15, wrap=True, text=about)
        words = fill(QVBoxLayout(), STRETCH, name, version, what, STRETCH)
        words.setSpacing(4)
        icon = Drawing(104, 104, lambda p, rect: paint_app_icon(p, square(rect.center(), 96)))
        head = fill(QHBoxLayout(), icon, (words, 1))
        head.setSpacing(18)
        paragraphs = self._paragraphs()
        if build.address:
            found = self.tr("You can find newer versions at {address}.")
            paragraphs.insert(0, found.format(address=build.address))
        fill(self.column, head, *(Label(14, wrap=True, text=text) for text in paragraphs))
        self.add_button("paper", None, self.tr("Licences…"), self._show_licences)
        check = self.check_requested.emit
        self.add_button("paper", None, self.tr("Check this installation…"), check)
        self.add_button("primary", None, self.tr("Close"), self.accept).setFocus()

    def _show_licences(self) -> None:
        LicencesDialog(read_parts(paths.resources()), self).run()

    def _version(self, build: "Build") -> str:
        if build.day is None:
            return self.tr("Version {version}").format(version=__version__)
        day = QLocale().toString(QDate(*build.day.timetuple()[:3]), QLocale.FormatType.LongFormat)
        dated = self.tr("Version {version}, built on {date}")
        return dated.format(version=__version__, date=day)

    def _paragraphs(self) -> list[str]:
        return [
            self.tr(
                "Fair play: all randomness comes from the seed shown when you set up a game. The "
                "same seed and the same moves give the same game on any computer. Undo never "
                "re-rolls, and computer players see only what a player in their seat could see."
            ),
            self.tr(
                "Nothing leaves this computer: no account, no tracking, no automatic updates, no "
                "network connection."
            ),
            self.tr(
                "An independent, unofficial fan project. It is not connected with or endorsed by "
                "the makers of the published games, and uses none of their artwork or text."
            ),
            self.tr(
                "Free software under the MIT licence, made with Python and Qt. Artwork, texts and "
                "code were made for this project; the fonts are Noto."
            ),
        ]


@dataclass(frozen=True)
class Build:
    """How this copy of the program was built."""

    day: date | None = None
    """Build date; None when running from source."""
    address: str = ""
    """Address of the download page, if the project has one."""


def read_build(resources: Path) -> Build:
    try:
        data = json.loads((resources / BUILD).read_bytes())
        return Build(date.fromisoformat(data["date"]), str(data.get("address", "")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Build()


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    text: str
    """Licence text; empty if the part only names its licence."""
    within: str


def read_parts(resources: Path) -> list[Part]:
    """Read the list of licensed parts; empty if it is missing or damaged."""
    try:
        data = json.loads((resources / FILE).read_bytes())
        return [
            Part(**{**part, "text": data["texts"].get(part["text"], "")}) for part in data["parts"]
        ]
    except (OSError, ValueError, KeyError, TypeError):
        return []


class _PartsList(CurrentWithFocus, QListWidget):
    """One line for each part."""


class LicencesDialog(PaperDialog):
    """The authors and licences of every part of the program: a list and the texts."""

    preferred = QSize(990, 580)

    def __init__(self, parts: list[Part], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self.setWindowTitle(self.tr("Licences"))
        made_of = self.tr("Parts of this program")
        self.list = _PartsList()
        self.list.setAccessibleName(self.tr("Parts"))
        self.list.addItems([self._line(part) for part in parts])
        self.text = ReportField()
        self.text.setLineWrapMode(ReportField.LineWrapMode.NoWrap)
        face = self.text.font()
        face.setPixelSize(TEXT_PX)
        self.text.setFont(face)
        self.text.setAccessibleName(self.tr("Licence"))
        both = fill(QHBoxLayout(), (self.list, 3), (self.text, 5))
        both.setSpacing(14)
        fill(self.column, Label(20, "ink", BOLD, wrap=True, text=made_of), (both, 1))
        self.add_button("primary", None, self.tr("Close"), self.accept)
        self.list.currentRowChanged.connect(self._show)
        if parts:
            self.list.setCurrentRow(0)
        else:
            self.text.setPlainText(
                self.tr("The list of licences is missing. Please reinstall the program.")
            )
        self.list.setFocus()

    @staticmethod
    def _line(part: Part) -> str:
        indent = "      " if part.within else ""
        return f"{indent}{part.name} {part.version}".rstrip() + f"  ·  {part.licence}"

    def _show(self, row: int) -> None:
        part = self._parts[row]
        if part.text:
            self.text.setPlainText(part.text)
            return
        words = self.tr("{name} is part of {other}. Its licence: {licence}.")
        self.text.setPlainText(
            words.format(name=part.name, other=part.within, licence=part.licence)
        )

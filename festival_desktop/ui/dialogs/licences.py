"""Whose work is in the program, and under which licences: a list and the texts.

The list is made when the program is packaged, from the parts themselves (packaging/build.py).
"""

import json
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QWidget

from festival_desktop.art.type import BOLD
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.widgets.current_item import CurrentWithFocus
from festival_desktop.ui.widgets.fields import ReportField
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.placing import fill

FILE = "licences.json"
TEXT_PX = 12
"""Licences come in lines of 80 letters."""


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    text: str
    """Empty where the part only names its licence."""
    within: str


def read_parts(resources: Path) -> list[Part]:
    """Everything in this program; nothing if the list is missing or damaged."""
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
    preferred = QSize(990, 580)

    def __init__(self, parts: list[Part], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self.setWindowTitle(self.tr("Licences"))
        made_of = self.tr("What this program is made of")
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
                self.tr("The list of licences is missing. Please install again.")
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
        words = self.tr("{name} is contained in {other}. Its licence: {licence}.")
        self.text.setPlainText(
            words.format(name=part.name, other=part.within, licence=part.licence)
        )

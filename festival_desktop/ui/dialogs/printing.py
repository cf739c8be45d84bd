"""The print dialog: pages, paper size and preview; prints or writes a PDF file."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QLocale, QRectF, QSize, QStandardPaths, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.brush import color, shadow
from festival_desktop.art.type import BOLD, SEMIBOLD
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.printing import pages as paper_pages
from festival_desktop.ui.printing.pages import Page, Paper, Printable
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented, Switch
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import STRETCH, fill

_FINE = 2
"""Pixels of the preview per pixel of the screen."""


class Preview(Painted, QWidget):
    """One page as it will look."""

    preferred, least = (540, 400), (320, 240)

    def __init__(self) -> None:
        super().__init__()
        self._page: Page | None = None
        self._paper = Paper.A4
        self._image: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_page(self, page: Page | None, paper: Paper) -> None:
        self._page, self._paper, self._image = page, paper, None
        self.update()

    def place(self) -> QRectF:
        """Return the rectangle of the paper."""
        room, size = QRectF(self.rect()).adjusted(10, 8, -10, -14), self._paper.size
        scale = min(room.width() / size.width(), room.height() / size.height())
        found = QRectF(0, 0, size.width() * scale, size.height() * scale)
        found.moveCenter(room.center())
        return found

    def paint(self, p: QPainter) -> None:
        place = self.place()
        shadow(p, place, 2, 9, 4, 0.35)
        p.fillRect(place, color("white"))
        wide = round(place.width() * self.devicePixelRatioF() * _FINE)
        if self._page is not None:
            if self._image is None or self._image.width() != wide:
                self._image = paper_pages.picture(self._page, self._paper, wide)
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            p.drawImage(place, self._image)


class PrintDialog(PaperDialog):
    preferred = QSize(900, 560)

    def __init__(
        self, title: str, printables: Sequence[Printable], parent: QWidget | None = None
    ) -> None:
        """Offer these pages under a document `title`."""
        super().__init__(parent)
        self._title = title
        self._printables = tuple(printables)
        self._shown = 0
        self.setWindowTitle(self.tr("Print sheets"))
        self.switches = [Switch(px=14) for _ in self._printables]
        self.paper = Segmented(px=14)
        self.paper.say(self.tr("Paper"), ("A4", "Letter"))
        american = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        self.paper.choose(list(Paper).index(Paper.LETTER if american else Paper.A4))
        self.preview = Preview()
        self.back, self.forth = (Button("paper", icon, height=30) for icon in ("back", "next"))
        self.count = Label(14, "ink_soft", align=Qt.AlignmentFlag.AlignCenter)
        self.notice = Label(14, "ink", SEMIBOLD, wrap=True)
        self._build()
        self._refresh()
        self.print.setFocus()

    def _build(self) -> None:
        heading = Label(22, "ink", BOLD, text=self.tr("Print sheets"))
        choices = fill(QVBoxLayout(), heading)
        choices.setSpacing(2)
        for switch, printable in zip(self.switches, self._printables, strict=True):
            switch.say(printable.title)
            switch.setChecked(printable.wanted)
            switch.toggled.connect(self._refresh)
            fill(choices, switch)
        choices.addSpacing(8)
        paper = Label(14, "ink_soft", SEMIBOLD, text=self.tr("Paper"))
        fill(choices, paper, self.paper, STRETCH, self.notice)
        self.back.setAccessibleName(self.tr("Previous page"))
        self.forth.setAccessibleName(self.tr("Next page"))
        pager = fill(QHBoxLayout(), self.back, (self.count, 1), self.forth)
        looks = fill(QVBoxLayout(), (self.preview, 1), pager)
        both = fill(QHBoxLayout(), choices, (looks, 1))
        both.setSpacing(24)
        fill(self.column, (both, 1))
        self.add_button("paper", None, self.tr("Close"), self.reject)
        self.pdf = self.add_button("paper", "save", self.tr("Save as PDF…"), self._ask_where)
        self.print = self.add_button("primary", None, self.tr("Print…"), self._print)
        self.paper.chosen.connect(self._refresh)
        self.back.clicked.connect(lambda: self._turn(-1))
        self.forth.clicked.connect(lambda: self._turn(1))

    # -- choices -------------------------------------------------------------------------------

    @property
    def pages(self) -> list[Page]:
        chosen = zip(self.switches, self._printables, strict=True)
        wanted = [printable for switch, printable in chosen if switch.isChecked()]
        return [page for printable in wanted for page in (printable.page, *printable.more)]

    @property
    def size_of_paper(self) -> Paper:
        return list(Paper)[max(0, self.paper.index)]

    def _turn(self, by: int) -> None:
        self._shown += by
        self._refresh()

    def _refresh(self) -> None:
        pages = self.pages
        self._shown = max(0, min(self._shown, len(pages) - 1))
        self.preview.show_page(pages[self._shown] if pages else None, self.size_of_paper)
        self.count.setText(
            self.tr("page {number} of {all}").format(number=self._shown + 1, all=len(pages))
            if pages
            else self.tr("nothing selected")
        )
        self.back.setEnabled(self._shown > 0)
        self.forth.setEnabled(self._shown + 1 < len(pages))
        self.pdf.setEnabled(bool(pages))
        self.print.setEnabled(bool(pages))
        self.notice.setText("")

    # -- output --------------------------------------------------------------------------------

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # needed only for printing

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._title)
        printer.setPageLayout(self.size_of_paper.layout)
        printer.setFullPage(True)  # Pages have their own margins.
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            paper_pages.paint_pages(printer, self.pages, self.size_of_paper)
            self.notice.setText(self.tr("Sent to the printer."))
        dialog.deleteLater()

    def _ask_where(self) -> None:
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        name = f"{self._title} {date.today().isoformat()}.pdf"
        start = Path(QStandardPaths.writableLocation(documents)) / name
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save as PDF"), str(start), self.tr("PDF files (*.pdf)")
        )
        if chosen:
            self.save_pdf(Path(chosen))

    def save_pdf(self, file: Path) -> None:
        """Write the chosen pages and report success or failure."""
        if file.suffix.lower() != ".pdf":
            file = file.with_name(file.name + ".pdf")
        if paper_pages.write_pdf(file, self.pages, self.size_of_paper, self._title):
            self.notice.setText(self.tr("Saved as {file}.").format(file=file.name))
        else:
            self.notice.setText(self.tr("Couldn’t save {file}.").format(file=file.name))

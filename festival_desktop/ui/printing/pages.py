"""Printable pages, and their output to a printer, a file or a small picture.

Pages are painted in tenths of a millimetre, so that they are the same on every device. Printer
support is imported on first use.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from festival_desktop.art.brush import color

UNITS = 254.0
"""Drawing units per inch."""
EDGE = 100.0
"""Unprintable margin of most printers."""


class Paper(Enum):
    A4 = QPageSize.PageSizeId.A4
    LETTER = QPageSize.PageSizeId.Letter

    @property
    def layout(self) -> QPageLayout:
        sideways = QPageLayout.Orientation.Landscape
        return QPageLayout(QPageSize(self.value), sideways, QMarginsF())

    @property
    def size(self) -> QSizeF:
        """The landscape size in units."""
        return self.layout.fullRect(QPageLayout.Unit.Millimeter).size() * 10


class Page(Protocol):
    """The contents of one sheet of paper."""

    def paint(self, p: QPainter, rect: QRectF) -> None:
        """Paint into this rectangle, in tenths of a millimetre."""


@dataclass(frozen=True)
class Printable:
    """A page with its label. `wanted`: it is selected by default."""

    title: str
    page: Page
    wanted: bool = True
    more: tuple[Page, ...] = ()
    """Further pages."""


def paint_pages(device: QPagedPaintDevice, pages: Sequence[Page], paper: Paper) -> None:
    """Paint the pages one after another; the device has its layout already."""
    p = QPainter(device)
    for number, page in enumerate(pages):
        if number:
            device.newPage()
        scale = device.logicalDpiX() / UNITS
        p.save()
        p.scale(scale, scale)
        paint_page(p, page, paper)
        p.restore()
    p.end()


def paint_page(p: QPainter, page: Page, paper: Paper) -> None:
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    page.paint(
        p, QRectF(0, 0, paper.size.width(), paper.size.height()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
    )


def write_pdf(file: Path, pages: Sequence[Page], paper: Paper, title: str) -> bool:
    """Write a PDF file of vectors and text; return whether that worked."""
    writer = QPdfWriter(str(file))
    writer.setTitle(title)
    writer.setCreator("Festival Desktop")
    writer.setResolution(600)
    writer.setPageLayout(paper.layout)
    try:
        file.touch()
    except OSError:
        return False
    paint_pages(writer, pages, paper)
    return file.stat().st_size > 0


def picture(page: Page, paper: Paper, width: int) -> QImage:
    """Render a preview of a page at this width in pixels."""
    scale = width / paper.size.width()
    image = QImage(
        width, round(paper.size.height() * scale), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(color("white"))
    p = QPainter(image)
    p.scale(scale, scale)
    paint_page(p, page, paper)
    p.end()
    return image

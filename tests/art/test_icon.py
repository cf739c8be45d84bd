"""The application icon is shipped in every size, as its painter would paint it now."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from festival_desktop.art import icon
from festival_desktop.paths import resources


@pytest.mark.parametrize("size", icon.SIZES)
def test_the_shipped_icon_is_up_to_date(size: int, tmp_path: Path) -> None:
    shipped = QImage(str(resources() / "icons" / icon.FILE.format(size)))
    assert shipped.size() == QSize(size, size)
    written = {file.name: file for file in icon.write_icons(tmp_path)}
    fresh = QImage(str(written[icon.FILE.format(size)]))
    kind = QImage.Format.Format_ARGB32
    one, other = shipped.convertToFormat(kind), fresh.convertToFormat(kind)
    far = 0
    for y in range(0, size, 3):
        for x in range(0, size, 3):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            far += abs(a.lightness() - b.lightness()) > 24
    assert far <= (size / 3) ** 2 * 0.02


def test_the_window_icon_offers_every_size() -> None:
    sizes = {size.width() for size in icon.app_icon().availableSizes()}
    assert sizes == set(icon.SIZES)

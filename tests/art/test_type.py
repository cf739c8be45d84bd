"""Text shrinks, is never cut, and says when it does not fit; the bundled fonts are found."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontInfo, QImage, QPainter

from festival_desktop.art import buttons, fonts, theme, type
from festival_desktop.art.boxes import paint_fact_plate


def _painter() -> tuple[QImage, QPainter]:
    image = QImage(400, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image, QPainter(image)


def test_the_bundled_fonts_are_found_and_used() -> None:
    assert set(fonts.load_fonts()) == {"Noto Sans", "Noto Serif Display", "Noto Sans Math"}
    assert QFontInfo(type.font(15)).family() == "Noto Sans"
    assert QFontInfo(type.font(40, type.BOLD, display=True)).family() == "Noto Serif Display"


def test_figures_have_one_width() -> None:
    assert len({type.text_width(figure, 20) for figure in "0123456789"}) == 1


def test_a_long_text_shrinks_into_its_place() -> None:
    label = "Princess Cadance"
    room = type.text_width(label, 12) + 2
    _, p = _painter()
    used = type.text(p, QRectF(0, 0, room, 30), label, 18)
    p.end()
    assert used <= room + 1
    assert type.misfits() == []


def test_a_text_that_cannot_fit_is_reported() -> None:
    _, p = _painter()
    type.text(p, QRectF(0, 0, 20, 30), "much too long", 18)
    p.end()
    (misfit,) = type.misfits()
    assert misfit.text == "much too long"
    assert misfit.needed[0] > misfit.given[0] == 20


def test_wrapped_text_counts_its_height() -> None:
    _, p = _painter()
    type.text(p, QRectF(0, 0, 80, 18), "several words in lines", 15, wrap=True)
    p.end()
    assert type.misfits()


def test_text_follows_the_text_size_and_pieces_do_not() -> None:
    theme.set_text_scale(2.0)
    assert type.font(15).pixelSize() == 30
    assert type.font(15, scaled=False).pixelSize() == 15


def test_a_font_handed_out_can_be_changed_without_changing_the_next() -> None:
    face = type.font(15)
    face.setPixelSize(99)
    assert type.font(15).pixelSize() == 15
    assert isinstance(face, QFont)


def test_a_button_of_its_own_size_fits_at_every_text_size() -> None:
    for scale in (0.8, 1.0, 1.5, 2.0):
        theme.set_text_scale(scale)
        label, sub = "Gespeicherte Partien", "step by step"
        size = buttons.button_size(buttons.ButtonFace(label, sub, "12", "archive", 16))
        _, p = _painter()
        place = QRectF(QPointF(0, 0), size)
        buttons.paint_button(p, place, label, px=16, icon="archive", sub=sub, count="12")
        p.end()
        assert type.misfits() == [], scale


def test_a_title_shrinks_into_its_width() -> None:
    _, p = _painter()
    used = type.lettering(p, QPointF(0, 60), "Festival of Lanterns", 60, width=200)
    p.end()
    assert 190 < used <= 201


def test_facts_forty_percent_longer_still_fit_their_plate() -> None:
    _, p = _painter()
    paint_fact_plate(p, QRectF(0, 0, 176, 42), "1–4 Mitspielende", "Brücken und Pagoden bauen")
    p.end()
    assert type.misfits() == []

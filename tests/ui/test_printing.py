"""Sheets on paper: pages of lines, one for each sheet, to a file or as a picture."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from festival_desktop.art.fonts import load_fonts
from festival_desktop.art.type import forget_misfits, misfits
from festival_desktop.paths import translations
from festival_desktop.screens.lanterns_dice.printing import DicePapers
from festival_desktop.ui.dialogs.printing import PrintDialog
from festival_desktop.ui.language import Language
from festival_desktop.ui.printing.pages import Paper, picture, write_pdf
from tests.ui.dice import deal, play_out, rules

pytestmark = pytest.mark.sample(5, of="file")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()
    forget_misfits()


@pytest.fixture
def papers(qapp: QApplication) -> DicePapers:
    return DicePapers(rules())


@pytest.fixture
def dialog(qtbot: QtBot, papers: DicePapers) -> PrintDialog:
    made = PrintDialog("Lanterns Dice", papers.printables(play_out(deal(3))))
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def pages_of(pdf: Path) -> int:
    """The objects of a PDF file that are pages."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf.read_bytes()))


@pytest.mark.parametrize("paper", Paper)
def test_a_filled_sheet_is_one_page_of_a_pdf(
    papers: DicePapers, tmp_path: Path, paper: Paper
) -> None:
    file = tmp_path / "sheet.pdf"
    match = play_out(deal(3))
    page = papers.filled(match.game.view(match.state, None), 0, "Mira")
    assert write_pdf(file, [page], paper, "Lanterns Dice")
    assert pages_of(file) == 1
    assert b"/Font" in file.read_bytes(), "letters stay letters"
    assert b"/Subtype /Image" not in file.read_bytes(), "lines stay lines"
    assert misfits() == []


def test_all_blank_sheets_are_four_pages(papers: DicePapers, tmp_path: Path) -> None:
    file = tmp_path / "blank.pdf"
    printables = papers.printables(None)
    assert all(one.wanted for one in printables)
    assert write_pdf(file, [one.page for one in printables], Paper.A4, "Blank")
    assert pages_of(file) == 4


def test_a_file_that_cannot_be_written_is_told(papers: DicePapers, tmp_path: Path) -> None:
    page = papers.printables(None)[0].page
    assert not write_pdf(tmp_path / "nowhere" / "sheet.pdf", [page], Paper.A4, "Blank")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("paper", Paper)
def test_every_word_has_room_on_paper(papers: DicePapers, language: str, paper: Paper) -> None:
    spoken = Language(translations())
    spoken.use(language)
    for one in papers.printables(play_out(deal(2))):
        image = picture(one.page, paper, 1200)
        assert image.pixelColor(2, 2) == Qt.GlobalColor.white, "the edge is left white"
    spoken.use("en")
    spoken.deleteLater()
    assert misfits() == []


def test_without_colour_the_six_colours_still_differ(papers: DicePapers) -> None:
    """By their signs and by the direction of their hatching."""
    page = papers.printables(None)[0].page
    image = picture(page, Paper.A4, 1485).convertToFormat(QImage.Format.Format_Mono)
    step, high = 2770 / 6 / 2, 40
    top = round((2100 - 100 - 190 + 24) / 2)
    swatches = set()
    for number in range(6):
        left = round(50 + number * step)
        swatch = image.copy(left, top, 84, high)
        swatches.add(bytes(swatch.constBits()))
    assert len(swatches) == 6


def test_a_filled_sheet_shows_the_score_and_the_name(papers: DicePapers) -> None:
    match = play_out(deal(3))
    view = match.game.view(match.state, None)
    for seat, score in enumerate(match.standing.scores):
        page = papers.filled(view, seat, match.players[seat].name)
        assert page.score == tuple(line.points for line in score.lines)
        assert page.player == match.players[seat].name
        assert page.bonuses[0].done == 8
        kept, spent = page.gifts
        assert kept == view.gifts[seat]
        assert kept + spent == rules().shading.earned(view.shaded[seat])


def test_a_blank_sheet_has_the_bonuses_of_every_number_of_players(papers: DicePapers) -> None:
    sheet = rules().content.sheets[1]
    always, three, two = papers.blank(1).bonuses
    colors = rules().content.colors
    for rows, wanted in ((always.rows + three.rows, 3), (always.rows + two.rows, 2)):
        assert rows == tuple(colors[color] for color in sheet.bonuses[wanted])


def test_the_sheets_of_the_match_are_chosen_from_the_start(dialog: PrintDialog) -> None:
    assert [switch.isChecked() for switch in dialog.switches] == [True] * 3 + [False] * 4
    assert len(dialog.pages) == 3
    assert dialog.count.text() == "page 1 of 3"


def test_pages_are_turned_and_chosen(dialog: PrintDialog, qtbot: QtBot) -> None:
    QTest.mouseClick(dialog.forth, LEFT)
    assert dialog.count.text() == "page 2 of 3"
    for switch in dialog.switches[:3]:
        switch.setChecked(False)
    assert dialog.count.text() == "nothing selected"
    assert not dialog.print.isEnabled()
    assert not dialog.pdf.isEnabled()


def test_the_chosen_pages_are_saved(
    dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = tmp_path / "evening"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(wanted), ""))
    dialog.pdf.click()
    assert pages_of(tmp_path / "evening.pdf") == 3
    assert dialog.notice.text() == "Saved as evening.pdf."
    dialog.save_pdf(tmp_path / "nowhere" / "evening.pdf")
    assert dialog.notice.text() == "Couldn’t save evening.pdf."


@pytest.mark.parametrize("answer", [True, False])
def test_a_printer_gets_the_chosen_pages(
    dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: bool
) -> None:
    file = tmp_path / "printed.pdf"

    def ask(asked: QPrintDialog) -> int:
        asked.printer().setOutputFileName(str(file))
        codes = QPrintDialog.DialogCode
        return (codes.Accepted if answer else codes.Rejected).value

    monkeypatch.setattr(QPrintDialog, "exec", ask)
    dialog.print.click()
    assert file.exists() == answer
    if answer:
        assert pages_of(file) == 3
        assert dialog.notice.text() == "Sent to the printer."


def test_printing_is_loaded_only_by_who_prints() -> None:
    source = Path(__file__).parents[2] / "festival_desktop"
    top_level = re.compile(r"^(from|import) .*QtPrintSupport", re.MULTILINE)
    assert not [f for f in source.rglob("*.py") if top_level.search(f.read_text("utf-8"))]

"""Nothing is clipped: in English, in words 40 % longer, at every text size, in every theme."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.art.type import forget_misfits, misfits
from festival_desktop.controller.save_checker import SaveChecker
from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.controller.saved_games import SavedGames
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.match import AnyMatch
from festival_desktop.saves import store
from festival_desktop.saves.document import document
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.records import Challenge
from festival_desktop.saves.trash import Trash
from festival_desktop.screens.festival_of_lanterns.score_sheet import EndWords
from festival_desktop.screens.lanterns_dice.box import box as dice_box
from festival_desktop.ui.game_box import offered_challenge
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.page import Page
from festival_desktop.ui.pages.saved_games.page import SavesPage
from festival_desktop.ui.pages.settings import SettingsPage
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.pages.shelf import ShelfPage
from festival_desktop.ui.records.page import RecordsPage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.style import apply_look
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from tests.ui import dice, firefly
from tests.ui.pages.screen import setup_page

PAGES = (
    "shelf", "setup", "solo", "end", "won", "records", "settings", "saves",
    "dice setup", "dice alone", "dice scores", "dice end",
    "firefly setup", "firefly powers", "firefly end",
)  # fmt: skip
Make = Callable[[str], Page]
GAMES = [
    Challenge(
        save=f"{number}.festival",
        digest=f"{number:016x}",
        level="princess" if number % 3 else "friend",
        friends=["twilight"],
        you=number * 3,
        her=25,
        won=number > 8,
        when=datetime(2026, 11, 16, 12, tzinfo=UTC),
    )
    for number in range(12)
]


MANY_OPTIONS = {"solo", "dice alone", "firefly setup", "firefly powers"}
"""Setup pages whose panels stand below each other when words are much longer: they scroll."""


class Long(QTranslator):
    """Every text 40 % longer."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if not text or (disambiguation and "format" in disambiguation):
            return text
        return "\n".join(line + "~" * (1 + round(len(line) * 0.4)) for line in text.split("\n"))

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def long_words(qapp: QApplication) -> Iterator[None]:
    translator = Long()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def right_to_left(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def firefly_page(name: str, settings: Settings) -> Page:
    if name == "firefly end":
        end = EndPage(lambda match: ())
        match = firefly.deal(6, powers=("dealt",))
        end.show_result(
            catalog.manifest("firefly_festival"), firefly.play_out(match, Rng(6)), animate=False
        )
        return end
    page = setup_page(firefly.rules(), settings)
    page.seats.choose_number(6)
    if name == "firefly powers":
        goals = tuple(stack.id for stack in firefly.rules().content.public[:4])
        powers = tuple(power.id for power in firefly.rules().content.powers[12:18])
        page.prepare(options={"goals": goals, "powers": powers})
    return page


@pytest.fixture
def make(
    qtbot: QtBot,
    game: FestivalOfLanterns,
    settings: Settings,
    played: Callable[..., AnyMatch],
    challenged: Callable[..., AnyMatch],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Make:
    # Moon Dancer is hard to beat; the page of a win has most to say.
    monkeypatch.setattr(EndWords, "next_level", lambda words, found: found.level and "princess")

    def made(name: str) -> Page:
        page: Page
        if name == "shelf":
            page = ShelfPage(catalog.boxes)
            page.show_records(GAMES)
        elif name == "setup":
            page = setup_page(game, settings)
            page.seats.choose_number(4)
            friends = ("spike", "trixie", "celestia", "luna", "mistmane")
            page.prepare(options={"friends": friends})
        elif name == "solo":
            page = setup_page(game, settings)
            page.prepare(options={"level": ("mentor",)})
        elif name == "end":
            page = EndPage(lambda match: ())
            page.show_result(catalog.manifest("festival_of_lanterns"), played(4), animate=False)
        elif name == "won":
            page = EndPage(lambda match: GAMES)
            page.show_result(catalog.manifest("festival_of_lanterns"), challenged(), animate=False)
        elif name == "dice setup":
            page = setup_page(dice.rules(), settings)
            page.seats.choose_number(4)
            page.prepare(options={"emperor": ("B", "B", "B"), "sheets": tuple("DCBA")})
        elif name == "dice alone":
            page = SetupPage(catalog.manifest("lanterns_dice"), settings, games=lambda: GAMES)
            page.prepare(options={"emperor": ("B", "B", "B")}, players=1)
        elif name == "dice scores":
            facts = dice_box().challenge
            assert facts is not None
            found, medals = facts, catalog.medals("lanterns_dice")
            games = [game.model_copy(update={"level": "today"}) for game in GAMES]
            page = RecordsPage(lambda: found, lambda: games, medals, lambda: [found])
        elif name == "dice end":
            page = EndPage(lambda match: ())
            page.show_result(
                catalog.manifest("lanterns_dice"), dice.play_out(dice.deal(4)), animate=False
            )
        elif name.startswith("firefly"):
            page = firefly_page(name, settings)
        elif name == "records":
            facts = offered_challenge(catalog.boxes())
            assert facts is not None
            page = RecordsPage(lambda: facts, lambda: GAMES)
        elif name == "settings":
            invitation = catalog.boxes()[0].invitation
            assert invitation is not None
            page = SettingsPage(settings, invitation.thumbnail)
        else:
            save = document(played(4, steps=30), "1.0", datetime.now(UTC))
            store.write(tmp_path / "saves" / "a.festival", save)
            (tmp_path / "saves" / "broken.festival").write_text("{")
            folder = tmp_path / "saves"
            read = SaveRepository(folder, "1.0", catalog.rules).read
            files = SavedGames(folder, Trash(tmp_path / "trash"), lambda path: True, read)
            look = SaveFolder(folder).info
            page = SavesPage(
                *(files, look, lambda path: None, catalog.boxes, list, lambda name: None),
                SaveChecker(read),
            )
        qtbot.addWidget(page)
        return page

    return made


def look_at(page: Page, width: int = 1280, height: int = 680) -> None:
    page.resize(width, height)
    page.show()
    for _ in range(4):  # files, then words, then layouts, then the scrolling place around them
        QApplication.processEvents()
    forget_misfits()
    page.grab()


def clipped(page: Page) -> list[str]:
    """Words that have less room than they ask for."""
    found = [str(misfit) for misfit in misfits()]
    for label in page.findChildren(QLabel):
        if label.isVisible() and label.text():
            if label.wordWrap():
                fits = label.height() >= label.heightForWidth(label.width())
            else:
                fits = label.width() >= label.sizeHint().width()
            found += [] if fits else [f"{label.text()!r} in {label.size()}"]
    for control in [*page.findChildren(Button), *page.findChildren(Segmented)]:
        if control.isVisible() and control.width() < control.sizeHint().width():
            found.append(f"{control.accessibleName()!r} in {control.size()}")
    return found


def scrolls(page: Page) -> tuple[int, int]:
    area = page.area
    return area.horizontalScrollBar().maximum(), area.verticalScrollBar().maximum()


@pytest.mark.parametrize("name", PAGES)
def test_everything_fits_a_small_window_in_english(make: Make, name: str) -> None:
    page = make(name)
    look_at(page)
    assert clipped(page) == []
    assert scrolls(page) == (0, 0)


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.usefixtures("long_words")
def test_everything_fits_with_longer_words(make: Make, name: str) -> None:
    page = make(name)
    look_at(page)
    assert clipped(page) == []
    across, down = scrolls(page)
    assert across == 0
    assert down == 0 or name in MANY_OPTIONS


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.usefixtures("right_to_left")
def test_everything_fits_from_right_to_left(make: Make, name: str) -> None:
    page = make(name)
    look_at(page)
    assert clipped(page) == []


@pytest.mark.sample
@pytest.mark.parametrize("theme", ["light", "contrast"])
@pytest.mark.parametrize("scale", [0.8, 1.5, 2.0])
@pytest.mark.parametrize("name", PAGES)
def test_large_words_scroll_down_and_never_sideways(
    make: Make, name: str, scale: float, theme: str
) -> None:
    apply_look(theme, scale)
    page = make(name)
    look_at(page)
    assert clipped(page) == []
    assert scrolls(page)[0] == 0


class Layouts(QObject):
    """Counts how often the content of a page asks to be laid out."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.asked = 0
        page.content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.asked += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_rests_is_not_laid_out_again(make: Make, name: str) -> None:
    page = make(name)
    look_at(page)
    layouts = Layouts(page)
    for _ in range(20):
        QApplication.processEvents()
    assert layouts.asked == 0


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", PAGES)
def test_a_larger_window_enlarges_the_page(make: Make, name: str) -> None:
    page = make(name)
    look_at(page, 1920, 1080)
    assert page.page_scale == 1.5
    assert clipped(page) == []
    assert scrolls(page) == (0, 0)


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", PAGES)
def test_the_smallest_window_shows_every_word(make: Make, name: str) -> None:
    page = make(name)
    look_at(page, 1000, 600)
    assert clipped(page) == []
    assert scrolls(page)[0] == 0


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", PAGES)
def test_words_change_while_the_page_is_shown(make: Make, name: str) -> None:
    page = make(name)
    look_at(page)
    english = {label.text() for label in page.findChildren(QLabel) if label.isVisible()}
    translator = Long()
    QCoreApplication.installTranslator(translator)
    try:
        look_at(page)
        assert clipped(page) == []
        longer = {label.text() for label in page.findChildren(QLabel) if label.isVisible()}
        assert any(text.endswith("~") for text in longer - english)
    finally:
        QCoreApplication.removeTranslator(translator)

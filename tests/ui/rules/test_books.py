"""The books: complete, the same in every language, and nothing without its paragraph."""

from itertools import zip_longest
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from festival_desktop import catalog
from festival_desktop.art.cache import render
from festival_desktop.art.type import forget_misfits, misfits
from festival_desktop.books.book import BENEATH, languages, read_book
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from festival_desktop.games.lanterns_dice.events import AreaShaded
from festival_desktop.games.lanterns_dice.moves import DIE, EMPEROR, PLATFORM, TURN_BONUS, Source
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.rules.document import SCHEME
from festival_desktop.ui.rules.library import PROGRAM, Library, Paragraph
from festival_desktop.ui.rules.topics import event_topics
from tests.ui.rules import census

pytestmark = pytest.mark.sample(20, of="file")

BOOKS = (*census.GAMES, PROGRAM)


def folder(library: Library, book: str) -> Path:
    return library.books[book].folder


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_is_there_in_every_language_with_the_same_paragraphs(
    library: Library, book: str
) -> None:
    assert languages(folder(library, book)) == sorted(LANGUAGES)
    english = read_book(folder(library, book), "en")
    for language in LANGUAGES:
        other = read_book(folder(library, book), language)
        assert other.ids == english.ids
        levels = [section.level for section in other.sections]
        assert levels == [section.level for section in english.sections]
        assert other.links == english.links, "links and diagrams come in the same order"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_no_paragraph_is_empty_or_a_wall_of_text(
    library: Library, book: str, language: str
) -> None:
    sections = read_book(folder(library, book), language).sections
    for section, following in zip_longest(sections, sections[1:]):
        opens = following is not None and following.level > section.level
        assert section.text.strip() or opens, section.id
        for paragraph in section.text.split("\n\n"):
            assert len(paragraph) < 520 or "|" in paragraph or paragraph.lstrip()[:1] == "-", (
                f"{section.id}: {paragraph[:60]}"
            )


@pytest.mark.parametrize("book", BOOKS)
def test_every_link_leads_to_a_paragraph_and_every_diagram_is_painted(
    library: Library, book: str
) -> None:
    text = library.text(book)
    diagrams = library.books[book].diagrams()
    shown = {link.removeprefix(f"{SCHEME}:") for link in text.links if link.startswith(SCHEME)}
    assert shown == set(diagrams), "no diagram is missing, and none is left over"
    for link in text.links:
        if link.startswith("#"):
            assert link[1:] in text.ids, link
        elif not link.startswith(SCHEME):
            other, _, paragraph = link.partition(":")
            assert paragraph in library.text(other).ids, link


@pytest.mark.parametrize("game", census.GAMES)
def test_diagrams_fill_their_place_and_cut_no_words(library: Library, game: str) -> None:
    forget_misfits()
    for name, diagram in library.books[game].diagrams().items():
        image = render(diagram.size, 2.0, diagram.paint).toImage()
        assert image.size().toSizeF() == diagram.size * 2
        assert colours(image) > 20, f"{name} shows something"
    assert misfits() == []


def colours(image: QImage) -> int:
    spots = ((x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5))
    return len({image.pixel(x, y) for x, y in spots})


# -- nothing without its paragraph ---------------------------------------------------------------


@pytest.mark.parametrize("game", census.GAMES)
def test_everything_of_a_game_has_its_paragraph(library: Library, game: str) -> None:
    unexplained = census.topics(game) - set(library.index(game))
    assert sorted(unexplained) == []


@pytest.mark.parametrize("game", census.GAMES)
def test_the_index_names_nothing_that_is_not_there(library: Library, game: str) -> None:
    known = census.topics(game) | census.causes(game) | census.icons()
    assert sorted(set(library.index(game)) - known) == []


@pytest.mark.parametrize("book", BOOKS)
def test_the_index_points_to_paragraphs_of_the_book(library: Library, book: str) -> None:
    pointed = set(library.index(book).values()) - {BENEATH}
    assert sorted(pointed - set(library.text(book).ids)) == []


def test_every_icon_has_its_paragraph(library: Library) -> None:
    assert sorted(census.icons() - set(library.index(PROGRAM))) == []


def test_widgets_and_icons_of_the_index_exist(library: Library, qapp: QApplication) -> None:
    census.import_all("festival_desktop.ui")
    classes = {of.__name__ for of in census.subclasses(QWidget)}
    for topic in library.index(PROGRAM):
        kind, _, name = topic.partition(":")
        if kind == "widget":
            assert name in classes, topic
        elif kind == "icon":
            assert topic in census.icons(), topic
        elif kind == "button":
            place, _, icon = name.partition("/")
            assert place in classes, topic
            assert f"icon:{icon}" in census.icons(), topic


@pytest.mark.parametrize("game", census.GAMES)
def test_the_score_lines_of_the_census_are_those_of_the_rules(game: str) -> None:
    rules = catalog.rules(game)
    options = {"friends": ("celestia", "twilight")} if game == "festival_of_lanterns" else {}
    state = rules.deal(Setup(2, options), Rng(7))
    lines = {line.what for score in rules.standing(state).scores for line in score.lines}
    assert lines == set(census.SCORES[game])


@pytest.mark.parametrize(
    ("source", "paragraph"),
    [(DIE, "die"), (TURN_BONUS, "bonus"), (EMPEROR, "emperor"), (PLATFORM, "platforms")],
)
def test_an_area_is_explained_by_what_it_was_shaded_for(
    library: Library, source: Source, paragraph: str
) -> None:
    topics = event_topics(AreaShaded(0, 3, source))
    found = library.find("lanterns_dice", topics)
    assert found == Paragraph("lanterns_dice", paragraph)


@pytest.mark.parametrize("game", census.GAMES)
def test_whatever_happens_in_a_game_has_its_paragraph(library: Library, game: str) -> None:
    rules, index, rng = catalog.rules(game), library.index(game), Rng(11)
    state = rules.deal(Setup(2, {}), Rng(5))
    for _ in range(60):
        if rules.to_act(state) is None:
            break
        moves = rules.legal_moves(state)
        made = step(rules, state, moves[rng.below(len(moves))])
        for event in made.events:
            assert f"event:{type(event).__name__}" in index
        state = made.state

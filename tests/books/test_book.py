"""Rules books as files: headings with ids, and an index; what is wrong is told with its place."""

import json
from pathlib import Path

import pytest

from festival_desktop.books.book import (
    BENEATH,
    languages,
    paragraph_of,
    parse,
    read_book,
    read_index,
)
from festival_desktop.core.errors import BadContent

TEXT = """# Lantern Row

## A turn {#turn}

Light a lantern. See [the end](#end).

### Sparks {#sparks}

One point each. ![Sparks](diagram:sparks)

## The end {#end}

Most points win.
"""


def test_a_book_is_its_sections_in_order() -> None:
    book = parse(TEXT)
    assert book.title == "Lantern Row"
    assert book.ids == ("turn", "sparks", "end")
    assert [section.level for section in book.sections] == [1, 2, 1]
    assert book.section("end").title == "The end"
    assert "Most points win." in book.section("end").text


def test_the_text_that_is_shown_has_no_ids() -> None:
    shown = parse(TEXT).markdown
    assert "{#" not in shown
    assert "### Sparks\n" in shown
    assert parse(TEXT).links == ("#end", "diagram:sparks")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (TEXT.replace("{#sparks}", "{#turn}"), "“turn” is the id of two paragraphs"),
        (TEXT.replace(" {#sparks}", ""), "line 7: a heading needs two or three # and an id"),
        (TEXT.replace("## A turn", "#### A turn"), "line 3: a heading needs"),
        (TEXT.replace("# Lantern Row", "Lantern Row", 1), "text before the first chapter"),
        ("# Lantern Row\n", "a title is missing"),
    ],
)
def test_a_book_that_cannot_be_used_is_refused_with_its_place(text: str, wrong: str) -> None:
    with pytest.raises(BadContent, match=wrong.replace("#", r"\#")):
        parse(text, "en.md")


def test_a_language_without_a_file_reads_english(tmp_path: Path) -> None:
    (tmp_path / "en.md").write_text(TEXT, encoding="utf-8")
    (tmp_path / "de.md").write_text(TEXT.replace("Row", "Reihe"), encoding="utf-8")
    assert languages(tmp_path) == ["de", "en"]
    assert read_book(tmp_path, "de").title == "Lantern Reihe"
    assert read_book(tmp_path, "fr").title == "Lantern Row"


def write_index(folder: Path, listed: object) -> None:
    (folder / "index.json").write_text(json.dumps(listed), encoding="utf-8")


def test_the_first_topic_that_has_a_paragraph_counts(tmp_path: Path) -> None:
    write_index(
        tmp_path,
        {BENEATH: {"item": ["glow"]}, "turn": {"move": ["Light"], "refusal": ["lit", "dark"]}},
    )
    index = read_index(tmp_path)
    assert paragraph_of(index, ["target:star", "item:glow", "refusal:dark"]) == "turn"
    assert paragraph_of(index, ["item:glow"]) is None


def test_a_topic_stands_in_one_place_only(tmp_path: Path) -> None:
    write_index(tmp_path, {"turn": {"move": ["Light"]}, "end": {"move": ["Light"]}})
    with pytest.raises(BadContent, match="move:Light stands in two places"):
        read_index(tmp_path)

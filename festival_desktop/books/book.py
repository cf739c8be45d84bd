"""A rules book: Markdown with an id at each heading, `## Placing a tile {#placing}`.

A folder holds one file for each language (`en.md`, `de.md`) and `index.json`. The files of all
languages have the same ids in the same order. Knows neither Qt nor any game.

The index maps paragraphs to the topics they explain. A topic is a kind and a name, such as
`refusal:cell-taken`, `target:tile` or `event:TilePlaced`. Items listed under `beneath` are
decoration: help explains what is below them instead.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from festival_desktop.core.errors import BadContent

FALLBACK = "en"
INDEX_FILE = "index.json"
BENEATH = "beneath"
Index = Mapping[str, str]
"""Paragraph id of each topic, or `BENEATH`."""
_HEADING = re.compile(r"(#{1,6}) (.+?)(?: \{#([a-z0-9-]+)\})?")
_LINK = re.compile(r"\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Section:
    """A heading and its text, up to the next heading."""

    id: str
    title: str
    level: int
    """1 for a chapter, 2 for a section."""
    text: str


@dataclass(frozen=True)
class Book:
    title: str
    sections: tuple[Section, ...]

    @cached_property
    def ids(self) -> tuple[str, ...]:
        return tuple(section.id for section in self.sections)

    def section(self, id: str) -> Section:
        return self.sections[self.ids.index(id)]

    @property
    def markdown(self) -> str:
        """The whole text without ids; each section begins with its heading."""
        parts = (f"{'#' * (s.level + 1)} {s.title}\n{s.text}" for s in self.sections)
        return "\n".join((f"# {self.title}\n", *parts))

    @property
    def links(self) -> tuple[str, ...]:
        """The targets of links and pictures, in text order."""
        return tuple(_LINK.findall(self.markdown))


def languages(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.md"))


def read_book(folder: Path, language: str) -> Book:
    """Read the book in this language, or in English; raises `BadContent` if it is invalid."""
    file = folder / f"{language}.md"
    if not file.is_file():
        file = folder / f"{FALLBACK}.md"
    return parse(file.read_text(encoding="utf-8"), str(file))


def parse(text: str, name: str = "book") -> Book:
    title, sections, lines = "", list[Section](), list[str]()
    heading: tuple[str, str, int] | None = None

    def close() -> None:
        if heading is not None:
            sections.append(Section(*heading, "\n".join(lines) + "\n"))
        elif any(line.strip() for line in lines):
            raise BadContent(f"{name}: there is text before the first chapter.")
        lines.clear()

    for number, line in enumerate(text.splitlines(), 1):
        found = _HEADING.fullmatch(line)
        if found is None:
            lines.append(line)
            continue
        marks, words, id = found.groups()
        if len(marks) == 1 and not title and id is None:
            title = words
            continue
        if id is None or not 2 <= len(marks) <= 3:
            raise BadContent(f"{name}, line {number}: a heading needs two or three # and an id.")
        close()
        heading = (id, words, len(marks) - 1)
    close()
    book = Book(title, tuple(sections))
    twice = {id for id in book.ids if book.ids.count(id) > 1}
    if not title or not sections or twice:
        wrong = f"“{min(twice)}” is the id of two paragraphs" if twice else "a title is missing"
        raise BadContent(f"{name}: {wrong}.")
    return book


def read_index(folder: Path) -> Index:
    """Read the index; raises `BadContent` if a topic occurs twice."""
    listed = json.loads((folder / INDEX_FILE).read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for paragraph, kinds in listed.items():
        for kind, names in kinds.items():
            for name in names:
                topic = f"{kind}:{name}"
                if topic in found:
                    raise BadContent(f"{folder / INDEX_FILE}: {topic} stands in two places.")
                found[topic] = paragraph
    return found


def paragraph_of(index: Index, topics: Iterable[str]) -> str | None:
    """Find the paragraph of the first topic that has one."""
    found = (index[topic] for topic in topics if topic in index)
    return next((paragraph for paragraph in found if paragraph != BENEATH), None)

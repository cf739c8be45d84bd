"""The English rules books and lessons are plain: short sentences, and no word nobody says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from festival_desktop import catalog

RESOURCES = Path(__file__).parents[2] / "resources"
BOOKS = sorted(RESOURCES.glob("**/rules/en.md"))
LONGEST = 20
"""Words in a sentence."""
NOT_SAID = (
    r"whoever|somebody|everybody|anybody|at once|by lot|by itself|for nothing|free of charge|"
    r"cheaper|beside|untouched|secret goals?|landings?|ours|stor(?:ey|ies)|"
    r"la(?:y|ys|id)|lies|(?:one|two) (?:area|coin|lantern|point|worker)s? more|"
    r"turn the (?:tray|tile)|pieces? of yours"
)
"""What the words of rules are not: another word says it better."""
WRONG_END = re.compile(r"(?:Whoever|What|Of|That)\b(?!.*\?$)")
CONTRACTION = re.compile(r"\b\w+(?:n’t|’ve|’re|’ll|’d)\b|\b[Ii]t’s\b|\b[Tt]hat’s\b", re.IGNORECASE)


def sentences(text: str) -> Iterator[str]:
    """The sentences of a book, of its lists and of its tables."""
    text = re.sub(r"^(?:#.*|!\[.*|\|-.*)$", "", text, flags=re.MULTILINE)
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)
    for line in text.splitlines():
        for part in line.strip("|- ").split("|"):
            yield from (one for one in re.split(r"(?<=[.!?])\s+", part.strip()) if one)


def faults(sentence: str) -> list[str]:
    found = [one[0] for one in re.finditer(rf"\b(?:{NOT_SAID})\b", sentence, re.IGNORECASE)]
    if len(sentence.replace(" · ", " ").split()) > LONGEST:
        found.append(f"more than {LONGEST} words")
    if re.search(r"['\"]|\.\.\.", sentence):
        found.append("straight quotes or three dots")
    return found


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.parts[-3])
def test_books_are_plain(path: Path) -> None:
    wrong = {one: faults(one) for one in sentences(path.read_text(encoding="utf-8"))}
    wrong |= {one: ["wrong end first"] for one in wrong if WRONG_END.match(one)}
    wrong |= {one: ["contraction"] for one in wrong if CONTRACTION.search(one)}
    assert {one: found for one, found in wrong.items() if found} == {}


@pytest.mark.parametrize("game", catalog.GAMES)
def test_lessons_are_plain(game: str) -> None:
    words = catalog.lesson_words(game, "en").values()
    texts = [text for lesson in words for text in (lesson.about, *lesson.texts.values())]
    wrong = {one: faults(one) for text in texts for one in sentences(text)}
    assert {one: found for one, found in wrong.items() if found} == {}


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_game_book_opens_with_players_age_and_length(game: str) -> None:
    first = next(sentences((RESOURCES / game / "rules" / "en.md").read_text(encoding="utf-8")))
    assert re.match(r"\d to \d players.* · age \d+ and up.* · .*\d+ minutes", first)


@pytest.mark.parametrize(
    "sentence",
    [
        "Whoever has the most points wins.",
        "They are drawn by lot.",
        "Each lantern turned to you brings one lantern more.",
        "It isn't done.",
        "one " * 21,
    ],
)
def test_a_bad_sentence_is_found(sentence: str) -> None:
    assert faults(sentence)

"""The texts of the program are plain English: short, direct, and one word for one thing.

A text that fails is rewritten. One that has to be longer is listed in `LONGER`, with the reason.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.translations.test_translations import WITH_WORDS

BANNED = {
    r"touch": "click or choose",
    r"leave it so|left it at that|leave it at that": "keep it; stop",
    r"for nothing|free of charge": "free, for free",
    r"at once": "right away",
    r"by lot|by chance": "at random, random",
    r"by itself": "automatically",
    r"ours": "extra",
    r"whoever|somebody|anybody|everybody": "each player, another player, anyone, everyone",
    r"cheaper": "worth less",
    r"beside": "next to",
    r"secret goals?": "private goal",
    r"store?ys?|storeys": "floor",
    r"untouched|bare": "unshaded",
    r"anew": "again, or a better verb",
    r"taken back|takes? back the": "undo, undone",
    r"cannot|can not": "can’t",
    r"does not|do not|is not in|is no": "doesn’t, don’t, isn’t",
    r"tiles? looked at|waits for its": "a verb in the active voice",
    r"brings? (?:a|one|you|\{)": "gives, earns, scores",
    r"second largest": "second-largest",
    r"pieces? of yours|workers? of yours": "your, one of your",
    r"(?:turn|sheet|bridges?|tiles|token|power) of \{name\}": "{name}’s",
    r"(?:one|\{\w+\}|%n) \w+ more": "one extra …, fewer …",
}
"""What nobody says aloud → what people say. Whole words, in any case."""
EXEMPT = {
    "Twin Storeys": "the name of a power in the rulebook",
}
STARTS = re.compile(r"(?:Whoever|Of|What)\b(?!.*\?$)")
"""How a sentence that is the wrong way round begins."""
STRAIGHT = re.compile(r"['\"]|\.\.\.")
APART = re.compile(r"\s…$")
"""An ellipsis belongs to the word before it."""

LENGTHS = {
    "Refusals": 90,
    "Tips": 90,
    "Aims": 90,
    "Explanations": 90,
    "Hints": 90,
    "Log": 100,
    "Asks": 75,
    "Choices": 70,
    "Turn": 60,
    "Labels": 48,
    "Actions": 40,
    "Toolbar": 80,
    "Keys": 52,
    "Recap": 60,
}
"""The end of a context's name → the most letters of a text there, without its `&`."""
LONGER = {
    "Chains at the end, by islands: {0}. The longest: +{1}.": "a list read aloud",
    "Pays its holder {0} coins at the start of each turn. "
    "Costs its holder {1} points at the end.": "the whole rule of the Crow",
    "The end is near: %n more turn(s) without building or scoring": "three conditions in one",
    "Hold a festival on an island with enough floors and bridges where you have a worker and "
    "nobody has more pieces. %n Sōrin left.": "all that a festival needs",
}
SAME = [
    ("start", "begin"),
    ("starts", "begins"),
    ("choose", "select", "pick"),
    ("click", "press", "tap"),
    ("for free", "free"),
    ("extra", "additional", "one more"),
    ("gain", "receive"),
    ("person", "player"),
    ("immediately", "right away", "straight away"),
    ("now", "right now"),
    ("undo", "take back"),
    ("has", "holds", "owns"),
    ("have", "hold", "own"),
    ("left", "remaining"),
    ("per turn", "a turn", "each turn"),
    ("delete", "remove"),
    ("continue", "go on", "carry on"),
    ("view", "look at", "see"),
    ("couldn’t", "can’t"),
    ("anticlockwise", "counterclockwise"),
    ("colour", "color"),
    ("speed", "pace"),
]
"""Words with the same meaning: two texts do not differ in them alone."""


class Text(NamedTuple):
    context: str
    source: str


def _words(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def texts_in(code: str) -> Iterator[Text]:
    """What is translated in a module, with its context."""
    module = ast.parse(code)
    classes = {
        child: node.name
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
        for child in ast.walk(node)
    }
    for node in ast.walk(module):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        found = [_words(argument) for argument in node.args[:2]]
        if name == "tr" and found and found[0]:
            yield Text(classes.get(node, ""), found[0])
        elif name == "translate" and len(found) == 2 and found[0] and found[1]:
            yield Text(found[0], found[1])


@cache
def texts() -> tuple[Text, ...]:
    files: list[Path] = sorted(WITH_WORDS)
    return tuple({text: None for file in files for text in texts_in(file.read_text("utf-8"))})


def faults(text: Text) -> list[str]:
    """What is wrong with one text, in words for the one who wrote it."""
    source, found = text.source, []
    if source not in EXEMPT:
        for phrase, better in BANNED.items():
            if said := re.search(rf"(?<![\w{{])(?:{phrase})(?!\w)", source, re.IGNORECASE):
                found.append(f"“{said[0]}”: {better}")
    if STARTS.match(source) and source not in EXEMPT:
        found.append("begins with the wrong end")
    if STRAIGHT.search(source):
        found.append("curly apostrophes and quotes, and one sign for an ellipsis")
    if APART.search(source):
        found.append("no space before an ellipsis")
    most = next((most for end, most in LENGTHS.items() if text.context.endswith(end)), None)
    length = len(source.replace("&", ""))
    if most is not None and length > most and source not in LONGER:
        found.append(f"{length} letters, at most {most}")
    return found


def meaning(source: str) -> str:
    """The text without signs, where words with the same meaning are one word."""
    said = re.sub(r"[.,:;!?…&]", "", source.casefold())
    for first, *others in SAME:
        for other in others:
            said = re.sub(rf"(?<!\w){other}(?!\w)", first, said)
    return " ".join(said.split())


def told_apart(sources: Iterator[str] | list[str]) -> list[set[str]]:
    """Texts that mean the same and say it in different words."""
    groups: dict[str, dict[str, str]] = defaultdict(dict)
    for source in sources:
        said = " ".join(re.sub(r"[.,:;!?…&]", "", source.casefold()).split())
        groups[meaning(source)][said] = source
    return [set(group.values()) for group in groups.values() if len(group) > 1]


def test_every_text_is_found() -> None:
    assert len(texts()) > 2_000
    assert {"Log", "Refusals", "Tips"} <= {
        end for end in LENGTHS for text in texts() if text.context.endswith(end)
    }


def test_texts_are_plain() -> None:
    wrong = {f"{text.context}: {text.source}": faults(text) for text in texts()}
    assert {source: found for source, found in wrong.items() if found} == {}


def test_one_thing_is_said_in_the_same_words() -> None:
    assert told_apart([text.source for text in texts()]) == []


def test_exceptions_are_still_needed() -> None:
    sources = {text.source for text in texts()}
    assert set(LONGER) <= sources
    assert set(EXEMPT) <= sources


@pytest.mark.parametrize(
    ("context", "source"),
    [
        ("FestivalRefusals", "Touch the lantern you give."),
        ("FireflyLog", "{name} left it at that."),
        ("FestivalOptions", "Who starts is drawn by lot."),
        ("Shell", "Whoever is ready presses their own sheet."),
        ("DiceLabels", "Turn of {name}"),
        ("Checkup", "The program's own fonts are missing."),
        ("Actions", "Export …"),
        ("PowerWords", "Each time you recruit, {workers} worker more comes."),
        ("FireflyTips", "First build a floor, then a bridge, then move " + "a worker " * 6),
        ("Welcome", "What you see here is the shelf."),
    ],
)
def test_a_bad_text_is_found(context: str, source: str) -> None:
    code = f"class {context}:\n    def words(self):\n        return self.tr({source!r})\n"
    [text] = texts_in(code)
    assert text == (context, source)
    assert faults(text)


def test_two_words_for_one_thing_are_found() -> None:
    assert told_apart(["Undo the last step", "Take back the last step."])
    assert not told_apart(["End turn", "End turn.", "&End turn"])

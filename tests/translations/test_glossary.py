"""One thing has one word in each language: `translations/glossary_<language>.json`.

A glossary maps a word of the English texts to what stands for it: the word itself first, then the
forms of it that are written differently. A text that uses the English word must use one of these.
"""

import json
import re
from pathlib import Path

import pytest

from festival_desktop.ui.language import LANGUAGES
from tests.translations.test_translations import FOLDER, PLACEHOLDER, messages

OTHERS = [code for code in LANGUAGES if code != "en"]


def glossary(language: str) -> dict[str, list[str]]:
    file = Path(FOLDER, f"glossary_{language}.json")
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_every_glossary_has_the_same_words() -> None:
    words = {language: list(glossary(language)) for language in OTHERS}
    assert len(words["de"]) > 40
    assert [language for language in OTHERS if words[language] != words["de"]] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_thing_has_one_word(language: str) -> None:
    texts = list(messages(FOLDER / f"festival_{language}.ts"))
    odd = []
    for word, forms in glossary(language).items():
        uses = re.compile(rf"\b{re.escape(word)}(?:s|es)?\b")
        for text in texts:
            said = " ".join(text.forms).lower()
            used = uses.search(PLACEHOLDER.sub("", text.source))
            if used and not any(form.lower() in said for form in forms):
                odd.append((word, text.source, text.forms[0]))
    assert odd == []

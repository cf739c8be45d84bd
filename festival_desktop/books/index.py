"""What the paragraphs of a book explain: `index.json`, from paragraph to topics.

A topic is a kind and a name, such as `refusal:cell-taken`, `target:tile` or `event:TilePlaced`.
Items listed under `beneath` only decorate: what lies below them is explained instead.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from festival_desktop.core.errors import BadContent

FILE = "index.json"
BENEATH = "beneath"

Index = Mapping[str, str]
"""Topic → the id of its paragraph, or `BENEATH`."""


def read_index(folder: Path) -> Index:
    """Raises `BadContent` if a topic stands in two places."""
    listed = json.loads((folder / FILE).read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for paragraph, kinds in listed.items():
        for kind, names in kinds.items():
            for name in names:
                topic = f"{kind}:{name}"
                if topic in found:
                    raise BadContent(f"{folder / FILE}: {topic} stands in two places.")
                found[topic] = paragraph
    return found


def paragraph_of(index: Index, topics: Iterable[str]) -> str | None:
    """The paragraph of the first of these topics that has one."""
    found = (index[topic] for topic in topics if topic in index)
    return next((paragraph for paragraph in found if paragraph != BENEATH), None)

"""The documents of the project: links that work, and lengths that people read."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [
    ROOT / name
    for name in subprocess.run(
        ["git", "ls-files", "-z", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    if name and not re.match(r"resources/(\w+/)?rules/", name)
]
MOST_WORDS = 120
"""In a paragraph."""
LENGTHS = {"README.md": 130, "CONTRIBUTING.md": 150}
_FENCE = re.compile(r"^```.*?^```|`[^`\n]*`", re.M | re.S)
_LINK = re.compile(r"\]\(([^)\s]+)\)")


def name(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def broken_links(document: Path, text: str) -> list[str]:
    """List links to files or headings that do not exist."""
    found = []
    for link in _LINK.findall(text):
        if "://" in link:
            continue
        path, _, heading = link.partition("#")
        target = document.parent / path if path else document
        if not target.exists() or (heading and heading not in headings(target)):
            found.append(link)
    return found


def headings(document: Path) -> set[str]:
    """Return the anchors of a document's headings."""
    titles = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_link_works(document: Path) -> None:
    text = _FENCE.sub("", document.read_text(encoding="utf-8"))
    assert broken_links(document, text) == []


def test_a_broken_link_is_found() -> None:
    text = "[here](README.md#play), [gone](nowhere.md) and [lost](README.md#nowhere)"
    assert broken_links(ROOT / "CHANGELOG.md", text) == ["nowhere.md", "README.md#nowhere"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_no_paragraph_is_long(document: Path) -> None:
    text = _FENCE.sub("", document.read_text(encoding="utf-8"))
    blocks = re.split(r"\n\s*\n|\n(?=\s*[-|*] |\d+\. )", text)
    long = [block[:60] for block in blocks if len(block.split()) > MOST_WORDS]
    assert long == []


@pytest.mark.parametrize(("document", "most"), LENGTHS.items())
def test_a_document_is_short(document: str, most: int) -> None:
    assert len((ROOT / document).read_text(encoding="utf-8").splitlines()) <= most

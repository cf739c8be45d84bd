"""What is not explained: by the rules books (pieces, moves, refusals, icons …), and by hovering."""

from collections import Counter

from PySide6.QtWidgets import QApplication

from festival_desktop import catalog
from festival_desktop.ui.rules.library import PROGRAM, Library
from tests.ui.hover_census import unexplained
from tests.ui.rules import census


def run() -> None:
    app = QApplication.instance() or QApplication([])
    books = {name: catalog.manifest(name).rules_book for name in catalog.GAMES}
    library = Library(lambda: {name: book for name, book in books.items() if book is not None})
    needed = {name: census.topics(name) for name in books} | {PROGRAM: census.icons()}
    for name, topics in needed.items():
        missing = sorted(topics - set(library.index(name)))
        kinds = Counter(topic.partition(":")[0] for topic in topics)
        told = ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items()))
        print(f"{name}: {len(missing)} of {len(topics)} not explained ({told})")
        for topic in missing:
            print(f"  {topic}")
    for name in catalog.GAMES:
        silent = sorted(unexplained(name))
        print(f"{name}: {len(silent)} without hover text {', '.join(silent)}".rstrip())
    del app

"""What a table shows without explaining it, in positions of random games."""

from collections.abc import Iterator
from random import Random
from typing import Any

from PySide6.QtWidgets import QApplication

from festival_desktop import catalog
from festival_desktop.art.fonts import load_fonts
from festival_desktop.books.book import BENEATH, read_index
from festival_desktop.core.game import Setup
from festival_desktop.models.session import Session
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.words.explanations import ChoicesWords, Explanations

FESTIVAL, DICE, FIREFLY = catalog.GAMES
SETUPS = {
    FESTIVAL: (
        Setup(2),
        Setup(4, {"friends": ("twilight", "rarity", "trixie", "celestia")}),
        Setup(3, {"friends": ("scootaloo", "apple-bloom", "rainbow", "mistmane")}),
    ),
    DICE: (Setup(2), Setup(4)),
    FIREFLY: (
        Setup(2, {"powers": ("dealt",)}),
        Setup(3, {"powers": ("island_born", "twin_storeys", "ferryman")}),
    ),
}
NAMES = ("Mira", "Lotte", "Aiko", "Jonas")
EVERY = 9
"""A look at the table after so many moves."""


def unexplained(game: str) -> set[str]:
    """Kinds of items, and of what can be selected, that say nothing when pointed at."""
    manifest, found = catalog.manifest(game), set[str]()
    book = manifest.rules_book
    assert book is not None
    index = read_index(book.folder)
    decorating = {topic for topic, paragraph in index.items() if paragraph == BENEATH}
    load_fonts()
    for setup in SETUPS[game]:
        for scene in _looks(manifest, setup):
            found |= _silent_items(scene, decorating) | _silent_targets(scene)
    return found


def _looks(manifest: Any, setup: Setup) -> Iterator[TableScene]:
    """The same table again and again, some moves later each time; then with something selected."""
    players = tuple(Player(name) for name in NAMES[: setup.players])
    match: Match[Any, Any, Any] = Match(manifest.rules, setup, players, "jade-owl-7", True)
    session = Session(manifest.rules, manifest.table, players)
    words = manifest.words(session)
    rows = session.words = ChoicesWords(words)
    motion = Animator(enabled=False)
    scene = TableScene(session, motion, lambda context: manifest.presenter(context, words))
    explanations = Explanations(words, rows, session)
    scene.explainer.words = explanations.explain
    view = TableView(scene)
    view.resize(1280, 640)
    view.show()
    chance, moves = Random(5), 0
    while match.to_act is not None:
        if not moves % EVERY:
            session.show(match.state, match.to_act, None, (), True)
            QApplication.processEvents()
            yield scene
            begun = [t for t in session.selector.choices() if not session.selector.completes(t)]
            if begun and session.select(chance.choice(begun)):
                yield scene
        match.play(chance.choice(manifest.rules.legal_moves(match.state)))
        moves += 1
    for part in (view, scene, explanations, session, rows, words):
        part.deleteLater()


def _silent_items(scene: TableScene, decorating: set[str]) -> set[str]:
    items = [item for item in scene.canvas.items if item.goal is not None]
    return {
        f"item:{item.spec.kind}"
        for item in items
        if f"item:{item.spec.kind}" not in decorating
        and scene.explainer.at(item.spec.rect.center()) is None
    }


def _silent_targets(scene: TableScene) -> set[str]:
    shown = [part.shown for part in scene.presenter.parts]
    stops = {target for each in shown for target in (*each.stops, *each.signs)}
    return {f"target:{target.kind}" for target in stops if not scene.explainer.words(target)}

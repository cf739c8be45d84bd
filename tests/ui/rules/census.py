"""Everything of a game that a person can meet, as topics of its rules book, read from the game."""

import ast
import inspect
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import get_type_hints

from festival_desktop import catalog
from festival_desktop.art import svg
from festival_desktop.core.game import Event
from festival_desktop.scenes import board, buttons, marks
from festival_desktop.scenes.presenter import Presenter
from festival_desktop.ui.setup_options import Cards
from tests.ui.rule_ids import rule_ids

GAMES = tuple(catalog.GAMES)
START = "start-marker"
"""The piece, and the target, of who began: the same in every game."""


def topics(game: str) -> set[str]:
    """All that the index of this game must know."""
    return {
        *(f"refusal:{rule}" for rule in rule_ids(_rules(game))),
        *(f"target:{kind}" for kind in target_kinds(game)),
        *(f"item:{kind}" for kind in (*presenter(game).RENDERERS, *marks.RENDERERS)),
        *(f"item:{kind}" for kind in (*buttons.RENDERERS, marks.GHOST)),
        *(f"piece:{kind}" for kind in piece_kinds(game)),
        *(f"event:{name}" for name in _classes(game, Event)),
        *(f"move:{name}" for name in _classes(game, _move(game))),
        *(f"score:{kind}" for kind in SCORES[game]),
        *(f"card:{card}" for card in cards(game)),
        *details(game),
        *(f"step:{kind}" for kind in step_kinds(game)),
        "widget:TurnBar",
        "widget:OptionsPanel",
        *(["widget:SoloPanel"] if catalog.manifest(game).medals.medals else []),
    }


def causes(game: str) -> set[str]:
    """What one kind of event may come from, where it tells that; a paragraph need not differ."""
    return {
        f"event:{event.__name__}/{value.name.lower()}"
        for event in subclasses(Event)
        if event.__module__.startswith(f"festival_desktop.games.{game}.")
        for kind in get_type_hints(event).values()
        if _is_a(kind, Enum)
        for value in kind
    }


def details(game: str) -> set[str]:
    """The single cards, goals or powers that targets stand for."""
    book = catalog.manifest(game).rules_book
    assert book is not None
    return {f"target:{kind}/{name}" for kind, names in book.details.items() for name in names}


SCORES = {
    "festival_of_lanterns": ("four", "pairs", "seven", "celestia"),
    "lanterns_dice": ("fireworks", "second_group", "boats"),
    "firefly_festival": (
        *("festival", "fireflies", "public", "private", "water"),
        *("power", "crow", "chain", "longest", "head_start"),
    ),
}
"""The lines of each score sheet; a test plays games and compares."""


def import_all(package: str) -> None:
    """So that all its classes are known."""
    for _ in _modules(package):
        pass


def subclasses(of: type) -> Iterator[type]:
    below: type
    for below in of.__subclasses__():
        yield below
        yield from subclasses(below)


def icons() -> set[str]:
    return {f"icon:{name}" for name in svg.names("icons")}


def cards(game: str) -> set[str]:
    """Cards to press on the setup page."""
    pickers = (option.picker for option in catalog.manifest(game).options.options)
    return {card for picker in pickers if isinstance(picker, Cards) for card in picker.values}


def presenter(game: str) -> type[Presenter]:
    module = import_module(f"festival_desktop.screens.{game}.table.presenter")
    found = [of for of in vars(module).values() if _is_a(of, Presenter) and of is not Presenter]
    made: type[Presenter] = next(of for of in found if of.__module__ == module.__name__)
    return made


def _is_a(thing: object, base: type) -> bool:
    return isinstance(thing, type) and issubclass(thing, base)


def _move(game: str) -> type:
    move: type = import_module(f"festival_desktop.games.{game}.moves").Move
    return move


def _classes(game: str, base: type) -> set[str]:
    """The classes of this kind that the rules of a game define."""
    found = set()
    for module in _modules(f"festival_desktop.games.{game}"):
        for name, of in inspect.getmembers(module, inspect.isclass):
            if issubclass(of, base) and of is not base and of.__module__ == module.__name__:
                found.add(name)
    return found


def _modules(package: str) -> Iterator[ModuleType]:
    top = import_module(package)
    yield top
    for info in walk_packages(top.__path__, package + "."):
        yield import_module(info.name)


def _files(package: str) -> list[Path]:
    return sorted(Path(import_module(package).__path__[0]).rglob("*.py"))


def _rules(game: str) -> list[Path]:
    """The files that refuse moves."""
    return _files(f"festival_desktop.games.{game}") + _files("festival_desktop.core")


def _calls(packages: tuple[str, ...], names: tuple[str, ...]) -> Iterator[ast.Call]:
    for package in packages:
        for file in _files(package):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(ast.Name(name)) if name in names:
                        yield node


def target_kinds(game: str) -> set[str]:
    """As tables and screens write them, and those of the buttons beside a board."""
    places = (f"festival_desktop.tables.{game}", f"festival_desktop.screens.{game}")
    kinds = {START}
    for call in _calls(places, ("Target", "single_target")):
        match call.args[:1]:
            case [ast.Constant(str(kind))]:
                kinds.add(kind)
            case [ast.IfExp(_, ast.Constant(str(one)), ast.Constant(str(other)))]:
                kinds |= {one, other}
    selections = import_module(f"festival_desktop.tables.{game}.selections")
    for name, listed in vars(selections).items():
        if name.isupper() and isinstance(listed, dict):
            kinds |= {word for pair in listed.items() for word in pair if type(word) is str}
    if "board" in inspect.getsource(import_module(presenter(game).__module__)):
        kinds |= set(_board_kinds())
    return kinds


def _board_kinds() -> Iterator[str]:
    yield from (button.kind for button in (board.ZOOM_OUT, board.FIT, board.ZOOM_IN))


def step_kinds(game: str) -> set[str]:
    """The tags above the table."""
    return {
        kind
        for call in _calls((f"festival_desktop.screens.{game}",), ("StepStatus",))
        for kind in (getattr(word, "value", None) for word in call.args[:1])
        if isinstance(kind, str)
    }


def piece_kinds(game: str) -> set[str]:
    kinds = {START}
    for call in _calls((f"festival_desktop.tables.{game}",), ("Piece",)):
        named = [word.value for word in call.keywords if word.arg == "kind"]
        match named or call.args[1:2]:
            case [ast.Constant(str(kind))]:
                kinds.add(kind)
    return kinds

"""The one list of games. Nothing of a game is imported before it is asked for.

Adding a game: its rules in `games/<game>`, what it shows in `screens/<game>`, and a line here.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # the window asks for boxes before anything else of a game is needed
    from collections.abc import Mapping
    from pathlib import Path

    from festival_desktop.core.game import Game
    from festival_desktop.play.lesson import Lesson, LessonWords
    from festival_desktop.play.table import Table
    from festival_desktop.ui.game_box import GameBox
    from festival_desktop.ui.manifest import GameManifest


class Entry(NamedTuple):
    """Where the parts of a game are, each as `module:name`."""

    name: str
    content: str
    """Folder → content."""
    rules: str
    """Content → rules; everything below is made from the rules."""
    table: str
    heuristics: str
    box: str
    """What the shelf shows: a function without arguments, cheap to import."""
    manifest: str
    """Rules, table and computers → manifest."""
    measures: str | None = None
    """What is counted about the game over many games, beside scores and seats."""


def _own(name: str, rules: str, table: str, heuristics: str, measures: str | None = None) -> Entry:
    """A game of this program: its parts are in folders of its name."""
    games, screens = f"festival_desktop.games.{name}", f"festival_desktop.screens.{name}"
    return Entry(
        name=name,
        content=f"festival_desktop.content.{name}:load",
        rules=f"{games}.{rules}",
        table=f"festival_desktop.tables.{name}:{table}",
        heuristics=f"{games}.{heuristics}",
        box=f"{screens}.box:box",
        manifest=f"{screens}.manifest:manifest",
        measures=measures and f"{games}.{measures}",
    )


GAMES = {
    entry.name: entry
    for entry in (
        _own(
            "festival_of_lanterns",
            "rules:FestivalOfLanterns",
            "FestivalTable",
            "friends.heuristics:GalaHeuristics",
        ),
        _own(
            "lanterns_dice",
            "rules:LanternsDice",
            "DiceTable",
            "heuristics:LanternsDiceHeuristics",
            "measures:LanternsDiceMeasures",
        ),
        _own(
            "firefly_festival",
            "rules:FireflyFestival",
            "FireflyTable",
            "heuristics:FireflyFestivalHeuristics",
            "measures:FireflyFestivalMeasures",
        ),
    )
}
"""Name → game, in the order of the shelf. A test may add one for its duration."""

problems: dict[str, str] = {}
"""Game → what was wrong with a replacement of its content that could not be used."""


def _part(reference: str) -> Any:
    from importlib import import_module

    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


@cache
def rules(name: str) -> "Game[Any, Any, Any]":
    """The rules of a game; raises `KeyError` for a game that is not on the list.

    An owner of the printed game may put the printed values into the folder `content/<game>` of
    the user's data. If they cannot be used, the built-in ones are, and the reason is kept.
    """
    from festival_desktop import paths
    from festival_desktop.core.errors import BadContent

    entry = GAMES[name]

    def made(folder: "Path") -> "Game[Any, Any, Any]":
        game: Game[Any, Any, Any] = _part(entry.rules)(_part(entry.content)(folder))
        return game

    problems.pop(name, None)
    replacement = paths.data_dir() / "content" / name
    if replacement.is_dir():
        try:
            return made(replacement)
        except BadContent as error:
            problems[name] = f"The content in {replacement} is not used: {error}"
    return made(paths.resources() / name)


def table(name: str) -> "Table[Any, Any]":
    made: Table[Any, Any] = _part(GAMES[name].table)(rules(name))
    return made


def computers(name: str) -> dict[str, Any]:
    """Level → computer player, for seats without a person."""
    from festival_desktop.ai.levels import players

    game = rules(name)
    return dict(players(game, _part(GAMES[name].heuristics)(game)))


def measures(name: str) -> Any | None:
    """New counters of what the game measures about itself, if it does."""
    reference = GAMES[name].measures
    return None if reference is None else _part(reference)(rules(name))


def lessons(name: str) -> "tuple[Lesson, ...]":
    """The lessons of a game, in their order."""
    from festival_desktop import paths
    from festival_desktop.content import lessons

    return lessons.lessons(paths.resources() / name)


def lesson_words(name: str, language: str) -> "Mapping[str, LessonWords]":
    """Lesson of a game → its words in a language."""
    from festival_desktop import paths
    from festival_desktop.content import lessons

    return lessons.lesson_words(paths.resources() / name, language)


def boxes() -> "tuple[GameBox, ...]":
    """What the shelf shows of every game, in the language of now."""
    return tuple(_part(entry.box)() for entry in GAMES.values())


_manifests: "dict[str, GameManifest]" = {}


def manifest(name: str) -> "GameManifest":
    """What the shell needs of a game, made once for its rules."""
    made = _manifests.get(name)
    if made is None or made.rules is not rules(name):
        make = _part(GAMES[name].manifest)
        made = _manifests[name] = make(rules(name), table(name), computers(name))
    return made

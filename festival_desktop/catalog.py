"""The one list of games. Nothing of a game is imported before it is needed.

To add a game: its rules in `games/<game>`, its screens in `screens/<game>`, and a line here.
"""

from collections import deque
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

from festival_desktop import paths

if TYPE_CHECKING:  # the window asks for boxes before anything else of a game is needed
    from collections.abc import Mapping
    from pathlib import Path

    from festival_desktop.ai.strength import Strengths
    from festival_desktop.content.measured import TunedWeights
    from festival_desktop.core.content import ContentFiles
    from festival_desktop.core.game import Game
    from festival_desktop.play.lesson import Lesson, LessonWords
    from festival_desktop.play.medals import Medals
    from festival_desktop.play.puzzle import Puzzle
    from festival_desktop.play.table import Table
    from festival_desktop.saves.schema import Save
    from festival_desktop.ui.game_box import GameBox
    from festival_desktop.ui.manifest import GameManifest


class Entry(NamedTuple):
    """Where the parts of a game are, each as `module:name`."""

    name: str
    content: str
    """Documents of the content files → content."""
    rules: str
    """Content → rules; everything below is made from the rules."""
    table: str
    heuristics: str
    box: str
    """What the shelf shows: a function without arguments, cheap to import."""
    manifest: str
    """Rules, table and computers → manifest."""
    weights: str | None = None
    """What the heuristics weigh, if the numbers are in `resources/weights`."""
    measures: str | None = None
    """What is counted about the game over many games, beside scores and seats."""
    earlier: tuple[int, ...] = ()
    """Earlier editions of the rules in which saved games go on, the oldest first. The rules are
    then made of the content and the edition."""


def _own(
    name: str,
    rules: str,
    table: str,
    heuristics: str,
    weights: str,
    measures: str | None = None,
    earlier: tuple[int, ...] = (),
) -> Entry:
    """Make the entry of a game whose parts are in folders of its name."""
    games, screens = f"festival_desktop.games.{name}", f"festival_desktop.screens.{name}"
    return Entry(
        name=name,
        content=f"festival_desktop.content.{name}:load",
        rules=f"{games}.{rules}",
        table=f"festival_desktop.tables.{name}:{table}",
        heuristics=f"{games}.{heuristics}",
        weights=f"{games}.{weights}",
        box=f"{screens}.box:box",
        manifest=f"{screens}.manifest:manifest",
        measures=measures and f"{games}.{measures}",
        earlier=earlier,
    )


GAMES = {
    entry.name: entry
    for entry in (
        _own(
            "festival_of_lanterns",
            "rules:FestivalOfLanterns",
            "FestivalTable",
            "friends.heuristics:GalaHeuristics",
            "hand_potential:Weights",
            earlier=(3,),
        ),
        _own(
            "lanterns_dice",
            "rules:LanternsDice",
            "DiceTable",
            "heuristics:LanternsDiceHeuristics",
            "heuristics:Weights",
            "measures:LanternsDiceMeasures",
        ),
        _own(
            "firefly_festival",
            "rules:FireflyFestival",
            "FireflyTable",
            "heuristics:FireflyFestivalHeuristics",
            "weights:Weights",
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


def _made(name: str, files: "ContentFiles", edition: int | None = None) -> "Game[Any, Any, Any]":
    """Create rules with this content, of this edition; raises `BadContent`."""
    entry = GAMES[name]
    parts = (_part(entry.content)(files.documents), *(() if edition is None else (edition,)))
    game: Game[Any, Any, Any] = _part(entry.rules)(*parts)
    _files[game] = files
    return game


_files: "WeakKeyDictionary[Game[Any, Any, Any], ContentFiles]" = WeakKeyDictionary()


def files(game: "Game[Any, Any, Any]") -> "ContentFiles":
    """Return the content files that rules of this catalog were made with."""
    return _files[game]


def _read_files(name: str, folder: "Path", built_in: bool) -> "ContentFiles":
    from festival_desktop.content.files import documents
    from festival_desktop.core.content import ContentFiles

    names = sorted(path.name for path in (paths.resources() / name).glob("*.json"))
    return ContentFiles(documents(folder, names), built_in)


@cache
def _built_in(name: str) -> "Game[Any, Any, Any]":
    return _made(name, _read_files(name, paths.resources() / name, built_in=True))


@cache
def rules(name: str) -> "Game[Any, Any, Any]":
    """Return the rules of a game; raises `KeyError` for an unknown one.

    An owner of the printed game may put the printed values into the folder `content/<game>` of the
    user's data. If they cannot be used, the built-in ones are, and the reason is kept.
    """
    from festival_desktop.core.errors import BadContent

    problems.pop(name, None)
    built_in = _built_in(name)
    replacement = paths.data_dir() / "content" / name
    if replacement.is_dir():
        try:
            own = _read_files(name, replacement, built_in=False)
            return built_in if own.digest == files(built_in).digest else _made(name, own)
        except BadContent as error:
            problems[name] = f"{replacement}: {error}"
    return built_in


def saved_rules(save: "Save") -> "Game[Any, Any, Any]":
    """Return the rules with the edition and content of a save, as far as possible.

    Raises `KeyError` for an unknown game, and `BrokenSave` if the content is neither here nor in
    the file, or cannot be used.
    """
    from festival_desktop.core.errors import BadContent, BrokenSave

    today = rules(save.game)
    played_with, edition = _saved_content(save), _saved_edition(save, today.edition)
    for game in (today, _built_in(save.game), *_saved_rules):
        known = game.name, game.edition, files(game).digest
        if known == (save.game, edition, played_with.digest):
            return game
    try:
        game = _made(save.game, played_with, None if edition == today.edition else edition)
    except BadContent as error:
        raise BrokenSave(f"Its custom content can’t be used: {error}", "content") from None
    _saved_rules.append(game)
    return game


def _saved_edition(save: "Save", today: int) -> int:
    """Return the edition of a save, or the next one that can still be played."""
    return next((one for one in GAMES[save.game].earlier if one >= save.edition), today)


def _saved_content(save: "Save") -> "ContentFiles":
    """Return the content files of a save; raises `BrokenSave`.

    The built-in content of an earlier edition is not kept: such a game gets today's, and so does
    one with a changed digest, which becomes practice.
    """
    from festival_desktop.core.content import ContentFiles
    from festival_desktop.core.errors import BrokenSave

    today = rules(save.game), _built_in(save.game)
    for game in (*today, *_saved_rules):
        if game.name == save.game and files(game).digest == (save.content or files(game).digest):
            return files(game)
    if save.files is None:
        if save.edition < today[1].edition or "content" in save.altered:
            return files(today[1])
        raise BrokenSave("It was played with content that this version doesn’t have.", "content")
    own = ContentFiles(save.files, built_in=False)
    if own.digest != save.content:
        raise BrokenSave("Its custom content was edited outside the program.", "content")
    return own


_saved_rules: "deque[Game[Any, Any, Any]]" = deque(maxlen=8)
"""Those of saved games with content or an edition of their own that were opened last."""


def table(game: "Game[Any, Any, Any]") -> "Table[Any, Any]":
    made: Table[Any, Any] = _part(GAMES[game.name].table)(game)
    return made


def computers(name: str) -> dict[str, Any]:
    """Map each level to its computer player."""
    return _computers(rules(name))


def _computers(game: "Game[Any, Any, Any]") -> dict[str, Any]:
    from festival_desktop.ai.levels import players

    return dict(players(game, heuristics(game)))


def heuristics(game: "Game[Any, Any, Any]") -> Any:
    """Create the evaluation of a game's positions."""
    made, weights = _part(GAMES[game.name].heuristics), tuned_weights(game.name)
    return made(game) if weights is None else made(game, weights.weights)


@cache
def tuned_weights(name: str) -> "TunedWeights[Any] | None":
    """Return the weights of a game's heuristics, if they are data; raises `BadContent`."""
    from festival_desktop.content import measured

    form = GAMES[name].weights
    if form is None:
        return None
    return measured.tuned_weights(paths.resources(), name, _part(form))


def strengths() -> "Strengths":
    """Return the measured strengths of all computers; raises `BadContent`."""
    from festival_desktop.content.measured import read_strengths

    return read_strengths(paths.resources())


def measures(name: str) -> Any | None:
    """Create a game's statistics, if it has any."""
    reference = GAMES[name].measures
    return None if reference is None else _part(reference)(rules(name))


def lessons(name: str) -> "tuple[Lesson, ...]":
    """Return the lessons of a game in order."""
    from festival_desktop.content import lessons

    return lessons.lessons(paths.resources() / name)


def lesson_words(name: str, language: str) -> "Mapping[str, LessonWords]":
    """Map each lesson of a game to its texts in a language."""
    from festival_desktop.content import lessons

    return lessons.lesson_words(paths.resources() / name, language)


@cache
def puzzles(name: str) -> "tuple[Puzzle, ...]":
    """Return the puzzles of a game, the easiest first."""
    from festival_desktop.content import puzzles

    return puzzles.puzzles(paths.resources() / "puzzles", name)


def boxes() -> "tuple[GameBox, ...]":
    """Return what the shelf shows of every game, in the current language."""
    return tuple(_part(entry.box)() for entry in GAMES.values())


def manifest(name: str, game: "Game[Any, Any, Any] | None" = None) -> "GameManifest":
    """Return the manifest of a game, made once for its rules.

    `game` may be other rules of it, those of a saved game with its own content.
    """
    chosen: Any = game or rules(name)
    return _manifest(chosen)


def puzzle_manifest(name: str) -> "GameManifest":
    """Return the manifest with the built-in content, which all puzzles use."""
    chosen: Any = _built_in(name)
    return _manifest(chosen)


@lru_cache(maxsize=16)
def _manifest(game: Any) -> "GameManifest":
    from dataclasses import replace

    made: GameManifest = _part(GAMES[game.name].manifest)(game, table(game), _computers(game))
    return replace(made, medals=medals(game.name))


def medals(name: str) -> "Medals":
    """Return the medals of a game for solo players; raises `BadContent`."""
    from festival_desktop.content.measured import read_medals

    return read_medals(paths.resources()).of(name)

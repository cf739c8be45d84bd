"""Saved games of every game in the catalog, ways to spoil them, and what must hold then."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from festival_desktop import catalog
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.document import Restored, document, restore
from festival_desktop.saves.schema import Save
from festival_desktop.saves.text import encode
from tests.contract.walks import BOXES, CASES, Case

NOW = datetime(2026, 10, 14, 18, 30, 5, tzinfo=UTC)
GAMES = sorted(name for name in catalog.GAMES if name in BOXES)
AnyMatch = Match[Any, Any, Any]


@cache
def played(case: Case, moves: int = 10_000, number: int = 0) -> AnyMatch:
    """A match of this case, played at random; the same every time. Not to be changed."""
    game, seed = case.game, f"{case}-{number}".replace("_", "-")
    seats = len(game.standing(game.deal(case.setup, Rng.from_seed(seed))).scores)
    players = [Player(f"Player {n}", "friend" if n % 2 else None) for n in range(seats)]
    match: AnyMatch = Match(game, case.setup, players, seed)
    rng = Rng.from_seed(f"moves of {seed}")
    while match.to_act is not None and len(match.steps) < moves:
        legal = game.legal_moves(match.state)
        match.play(legal[rng.below(len(legal))])
    return match


@cache
def saved(case: Case, moves: int = 60) -> bytes:
    """The file of a match of so many moves."""
    match = played(case, moves)
    return encode(document(match, "0.1.0", NOW, content=catalog.files(match.game)))


def of_every_game() -> Iterator[Case]:
    """The first and the last case of each game."""
    for name in GAMES:
        cases = [case for case in CASES if case.name == name]
        yield cases[0]
        yield cases[-1]


def loaded(save: Save) -> Restored:
    """As the program loads it, with the content it was saved with."""
    return restore(save, lambda _: catalog.saved_rules(save))


def opened(path: Path) -> Restored | None:
    """What comes of a file: a game that can be looked at and played on, or None if it is refused.

    Whatever else is raised is a mistake of ours.
    """
    try:
        found = store.read_or_rescue(path)
        restored = loaded(found.save)
    except BrokenSave:
        return None
    plays_on(restored.match)
    return restored


def plays_on(match: AnyMatch, moves: int = 4) -> None:
    """Everybody can look at the table, and the game goes on."""
    game, rng = match.game, Rng(7)
    for _ in range(moves):
        for seat in (*range(len(match.players)), None):
            game.view(match.state, seat)
        assert len(match.standing.scores) == len(match.players)
        legal = game.legal_moves(match.state)
        assert bool(legal) == (match.to_act is not None)
        if not legal:
            break
        move = legal[rng.below(len(legal))]
        assert game.read(game.write(move)) == move
        match.play(move)
    document(match, "0.1.0", NOW)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of a document."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from places(value, (*path, index))


def with_value(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The same document with another value in one place."""
    copy = inner = json.loads(json.dumps(data))
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return copy

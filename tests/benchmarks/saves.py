"""Saved games: writing, loading and replaying against the number of moves, and lists of thousands.

Whole games of every game in the catalog, played at random, which makes them longer than people do.
Each line is one length of one game; growth is linear if the time for a move stays the same from
line to line. Times are of the processor, so that other programs matter less; the disk is measured
by the clock.
"""

import shutil
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.document import Marks, document, restore
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.text import encode, parse

NOW = datetime(2026, 11, 16, tzinfo=UTC)
LOAD_MS = 150
MANY = 5_000
LIST_MS = 500
ROUNDS = 5

AnyMatch = Match[Any, Any, Any]


def run() -> None:
    for name in catalog.GAMES:
        _one_game(name)
    _many_saves()


def _played(name: str, players: int, seed: str = "lantern-night-1") -> AnyMatch:
    game = catalog.rules(name)
    names = [Player(f"Player {n}") for n in range(players)]
    match: AnyMatch = Match(game, Setup(players), names, seed)
    rng = Rng.from_seed(seed)
    while match.to_act is not None:
        legal = game.legal_moves(match.state)
        match.play(legal[rng.below(len(legal))])
    return match


def _until(match: AnyMatch, steps: int) -> AnyMatch:
    """The same game, but only so far."""
    part: AnyMatch = Match(match.game, match.setup, match.players, match.seed)
    part.steps, part.cursor = match.steps[:steps], steps
    return part


def _load(raw: bytes) -> object:
    return restore(parse(raw, "a"), catalog.rules)


# -- one file ------------------------------------------------------------------------------------


def _one_game(name: str) -> None:
    whole = _played(name, catalog.rules(name).seats[-1])
    print(f"{name}, {len(whole.players)} seats, a whole game of {len(whole.steps)} random moves:")
    print("   moves      KB   write a step   load        of that replay   a move     to disk")
    first = 0.0
    for share in (0.25, 0.5, 0.75, 1):
        match = _until(whole, round(len(whole.steps) * share))
        steps = len(match.steps)
        raw = encode(document(match, "0.1.0", NOW))
        save = parse(raw, "a")
        load = _best(partial(_load, raw))
        replay = _best(partial(restore, save, catalog.rules))
        each = load / steps * 1e6
        first = first or each
        print(
            f"   {steps:5d} {len(raw) / 1000:7.1f} {_writing(match):11.2f} ms"
            f" {load * 1000:7.1f} ms   {replay * 1000:7.1f} ms"
            f"   {each:7.1f} µs ({each / first:.2f} ×) {_to_disk(raw):6.1f} ms"
        )
    print(f"   load of the whole game: {load * 1000 / LOAD_MS:.2f} of {LOAD_MS} ms")


def _writing(match: AnyMatch) -> float:
    """Milliseconds to put a match into bytes after one more step; those before it are known."""
    before, marks = _until(match, len(match.steps) - 1), Marks()

    def one_step() -> None:
        encode(document(match, "0.1.0", NOW, marks))

    best = float("inf")
    for _ in range(ROUNDS):
        encode(document(before, "0.1.0", NOW, marks))
        began = time.process_time()
        one_step()
        best = min(best, time.process_time() - began)
    return best * 1000


def _to_disk(raw: bytes) -> float:
    """Milliseconds until the disk has it, by the clock."""
    with tempfile.TemporaryDirectory() as folder:
        path, best = Path(folder) / "a.festival", float("inf")
        for _ in range(ROUNDS):
            began = time.perf_counter()
            store.write_bytes(path, raw)
            best = min(best, time.perf_counter() - began)
    return best * 1000


def _best(work: Callable[[], object]) -> float:
    """The best round: what the machine can do when it is not disturbed."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return best


# -- thousands of files --------------------------------------------------------------------------


def _many_saves() -> None:
    folder = Path(tempfile.mkdtemp(prefix="festival-saves-"))
    try:
        _fill(folder)
        saves = SaveFolder(folder)
        for what, goal in (("for the first time", LIST_MS), ("again", LIST_MS / 5)):
            clock, began = time.perf_counter(), time.process_time()
            games = saves.games()
            busy = (time.process_time() - began) * 1000
            took = (time.perf_counter() - clock) * 1000
            print(
                f"{len(games)} saves listed {what:<20} {took:6.0f} ms, processor {busy:6.0f} ms"
                f"   ({busy / goal:.2f} of {goal:.0f} ms)"
            )
        began = time.process_time()
        for path in sorted(folder.iterdir())[:100]:
            store.read(path)
        whole = (time.process_time() - began) * MANY / 100
        print(f"read whole they would take    {'':<12} {whole * 1000:6.0f} ms of the processor")
    finally:
        shutil.rmtree(folder)


def _fill(folder: Path) -> None:
    """Copies of whole games of two, each with a time of its own."""
    raws = [encode(document(_played(name, 2), "0.1.0", NOW)) for name in catalog.GAMES]
    for number in range(MANY):
        when = NOW - timedelta(minutes=number)
        stamp = f"{when:%Y-%m-%dT%H:%M:%S}.000Z".encode()
        raw = raws[number % len(raws)].replace(b"2026-11-16T00:00:00.000Z", stamp)
        (folder / f"{number}.festival").write_bytes(raw)

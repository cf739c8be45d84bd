"""Makes golden files of games that have none: `python -m tests.saves.make_golden`.

Never overwrites one. A whole game of computer players with a few moves at random in between, so
that every kind of move is there, the same taken back for a good part, and one that begins at a
position.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from festival_desktop import __version__, catalog
from festival_desktop.ai.players import stream
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.document import document
from festival_desktop.saves.schema import VERSION

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Anaïs", "李雷", "Zoë 🏮", "נועה", "Bo", "Müşerref")
NOW = datetime(2026, 11, 16, 8, tzinfo=UTC)

AnyMatch = Match[Any, Any, Any]


def whole(
    name: str, setup: Setup, seed: str, at_random: int, edition: int | None = None
) -> AnyMatch:
    """A game to its end; of a hundred moves so many are not the computer's choice."""
    game: Any = catalog.rules(name)
    if edition is not None:
        game = type(game)(game.content, edition)
    computer = next(iter(catalog.computers(name).values()))
    seats = len(game.standing(game.deal(setup, Rng.from_seed(seed))).scores)
    players = [Player(NAMES[n], "friend" if n % 2 else None) for n in range(seats)]
    match: AnyMatch = Match(game, setup, players, seed, relaxed=True)
    rng = Rng.from_seed(f"moves of {seed}")
    while match.to_act is not None:
        legal = game.legal_moves(match.state)
        if rng.below(100) < at_random:
            match.play(legal[rng.below(len(legal))])
            continue
        view = game.view(match.state, match.to_act)
        decision = computer.decide(view, legal, stream(seed, match.to_act, match.cursor))
        match.play(decision.move, decision)
    return match


def make(
    name: str,
    setup: Setup,
    label: str,
    at_random: int = 25,
    number: int = 1,
    edition: int | None = None,
) -> None:
    seed = f"golden-{name.replace('_', '-')}-{number}"
    match = whole(name, setup, seed, at_random, edition)
    _write(f"{name} {label} whole game", match)
    third = len(match.steps) // 3
    match.goto(2 * third)
    _write(f"{name} {label} taken back", match)
    later: AnyMatch = Match(
        match.game, setup, match.players, seed, relaxed=True, start=match.state_at(third)
    )
    for step in match.steps[third : third + 20]:
        later.play(step.move, step.decision)
    _write(f"{name} {label} from a position", later)


def _write(name: str, match: AnyMatch) -> None:
    path = FOLDER / f"version-{VERSION} {name.replace('_', ' ')}.festival"
    if path.exists():
        print(f"{path.name} is there")
        return
    content = catalog.files(catalog.rules(match.game.name))
    store.write(path, document(match, __version__, NOW, content=content, order=1))
    print(f"{path.name}: {len(match.steps)} moves, {path.stat().st_size} bytes")


def main() -> None:
    trixie = Setup(2, {"friends": ("rarity", "trixie")})
    make("festival_of_lanterns", trixie, "edition 3", number=18, edition=3)
    make("festival_of_lanterns", trixie, "trixie", number=18)
    chosen = {"level": ("princess",), "tiles": ("S7", "F3", "F11", "F1")}
    make("festival_of_lanterns", Setup(1, chosen), "chosen tiles")
    make("lanterns_dice", Setup(3), "first")
    make("lanterns_dice", Setup(1, {"emperor": ("B", "A", "B")}), "alone")
    make("lanterns_dice", Setup(4, {"shapes": ("random",), "emperor": ("random",)}), "random")
    make("lanterns_dice", Setup(3), "at once", 100, number=14)  # one part is laid down
    make("firefly_festival", Setup(2), "first")
    make("firefly_festival", Setup(3, {"coins": ("later",)}), "more coins")
    powers = {"layout": ("variable",), "powers": ("dealt",)}
    make("firefly_festival", Setup(4, powers), "powers")
    by_hand = {
        "goals": ("tower", "merchant", "diversity", "ready_to_go"),
        "powers": ("island_born", "twin_storeys", "ferryman"),
    }
    make("firefly_festival", Setup(3, by_hand), "by hand", 100, number=44)  # it has a pass
    for name in ("festival_of_lanterns", "lanterns_dice", "firefly_festival"):
        make(name, Setup(3, {"ahead": ("far", "even", "little")}), "head starts")


if __name__ == "__main__":
    main()

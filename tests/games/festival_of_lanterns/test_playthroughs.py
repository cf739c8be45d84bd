"""Whole games, written down: a change of any rule shows up as a difference to read.

`python -m tests.games.festival_of_lanterns.test_playthroughs` writes them anew.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import digest, step
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.moves import Dedicate, Exchange, Move
from festival_desktop.games.festival_of_lanterns.state import GRID
from tests.games.festival_of_lanterns.positions import GAME

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {"two": Setup(2), "three": Setup(3), "four": Setup(4)}
LANTERNS, TILES = GAME.content.lanterns, GAME.content.tiles


def tell(event: Event) -> str:
    """A few words for what the move itself does not say."""
    match event:
        case ev.LanternGained():
            return f"{event.seat} gained {LANTERNS[event.lantern]} ({event.reason.name.lower()})"
        case ev.LanternMissed():
            return f"{event.seat} missed {LANTERNS[event.lantern]} ({event.reason.name.lower()})"
        case ev.MooncakesGained():
            return f"{event.seat} gained {event.number} mooncakes, missed {event.missed}"
        case ev.DedicationMade():
            return f"scored {event.points}{' (generic)' if event.generic else ''}"
        case ev.FaceUpTaken():
            return f"took {TILES[event.tile].id}"
        case ev.TileDrawn():
            return f"drew {TILES[event.tile].id if event.tile is not None else 'unseen'}"
        case ev.TileRevealed():
            return f"revealed {TILES[event.tile].id}"
        case ev.FinalTurnsBegan():
            return "final turns"
        case ev.GameEnded():
            return "winners " + " ".join(map(str, event.winners))
    return ""


def telling(moves: Sequence[Move], rng: Rng) -> Sequence[Move]:
    """Every other time an exchange or a Dedication, if there is one: such games tell more."""
    rare = [move for move in moves if isinstance(move, Exchange | Dedicate)]
    return rare if rare and rng.below(2) else moves


def record(name: str) -> str:
    rng = Rng.from_seed(f"moves of {name}")
    state = GAME.deal(GAMES[name], Rng.from_seed(name))
    hands = ["-".join(TILES[tile].id for tile in hand) for hand in state.hands]
    start = state.display[GRID.origin]
    lines = [
        f"start {TILES[start // 4].id} turned {start % 4 * 90}, hands {' '.join(hands)}, "
        f"face up {TILES[state.face_up].id}, seat {state.seat} begins"
    ]
    while GAME.to_act(state) is not None:
        moves = telling(GAME.legal_moves(state), rng)
        played = step(GAME, state, moves[rng.below(len(moves))])
        state = played.state
        happened = ", ".join(filter(None, map(tell, played.events)))
        lines.append(f"{played.seat} {GAME.write(played.move)}: {happened}".removesuffix(": "))
    for score in GAME.standing(state).scores:
        points = ", ".join(f"{line.what} {line.points}" for line in score.lines)
        cakes, left = score.tiebreaks
        rest = f"{cakes} mooncakes, {left} lanterns"
        lines.append(f"seat {score.seat}: {score.total} points ({points}), {rest}")
    return "\n".join([*lines, f"digest {digest(GAME, state)}", ""])


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_always_went(name: str) -> None:
    assert record(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(record(name), encoding="utf-8")

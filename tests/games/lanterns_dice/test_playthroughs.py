"""Whole games, written down: a change of any rule shows up as a difference to read.

`python -m tests.games.lanterns_dice.test_playthroughs` writes them anew.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import digest, step
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.lake import pool_name
from festival_desktop.games.lanterns_dice.moves import Move
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import State
from tests.games.lanterns_dice.positions import COLORS, GAME, IN_ORDER

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "alone": Setup(1, {"emperor": ("B", "A", "B")}),
    "two_first_game": Setup(2),
    "three_at_random": Setup(3, {"shapes": ("random",), "emperor": ("random",)}),
    "four_by_hand": Setup(
        4,
        {
            "shapes": ("line", "l", "s", "plus"),
            "emperor": ("B", "B", "B"),
            "sheets": ("D", "B", "A", "C"),
        },
    ),
    "three_at_once": Setup(3),
}
AT_ONCE = {"three_at_once"}
"""Where people take their sheets in any order."""


def tell(event: Event) -> str:
    """One short line for what happened."""
    match event:
        case ev.DiceRolled():
            return "rolled " + " ".join(COLORS[die] for die in event.dice)
        case ev.TrayOriented():
            return "faced " + " ".join(COLORS[die] for die in event.faced)
        case ev.GiftEarned():
            return "earned a gift"
        case ev.PoolCompleted():
            return f"completed {pool_name(event.pool)}"
        case ev.PlatformBonusEarned():
            return f"platform {pool_name(event.pool)}"
        case ev.BoatSurrounded():
            return f"boat {pool_name(event.pool)}"
        case ev.EmperorActionTaken():
            return f"{event.action.name.lower()} for {event.paid}"
        case ev.FireworksLaunched():
            return f"scored {event.points}"
        case ev.PartSkipped():
            return f"skipped {event.seat}"
        case ev.TurnBegan():
            return f"turn {event.turn + 1} of {event.seat}"
        case ev.LastLaunchesBegan():
            return "last launches"
        case ev.GameEnded():
            return "winners " + " ".join(map(str, event.winners))
    return ""


def eager(game: LanternsDice, state: State) -> Sequence[Move]:
    """The moves that complete a pool or launch a tile, if there are any: such games tell more."""
    legal = game.legal_moves(state)
    telling = []
    for move in legal:
        log: list[Event] = []
        GAME.play(GAME.copy(state), move, log)
        if any(isinstance(event, ev.PoolCompleted | ev.FireworksLaunched) for event in log):
            telling.append(move)
    return telling or legal


def record(name: str) -> str:
    """A game of eager, else random moves."""
    setup, rng = GAMES[name], Rng.from_seed(f"moves of {name}")
    state = GAME.deal(setup, Rng.from_seed(name))
    lines = [f"sheets {' '.join(GAME.dump(state)['sheets'])}, seat {state.start} starts"]
    while GAME.to_act(state) is not None:
        moves = eager(GAME if name in AT_ONCE else IN_ORDER, state)
        played = step(GAME, state, moves[rng.below(len(moves))])
        state = played.state
        parts = [f"{played.seat} {GAME.write(played.move)}", *map(tell, played.events)]
        lines.append(": ".join([parts[0], ", ".join(filter(None, parts[1:]))]).removesuffix(": "))
    for score in GAME.standing(state).scores:
        points = ", ".join(f"{line.what} {line.points}" for line in score.lines)
        lines.append(f"seat {score.seat}: {score.total} points ({points})")
    return "\n".join([*lines, f"digest {digest(GAME, state)}", ""])


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_always_went(name: str) -> None:
    assert record(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(record(name), encoding="utf-8")

"""Whole games, written down: a change of any rule shows up as a difference to read.

`python -m tests.games.firefly_festival.test_playthroughs` writes them anew.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import digest, step
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import State
from tests.games.firefly_festival.positions import CONTENT, GAME

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "two_first_game": Setup(2),
    "three_with_powers": Setup(3, {"powers": ("dealt",)}),
    "four_by_hand": Setup(
        4,
        {
            "layout": ("variable",),
            "goals": ("tower", "empire", "diversity", "ready_to_go"),
            "powers": ("twin_storeys", "ferryman", "caravan", "first_stones"),
        },
    ),
    "six_variable": Setup(6, {"layout": ("variable",), "powers": ("dealt",)}),
}
TELLING = (m.HoldFestival, m.ClaimPublic, m.ClaimPrivate, m.BuildPagoda, m.BuildBridge, m.Cross)
"""Such moves come first: games of them tell more."""


def tell(event: Event) -> str:
    """One short line for what happened."""
    match event:
        case ev.PowersRevealed():
            return "powers " + " ".join(CONTENT.powers[card].id for card in event.powers)
        case ev.CoinsGained():
            return f"{event.seat} got {event.number} coins by {event.source.name.lower()}"
        case ev.PointsScored():
            return f"{event.seat} scored {event.points} by {event.why.name.lower()}"
        case ev.GoalDrawn():
            return f"drew {CONTENT.private[event.goal or 0].id}"
        case ev.GoalMissed():
            return "no goal left"
        case ev.WorkerRecruited():
            return "recruited"
        case ev.RecruitLost():
            return "recruit lost"
        case ev.BridgeBuilt() | ev.WorkerFerried() | ev.FishPlaced():
            return f"paid {event.paid}"
        case ev.WorkersMoved():
            return f"toll {event.toll}"
        case ev.FloorBuilt():
            return f"floor {event.height}"
        case ev.FestivalScored():
            return f"{event.seat} scored {event.pieces} pieces for {event.points}"
        case ev.FirefliesScored():
            return f"fireflies {event.here} here {event.beside} beside for {event.points}"
        case ev.FishReturned():
            return f"{event.seat} took back {event.number} fish"
    return tell_more(event)


def tell_more(event: Event) -> str:
    match event:
        case ev.PublicGoalClaimed() | ev.PrivateGoalClaimed():
            return f"scored {event.points}"
        case ev.CrowTaken():
            return f"paid {event.paid} points"
        case ev.EndTriggered():
            return f"the end: {event.trigger.name.lower()}"
        case ev.CrowCursed():
            return f"{event.seat} lost {event.points} by the crow"
        case ev.ChainScored():
            return f"{event.seat} has a chain of {event.islands} for {event.points}"
        case ev.LongestChainScored():
            return f"{event.seat} has the longest for {event.points}"
        case ev.TurnBegan():
            return f"turn of {event.seat}"
        case ev.GameEnded():
            return "winners " + " ".join(map(str, event.winners))
    return ""


def eager(state: State) -> Sequence[m.Move]:
    legal = GAME.legal_moves(state)
    for kind in TELLING:
        telling = [move for move in legal if isinstance(move, kind)]
        if telling:
            return telling
    return legal


def record(name: str) -> str:
    """A game of eager and of random moves, by turns."""
    setup, rng = GAMES[name], Rng.from_seed(f"moves of {name}")
    state = GAME.deal(setup, Rng.from_seed(name))
    lines = [f"layout {' '.join(GAME.dump(state)['layout'])}, seat {state.first} begins"]
    while GAME.to_act(state) is not None:
        moves = eager(state) if rng.below(2) else GAME.legal_moves(state)
        played = step(GAME, state, moves[rng.below(len(moves))])
        state = played.state
        parts = [f"{played.seat} {GAME.write(played.move)}", *map(tell, played.events)]
        lines.append(": ".join([parts[0], ", ".join(filter(None, parts[1:]))]).removesuffix(": "))
    for score in GAME.standing(state).scores:
        points = ", ".join(f"{line.what} {line.points}" for line in score.lines if line.points)
        lines.append(f"seat {score.seat}: {score.total} points ({points})")
    return "\n".join([*lines, f"digest {digest(GAME, state)}", ""])


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_always_went(name: str) -> None:
    assert record(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(record(name), encoding="utf-8")

"""Positions of games between usual players in which one turn is clearly best for some aim."""

import math
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from festival_desktop import catalog
from festival_desktop.ai.levels import USUAL
from festival_desktop.ai.players import stream
from festival_desktop.core.game import Event, Game, Seat, Setup
from festival_desktop.core.rng import Rng
from tests.puzzles.search import Finding, Node, TooLarge, explore, judge

MOST = 3500
"""Positions of a turn that are looked through; a turn with more is left."""
FEWEST = 25
SAMPLE = 12
"""So many first decisions are tried to see how many second ones there are."""
SAME = 2
"""About so many of these lead to the same position."""
LONGEST = 6
"""Decisions of a solution."""
SOLUTIONS = 3
"""Different positions in which the aim may be reached by the shortest way."""
RARE = 0.05
"""The part of all positions of the turn in which it may first be reached."""
WIDE = 40
"""A single decision is a puzzle if there are so many of its kind to choose from."""
EACH = 2
"""So many puzzles of an aim may come from one game."""
EARLIEST = 0.3
"""The part of a game before which there are no puzzles."""


class Least(NamedTuple):
    """What makes a number worth asking for."""

    gain: int
    """More than there is at the start of the turn."""
    margin: int = 1
    """More than the next best."""


class Candidate(NamedTuple):
    setup: Setup
    position: Any
    seat: Seat
    aim: str
    target: int
    solution: tuple[str, ...]
    effort: float
    """How hard it is to find."""
    origin: str
    """Where it comes from: a seed, and the moves before."""


class Turn(NamedTuple):
    """The beginning of what one seat decided in a game that was played."""

    state: Any
    seat: Seat
    number: int
    played: tuple[Any, ...]
    """What it did."""


def turns(game: Game[Any, Any, Any], setup: Setup, seed: str) -> list[Turn]:
    """All turns of a game; one that begins with chance, such as a roll, from there on."""
    player = catalog.computers(game.name)[USUAL]
    state, found, number = game.deal(setup, Rng.from_seed(seed)), list[Turn](), 0
    last, rolled = None, False
    while (seat := game.to_act(state)) is not None:
        legal = game.legal_moves(state)
        move = player.choose(game.view(state, seat), legal, stream(seed, seat, number))
        if seat != last or rolled:
            found.append(Turn(game.copy(state), seat, number, ()))
        found[-1] = found[-1]._replace(played=(*found[-1].played, move))
        log: list[Event] = []
        game.play(state, move, log)
        rolled = len(legal) == 1 and any(game.is_irreversible(event, seat) for event in log)
        last, number = seat, number + 1
    return found


def candidates(
    game: Game[Any, Any, Any], setup: Setup, seed: str, least: Mapping[str, Least]
) -> Iterator[Candidate]:
    """The puzzles of one game, a few of each aim."""
    left, known = dict.fromkeys(least, EACH), catalog.puzzle_manifest(game.name).aims
    assert known is not None
    aims = known.measures
    played = turns(game, setup, seed)
    for turn in played[int(len(played) * EARLIEST) :]:
        asked = {name: aims[name] for name, number in left.items() if number}
        if not asked or _looks_large(game, turn):
            continue
        try:
            nodes = explore(game, turn.state, turn.seat, asked, MOST)
        except TooLarge:
            continue
        if len(nodes) < FEWEST or any(game.to_act(node.state) is None for node in nodes):
            continue
        for aim in sorted(asked, key=lambda aim: -left[aim]):
            finding = judge(nodes, aim)
            if not _is_worth_it(nodes[0], finding, aim, least[aim]) or _found(turn, finding):
                continue
            # Positions that differ only for other aims are one for whoever has this aim.
            nodes_of_aim = explore(game, turn.state, turn.seat, {aim: aims[aim]}, MOST)
            finding = judge(nodes_of_aim, aim)
            if _is_worth_it(nodes_of_aim[0], finding, aim, least[aim]):
                left[aim] -= 1
                yield _candidate(game, setup, turn, aim, finding, seed)
                break


def _looks_large(game: Game[Any, Any, Any], turn: Turn) -> bool:
    """Whether the second decisions alone are too many, as far as some of the first ones tell."""
    first = game.legal_moves(turn.state)
    tried = first[:: 1 + len(first) // SAMPLE]
    second = 0
    for move in tried:
        after = game.copy(turn.state)
        game.play(after, move, [])
        second += len(game.legal_moves(after)) if game.to_act(after) == turn.seat else 0
    return second * len(first) > SAME * MOST * len(tried)


def _is_worth_it(start: Node, finding: Finding, aim: str, least: Least) -> bool:
    if not 0 < len(finding.solutions) <= SOLUTIONS:
        return False
    if finding.reached > RARE * finding.positions:
        return False
    line = finding.solutions[0].line
    easy = finding.alike < WIDE if len(line) == 1 else finding.greedy == finding.best
    return (
        len(line) <= LONGEST
        and not easy
        and finding.best - start.values[aim] >= least.gain
        and finding.best - finding.next_best >= least.margin
    )


def _found(turn: Turn, finding: Finding) -> bool:
    """Whether the usual player found it."""
    lines = {node.line for node in finding.solutions}
    return any(turn.played[:length] in lines for length in range(1, len(turn.played) + 1))


def _candidate(
    game: Game[Any, Any, Any], setup: Setup, turn: Turn, aim: str, finding: Finding, seed: str
) -> Candidate:
    line = finding.solutions[0].line
    effort = len(line) + math.log2(finding.positions / finding.reached) / 2
    return Candidate(
        setup=setup,
        position=game.dump(turn.state),
        seat=turn.seat,
        aim=aim,
        target=finding.best,
        solution=tuple(map(game.write, line)),
        effort=effort,
        origin=f"{seed}, {turn.number} moves",
    )

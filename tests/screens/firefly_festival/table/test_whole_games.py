"""Every legal move of whole games can be made by clicks, with any number of players and powers."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint

from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import State
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.table.questions import END_ANYWAY
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_after, rules

Lake = Callable[..., FireflyDesk]
GAMES = [
    (2, ("caravan", "ferryman")),
    (3, ("twin_storeys", "island_born", "first_stones")),
    (4, ("remote_architect", "high_priest", "crowd_pleaser", "homecoming")),
    (5, ("dealt",)),
    (6, ("wide_net", "free_passage", "hospitality", "courier", "impatient_host", "crow_friend")),
]
EACH_KIND = 2
"""So many moves of each kind are tried in a position."""


def show(desk: FireflyDesk, state: State) -> None:
    """The position as whoever is to act sees it; what is chosen is told and not played."""
    desk.chosen.clear()
    desk.session.show(state, state.seat, None, (), True)


def click_at(desk: FireflyDesk, target: Target) -> None:
    desk.click(desk.point(target))


def make(desk: FireflyDesk, move: Any) -> None:
    """The clicks by which a person makes a move."""
    selections = [target for step in desk.session.table.selections(move) for target in step]
    match move:
        case m.BuildBridge():
            click_at(desk, selections[0])
            desk.click(ground(desk, move.a))
            click_at(desk, selections[-1])
        case m.MoveWorker() | m.MovePair() | m.Ferry():
            click_at(desk, selections[0])
            desk.click(ground(desk, move.origin))
            desk.click(ground(desk, move.destination))
            if selections[-1] in desk.answers:
                click_at(desk, selections[-1])
        case m.BuildPagoda() | m.HoldFestival():
            click_at(desk, selections[0])
            desk.click(ground(desk, move.island))
        case m.Done() | m.EndTurn():  # one press may be both
            desk.click(desk.layout.end.center().toPoint())
            if desk.presenter.interaction.asking:
                click_at(desk, END_ANYWAY)
        case _:
            for target in selections:
                click_at(desk, target)


def ground(desk: FireflyDesk, island: int) -> QPoint:
    return desk.ground(island)


def is_made(desk: FireflyDesk, move: Any) -> bool:
    """One's own free way is taken unasked, and any of several lanes by a ferry."""
    if desk.chosen == [move]:
        return True
    own = isinstance(move, m.MoveWorker | m.Ferry) and m.MoveWorker(
        move.origin, move.destination, desk.session.view.seat
    )
    if desk.chosen == [own]:
        return True
    (chosen,) = desk.chosen
    same = isinstance(move, m.Ferry) and isinstance(chosen, m.Ferry)
    return same and (chosen.origin, chosen.destination) == (move.origin, move.destination)


def some_of_each(moves: Any, rng: Rng) -> list[Any]:
    kinds: dict[type[Any], list[Any]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    found = []
    for of_kind in kinds.values():
        rng.shuffle(of_kind)
        found += of_kind[:EACH_KIND]
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "powers"), GAMES, ids=str)
def test_every_legal_move_is_made_by_clicks(
    lake: Lake, players: int, powers: tuple[str, ...]
) -> None:
    game, rng = rules(), Rng.from_seed(f"clicks {players}")
    match = match_after(0, players, None, f"whole {players}", powers=powers)
    desk = lake(match)
    desk.session.chosen.disconnect(desk.controller.play)
    tried: set[type[Any]] = set()
    state = match.state
    for step in range(260):
        if game.to_act(state) is None:
            break
        moves = game.legal_moves(state)
        if step % 30 == 0 or any(type(move) not in tried for move in moves):
            for move in some_of_each(moves, rng):
                show(desk, state)
                make(desk, move)
                assert is_made(desk, move), (game.write(move), desk.chosen)
                tried.add(type(move))
        state = game.copy(state)
        telling = [move for move in moves if isinstance(move, m.BuildPagoda | m.HoldFestival)]
        choice = telling if telling and rng.below(2) else moves
        game.play(state, choice[rng.below(len(choice))], [])
    assert {m.BuildBridge, m.BuildPagoda, m.MoveWorker, m.EndTurn, m.PlaceFish} <= tried

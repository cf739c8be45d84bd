"""What is told to be missing, held against what the rules allow."""

from random import Random
from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.state import Stage
from festival_desktop.games.lanterns_dice.lake import BESIDE, BOTH_AREAS, members
from festival_desktop.games.lanterns_dice.scoring import surrounded
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.tables.festival_of_lanterns.needs import need
from festival_desktop.tables.lanterns_dice.needs import boat_needs, short_of

FESTIVAL, DICE, _ = catalog.GAMES


def walk(game: str, seed: int) -> Any:
    """A random game, position by position."""
    rules = catalog.manifest(game).rules
    players = (Player("Mira"), Player("Jonas"))
    match: Match[Any, Any, Any] = Match(rules, Setup(2), players, f"needs-{seed}", True)
    chance = Random(seed)
    while match.to_act is not None:
        yield rules, match.state
        match.play(chance.choice(rules.legal_moves(match.state)))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_missing_for_a_dedication_exactly_when_it_can_be_made(seed: int) -> None:
    checked = 0
    for rules, state in walk(FESTIVAL, seed):
        if state.stage not in (Stage.EXCHANGE, Stage.DEDICATE):
            continue
        view, moves = rules.view(state, state.seat), rules.legal_moves(state)
        for kind in Dedication:
            if not state.left[kind] and not any(state.left[len(Dedication) :]):
                continue
            can = any(isinstance(move, m.Dedicate) and move.kind is kind for move in moves)
            assert (need(view, state.seat, kind).number == 0) == can
            checked += can
    assert checked


@pytest.mark.parametrize("seed", range(4))
def test_one_missing_lantern_makes_the_set(seed: int) -> None:
    checked = 0
    for rules, state in walk(FESTIVAL, seed):
        view = rules.view(state, 0)
        for kind in Dedication:
            missing = need(view, 0, kind)
            if missing.number != 1:
                continue
            for lantern in missing.lanterns:
                more = state.copy()
                more.lanterns[0][lantern] += 1
                assert need(rules.view(more, 0), 0, kind).number == 0
                checked += 1
    assert checked


@pytest.mark.parametrize("seed", range(3))
def test_a_display_is_short_of_no_pool_exactly_when_it_fits(seed: int) -> None:
    told = set()
    for rules, state in walk(DICE, seed):
        view = rules.view(state, 0)
        for shape in view.shapes:
            free = view.completed[0] & ~view.covered[0]
            short = short_of(rules, view, 0, shape)
            assert (short.number == 0) == rules.fireworks.fits(shape, free)
            for pool in short.pools:
                assert not view.completed[0] >> pool & 1
            told.add(short.number)
    assert len(told) > 1


@pytest.mark.parametrize("seed", range(3))
def test_a_boat_is_surrounded_once_the_pools_it_needs_are_completed(seed: int) -> None:
    checked = 0
    for rules, state in walk(DICE, seed):
        view = rules.view(state, 0)
        for boat in rules.content.boats:
            needs = boat_needs(view, 0, boat)
            lost = bool(view.shaded[0] & BOTH_AREAS[boat])
            done = surrounded(view.shaded[0], view.completed[0], boat)
            assert (needs is None) == (lost or done)
            if needs is not None:
                then = view.completed[0] | sum(1 << pool for pool in needs)
                assert surrounded(view.shaded[0], then, boat)
                assert set(needs) <= set(members(BESIDE[boat]))
                checked += 1
    assert checked

"""Laws of positions: nothing gets lost, everything can be kept in a file, the game ends."""

import json

import pytest

from festival_desktop import catalog
from festival_desktop.core.errors import BadSetup, BrokenSave
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import digest
from tests.contract.walks import BOXES, CASES, Case, walk

every_case = pytest.mark.parametrize("case", CASES, ids=str)
many_games = pytest.mark.parametrize("games", [2, pytest.param(12, marks=pytest.mark.full)])


@every_case
@many_games
def test_every_piece_is_in_exactly_one_place(case: Case, games: int) -> None:
    for seed in range(games):
        for state in walk(case, seed).states:
            case.box.count_pieces(case.game, state)


@every_case
@many_games
def test_the_game_ends_and_somebody_wins(case: Case, games: int) -> None:
    for seed in range(games):
        *before, end = walk(case, seed).states
        assert case.game.to_act(end) is None
        assert not case.game.legal_moves(end)
        assert case.game.standing(end).winners
        assert not any(case.game.standing(state).winners for state in before)


@every_case
@many_games
def test_a_score_is_the_sum_of_its_reasons(case: Case, games: int) -> None:
    for seed in range(games):
        for score in case.game.standing(walk(case, seed).states[-1]).scores:
            assert score.total == sum(line.points for line in score.lines)
            assert all(line.what for line in score.lines)


@every_case
def test_scores_come_in_seat_order_with_equal_tie_breaks(case: Case) -> None:
    for state in walk(case, 0).states:
        scores = case.game.standing(state).scores
        assert [score.seat for score in scores] == list(range(len(scores)))
        assert len({len(score.tiebreaks) for score in scores}) == 1


@every_case
@many_games
def test_nobody_ranks_above_a_winner(case: Case, games: int) -> None:
    for seed in range(games):
        standing = case.game.standing(walk(case, seed).states[-1])
        best = max(score.rank for score in standing.scores)
        assert all(standing.scores[winner].rank == best for winner in standing.winners)


@pytest.mark.sample
@every_case
@pytest.mark.parametrize("seed", range(2))
def test_a_position_can_be_kept_as_json(case: Case, seed: int) -> None:
    game = case.game
    for state in walk(case, seed).states:
        text = json.dumps(game.dump(state))
        loaded = game.load(json.loads(text))
        assert loaded == state
        assert digest(game, loaded) == digest(game, state)


@every_case
def test_positions_that_differ_have_other_digests(case: Case) -> None:
    states = walk(case, 0).states
    assert len({digest(case.game, state) for state in states}) == len(states)


@every_case
def test_a_copy_goes_its_own_way(case: Case) -> None:
    game = case.game
    for before, played in zip(walk(case, 0).states, walk(case, 0).steps, strict=False):
        copy = game.copy(before)
        assert copy == before
        game.play(copy, played.move, [])
        assert copy == played.state
        assert copy != before


@pytest.mark.sample
@every_case
@pytest.mark.parametrize(
    "data",
    [None, 0, "", [], {}, {"players": 2}, {"seat": 0}, [[]], True, 1e999],
    ids=lambda data: repr(data)[:20],
)
def test_what_is_no_position_is_a_broken_save(case: Case, data: object) -> None:
    with pytest.raises(BrokenSave):
        case.game.load(data)


@every_case
def test_a_changed_position_is_a_broken_save_or_a_position_of_its_own(case: Case) -> None:
    game = case.game
    states = walk(case, 0).states
    data = game.dump(states[min(20, len(states) // 2)])
    refused = 0
    for part in data:
        changed = [data | {part: wrong} for wrong in (None, -1, "x", [None], {"a": 1}, 1e999)]
        changed.append({key: value for key, value in data.items() if key != part})
        for other in changed:
            try:
                assert game.dump(game.load(other)) == other
            except BrokenSave:
                refused += 1
    assert refused > 6 * len(data)


def test_every_game_of_the_catalog_keeps_these_laws() -> None:
    assert set(catalog.GAMES) <= BOXES, "a game needs tests/contract/<game>.py; see walks.py"


@every_case
def test_the_catalog_and_the_rules_agree(case: Case) -> None:
    game = case.game
    assert game.name == case.name
    assert game.edition >= 1
    assert case.setup.players in game.seats
    assert game.seats.step == 1
    for players in (game.seats.start - 1, game.seats.stop, 99):
        with pytest.raises(BadSetup):
            game.check(Setup(players))
    with pytest.raises(BadSetup):
        game.check(Setup(game.seats[-1], {"no-such-option": ("x",)}))


@every_case
def test_deals_differ_by_their_seed_only(case: Case) -> None:
    deals = [case.game.deal(case.setup, Rng.from_seed(f"deal-{n}")) for n in range(8)]
    again = [case.game.deal(case.setup, Rng.from_seed(f"deal-{n}")) for n in range(8)]
    assert deals == again
    assert len({digest(case.game, state) for state in deals}) == 8


@every_case
def test_every_position_fits_the_setup_it_was_dealt_for(case: Case) -> None:
    for seed in range(2):
        for state in walk(case, seed).states[::7]:
            assert case.game.load(case.game.dump(state), case.setup) == state
            seen = case.game.view(state, 0)
            imagined = case.game.imagine(seen, Rng(seed))
            case.game.load(case.game.dump(imagined), case.setup)


@every_case
def test_a_position_of_another_number_of_people_does_not_fit(case: Case) -> None:
    data = case.game.dump(walk(case, 0).states[3])
    others = [one.setup for one in CASES if one.name == case.name]
    for setup in others:
        if setup.players != case.setup.players:
            with pytest.raises(BrokenSave):
                case.game.load(data, setup)


OTHER = [
    ("festival_of_lanterns", Setup(1, {"level": ("princess",)}), Setup(2)),
    ("festival_of_lanterns", Setup(1, {"level": ("princess",)}), Setup(1)),
    ("festival_of_lanterns", Setup(2, {"friends": ("rarity",)}), Setup(2)),
    ("festival_of_lanterns", Setup(2), Setup(2, {"friends": ("rarity",)})),
    ("lanterns_dice", Setup(2, {"emperor": ("A", "B", "A")}), Setup(2)),
    ("lanterns_dice", Setup(2), Setup(2, {"emperor": ("B", "B", "B")})),
    ("lanterns_dice", Setup(2, {"sheets": ("A", "B")}), Setup(2, {"sheets": ("C", "D")})),
    ("firefly_festival", Setup(2, {"powers": ("dealt",)}), Setup(2)),
    ("firefly_festival", Setup(2), Setup(2, {"powers": ("dealt",)})),
    (
        "firefly_festival",
        Setup(2, {"powers": ("ferryman", "twin_storeys")}),
        Setup(2, {"powers": ("twin_storeys", "ferryman")}),
    ),
]


@pytest.mark.parametrize(("name", "dealt", "other"), OTHER)
def test_a_position_of_other_choices_does_not_fit(name: str, dealt: Setup, other: Setup) -> None:
    """A solo position in a setup for two once loaded, and failed later."""
    game = catalog.rules(name)
    data = game.dump(game.deal(dealt, Rng(4)))
    game.load(data, dealt)
    with pytest.raises(BrokenSave, match="where ") as refused:
        game.load(data, other)
    assert refused.value.reason == "law"

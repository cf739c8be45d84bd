"""Files spoiled in every way hypothesis can think of, for every game: refused or played on.

The same examples on every CI run, and a bounded number of them.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from festival_desktop import catalog
from festival_desktop.core.errors import BrokenSave
from festival_desktop.play.match import Match
from festival_desktop.saves import store
from festival_desktop.saves.document import restore
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.text import parse
from tests.contract.walks import CASES, Case
from tests.saves.hostile import (
    NOW,
    of_every_game,
    opened,
    places,
    played,
    plays_on,
    saved,
    with_value,
)

bounded = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
long = settings(bounded, max_examples=2_000)
every_game = pytest.mark.parametrize("case", list(of_every_game()), ids=str)
LENGTHS = st.sampled_from([0, 7, 60])

somewhere = st.floats(0, 1, exclude_max=True)
damage = st.one_of(
    st.tuples(st.just("flip"), somewhere, st.integers(0, 7)),
    st.tuples(st.just("cut"), somewhere, st.just(0)),
    st.tuples(st.just("drop"), somewhere, st.integers(1, 400)),
    st.tuples(st.just("double"), somewhere, st.integers(1, 400)),
    st.tuples(st.just("wipe"), somewhere, st.integers(1, 400)),
    st.tuples(st.just("insert"), somewhere, st.binary(min_size=1, max_size=40)),
)
values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**15), 10**15)
    | st.integers(-3, 120)
    | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


def spoiled(raw: bytes, damages: list[tuple[str, float, Any]]) -> bytes:
    data = bytearray(raw)
    for kind, where, how in damages:
        at = int(where * len(data))
        match kind:
            case "flip" if data:
                data[at] ^= 1 << how
            case "cut":
                del data[at:]
            case "drop":
                del data[at : at + how]
            case "double":
                data[at:at] = data[at : at + how]
            case "wipe":
                data[at : at + how] = bytes(len(data[at : at + how]))
            case "insert":
                data[at:at] = how
    return bytes(data)


@pytest.mark.full
@every_game
@bounded
@given(moves=LENGTHS, damages=st.lists(damage, min_size=1, max_size=4))
def test_spoiled_bytes_are_refused_or_played_on_and_never_hide_a_neighbour(
    case: Case, moves: int, damages: list[tuple[str, float, Any]], tmp_path: Path
) -> None:
    spoil_one_of_two(case, moves, damages, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
@long
@given(moves=st.sampled_from([0, 7, 60, 10_000]), damages=st.lists(damage, min_size=1, max_size=6))
def test_of_thousands_of_spoiled_files_none_is_trouble(
    case: Case, moves: int, damages: list[tuple[str, float, Any]], tmp_path: Path
) -> None:
    spoil_one_of_two(case, moves, damages, tmp_path)


def spoil_one_of_two(
    case: Case, moves: int, damages: list[tuple[str, float, Any]], tmp_path: Path
) -> None:
    path, neighbour = tmp_path / "a.festival", tmp_path / "neighbour.festival"
    path.write_bytes(spoiled(saved(case, moves), damages))
    neighbour.write_bytes(saved(case, 7))
    opened(path)
    listed = {one.path: one for one in SaveFolder(tmp_path).games()}
    assert listed[neighbour].trouble is None
    assert path in listed


@pytest.mark.full
@every_game
@bounded
@given(moves=LENGTHS, where=st.lists(somewhere, min_size=1, max_size=3), value=values)
def test_wrong_values_are_refused_or_played_on(
    case: Case, moves: int, where: list[float], value: Any, tmp_path: Path
) -> None:
    data = json.loads(saved(case, moves))
    for share in where:
        ways = list(places(data))
        data = with_value(data, ways[int(share * len(ways))], value)
    path = tmp_path / "a.festival"
    path.write_text(json.dumps(data))
    opened(path)


@every_game
@bounded
@given(
    moves=LENGTHS,
    where=st.lists(somewhere, min_size=1, max_size=2),
    change=st.sampled_from([-2, -1, 1, 2, 9]) | values,
)
def test_a_position_that_was_tampered_with_is_refused_or_can_be_played(
    case: Case, moves: int, where: list[float], change: Any
) -> None:
    """As if somebody had made the digest fit it."""
    match = played(case, moves)
    data = case.game.dump(match.state)
    for share in where:
        ways = list(places(data))
        way = ways[int(share * len(ways))]
        old = data
        for key in way:
            old = old[key]
        number = type(old) is int and type(change) is int
        data = with_value(data, way, old + change if number else change)
    try:
        state = case.game.load(data)
    except BrokenSave:
        return
    if all(abs(score.total) <= 9_999 for score in case.game.standing(state).scores):
        plays_on(Match(case.game, case.setup, match.players, "x", start=state))


@pytest.mark.full
@every_game
@bounded
@given(texts=st.lists(st.text(min_size=1, max_size=40), min_size=1, max_size=5), at=somewhere)
def test_moves_of_any_text_are_refused_or_rescued(
    case: Case, texts: list[str], at: float, tmp_path: Path
) -> None:
    data = json.loads(saved(case))
    number = int(at * (len(data["moves"]) + 1))
    data["moves"][number:number] = texts
    path = tmp_path / "a.festival"
    path.write_text(json.dumps(data))
    opened(path)


@every_game
def test_moves_of_another_seat_or_another_time_stop_at_the_last_good_step(case: Case) -> None:
    whole = parse(saved(case), "a")
    moves = whole.moves
    for others in (moves[::-1], moves[1:], moves[:30] + moves[:30], ["pass"] * 60):
        bare = whole.model_copy(update={"moves": others, "cursor": len(others), "marks": []})
        match = restore(bare, catalog.rules).match
        good = [match.game.write(step.move) for step in match.steps]
        assert good == others[: len(good)]
        plays_on(match)


@bounded
@given(st.binary(max_size=300))
def test_any_bytes_are_no_game(raw: bytes) -> None:
    with pytest.raises(BrokenSave):
        parse(raw, "a.festival")


def test_a_name_leads_nowhere_else(tmp_path: Path) -> None:
    """Names inside a file are words, never paths."""
    case = next(iter(of_every_game()))
    folder = tmp_path / "saves"
    folder.mkdir()
    data = json.loads(saved(case, 7))
    for field in ("game", "seed", "app"):
        for name in ("../../escaped", "/etc/passwd", "C:\\nul", "a\0b", "~/x", "%2e%2e"):
            path = folder / "a.festival"
            path.write_text(json.dumps(with_value(data, (field,), name)))
            opened(path)
            fresh = next(SaveFolder(folder).new_paths(name, name, NOW))
            assert fresh.parent == folder
    assert [path.name for path in tmp_path.iterdir()] == ["saves"]
    assert store.shown(Path("a\nb\u202e.festival")).isprintable()

"""What is left of a damaged file is rescued up to the last good step, and can be played on."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.rng import Rng
from festival_desktop.saves import store
from festival_desktop.saves.document import document, restore
from festival_desktop.saves.salvage import LONG_AGO, LOST, salvage
from festival_desktop.saves.text import encode, parse
from tests.contract.walks import Case
from tests.saves.hostile import NOW, of_every_game, opened, played, plays_on, saved

CASES = list(of_every_game())
BROKEN = BrokenSave("It is damaged.")
every_game = pytest.mark.parametrize("case", CASES, ids=str)


def line(raw: bytes, field: str) -> tuple[int, int]:
    """Where the line of a field begins and ends."""
    found = re.search(rb'^"%s": .*$' % field.encode(), raw, re.MULTILINE)
    assert found
    return found.span()


@every_game
def test_a_cut_costs_only_the_moves_behind_it(case: Case) -> None:
    raw, match = saved(case), played(case, 60)
    begin, end = line(raw, "moves")
    kept_before = 0
    for length in range(begin + 12, end, 97):
        save = salvage(raw[:length], BROKEN)
        kept = len(save.moves)
        assert save.moves == parse(raw, "a").moves[:kept]
        assert kept >= kept_before
        kept_before = kept
        restored = restore(save, catalog.rules)
        assert restored.match.steps == match.steps[:kept]
        assert restored.troubles == ()
    assert kept_before > len(match.steps) * 0.8


@every_game
def test_a_cut_behind_the_moves_costs_no_step(case: Case) -> None:
    raw, match = saved(case), played(case, 60)
    begin, end = line(raw, "marks")
    for length in range(begin, end, max(1, (end - begin) // 25)):
        restored = restore(salvage(raw[:length], BROKEN), catalog.rules)
        assert restored.match.steps == match.steps
        assert restored.match.players == match.players


@pytest.mark.sample(2)
@every_game
def test_a_wrong_byte_anywhere_costs_at_most_the_history(case: Case, tmp_path: Path) -> None:
    """The position in which the game stands is rescued, or its last step by step."""
    raw, match, rng = saved(case), played(case, 60), Rng(11)
    path = tmp_path / "a.festival"
    lost = tried = 0
    for _ in range(60):
        spoiled = bytearray(raw)
        spoiled[rng.below(len(raw))] ^= 1 << rng.below(8)
        path.write_bytes(spoiled)
        restored = opened(path)
        tried += 1
        if restored is None:
            lost += 1
            continue
    assert lost <= tried // 10, "most of what is wrong can be mended"
    path.write_bytes(raw)
    restored = opened(path)
    assert restored is not None
    assert restored.troubles == ()
    assert restored.match.steps[: len(match.steps)] == match.steps


@every_game
def test_a_move_that_cannot_be_read_is_one_move(case: Case) -> None:
    raw, match = saved(case), played(case, 60)
    begin, _ = line(raw, "moves")
    third = [found.start() for found in re.finditer(b'"', raw[begin:])][8] + begin
    spoiled = raw[:third] + b'"\x00' + raw[third + 2 :]
    save = salvage(spoiled, BROKEN)
    assert save.moves[3] == LOST
    assert save.moves[4:] == parse(raw, "a").moves[4:]
    restored = restore(save, catalog.rules)
    assert restored.match.state == match.state, "a mark behind it is good"


@pytest.mark.parametrize(
    "field",
    "format app saved edition setup seats seed relaxed practice summary cursor marks".split(),
)
@every_game
def test_without_any_one_field_the_game_goes_on(case: Case, field: str) -> None:
    raw, match = saved(case), played(case, 60)
    begin, end = line(raw, field)
    spoiled = raw[:begin] + b"#" * (end - begin) + raw[end:]
    if field == "setup" and case.setup.options:
        return  # nobody knows the options any more, so no position fits them
    restored = restore(salvage(spoiled, BROKEN), catalog.rules)
    assert restored.match.state == match.state
    if field not in ("seats", "setup", "seed"):
        assert restored.match.players == match.players


@every_game
@pytest.mark.parametrize("field", ["game", "version"])
def test_without_knowing_the_game_or_with_another_version_nothing_is_guessed(
    case: Case, field: str
) -> None:
    raw = saved(case)
    begin, end = line(raw, field)
    spoiled = raw[:begin] + b'"%s": 7,' % field.encode() + raw[end:]
    with pytest.raises(BrokenSave):
        salvage(spoiled, BROKEN)


@pytest.mark.parametrize(
    "foreign", [b"", b"{}", b"[]", b"\0" * 500, b'{"game": "chess", "moves": ["e4"]}', b"Dear Mira"]
)
def test_from_what_is_no_game_nothing_is_rescued(foreign: bytes) -> None:
    with pytest.raises(BrokenSave):
        salvage(foreign, BROKEN)


@every_game
def test_a_document_that_somebody_rearranged_is_rescued_too(case: Case) -> None:
    data = json.loads(saved(case))
    data["seats"][0]["name"] = 7
    raw = json.dumps(data, indent=2).encode()
    save = salvage(raw, BROKEN)
    assert save.moves == data["moves"]
    assert restore(save, catalog.rules).match.steps == played(case, 60).steps


def test_a_time_that_cannot_be_read_is_long_ago() -> None:
    raw = saved(CASES[0])
    begin, end = line(raw, "saved")
    assert salvage(raw[:begin] + b'"saved": 1,' + raw[end:], BROKEN).saved == LONG_AGO


@every_game
def test_a_rescued_game_is_played_on_and_saved_without_further_words(
    case: Case, tmp_path: Path
) -> None:
    path = tmp_path / "a.festival"
    path.write_bytes(saved(case)[: line(saved(case), "moves")[1] - 30])
    found = store.read_or_rescue(path)
    assert found.trouble is not None
    match: Any = restore(found.save, catalog.rules).match
    plays_on(match)
    again = restore(parse(encode(document(match, "0.1.0", NOW)), "a"), catalog.rules)
    assert again.troubles == ()
    assert again.match.steps == match.steps


def test_the_backup_comes_before_what_is_left_of_the_file(tmp_path: Path) -> None:
    case, path = CASES[0], tmp_path / "a.festival"
    whole = saved(case)
    path.write_bytes(whole[: len(whole) // 4])
    store.backup(path).write_bytes(whole)
    assert store.read_or_rescue(path).save == parse(whole, "a")
    store.backup(path).write_bytes(whole[: line(whole, "moves")[1]])
    path.write_bytes(b"")
    assert len(store.read_or_rescue(path).save.moves) == len(played(case, 60).steps)

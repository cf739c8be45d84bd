"""The list, the preview and the log of one move name the same gains."""

import re
from collections import Counter

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.core.rng import Rng
from festival_desktop.models.log import LogEntry
from festival_desktop.play.match import Match
from festival_desktop.play.preview import CountChange
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count
from tests.contract.walks import CASES, Case, sample, walk
from tests.ui.festival import Shown

GALAS = [c for c in CASES if c.name == "festival_of_lanterns" and c.label.startswith("gala")]
NAMES = ("Mira", "Jonas", "Aiko", "Lotte")
OF_A_KIND, TRIED = 2, 14
"""How many moves of a kind are tried in a position, and in all."""
GAIN = re.compile(r"\+(\d+) (\w+)")


def said(line: str) -> Counter[tuple[str, str]]:
    """Seat and thing → how many, of “…. Mira: +2 Rarity, +1 Mooncake; Jonas: +1 Pinkie”."""
    found: Counter[tuple[str, str]] = Counter()
    for part in re.split(r"; |\. ", line):
        name, _, things = part.partition(": ")
        for number, thing in GAIN.findall(things) if name in NAMES else ():
            found[name, thing] += int(number)
    return found


def meant(shown: Shown, gains: list[CountChange]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for gain in gains:
        thing = "points" if gain.what == Count.POINTS else "Mooncake"
        if gain.what == Count.LANTERN:
            thing = shown.words.label(f"lantern:{gain.key[0]}")
        found[NAMES[gain.seat], thing] += gain.number
    return found


def select_all_but_last(shown: Shown, move: object) -> Target:
    *earlier, last = (
        target for together in shown.session.table.selections(move) for target in sorted(together)
    )
    for target in earlier:
        shown.session.selector.select(target)
    return last


@pytest.mark.parametrize("case", GALAS, ids=str)
def test_the_list_the_preview_and_the_log_name_the_same_gains(qtbot: QtBot, case: Case) -> None:
    game, rng, told = case.game, Rng(3), 0
    tried: Counter[type] = Counter()
    for state in walk(case, 0).undecided:
        kinds: dict[type, list[object]] = {}
        for move in game.legal_moves(state):
            if tried[type(move)] < TRIED:
                kinds.setdefault(type(move), []).append(move)
        for move in [one for some in kinds.values() for one in sample(some, OF_A_KIND, rng)]:
            tried[type(move)] += 1
            who = [Player(name) for name in NAMES[: len(state.hands)]]
            shown = Shown(Match(game, case.setup, who, "law", start=game.copy(state)))
            preview = shown.session.preview_of(move)
            gains = [
                gain for gain in preview.changes
                if gain.number > 0 and gain.what in (Count.LANTERN, Count.MOONCAKE, Count.POINTS)
            ]  # fmt: skip
            got = [gain for gain in gains if not gain.missing]
            last = select_all_but_last(shown, move)
            line = shown.words.target(last, shown.session.selector.selected)
            if last.kind in ("turn", "side", "seat", "their-card"):
                assert said(line) >= meant(shown, got), game.write(move)
                assert preview.promised or said(line) == meant(shown, got), game.write(move)
            shown.match.play(move)
            step = shown.match.steps[-1]
            entry = shown.words.entry(LogEntry(0, step.seat, step.events, step.sealed))
            for gain in gains:
                told += 1
                assert NAMES[gain.seat] in entry, game.write(move)
                if gain.what == Count.LANTERN:
                    assert shown.words.label(f"lantern:{gain.key[0]}") in entry, game.write(move)
                elif gain.what == Count.POINTS:
                    number = str(gain.number)
                    split = "token added 1" in entry and str(gain.number - 1) in entry
                    assert number in entry or split, game.write(move)
                    assert last.kind != "claim" or number in line, game.write(move)
                else:
                    assert "Mooncake" in entry, game.write(move)
    assert told

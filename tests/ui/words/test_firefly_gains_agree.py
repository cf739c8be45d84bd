"""The list, the preview and the log of one move of Firefly Festival name the same gains."""

import re
from collections import Counter
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import RECRUIT
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.preview import Preview
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.vocabulary import Count
from tests.contract.walks import CASES, Case, walk
from tests.ui import firefly
from tests.ui.shown import Shown
from tests.ui.words.gains import NAMES, Gains, check

FIREFLY = "firefly_festival"
WHO = "|".join(NAMES)
THINGS = {
    "coin": Count.COINS,
    "point": Count.POINTS,
    "worker": Count.WORKER,
    "private goal": Count.GOAL,
    "fish": Count.FISH,
}
NOT_AT_ONCE = re.compile(r"The Crow (?:brings|gives)|The longest|.* has (?:a|the longest) chain")
"""The income of the next turn, and the scoring at the end."""
GAIN = rf"\+(\d+) ({'|'.join(THINGS)})"


class FireflyTeller:
    """What somebody gains for themselves; tolls are told as what is paid."""

    def shown(self, match: AnyMatch) -> Shown[Any]:
        return firefly.Shown(match)

    def meant(self, shown: Shown[Any], preview: Preview) -> Gains:
        players, found = shown.session.players, Counter[tuple[str, str]]()
        for each in gains(preview.immediate_effects()):
            if not each.missing:
                found[players[each.seat].name, each.what] += each.number
        return found

    def named(self, shown: Shown[Any], text: str) -> Gains:
        text, found = text.replace("(s)", ""), Counter[tuple[str, str]]()
        mover = shown.session.players[shown.session.view.seat].name
        for sentence in re.split(r"(?<=\.) |; ", text):
            if NOT_AT_ONCE.match(sentence):
                continue
            if fish := re.match(r"Fish (?:go back to|returned:) (.*)\.", sentence):
                for name, number in re.findall(rf"({WHO}) \((\d+)\)", fish.group(1)):
                    found[name, Count.FISH] += int(number)
            elif re.match(r"The recruit goes to|Put the new worker on", sentence):
                view = shown.session.view  # others follow, each with a row of its own
                owed = sum(stage == RECRUIT for stage, _ in view.tasks)
                found[mover, Count.WORKER] += min(owed, view.workers_left[view.seat])
            else:
                found |= self._tolls(sentence)
                found += self._in(mover, sentence)
        return +found

    def _tolls(self, sentence: str) -> Gains:
        paid = re.findall(rf"(?:bridges of|paid) ({WHO})(?: for)? (\d+) c", sentence)
        paid += re.findall(rf"({WHO})’s bridges for (\d+) c", sentence)
        return Counter({(owner, str(Count.COINS)): int(number) for owner, number in paid})

    def _in(self, mover: str, sentence: str) -> Gains:
        """Before a gain may be a name; else it is whose the sentence is about."""
        found, subject = Counter[tuple[str, str]](), re.match(rf"({WHO})\b", sentence)
        who = subject.group(1) if subject else mover
        for part in re.split(rf"(?=\b(?:{WHO})(?: brings)? \+)", sentence):
            if name := re.match(rf"({WHO})(?: brings)? \+", part):
                who = name.group(1)
            for number, thing in re.findall(GAIN, part):
                found[who, THINGS[thing]] += int(number)
            found[who, Count.GOAL] += len(re.findall(r"(?<!revealed )\ba private goal", part))
        return found

    def previewed(self, shown: Shown[Any], preview: Preview) -> str | None:
        return None


@pytest.mark.sample(1)
@pytest.mark.parametrize("case", [case for case in CASES if case.name == FIREFLY], ids=str)
def test_gains_of_firefly_festival_agree(qtbot: QtBot, case: Case) -> None:
    brought = check(case, FireflyTeller(), walk(case, 0).undecided)
    assert brought[m.BuildBridge]

"""The list, the preview and the log of one move name the same gains."""

import re
from collections import Counter
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.lanterns_dice import moves as dice_moves
from festival_desktop.games.lanterns_dice.lake import pool_name
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.preview import GoalStatus, Preview
from festival_desktop.play.seats import Player
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count
from festival_desktop.tables.lanterns_dice import vocabulary as dice
from tests.contract.walks import CASES, Case, any_kind, walk
from tests.ui import dice as dice_games
from tests.ui import festival as festival_games
from tests.ui.shown import Shown
from tests.ui.words.gains import NAMES, Gains, check

WHO = "|".join((*NAMES, "Moon Dancer"))
FESTIVAL, DICE = "festival_of_lanterns", "lanterns_dice"
COUNTED = (Count.LANTERN, Count.MOONCAKE, Count.POINTS, Count.TRIXIE)


class FestivalTeller:
    """Everybody may gain; what none are left of is named, too."""

    THING = r"[A-Z]\w+"

    def shown(self, match: AnyMatch) -> festival_games.Shown:
        return festival_games.Shown(match)

    def meant(self, shown: Shown[Any], preview: Preview) -> Gains:
        found: Gains = Counter()
        for gain in (*preview.changes, *preview.promised):
            if gain.number > 0 and gain.what in COUNTED:
                name = shown.session.players[gain.seat].name
                if gain.missing:
                    found[name, f"no {self._thing(shown, gain.what, gain.key)}"] = 1
                else:
                    found[name, self._thing(shown, gain.what, gain.key)] += gain.number
        return found

    def _thing(self, shown: Shown[Any], what: str, key: tuple[int, ...]) -> str:
        if what == Count.LANTERN:
            name: str = shown.words.label(f"lantern:{key[0]}")
            return name.split()[0]
        return {Count.MOONCAKE: "Mooncake", Count.TRIXIE: "Trixie"}.get(Count(what), "points")

    def named(self, shown: Shown[Any], text: str) -> Gains:
        for lantern in range(7):  # a name, long or short, is one word
            short = self._thing(shown, Count.LANTERN, (lantern,))
            text = re.sub(rf"{short} (Sparkle|Dash|Pie|Glimmer)", short, text)
        text = text.replace("(s)", "")
        found: Gains = Counter()
        mover = shown.session.players[shown.session.view.seat].name
        for sentence in re.split(r"(?<=\.) |; ", text):
            for who, thing, number in self._in(mover, sentence):
                found[who, thing] += number
        return found

    def _in(self, mover: str, sentence: str) -> list[tuple[str, str, int]]:
        thing, found = self.THING, list[tuple[str, str, int]]()
        head = re.match(rf"({WHO}): ", sentence)
        who = head.group(1) if head else mover
        found += [(who, what, int(n)) for n, what in re.findall(r"\+(\d+) (\w+)", sentence)]
        found += [(who, f"no {what}", 1) for what in re.findall(r"no (\w+) left$", sentence)]
        found += [(who, f"no {what}", 1) for what in re.findall(r"no (\w+) left,", sentence)]
        if missed := re.match(r"There was no (\w+) left for (.*)\.", sentence):
            names = re.findall(WHO, missed.group(2))
            found += [(name, f"no {missed.group(1)}", 1) for name in names]
        if sentence.startswith("Then "):
            pairs = re.findall(rf"({WHO})(?: gained)? ({thing})", sentence)
            found += [(name, what, 1) for name, what in pairs]
        for form in (
            rf"Take (?P<taken>{thing}) (?:in exchange )?\(",
            r"Take a (?P<taken>Trixie) lantern",
            rf"Exchange {thing} for (?P<taken>{thing})\.$",
            rf"(?P<who>{WHO}) (?:paid .* and )?exchanged {thing} for (?P<taken>{thing})\.",
            rf"(?P<who>{WHO}) gave (?P<other>{WHO}) (?P<given>{thing}) for (?P<taken>{thing})\.",
            rf"(?P<who>{WHO}) took a (?P<taken>Trixie) lantern\.",
            rf"(?P<who>{WHO}) gained (?P<cakes>\d+) Mooncake",
            rf"A friend gave (?P<who>{WHO}) (?P<taken>{thing})\.",
            r"(?:Claim the Dedication|Dedicate .*|.* dedicated .*): (?P<points>\d+) point",
            r"The token added (?P<points>\d+) point",
        ):
            if said := re.match(form, sentence):
                parts = {"who": mover, "other": "", **said.groupdict()}
                if taken := parts.get("taken"):
                    found.append((parts["who"] or mover, taken, 1))
                if cakes := parts.get("cakes"):
                    found.append((parts["who"] or mover, "Mooncake", int(cakes)))
                if given := parts.get("given"):
                    found.append((parts["other"] or "", given, 1))
                if points := parts.get("points"):
                    found.append((mover, "points", int(points)))
        return found

    def previewed(self, shown: Shown[Any], preview: Preview) -> str | None:
        return None


class DiceTeller:
    """Only who moves gains, on a sheet of their own."""

    def shown(self, match: AnyMatch) -> Shown[Any]:
        return dice_games.shown(match)

    def meant(self, shown: Shown[Any], preview: Preview) -> Gains:
        found: Gains = Counter()
        for change in preview.changes:
            if change.what == dice.Count.GIFT:
                found["", "gift"] += change.number
        for goal in preview.goals:
            pool = pool_name(goal.key[0]) if goal.key else ""
            match goal.what, goal.how:
                case dice.Aim.POOL, _:
                    found["", f"{pool} complete"] += 1
                case dice.Aim.PLATFORM, _:
                    found["", "area beside"] += 1
                case dice.Aim.BOAT, GoalStatus.DONE:
                    found["", f"boat {pool}"] += goal.points
                case dice.Aim.BOAT, GoalStatus.LOST:
                    found["", f"no boat {pool}"] += 1
                case dice.Aim.FIREWORKS, _:
                    found["", "points"] += goal.points
        return found

    def named(self, shown: Shown[Any], text: str) -> Gains:
        text, found = text.replace("(s)", ""), Counter[tuple[str, str]]()
        for number in re.findall(r"\+(\d+) gift", text):
            found["", "gift"] += int(number)
        for pool in re.findall(r"\b([a-i]\d) complete", text):
            found["", f"{pool} complete"] += 1
        found["", "area beside"] += len(re.findall("one extra area next to it", text))
        for pool, points in re.findall(r"boat at ([a-i]\d) scores (\d+) point", text):
            found["", f"boat {pool}"] += int(points)
        for pool in re.findall(r"boat at ([a-i]\d) can no longer score", text):
            found["", f"no boat {pool}"] += 1
        if launched := re.search(r"(?:for|o(?:ver|n) .*:) \+?(\d+) point", text):
            found["", "points"] += int(launched.group(1))
        return +found

    def previewed(self, shown: Shown[Any], preview: Preview) -> str | None:
        said: str = shown.words.label("preview", preview)
        return said


@pytest.mark.sample(6)
@pytest.mark.parametrize("game", range(3))
@pytest.mark.parametrize("case", [case for case in CASES if case.name == FESTIVAL], ids=str)
def test_gains_of_festival_of_lanterns_agree(qtbot: QtBot, case: Case, game: int) -> None:
    assert check(case, FestivalTeller(), walk(case, game).undecided)[m.Place]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "friends",
    [
        {"mistmane": fm.CountAsMatch, "trixie": fm.TakeTrixie, "luna": None, "rarity": None},
        {"cadance": fm.GainTogether, "pinkie": None, "sweetie-belle": fm.Take, "rarity": None},
        {"fluttershy": fm.Take, "rainbow": fm.Swap, "starlight": m.Exchange, "celestia": None},
    ],
    ids="-".join,
)
def test_gains_that_friends_bring_agree(qtbot: QtBot, friends: dict[str, type | None]) -> None:
    """Everybody has Mooncakes to begin with, so that friends are asked all the time."""
    case = Case(FESTIVAL, "gala-2")
    game, rng, brought = case.game, Rng(9), Counter[type]()
    for seed in range(3):
        state = game.deal(Setup(2, {"friends": tuple(friends)}), Rng(seed))
        state.mooncakes, state.mooncakes_left = [12, 12], 4
        states = []
        while game.to_act(state) is not None:
            states.append(state)
            state = step(game, state, any_kind(game.legal_moves(state), rng)).state
        brought += check(case, FestivalTeller(), states)
    assert {kind for kind in friends.values() if kind} <= brought.keys()


@pytest.mark.sample(3)
@pytest.mark.parametrize("case", [case for case in CASES if case.name == DICE], ids=str)
def test_gains_of_lanterns_dice_agree(qtbot: QtBot, case: Case) -> None:
    """Games in which somebody plays for gains: at random hardly a display is launched."""
    who = [Player(name) for name in NAMES[: case.setup.players]]
    match, rng, states = Match(case.game, case.setup, who, "gains"), Rng(5), []
    while match.to_act is not None:
        states.append(match.state)
        match.play(dice_games.some_move(match, rng))
    brought = check(case, DiceTeller(), states)
    assert brought[dice_moves.Launch]
    assert brought[dice_moves.Shade]

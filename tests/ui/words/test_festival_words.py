"""The words of Festival of Lanterns: nothing is left without words, and gains are exact."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Event, Setup
from festival_desktop.core.grid import NORTH, SOUTH
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns import refusals
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.events import Reason
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.choices import ChoiceRole
from festival_desktop.models.log import LogEntry, LogRole
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.screens.festival_of_lanterns.words.refusals import FestivalRefusals
from festival_desktop.screens.festival_of_lanterns.words.scores import FestivalScores
from tests.ui.festival import Shown
from tests.ui.rule_ids import rule_ids

LEFTOVER = re.compile(r"[{}]|%n|%1")


def test_every_refusal_of_the_rules_has_words(shown: Callable[..., Shown]) -> None:
    words = FestivalRefusals(shown(2, "refused").session)
    ids = rule_ids(Path(refusals.__file__).parent.rglob("*.py")) | {"over": 0}
    assert len(ids) > 40
    assert set(ids) == set(words.known())
    for rule, numbers in ids.items():
        sentence = words.refusal(rule, (7,) * numbers)
        assert sentence.endswith(".")
        assert not LEFTOVER.search(sentence)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_told_and_every_choice_has_words_of_its_own(
    shown: Callable[..., Shown], players: int
) -> None:
    table = shown(players, f"told-{players}")
    rng = Rng(players)
    while table.match.to_act is not None:
        rows = choices(table)
        assert len(set(rows)) == len(rows)
        assert not any(LEFTOVER.search(row) for row in rows)
        turn = table.words.turn()
        assert turn.sentence.endswith(".")
        assert turn.steps
        assert not LEFTOVER.search(" ".join(step.title + step.note for step in turn.steps))
        for move in {type(move): move for move in table.session.moves}.values():
            hint = table.words.hint(move)
            assert hint
            assert not LEFTOVER.search(hint)
        table.play_randomly(rng)
        last = table.session.log.index(table.session.log.rowCount() - 1, 0).data(LogRole.ENTRY)
        assert isinstance(last.events[0], ev.FinalTurnEnded) or table.words.places(last)
    log = [table.session.log.index(row, 0).data() for row in range(table.session.log.rowCount())]
    assert all(log)
    assert not any(LEFTOVER.search(sentence) for sentence in log)
    assert any("final turn" in sentence for sentence in log)
    assert "The game is over" in log[-1]
    assert table.words.turn().sentence == "The game is over."


FRIENDS = (
    "twilight fluttershy rainbow rarity",
    "applejack pinkie sweetie-belle apple-bloom",
    "twilight scootaloo spike starlight",
    "fluttershy cadance luna mistmane",
    "applejack trixie celestia luna",
)


@pytest.mark.parametrize("friends", FRIENDS)
def test_a_whole_game_with_friends_is_told(shown: Callable[..., Shown], friends: str) -> None:
    table = shown(3, "friends-1", tuple(friends.split()))
    rng = Rng(len(friends))
    while table.match.to_act is not None:
        assert table.words.turn().steps[0].title == "Befriend"
        for move in {type(move): move for move in table.session.moves}.values():
            assert table.words.hint(move)
        session = table.session
        while session.selector.chosen() is None:
            rows = choices(table)
            assert all(rows)
            assert not any(LEFTOVER.search(row) for row in rows)
            row = rng.below(len(rows))
            session.selector.select(session.choices.index(row).data(ChoiceRole.TARGET))
            session.choices.show(list(session.selector.choices()))
        table.play(session.selector.chosen())
    log = [table.session.log.index(row, 0).data() for row in range(table.session.log.rowCount())]
    assert all(log)
    assert not any(LEFTOVER.search(sentence) for sentence in log)
    assert any("befriended" in sentence for sentence in log)


@pytest.mark.parametrize("friends", ["", "twilight", "fluttershy", "rarity", "applejack"])
def test_a_challenge_of_moon_dancer_is_told(game: FestivalOfLanterns, friends: str) -> None:
    options = {"friends": (friends,)} if friends else {}
    people = [Player("Mira"), Player("Moon Dancer", "friend")]
    try:
        match = Match(game, Setup(1, options), people, f"moon-{friends or 'alone'}")
    except BadSetup:
        pytest.skip("she is not for one person alone")
    table = Shown(match)
    rng = Rng(7)
    while match.to_act is not None:
        assert table.words.turn().sentence
        assert all(choices(table))
        table.play_randomly(rng)
    log = [table.session.log.index(row, 0).data() for row in range(table.session.log.rowCount())]
    assert not any(LEFTOVER.search(sentence) for sentence in log)
    assert any("Moon Dancer" in sentence for sentence in log)


def choices(table: Shown) -> list[str]:
    model = table.session.choices
    return [model.index(row).data() for row in range(model.rowCount())]


def test_every_way_through_the_choices_has_words(shown: Callable[..., Shown]) -> None:
    table = shown(4, "ways-1")
    rng = Rng(4)
    seen = set()
    while table.match.to_act is not None:
        session = table.session
        while session.selector.chosen() is None:
            rows = choices(table)
            assert len(set(rows)) == len(rows), rows
            row = rng.below(len(rows))
            target = session.choices.index(row).data(ChoiceRole.TARGET)
            seen.add(target.kind)
            session.selector.select(target)
            session.choices.show(list(session.selector.choices()))
        table.play(session.selector.chosen())
    assert {"tile", "cell", "turn", "face-up", "stack", "pass", "card"} <= seen


def entry(*events: Event, seat: int = 0) -> LogEntry:
    return LogEntry(0, seat, events, False)


@pytest.fixture
def tell(shown: Callable[..., Shown]) -> Callable[..., str]:
    words = shown(4).words
    return lambda *events: words.entry(entry(*events))


def test_a_placement_tells_matches_mooncakes_and_what_everyone_gained(
    tell: Callable[..., str],
) -> None:
    text = tell(
        ev.TilePlaced(0, 0, 0, 0),
        ev.LanternGained(0, 1, Reason.MATCH),
        ev.MooncakesGained(0, 2, 0),
        ev.LanternGained(0, 3, Reason.MATCH),
        ev.LanternGained(0, 4, Reason.FACING),
        ev.LanternGained(1, 5, Reason.FACING),
        ev.LanternMissed(2, 6, Reason.FACING),
        ev.LanternGained(3, 0, Reason.FACING),
    )
    assert text == (
        "Mira placed a Sky tile. "
        "2 match(es): +1 Rarity, +2 Mooncake(s) and +1 Fluttershy. "
        "Then Mira gained Pinkie Pie, Jonas Applejack and Lotte Twilight Sparkle. "
        "There was no Starlight Glimmer left for Aiko."
    )


def test_a_match_with_an_empty_supply_gains_nothing(tell: Callable[..., str]) -> None:
    text = tell(ev.TilePlaced(0, 0, 0, 0), ev.LanternMissed(0, 1, Reason.MATCH))
    assert "1 match(es), nothing left to gain." in text
    assert "There was no Rarity left for Mira." in text


@pytest.mark.parametrize(
    ("kind", "lanterns", "words"),
    [
        (Dedication.FOUR, (6,), "four Starlight Glimmer"),
        (Dedication.PAIRS, (0, 1, 2), "pairs of Twilight Sparkle, Rarity and Rainbow Dash"),
        (Dedication.SEVEN, tuple(range(7)), "one of each lantern"),
    ],
)
def test_a_dedication_tells_its_lanterns_and_points(
    tell: Callable[..., str], kind: Dedication, lanterns: tuple[int, ...], words: str
) -> None:
    text = tell(ev.DedicationMade(0, kind, lanterns, 7, False))
    assert text == f"Mira dedicated {words}: 7 point(s)."
    assert "generic" in tell(ev.DedicationMade(0, kind, lanterns, 4, True))


def test_what_a_seat_may_not_know_is_not_told(tell: Callable[..., str]) -> None:
    assert tell(ev.TileDrawn(1, None)) == tell(ev.TileDrawn(1, 7))


def test_winners_are_named(tell: Callable[..., str]) -> None:
    assert tell(ev.GameEnded((1,))) == "The game is over: Jonas wins."
    assert "Mira and Lotte share" in tell(ev.GameEnded((0, 3)))


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_cell_tells_which_lanterns_look_at_it_as_the_viewer_sees_it(
    shown: Callable[..., Shown], game: FestivalOfLanterns, viewer: int
) -> None:
    table = shown(2)
    table.session.show(table.match.state, viewer, None, [], True)
    start = next(iter(table.session.view.display.values()))
    # Seat 0 sits south, seat 1 north: what is above for one is below for the other.
    above = (0, -1) if viewer == 0 else (0, 1)
    text = table.words.target(Target("cell", above), [])
    lantern = table.words.label(f"lantern:{game.sides[start][NORTH if viewer == 0 else SOUTH]}")
    assert text == f"Row 1, column 2: {lantern} below"


def test_the_recap_counts_what_others_turns_gave(shown: Callable[..., Shown]) -> None:
    words = shown(4).words
    entries = [
        entry(ev.LanternGained(1, 1, Reason.FACING), ev.LanternGained(0, 2, Reason.FACING)),
        entry(ev.LanternGained(1, 1, Reason.FACING), seat=2),
    ]
    assert words.recap(1, entries) == "+2 Rarity"
    assert words.recap(3, entries) == ""


def test_every_score_line_has_a_name_and_its_parts(
    game: FestivalOfLanterns, deal: Callable[..., AnyMatch], qapp: QApplication
) -> None:
    match = deal(4)
    rng = Rng(9)
    while match.to_act is not None:
        moves = game.legal_moves(match.state)
        dedications = [move for move in moves if isinstance(move, m.Dedicate)]
        match.play((dedications or moves)[rng.below(len(dedications or moves))])
    words = FestivalScores()
    for score in match.standing.scores:
        for line in score.lines:
            assert words.name(line.what)
            assert sum(line.parts) == line.points


LABELS = (
    "hand stack face-up in-the-air none-left from-generic you-can supply "
    "dedications key:turn key:back pass"
).split()


def test_every_label_the_table_asks_for_has_words(shown: Callable[..., Shown]) -> None:
    label = shown().words.label
    texts = [label(key) for key in LABELS]
    texts += [label(f"lantern:{n}") for n in range(7)]
    texts += [label(f"dedication:{n}") for n in range(4)]
    texts += [label("of-limit", 12), label("left", 3), label("gain", 1, "Rarity")]
    texts += [label("claim", 7), label("lacks", 2), label("mooncake", 2)]
    assert all(texts)
    assert not any(LEFTOVER.search(text) for text in texts)
    with pytest.raises(KeyError):
        label("no such key")

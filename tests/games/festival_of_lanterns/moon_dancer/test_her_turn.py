"""Her turn: what she does with each friend, why she says she does, and what is left to you."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from festival_desktop.core.game import Event
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS, SEVEN
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.moon_dancer.events import (
    Candidate,
    Considered,
    DecidedBy,
    DedicationsCompared,
    LanternsWeighed,
    Weighed,
)
from festival_desktop.play.table import Target
from festival_desktop.saves.document import document, restore
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from tests.games.festival_of_lanterns.friends.desk import FRIENDS, GAME, NAMES, Desk, lantern
from tests.games.festival_of_lanterns.moon_dancer import oracle

EACH_BUT_RARITY = "twilight, rainbow, fluttershy, pinkie, applejack, starlight"


def her_turn(hers: str, yours: str = "", mooncakes: int = 0, friend: str = "twilight") -> Desk:
    desk = Desk(friend, players=1, level="princess")
    desk.holds("", seat=1).holds(yours).holds(hers, seat=1, mooncakes=mooncakes)
    desk.state.seat = MOON_DANCER
    return desk


def moves(desk: Desk) -> list[str]:
    return [GAME.write(move) for move in GAME.legal_moves(desk.now)]


def alone(desk: Desk) -> list[str]:
    """Let her play as long as nothing is open; her moves."""
    made = []
    while desk.match.to_act == MOON_DANCER and desk.now.seat == MOON_DANCER:
        (text,) = moves(desk)
        desk.play(text)
        made.append(text)
    return made


def events_of(desk: Desk) -> list[Event]:
    return [event for step in desk.match.steps for event in step.events]


def compared(desk: Desk) -> DedicationsCompared:
    return next(e for e in events_of(desk) if isinstance(e, DedicationsCompared))


def weighed(desk: Desk) -> list[LanternsWeighed]:
    return [e for e in events_of(desk) if isinstance(e, LanternsWeighed)]


# -- by herself --------------------------------------------------------------------------------


def test_without_a_dedication_she_waits_and_spends_nothing() -> None:
    desk = her_turn("rarity 2, pinkie", mooncakes=3)
    assert alone(desk) == ["pass"]
    assert desk.now.mooncakes[MOON_DANCER] == 3
    assert compared(desk) == DedicationsCompared((), None, DecidedBy.ONLY, again=False)
    assert desk.match.to_act == PERSON


def test_she_makes_the_highest_dedication() -> None:
    desk = her_turn("rarity 4, pinkie 2, rainbow 2")
    assert alone(desk) == ["dedicate pairs rarity rainbow pinkie"]
    considered = (
        Considered(FOUR, 8, 4, False, None),
        Considered(PAIRS, 9, 6, False, None),
    )
    assert compared(desk) == DedicationsCompared(
        considered, considered[1], DecidedBy.MOST_POINTS, False
    )


def test_of_equal_ones_she_makes_that_with_the_fewest_lanterns() -> None:
    desk = her_turn("rarity 4, pinkie 2, rainbow 2").left(6, 5, 6)
    assert GAME.stacks[2][FOUR][-6] == GAME.stacks[2][PAIRS][-5] == 8
    assert alone(desk) == ["dedicate four rarity"]
    assert compared(desk).why is DecidedBy.FEWEST_LANTERNS


def test_a_generic_tile_is_considered_like_others() -> None:
    desk = her_turn("rarity 4").left(0, 3, 5)
    alone(desk)
    assert compared(desk).options == (Considered(FOUR, 4, 4, True, None),)
    assert desk.now.claimed[MOON_DANCER][-1] == (FOUR, 4)


def test_she_cannot_make_what_has_run_out() -> None:
    desk = her_turn("rarity 4").left(0, 3, 5, generic=0)
    assert alone(desk) == ["pass"]


def test_she_uses_the_lanterns_she_holds_most_of() -> None:
    desk = her_turn("rarity 4, pinkie 5")
    assert alone(desk) == ["dedicate four pinkie"]
    candidates = (Candidate(lantern("rarity"), 4, 1), Candidate(lantern("pinkie"), 5, 0))
    assert weighed(desk) == [
        LanternsWeighed(Weighed.DEDICATED, candidates, (lantern("pinkie"),), DecidedBy.MOST_HELD)
    ]


def test_then_those_of_which_the_supply_has_most() -> None:
    desk = her_turn("rarity 2, pinkie 2, rainbow 2, applejack 2", yours="pinkie 2")
    assert alone(desk) == ["dedicate pairs rarity rainbow applejack"]
    (reason,) = weighed(desk)
    assert reason.why is DecidedBy.MOST_AVAILABLE
    assert reason.chosen == tuple(map(lantern, ("rarity", "rainbow", "applejack")))
    assert len(reason.candidates) == 4


def test_what_she_holds_more_of_is_not_told_to_come_from_the_supply() -> None:
    desk = her_turn("rarity 3, pinkie 2, rainbow 2, applejack 2", yours="pinkie 2")
    assert alone(desk) == ["dedicate pairs rarity rainbow applejack"]
    (reason,) = weighed(desk)
    assert reason.why is DecidedBy.MOST_AVAILABLE
    assert [candidate.held for candidate in reason.candidates] == [3, 2, 2, 2]


def test_a_lantern_she_holds_more_of_decides_before_the_supply() -> None:
    desk = her_turn("rarity 2, pinkie 3, rainbow 3, applejack 3", yours="pinkie 2")
    assert alone(desk) == ["dedicate pairs rainbow pinkie applejack"]
    (reason,) = weighed(desk)
    assert reason.why is DecidedBy.MOST_HELD


def test_what_is_still_open_you_choose_for_her() -> None:
    desk = her_turn("rarity 4, pinkie 4")
    assert desk.match.to_act == PERSON
    assert moves(desk) == ["dedicate four rarity", "dedicate four pinkie"]
    desk.play("dedicate four pinkie")
    assert desk.held(MOON_DANCER) == {"rarity": 4}
    assert weighed(desk)[0].why is DecidedBy.YOU
    assert desk.match.steps[0].seat == PERSON


def test_you_choose_only_what_her_rules_leave_open() -> None:
    desk = her_turn("rarity 2, pinkie 2, rainbow 3, applejack 3")
    assert moves(desk) == [
        "dedicate pairs rarity rainbow applejack",
        "dedicate pairs rainbow pinkie applejack",
    ]
    for text in ("dedicate pairs rarity rainbow pinkie", "pass", "befriend twilight"):
        assert desk.refusal(text) == "her-own-rules"


def test_what_you_choose_for_her_can_be_undone() -> None:
    desk = her_turn("rarity 4, pinkie 4")
    before = GAME.dump(desk.now)
    desk.play("dedicate four pinkie")
    assert desk.match.undo_reach(PERSON).undo_to == 0
    desk.match.goto(0)
    assert GAME.dump(desk.now) == before


# -- with each friend --------------------------------------------------------------------------


def test_with_twilight_she_gives_what_she_does_not_need_the_most_available() -> None:
    desk = her_turn("rarity 3, pinkie, rainbow", yours="pinkie 2", mooncakes=2)
    assert alone(desk) == [
        "befriend twilight",
        "exchange rainbow for rarity",
        "dedicate four rarity",
    ]
    assert desk.now.mooncakes[MOON_DANCER] == 0
    assert compared(desk).chosen == Considered(FOUR, 8, 4, False, FRIENDS.index("twilight"))
    taken, given = weighed(desk)[:2]
    assert (taken.what, taken.why) == (Weighed.TAKEN, DecidedBy.ONLY)
    assert (given.what, given.why) == (Weighed.GIVEN, DecidedBy.MOST_AVAILABLE)
    assert given.candidates == (
        Candidate(lantern("rainbow"), 1, 4),
        Candidate(lantern("pinkie"), 1, 2),
    )


def test_with_twilight_she_takes_the_most_available_of_what_she_needs() -> None:
    desk = her_turn("rarity 3, pinkie 3", yours="rarity", mooncakes=2)
    assert alone(desk)[1] == "exchange rarity for pinkie"
    assert weighed(desk)[0] == LanternsWeighed(
        Weighed.TAKEN,
        (Candidate(lantern("rarity"), 3, 1), Candidate(lantern("pinkie"), 3, 2)),
        (lantern("pinkie"),),
        DecidedBy.MOST_AVAILABLE,
    )


def test_twilight_is_of_no_use_to_her_without_a_lantern_to_spare() -> None:
    assert alone(her_turn("rarity 3", mooncakes=2)) == ["pass"]
    assert alone(her_turn("rarity 2, pinkie 2, rainbow", mooncakes=2)) == ["pass"]


def test_equal_exchanges_are_yours_to_choose() -> None:
    desk = her_turn("rarity 3, pinkie, rainbow", mooncakes=2)
    assert desk.match.to_act == MOON_DANCER, "that she befriends is clear"
    desk.play("befriend twilight")
    assert desk.match.to_act == PERSON
    assert moves(desk) == ["exchange rainbow for rarity", "exchange pinkie for rarity"]
    desk.play("exchange pinkie for rarity")
    assert alone(desk) == ["dedicate four rarity"]
    assert weighed(desk)[1].why is DecidedBy.YOU


def test_with_fluttershy_she_gains_one_she_needs_the_most_available() -> None:
    desk = her_turn("rarity 3, pinkie 3", yours="rarity", mooncakes=3, friend="fluttershy")
    assert alone(desk) == ["befriend fluttershy", "take pinkie", "dedicate four pinkie"]
    assert weighed(desk)[0].why is DecidedBy.MOST_AVAILABLE
    assert ev.LanternGained(MOON_DANCER, lantern("pinkie"), ev.FRIEND) in events_of(desk)


def test_fluttershy_has_nothing_for_her_if_the_supply_lacks_it() -> None:
    desk = her_turn("rarity 3", yours="rarity 2", mooncakes=3, friend="fluttershy")
    assert alone(desk) == ["pass"]


def test_with_rainbow_she_takes_from_you_and_gives_what_you_choose() -> None:
    desk = her_turn("rarity 3, pinkie, twilight", "rarity", mooncakes=2, friend="rainbow")
    desk.play("befriend rainbow")
    assert desk.match.to_act == PERSON
    assert moves(desk) == [
        "swap twilight for rarity of seat 0",
        "swap pinkie for rarity of seat 0",
    ]
    desk.play("swap pinkie for rarity of seat 0")
    assert alone(desk) == ["dedicate four rarity"]
    assert desk.held(PERSON) == {"pinkie": 1}
    assert desk.held(MOON_DANCER) == {"twilight": 1}
    assert gala_told.LanternsSwapped(MOON_DANCER, 4, PERSON, 1) in events_of(desk)


def test_rainbow_cannot_take_what_you_do_not_hold() -> None:
    desk = her_turn("rarity 3, pinkie", "twilight", mooncakes=2, friend="rainbow")
    assert alone(desk) == ["pass"]


def test_with_rainbow_she_takes_for_the_highest_dedication() -> None:
    hers = f"{EACH_BUT_RARITY}, starlight 3"
    desk = her_turn(hers, "rarity, starlight", mooncakes=2, friend="rainbow")
    desk.play("befriend rainbow")
    assert {text.split(" ")[3] for text in moves(desk)} == {"rarity"}, "ten points, not eight"


def test_with_rarity_she_leaves_out_the_type_most_available() -> None:
    desk = her_turn("pinkie 2, rainbow 2, rarity, applejack", "rarity", 3, friend="rarity")
    assert alone(desk) == [
        "befriend rarity",
        "dedicate pairs rainbow pinkie applejack without applejack",
    ]
    (reason,) = weighed(desk)
    assert (reason.what, reason.why) == (Weighed.LEFT_OUT, DecidedBy.MOST_AVAILABLE)
    assert desk.held(MOON_DANCER) == {"rarity": 1}


def test_she_does_not_ask_rarity_for_what_she_can_do_alone() -> None:
    assert alone(her_turn("pinkie 4", mooncakes=3, friend="rarity")) == ["dedicate four pinkie"]


def test_with_applejack_she_makes_one_more_whenever_she_can() -> None:
    desk = her_turn("pinkie 5, rarity 4", mooncakes=3, friend="applejack")
    assert alone(desk) == ["dedicate four pinkie", "befriend applejack", "dedicate four rarity"]
    assert [points for _, points in desk.now.claimed[MOON_DANCER]] == [8, 7]
    first, second = (e for e in events_of(desk) if isinstance(e, DedicationsCompared))
    assert not first.again
    assert second.again
    assert second.chosen == Considered(FOUR, 7, 4, False, FRIENDS.index("applejack"))


def test_she_does_not_pay_applejack_for_nothing() -> None:
    desk = her_turn("pinkie 5, rarity 3", mooncakes=3, friend="applejack")
    assert alone(desk) == ["dedicate four pinkie"]
    assert desk.now.mooncakes[MOON_DANCER] == 3


@pytest.mark.parametrize(
    ("friend", "hers", "yours", "price"),
    [
        ("twilight", "rarity 3, pinkie", "", 2),
        ("fluttershy", "rarity 3", "", 3),
        ("rainbow", "rarity 3, pinkie", "rarity", 2),
        ("rarity", "rarity 3", "", 3),
    ],
)
def test_a_friend_she_cannot_pay_does_not_help(
    friend: str, hers: str, yours: str, price: int
) -> None:
    assert alone(her_turn(hers, yours, price - 1, friend)) == ["pass"]
    assert alone(her_turn(hers, yours, price, friend))[0] == f"befriend {friend}"


def test_pinkie_she_never_needs() -> None:
    desk = Desk("twilight", "pinkie", players=1, level="princess")
    desk.holds("", seat=1).holds("").holds("rarity 3", seat=1, mooncakes=1)
    desk.state.seat = MOON_DANCER
    assert alone(desk) == ["pass"]


def test_a_friend_for_a_higher_dedication_is_worth_the_mooncakes() -> None:
    desk = her_turn(f"{EACH_BUT_RARITY}, pinkie 4", mooncakes=2)
    assert alone(desk)[0] == "befriend twilight"
    kinds = [(option.kind, option.friend) for option in compared(desk).options]
    assert kinds == [(FOUR, None), (SEVEN, FRIENDS.index("twilight"))]


# -- saving, imagining, touching ---------------------------------------------------------------

TURNS: list[Callable[[], Desk]] = [
    lambda: her_turn("rarity 3, pinkie, rainbow", mooncakes=2),
    lambda: her_turn("rarity 3, pinkie 3", "rarity", 3, "fluttershy"),
    lambda: her_turn("rarity 3, pinkie, twilight", "rarity", 2, "rainbow"),
    lambda: her_turn("pinkie 2, rainbow 2, rarity, applejack", "", 3, "rarity"),
    lambda: her_turn("pinkie 4, rarity 4", "", 3, "applejack"),
]


@pytest.mark.parametrize("arranged", TURNS)
def test_every_step_of_hers_is_saved_and_loaded_in_the_middle(arranged: Callable[[], Desk]) -> None:
    desk = arranged()
    while desk.now.seat == MOON_DANCER:
        again = GAME.load(GAME.dump(desk.now))
        assert again == desk.now
        assert GAME.legal_moves(again) == GAME.legal_moves(desk.now)
        assert GAME.to_act(again) == desk.match.to_act
        saved = document(desk.match, "0.1.0", datetime.now(UTC))
        restored = restore(saved, {GAME.name: GAME}.__getitem__)
        assert restored.troubles == ()
        assert restored.match.state == desk.now
        for seat in (PERSON, MOON_DANCER, None):
            view = GAME.view(desk.now, seat)
            assert GAME.view(GAME.imagine(view, Rng(2)), seat) == view
        desk.play(moves(desk)[-1])


@pytest.mark.parametrize("arranged", TURNS)
def test_her_whole_turn_can_be_undone(arranged: Callable[[], Desk]) -> None:
    desk = arranged()
    before = GAME.dump(desk.now)
    while desk.now.seat == MOON_DANCER:
        desk.play(moves(desk)[0])
    desk.match.goto(0)
    assert GAME.dump(desk.now) == before


def test_a_choice_for_her_is_touched_like_one_of_yours() -> None:
    desk = her_turn("rarity 3, pinkie, rainbow", mooncakes=2)
    desk.play("befriend twilight")
    table = FestivalTable(GAME)
    touches = [table.selections(move) for move in GAME.legal_moves(desk.now)]
    taken = frozenset({Target("supply", (lantern("rarity"),))})
    assert [given for given, _ in touches] == [
        frozenset({Target("card", (lantern(name),))}) for name in ("rainbow", "pinkie")
    ]
    assert {supply for _, supply in touches} == {taken}


@pytest.mark.parametrize("viewer", [PERSON, None])
def test_an_imagined_stack_has_the_fireworks_tiles_everybody_counts(viewer: int | None) -> None:
    desk = Desk("twilight", players=1, level="mentor")
    for seed in range(20):
        imagined = GAME.imagine(GAME.view(desk.state, viewer), Rng(seed))
        tiles = [*imagined.stack, imagined.face_up, *imagined.hands[PERSON]]
        assert sum(GAME.content.tiles[tile].fireworks for tile in tiles) == 7
        assert imagined.hands[MOON_DANCER] == []


def test_names_of_the_oracle_are_those_of_the_box() -> None:
    assert oracle.NAMES == NAMES
    cards = GAME.content.friends.cards
    assert {card.id: card.cost for card in cards if card.id in oracle.COSTS} == oracle.COSTS
    assert GAME.content.generic_points == 4

"""Games with friends, and the challenge of Moon Dancer, on the same table."""

from collections.abc import Callable

import pytest

from festival_desktop.art.theme import MOON
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.scenes.turning import EAST, NORTH, SOUTH, WEST
from tests.screens.festival_of_lanterns.table.desk import Desk, rules
from tests.screens.festival_of_lanterns.table.test_whole_games import MOST_STEPS, one_of

Open = Callable[..., Desk]
FRIENDS = (
    ("twilight", "fluttershy", "rainbow", "rarity"),
    ("applejack", "pinkie", "sweetie-belle", "apple-bloom"),
    ("starlight", "scootaloo", "spike", "cadance"),
    ("rarity", "luna", "mistmane", "trixie"),
    ("rarity", "celestia", "trixie"),
)


def a_match(players: int, seats: int, **options: tuple[str, ...]) -> Match[State, m.Move, View]:
    who = [Player("Mira"), *(Player(f"Guest {n}", "friend") for n in range(1, seats))]
    match = Match(rules(), Setup(players, options), who, "gala")
    match.start.mooncakes[0] = 30  # so that friends can be asked every turn
    return match


def play_by_mouse(table: Desk, seed: str) -> set[str]:
    """A whole game by clicks; the kinds of things that were selected."""
    rng, kinds = Rng.from_seed(seed), set()
    for _ in range(MOST_STEPS):
        table.let_others_move()
        if table.match.to_act is None:
            break
        reach = table.stops()
        assert reach, table.session.selector.choices()
        target = one_of(table, rng)
        kinds.add(target.kind)
        table.click(reach[target].center().toPoint())
    assert table.match.to_act is None
    return kinds


@pytest.mark.sample(1)
@pytest.mark.parametrize("friends", FRIENDS, ids="-".join)
def test_a_game_with_friends_can_be_played_by_the_mouse(
    desk: Open, friends: tuple[str, ...]
) -> None:
    table = desk(match=a_match(3, 3, friends=friends))
    assert len(table.layout.guests) == len(friends)
    kinds = play_by_mouse(table, "friends")
    assert "friend" in kinds
    assert table.refusals == []


@pytest.mark.parametrize(
    ("friend", "kind", "cards"),
    [
        ("fluttershy", "supply", 3),
        ("rainbow", "their-card", 3),
        ("apple-bloom", "look", 3),
        ("scootaloo", "laid", 3),
        ("mistmane", "side", 3),
        ("cadance", "seat", 3),
        ("celestia", "token", 3),
        ("trixie", "trixie-card", 12),
        ("rarity", "leave-out", 6),
    ],
)
def test_an_ability_is_used_where_it_works(desk: Open, friend: str, kind: str, cards: int) -> None:
    match = a_match(2, 2, friends=("twilight", friend))
    match.start.lanterns[0][:] = [cards // 6 + (n < cards % 6) for n in range(6)] + [0]
    match.start.held[0] = cards
    table = desk(match=match)
    asked = Target("friend", (rules().content.friends.index(friend),))
    rng = Rng.from_seed(friend)
    for _ in range(MOST_STEPS):
        table.let_others_move()
        reach = table.stops()
        wanted = [target for target in reach if target.kind == kind]
        if kind == "leave-out" and not wanted and asked not in reach:
            wanted = [target for target in reach if target.kind == "dedication"]
        if wanted and wanted[0].kind == "dedication":
            table.click(reach[wanted[0]].center().toPoint())
            if any(target.kind == kind for target in table.session.selector.selected):
                return  # there was only one lantern that could be left out
            continue
        if wanted:
            before = table.match.cursor, list(table.session.selector.selected)
            table.click(reach[wanted[0]].center().toPoint())
            assert (table.match.cursor, table.session.selector.selected) != before
            assert table.refusals == []
            return
        target = asked if asked in reach else one_of(table, rng)
        table.click(reach[target].center().toPoint())
    pytest.fail("its moment never came")


def test_moon_dancer_receives_from_left_and_right(desk: Open) -> None:
    table = desk(match=a_match(1, 2))
    assert dict(table.seating.ticks) == {SOUTH: 0, EAST: MOON, WEST: MOON}
    assert set(table.seating.sides) == {SOUTH, NORTH}
    assert table.items[f"name:{NORTH}"].spec.face[0] == MOON
    assert table.items["total:1"].spec.face[1] == "lanterns"
    play_by_mouse(table, "moon")

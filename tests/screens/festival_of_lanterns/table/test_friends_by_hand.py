"""Every friend befriended and used by the mouse, where her ability works."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from festival_desktop.games.festival_of_lanterns.events import DedicationMade
from festival_desktop.games.festival_of_lanterns.friends import events as ev
from festival_desktop.games.festival_of_lanterns.state import GRID
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.scenes.turning import SOUTH
from tests.games.festival_of_lanterns.friends.desk import Desk as Arranged
from tests.games.festival_of_lanterns.friends.desk import lantern, tile
from tests.screens.desk import RIGHT
from tests.screens.festival_of_lanterns.table.desk import Desk, rules

pytestmark = pytest.mark.sample(10, of="file")

DISPLAY = {(0, 0): "S1", (1, 0): "S2", (0, 1): "S3", (1, 1): "S4"}
HAND = ("S10", "S11", "S12")


@pytest.fixture
def sit(desk: Callable[..., Desk]) -> Callable[..., Desk]:
    """A table with these friends; the person has the lanterns and Mooncakes that are said."""

    def seated(*friends: str, holds: str = "rarity 2", cakes: int = 6, **more: Any) -> Desk:
        arranged = Arranged(*friends, players=more.get("players", 2))
        arranged.tiles(DISPLAY, hand=HAND).holds(holds, mooncakes=cakes)
        if "theirs" in more:
            arranged.holds(more["theirs"], seat=1)
        if "trixies" in more:
            arranged.trixies(more["trixies"])
        state = arranged.state
        who = [Player("Mira"), *(Player(f"Guest {n}", "friend") for n in range(1, state.players))]
        return desk(match=Match(rules(), arranged.setup, who, "gala", start=state))

    return seated


def select(table: Desk, kind: str, *key: int) -> None:
    table.click(table.point(Target(kind, key)))


def befriend(table: Desk, friend: str) -> None:
    select(table, "friend", rules().content.friends.index(friend))


def place(table: Desk) -> None:
    """Lay the first tile of the hand beside the display."""
    select(table, "tile", table.match.state.hands[0][0])
    select(table, "cell", *table.target("cell").key)


def events(table: Desk) -> list[str]:
    return [type(event).__name__ for step in table.match.steps for event in step.events]


def state_of(table: Desk, friend: str) -> str:
    number = rules().content.friends.index(friend)
    return str(table.face(f"friend:{number}")[5])


# -- asking ------------------------------------------------------------------------------------


def test_a_card_says_whether_its_friend_can_be_asked(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "fluttershy", "scootaloo", cakes=2)
    assert state_of(table, "twilight") == "affordable"
    assert state_of(table, "fluttershy") == "free"
    befriend(table, "scootaloo")
    assert state_of(table, "scootaloo") == "waiting"
    assert state_of(table, "twilight") == "free"
    select(table, "laid", 0, 0)
    select(table, "turn", 1)
    assert state_of(table, "scootaloo") == "used"
    assert table.refusals == []


def test_a_friend_who_is_too_dear_says_why_not(sit: Callable[..., Desk]) -> None:
    table = sit("fluttershy", "rarity", cakes=1)
    table.click(table.layout.guests[0].center().toPoint())
    assert table.refusals == ["befriend-cost"]


def test_mooncakes_are_dragged_onto_a_card(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "fluttershy")
    table.pick_up(table.layout.seats[SOUTH].mooncakes.center().toPoint())
    assert table.scene.pointer.carried == "held-mooncake"
    table.drop(table.layout.guests[1].center().toPoint())
    assert events(table) == ["FriendBefriended"]
    assert table.match.state.gala.befriended == rules().content.friends.index("fluttershy")
    assert "held-mooncake" not in table.items


def test_mooncakes_dropped_elsewhere_stay_with_their_owner(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "fluttershy")
    table.pick_up(table.layout.seats[SOUTH].mooncakes.center().toPoint())
    table.drop(QPoint(500, 300))
    assert table.match.cursor == 0
    assert table.refusals == []
    assert table.match.state.mooncakes[0] == 6


def asks(table: Desk) -> bool:
    """A waiting ability asks for something, or waits for the tile to be placed."""
    return table.presenter.prompt.shown


def test_befriending_is_taken_back(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "fluttershy")
    befriend(table, "twilight")
    assert asks(table)
    table.controller.history.undo()
    assert state_of(table, "twilight") == "affordable"
    assert not asks(table)


def test_an_ability_is_left_for_later_and_called_again(sit: Callable[..., Desk]) -> None:
    table = sit("fluttershy", "rarity")
    befriend(table, "fluttershy")
    lit = table.face("supply:0")[2]
    select(table, "not-now")
    assert not asks(table)
    assert table.face("supply:0")[2] != lit
    table.click(table.layout.guests[0].center().toPoint())
    assert asks(table)
    assert table.face("supply:0")[2] == lit
    assert table.refusals == []


# -- lanterns ----------------------------------------------------------------------------------


def test_twilight_sparkle(sit: Callable[..., Desk]) -> None:
    table = sit("twilight")
    befriend(table, "twilight")
    select(table, "card", lantern("rarity"))
    select(table, "supply", lantern("pinkie"))
    assert events(table) == ["FriendBefriended", "LanternExchanged"]
    assert state_of(table, "twilight") == "used"


def test_starlight_glimmer_twice(sit: Callable[..., Desk]) -> None:
    table = sit("starlight")
    befriend(table, "starlight")
    for taken in ("pinkie", "applejack"):
        assert asks(table)
        select(table, "card", lantern("rarity"))
        select(table, "supply", lantern(taken))
    assert events(table).count("LanternExchanged") == 2
    assert not asks(table)


def test_fluttershy(sit: Callable[..., Desk]) -> None:
    table = sit("fluttershy")
    befriend(table, "fluttershy")
    select(table, "supply", lantern("starlight"))
    assert table.match.state.lanterns[0][lantern("starlight")] == 1


def test_rainbow_dash(sit: Callable[..., Desk]) -> None:
    table = sit("rainbow", theirs="pinkie 2", players=3)
    befriend(table, "rainbow")
    select(table, "card", lantern("rarity"))
    select(table, "their-card", 1, lantern("pinkie"))
    assert events(table) == ["FriendBefriended", "LanternsSwapped"]
    assert table.match.state.lanterns[1][lantern("rarity")] == 1


def test_princess_cadance(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "cadance", players=3)
    befriend(table, "cadance")
    select(table, "supply", lantern("starlight"))
    select(table, "seat", 2)
    assert table.match.state.lanterns[2][lantern("starlight")] >= 1
    assert table.match.state.lanterns[0][lantern("starlight")] == 1


# -- Dedications -------------------------------------------------------------------------------


def test_rarity_leaves_one_out(sit: Callable[..., Desk]) -> None:
    table = sit("rarity", holds="pinkie 3, applejack 3")
    befriend(table, "rarity")
    select(table, "dedication", 0)
    select(table, "card", lantern("pinkie"))
    select(table, "claim", 0)
    assert "DedicationMade" in events(table)
    assert table.match.state.lanterns[0][lantern("pinkie")] == 0


def test_applejack_dedicates_twice(sit: Callable[..., Desk]) -> None:
    table = sit("applejack", holds="pinkie 4, rarity 4")
    befriend(table, "applejack")
    select(table, "dedication", 0)
    select(table, "card", lantern("pinkie"))
    select(table, "claim", 0)
    select(table, "dedication", 0)
    select(table, "claim", 0)
    assert events(table).count("DedicationMade") == 2


def test_sweetie_belle_takes_one_back(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "sweetie-belle", holds="pinkie 4")
    befriend(table, "sweetie-belle")
    select(table, "dedication", 0)
    select(table, "claim", 0)
    select(table, "supply", lantern("pinkie"))
    assert table.match.state.lanterns[0][lantern("pinkie")] == 1


def test_a_trixie_lantern_is_taken_counted_and_stands_in(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "trixie", holds="pinkie 3", cakes=3)
    befriend(table, "trixie")
    assert table.face("trixies")[0] == 5
    select(table, "trixies")
    assert events(table)[-1] == "TrixieTaken"
    assert table.face("trixies")[0] == 4
    assert table.face("trixie-cards:0")[0] == 1
    assert table.face("total:0")[0] == 4
    select(table, "dedication", 0)
    assert table.face("trixie-cards:0")[1] == 1
    select(table, "claim", 0)
    assert "trixie-cards:0" not in table.items
    assert table.face("trixies")[0] == 5


def test_a_trixie_lantern_stands_for_a_lantern_that_is_held(sit: Callable[..., Desk]) -> None:
    """Its chip is pressed, then the lantern it stands for."""
    pinkie, rainbow = map(lantern, ("pinkie", "rainbow"))
    table = sit("twilight", "trixie", holds="pinkie 2, rarity 2, rainbow 2", trixies=1)
    select(table, "dedication", 1)  # the three pairs go by themselves
    select(table, "trixie-card")
    select(table, "keep", 0, pinkie)
    assert table.items["trixie-cards:0"].spec.face[1] == 1
    assert table.items[f"cards:0:{pinkie}"].spec.face[-1] == 1, "one of the two stays"
    table.key(Qt.Key.Key_Escape)
    select(table, "keep", 0, rainbow)
    select(table, "claim", 1)
    (dedicated,) = table.match.steps[0].events
    assert isinstance(dedicated, DedicationMade)
    assert dedicated.kept == (rainbow,)
    assert table.match.state.lanterns[0][rainbow] == 1
    assert table.refusals == []


def test_a_trixie_lantern_is_returned_to_its_pile(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "trixie", holds="pinkie 3, rarity 3, applejack 3, rainbow 3", trixies=1)
    select(table, "trixie-card")
    select(table, "trixies")
    assert events(table) == ["TrixieDiscarded"]


def test_princess_celestia_moves_a_token(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "celestia")
    befriend(table, "celestia")
    select(table, "token")
    select(table, "dedication", 1)
    token = table.items["token:0"].spec.rect
    assert table.layout.dedications[1].intersects(token)
    assert table.refusals == []


# -- tiles -------------------------------------------------------------------------------------


def test_scootaloo_turns_a_tile_by_buttons_wheel_and_right_click(
    sit: Callable[..., Desk],
) -> None:
    table = sit("twilight", "scootaloo")
    befriend(table, "scootaloo")
    select(table, "laid", 1, 1)  # a quarter on from how it lies
    select(table, "turn-on")
    select(table, "turn-back")
    table.wheel(table.cell_point(1, 1), 1)
    table.wheel(table.cell_point(1, 1), -1)
    table.click(table.cell_point(1, 1), RIGHT)
    table.key(Qt.Key.Key_R)
    assert table.presenter.interaction.turn_of(tile("S4")) == 3
    checkmark = table.stops()[Target("turn", (3,))]
    table.click(checkmark.center().toPoint())
    turned = [e for s in table.match.steps for e in s.events if isinstance(e, ev.TileTurned)]
    assert [(event.cell, event.turn) for event in turned] == [(GRID.cell(1, 1), 3)]


def test_spike_keeps_more_than_twelve(sit: Callable[..., Desk]) -> None:
    thirteen = "pinkie 3, rarity 3, applejack 3, rainbow 3, twilight"
    table = sit("twilight", "spike", holds=thirteen)
    assert not any(target.kind == "tile" for target in table.stops())
    befriend(table, "spike")
    place(table)
    assert "CountSkipped" in events(table)


@pytest.mark.parametrize("friend", ["pinkie", "luna"])
def test_who_helps_by_herself_while_a_tile_is_placed(sit: Callable[..., Desk], friend: str) -> None:
    table = sit("twilight", friend)
    befriend(table, friend)
    assert asks(table)
    assert Target("not-now") not in table.stops()
    place(table)
    assert state_of(table, friend) == "used"


def test_mistmane_asks_for_a_side(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "mistmane")
    befriend(table, "mistmane")
    select(table, "tile", table.match.state.hands[0][0])
    corner = next(
        target
        for target in table.session.selector.choices()
        if target.kind == "cell" and target.key in ((1, -1), (-1, 1), (2, 0), (0, 2))
    )
    select(table, "cell", *corner.key)
    if any(target.kind == "side" for target in table.stops()):
        select(table, "side", *table.target("side").key)
    assert "SideCounted" in events(table)


def test_apple_bloom_shows_two_tiles_and_keeps_one(sit: Callable[..., Desk]) -> None:
    table = sit("twilight", "apple-bloom")
    befriend(table, "apple-bloom")
    place(table)
    select(table, "look")
    kept = table.target("tile").key[0]
    assert table.layout.looked_tray.contains(table.items[f"tile:{kept}"].spec.rect)
    assert table.presenter.parts.target_at(table.layout.tools[0].center()) is None
    select(table, "tile", kept)
    assert "TileKept" in events(table)
    assert kept in table.match.state.hands[0]


# -- after placing -----------------------------------------------------------------------------


def test_an_ability_left_for_later_is_asked_for_again_once_the_tile_lies(
    sit: Callable[..., Desk],
) -> None:
    table = sit("twilight", "fluttershy")
    befriend(table, "twilight")
    select(table, "not-now")
    place(table)
    assert "LanternExchanged" not in events(table)
    select(table, "card", lantern("rarity"))
    select(table, "supply", lantern("pinkie"))
    assert events(table)[-1] == "LanternExchanged"
    assert table.refusals == []
    select(table, "stack")
    assert "TileDrawn" in events(table)


def test_applejack_is_used_after_the_tile_is_placed(sit: Callable[..., Desk]) -> None:
    table = sit("applejack", holds="rarity 4, pinkie 4")
    befriend(table, "applejack")
    place(table)
    select(table, "dedication", 0)
    select(table, "card", lantern("pinkie"))
    select(table, "claim", 0)
    assert events(table)[-1] == "DedicationMade"
    assert state_of(table, "applejack") == "used"

"""No text is ever cut: at no size of window and text, and with much longer words."""

from collections.abc import Callable, Iterator

import pytest

from festival_desktop.art import theme, type
from festival_desktop.games.festival_of_lanterns.content import SEVEN
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.models.session import NEXT_MOVE
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.scenes.turning import SOUTH
from tests.games.festival_of_lanterns.friends.desk import Desk as Arranged
from tests.screens.festival_of_lanterns.table.desk import Desk, match_where, rules

SIZES = [(1280, 632), (1600, 936), (1920, 1032)]
SCALES = [0.8, 1.0, 1.5, 2.0]
CASES = [(4, size, scale, longer) for size in SIZES for scale in SCALES for longer in (0.0, 0.4)]
CASES += [(2, SIZES[0], 2.0, 0.4), (3, SIZES[0], 2.0, 0.4)]


@pytest.fixture
def scaled() -> Iterator[Callable[[float], None]]:
    type.forget_misfits()
    yield theme.set_text_scale
    theme.set_text_scale(1.0)
    type.forget_misfits()


def show_everything(table: Desk) -> None:
    """Dedicate, hold a card, hold a tile over a cell, end a turn: all words there are."""
    scene = table.scene
    table.click(table.layout.dedications[SEVEN].center().toPoint())
    scene.session.clear()
    table.click(table.layout.seats[SOUTH].cards[0].center().toPoint())
    scene.session.clear()
    tile = table.target("tile")
    table.pick_up(table.point(tile))
    for target in list(table.session.selector.choices()):
        if target.kind == "cell":
            table.drag_to(table.point(target))


@pytest.mark.sample(4)
@pytest.mark.parametrize(("players", "size", "scale", "longer"), CASES, ids=str)
def test_all_words_fit(
    desk: Callable[..., Desk],
    scaled: Callable[[float], None],
    players: int,
    size: tuple[int, int],
    scale: float,
    longer: float,
) -> None:
    def rich(state: State, legal: object) -> bool:
        if state.stage or len(state.display) < 6:
            return False
        state.lanterns[0][:] = [1] * 7
        state.held[0], state.mooncakes[0] = 7, 12
        state.left[0] = 0
        state.claimed[0][:] = [(0, 10)] * 11
        return True

    scaled(scale)
    table = desk(match=match_where(rich, players), size=size, longer=longer)
    show_everything(table)
    assert type.misfits() == []


def show_friends(table: Desk) -> None:
    """Hold every card up, befriend somebody, and see what is asked."""
    for card in table.layout.guests:
        table.move(card.center().toPoint())
    table.click(table.layout.guests[0].center().toPoint())
    session = table.session
    session.show(table.match.state, session.viewer, None, (), False, pending_action=NEXT_MOVE)
    table.view.grab()


@pytest.mark.sample
@pytest.mark.parametrize(("friends", "challenge"), [(1, 0), (2, 0), (4, 0), (1, 1), (2, 1)])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_words_of_friends_and_moon_dancer_fit(
    desk: Callable[..., Desk],
    scaled: Callable[[float], None],
    size: tuple[int, int],
    scale: float,
    friends: int,
    challenge: int,
) -> None:
    in_play = ("twilight", "pinkie", "trixie", "celestia")[:friends]
    players, level = (1, "princess") if challenge else (4, None)
    arranged = Arranged(*in_play, players=players, level=level)
    arranged.holds("pinkie 4, rarity 2", mooncakes=9)
    who = [Player("Mira"), *(Player("Moon Dancer", "friend") for _ in arranged.state.hands[1:])]
    match = Match(rules(), arranged.setup, who, "gala", start=arranged.state)
    for longer in (0.0, 0.4):
        scaled(scale)
        table = desk(match=match, size=size, longer=longer)
        table.controller.history.undo()
        show_friends(table)
        assert type.misfits() == []


def test_long_names_are_shortened(
    desk: Callable[..., Desk], scaled: Callable[[float], None]
) -> None:
    names = ("Bartholomew the Very Magnificent III",) * 4
    table = desk(players=4, names=names)
    assert not table.view.grab().isNull()
    assert type.misfits() == []

"""Inviting friends, and challenging Moon Dancer, on the setup page."""

from collections.abc import Iterable
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.screens.festival_of_lanterns.options import GROUPS
from festival_desktop.screens.festival_of_lanterns.words.friends import FriendWords
from festival_desktop.ui.pages.setup.options_panel import OptionBlock
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.setup_selection import Selection
from tests.ui.pages.screen import cards_of, focused, on_screen, options_of, setup_page

pytestmark = pytest.mark.sample(10, of="file")

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


@pytest.fixture
def setup(qtbot: QtBot, game: FestivalOfLanterns, settings: Settings) -> SetupPage:
    return on_screen(setup_page(game, settings), qtbot)


def friends_of(page: SetupPage) -> OptionBlock:
    """The block of those that can be invited by this number of players."""
    return page.options.block("friends")


def press(page: SetupPage, qtbot: QtBot, *friends: str) -> None:
    for friend in friends:
        QTest.mouseClick(cards_of(page, "friends").cards.buttons[friend], LEFT)


def allowed(game: FestivalOfLanterns, players: int, friends: Iterable[str]) -> bool:
    try:
        game.check(Setup(players, {"friends": tuple(friends)}))
    except BadSetup:
        return False
    return True


# -- a gala ------------------------------------------------------------------------------------


def test_without_friends_it_is_the_base_game(setup: SetupPage) -> None:
    assert setup.new_game().setup == Setup(2)
    assert friends_of(setup).status.text() == "0 of 4 chosen"
    assert "exchange a lantern for 2 Mooncakes" in setup.options.explained.sentence.text()


def test_pressed_cards_come_to_the_table(setup: SetupPage, qtbot: QtBot) -> None:
    press(setup, qtbot, "spike", "twilight", "rarity", "spike")
    assert setup.new_game().setup == Setup(2, {"friends": ("twilight", "rarity")})
    assert friends_of(setup).status.text() == "2 of 4 chosen"
    assert cards_of(setup, "friends").cards.buttons["rarity"].isChecked()
    assert not cards_of(setup, "friends").cards.buttons["spike"].isChecked()


def test_a_fifth_friend_is_refused_with_a_sentence(setup: SetupPage, qtbot: QtBot) -> None:
    press(setup, qtbot, "twilight", "rarity", "spike", "luna", "trixie")
    assert not setup.play.isEnabled()
    assert "no more than 4 friends" in setup.play.toolTip()
    assert setup.options.explained.trouble.isVisible()
    press(setup, qtbot, "luna")
    assert setup.play.isEnabled()
    assert setup.play.toolTip() == ""


def test_friends_without_a_heart_are_refused_with_a_sentence(
    setup: SetupPage, qtbot: QtBot
) -> None:
    press(setup, qtbot, "spike")
    assert not setup.play.isEnabled()
    assert "must have a heart" in setup.options.explained.trouble.text()
    press(setup, qtbot, "starlight")
    assert setup.play.isEnabled()
    assert not setup.options.explained.trouble.isVisible()


def test_none_sends_everybody_home(setup: SetupPage, qtbot: QtBot) -> None:
    press(setup, qtbot, "spike", "luna")
    QTest.mouseClick(cards_of(setup, "friends").clear, LEFT)
    assert friends_of(setup).selection.shown == ()
    assert setup.play.isEnabled()


def test_a_ready_made_group_is_chosen_with_keys(setup: SetupPage, qtbot: QtBot) -> None:
    groups = cards_of(setup, "friends").presets
    groups.setFocus()
    for name, friends in GROUPS.items():
        QTest.keyClick(groups, Key.Key_Down)
        assert set(friends_of(setup).selection.shown) == set(friends)
        assert groups.currentText() == FriendWords().group(name)
    press(setup, qtbot, friends_of(setup).selection.shown[0])
    assert groups.currentText() == "Custom"


def test_surprise_invites_four_lawful_friends(setup: SetupPage, qtbot: QtBot) -> None:
    before = friends_of(setup).selection.shown
    for _ in range(20):
        QTest.mouseClick(friends_of(setup).surprise, LEFT)
        assert friends_of(setup).selection.shown != before
        assert len(friends_of(setup).selection.shown) == 4
        assert setup.play.isEnabled()
        before = friends_of(setup).selection.shown


def test_the_card_under_the_mouse_or_the_focus_is_explained(setup: SetupPage, qtbot: QtBot) -> None:
    card = cards_of(setup, "friends").cards.buttons["applejack"]
    card.setFocus()
    assert setup.options.explained.sentence.text().startswith("Applejack: Make one more")
    setup.play.setFocus()
    assert not setup.options.explained.sentence.text().startswith("Applejack")


def test_cards_are_chosen_with_arrows_and_space(setup: SetupPage, qtbot: QtBot) -> None:
    order = list(cards_of(setup, "friends").cards.buttons.values())
    order[0].setFocus()
    for key, there in (
        (Key.Key_Right, 1),
        (Key.Key_Down, 5),
        (Key.Key_Left, 4),
        (Key.Key_Up, 0),
        (Key.Key_Up, 0),
        (Key.Key_Left, 0),
    ):
        QTest.keyClick(focused(), key)
        assert order[there].hasFocus()
    QTest.keyClick(order[0], Key.Key_Space)
    assert friends_of(setup).selection.shown == ("twilight",)
    QTest.keyClick(order[0], Key.Key_Return)
    assert friends_of(setup).selection.shown == ()


def test_a_reader_hears_price_icons_and_ability(setup: SetupPage) -> None:
    card = cards_of(setup, "friends").cards.buttons["pinkie"]
    assert card.accessibleName() == "Pinkie Pie"
    assert "solo only together with another friend" in card.accessibleDescription()
    assert "one extra Mooncake" in card.accessibleDescription()
    assert (
        "has a heart"
        in cards_of(setup, "friends").cards.buttons["starlight"].accessibleDescription()
    )
    assert (
        "adds extra pieces"
        in cards_of(setup, "friends").cards.buttons["trixie"].accessibleDescription()
    )


def test_every_friend_has_a_name_and_an_ability(game: FestivalOfLanterns, qapp: object) -> None:
    words = FriendWords()
    cards = game.content.friends.cards
    assert len({words.name(card.id) for card in cards}) == len(cards) == 16
    assert len({words.ability(card.id) for card in cards}) == 16
    assert all(words.name(card.id) != card.id for card in cards)


def test_the_page_and_the_rules_agree_on_every_choice(game: FestivalOfLanterns) -> None:
    rng, ids = Random(5), [card.id for card in game.content.friends.cards]
    gala = options_of(game)[1]
    sets = [rng.sample(ids, rng.randrange(1, 7)) for _ in range(300)]
    for friends in [*combinations(ids, 1), *sets]:
        selection = Selection(gala)
        selection.choose(friends)
        assert gala.reason is not None
        assert (gala.reason(selection.chosen) == "") == allowed(game, 2, selection.shown)


def test_every_ready_made_group_is_lawful(game: FestivalOfLanterns) -> None:
    assert all(len(group) == 4 and allowed(game, 2, group) for group in GROUPS.values())


# -- alone -------------------------------------------------------------------------------------


def test_alone_moon_dancer_sits_opposite(setup: SetupPage, qtbot: QtBot) -> None:
    QTest.mouseClick(setup.seats.players.part(0), LEFT)
    new = setup.new_game()
    assert new.setup == Setup(1, {"level": ("friend",), "friends": ("twilight",)})
    assert new.players == (Player("Player 1"), Player("Moon Dancer", "friend"))
    assert not setup.seats.rows[1].token.isVisible()
    assert not setup.seats.rows[0].kind.isVisible()
    assert setup.seats.rows[2].opponent.isVisible()


def test_what_is_set_up_alone_can_be_dealt(setup: SetupPage, game: FestivalOfLanterns) -> None:
    for level in game.content.moon_dancer.levels:
        setup.prepare(options={"level": (level.id,)})
        new = setup.new_game()
        match = Match(game, new.setup, new.players, new.seed)
        gala = match.state.gala
        assert gala is not None
        assert gala.level == [one.id for one in game.content.moon_dancer.levels].index(level.id)


def test_a_level_says_what_it_means(setup: SetupPage, qtbot: QtBot) -> None:
    setup.prepare(options={"level": ("friend",)})
    block = setup.options.block("level")
    assert "never gains Mooncakes" in block.note.text()
    QTest.mouseClick(block.strip.part(2), LEFT)
    assert block.selection.value == ("princess",)
    assert "3 Fireworks" in block.note.text()
    assert "for each one you gain" in block.note.text()


@pytest.mark.parametrize(
    ("level", "difference"),
    [
        ("crescent", "starts with 1 extra of each lantern"),
        ("half-moon", "also gains the lantern opposite you"),
        ("full-moon", "also gains the lantern opposite you"),
    ],
)
def test_a_level_of_ours_is_marked_and_says_what_is_different(
    setup: SetupPage, game: FestivalOfLanterns, level: str, difference: str
) -> None:
    setup.prepare(options={"level": ("friend",)})
    block = setup.options.block("level")
    index = [one.id for one in game.content.moon_dancer.levels].index(level)
    assert difference not in block.note.text()
    QTest.mouseClick(block.strip.part(index), LEFT)
    assert block.selection.value == (level,)
    assert block.title.text().endswith("(extra levels below)")
    tops = [block.strip.part(number).geometry().top() for number in (0, index)]
    assert tops[0] < tops[1]
    assert difference in block.note.text()


def test_alone_only_friends_with_the_solo_icon_can_be_pressed(
    setup: SetupPage, qtbot: QtBot
) -> None:
    setup.prepare(options={"level": ("friend",)})
    press(setup, qtbot, "spike", "rarity")
    assert friends_of(setup).selection.shown == ("rarity",)
    assert not cards_of(setup, "friends").cards.buttons["spike"].isEnabled()
    assert cards_of(setup, "friends").cards.buttons["spike"].toolTip() == "Can’t be used solo."


def test_alone_pinkie_pie_joins_another_friend_and_never_comes_alone(
    setup: SetupPage, qtbot: QtBot, game: FestivalOfLanterns
) -> None:
    setup.prepare(options={"level": ("friend",)})
    press(setup, qtbot, "pinkie", "twilight", "applejack")
    assert friends_of(setup).selection.shown == ("applejack", "pinkie")
    assert allowed(game, 1, friends_of(setup).selection.shown)
    press(setup, qtbot, "applejack")
    assert friends_of(setup).selection.shown == ("applejack", "pinkie"), "one friend always stays"
    press(setup, qtbot, "pinkie")
    assert friends_of(setup).selection.shown == ("applejack",)


def test_alone_surprise_is_lawful(game: FestivalOfLanterns) -> None:
    selection = Selection(options_of(game)[2])
    rng, seen = Random(3), set()
    for _ in range(60):
        selection.draw(rng)
        assert allowed(game, 1, selection.shown)
        seen.add(selection.shown)
    assert len(seen) == 10


def test_the_gala_is_remembered_while_somebody_plays_alone(setup: SetupPage, qtbot: QtBot) -> None:
    press(setup, qtbot, "rarity", "luna")
    QTest.mouseClick(setup.seats.players.part(0), LEFT)
    assert friends_of(setup).selection.shown == ("twilight",)
    QTest.mouseClick(setup.seats.players.part(1), LEFT)
    assert friends_of(setup).selection.shown == ("rarity", "luna")


def test_arrows_pass_over_cards_that_cannot_be_chosen(setup: SetupPage, qtbot: QtBot) -> None:
    setup.prepare(options={"level": ("friend",)})
    cards = cards_of(setup, "friends").cards.buttons
    cards["pinkie"].setFocus()
    QTest.keyClick(cards["pinkie"], Key.Key_Right)
    assert cards["pinkie"].hasFocus()
    QTest.keyClick(cards["pinkie"], Key.Key_Left)
    assert cards["applejack"].hasFocus()


# -- the first tiles ---------------------------------------------------------------------------


def alone(page: SetupPage, level: str) -> OptionBlock:
    page.seats.choose_number(1)
    page.options.block("level").selection.choose((level,))
    page.options.refresh()
    return page.options.block("tiles")


def press_tiles(page: SetupPage, *tiles: str) -> None:
    for tile in tiles:
        QTest.mouseClick(cards_of(page, "tiles").cards.buttons[tile], LEFT)


def test_alone_the_first_tiles_come_by_chance_until_they_are_chosen(setup: SetupPage) -> None:
    tiles = alone(setup, "mentor")
    assert "tiles" not in setup.new_game().setup.options
    assert not cards_of(setup, "tiles").cards.isVisible()
    QTest.mouseClick(tiles.strip.part(1), LEFT)
    assert cards_of(setup, "tiles").cards.isVisible()
    press_tiles(setup, "S7", "F1", "F3", "F11")
    assert setup.new_game().setup.options["tiles"] == ("S7", "F3", "F11")
    assert setup.play.isEnabled()
    QTest.mouseClick(tiles.strip.part(0), LEFT)
    assert "tiles" not in setup.new_game().setup.options


def test_no_more_fireworks_tiles_are_chosen_than_the_level_has(setup: SetupPage) -> None:
    tiles = alone(setup, "mentor")
    QTest.mouseClick(tiles.strip.part(1), LEFT)
    press_tiles(setup, "F3", "F11")
    assert not setup.play.isEnabled()
    assert "At this level you start with 2" in setup.play.toolTip()
    alone(setup, "princess")
    assert setup.options.reason() == ""


def test_friends_who_do_not_work_alone_make_room_for_the_tiles(setup: SetupPage) -> None:
    tiles = alone(setup, "friend")
    spike = cards_of(setup, "friends").cards.buttons["spike"]
    assert spike.isVisible()
    QTest.mouseClick(tiles.strip.part(1), LEFT)
    assert not spike.isVisible()
    assert cards_of(setup, "friends").cards.buttons["rarity"].isVisible()


def test_tiles_are_not_chosen_at_a_table_for_several(setup: SetupPage) -> None:
    tiles = alone(setup, "friend")
    QTest.mouseClick(tiles.strip.part(1), LEFT)
    setup.seats.choose_number(2)
    assert "tiles" not in setup.new_game().setup.options

"""Setting up Firefly Festival and its end, with a real mouse; the small picture of its lake."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.state import Trigger
from festival_desktop.play.match import AnyMatch
from festival_desktop.screens.firefly_festival import score_sheet as ending_module
from festival_desktop.screens.firefly_festival.score_sheet import UNCLAIMED, UNREACHED, result
from festival_desktop.screens.firefly_festival.thumbnail import small_lake, thumbnail
from festival_desktop.screens.firefly_festival.words.goals import GoalWords
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.end.result import Tie
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.setup_options import PerSeat
from festival_desktop.ui.setup_selection import Selections
from festival_desktop.ui.thumbnail import Thumbnail
from festival_desktop.ui.widgets.scroll import Scroll
from tests.ui import dice
from tests.ui.firefly import deal, play_out, rules
from tests.ui.pages.screen import cards_of, lists_of, on_screen, options_of, press_play, setup_page

pytestmark = pytest.mark.sample(14, of="file")

LEFT = Qt.MouseButton.LeftButton
FIREFLY = catalog.manifest("firefly_festival")
NONE, DEALT, NAMED = range(3)


@pytest.fixture
def setup(qtbot: QtBot, settings: Settings) -> SetupPage:
    return on_screen(setup_page(rules(), settings, ["friend", "master"]), qtbot)


@pytest.fixture
def end(qtbot: QtBot) -> EndPage:
    page = EndPage(lambda match: ())
    return on_screen(page, qtbot)


# -- setting up ----------------------------------------------------------------------------------


def test_play_works_at_once_with_a_first_game(setup: SetupPage, qtbot: QtBot) -> None:
    assert setup.play.hasFocus()
    new = press_play(setup, qtbot)
    assert new.game == "firefly_festival"
    assert new.setup == Setup(2)
    assert [player.computer for player in new.players] == [False, True]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_who_sits_down_plays_under_a_name_of_their_own(
    setup: SetupPage, qtbot: QtBot, players: int
) -> None:
    QTest.mouseClick(setup.seats.players.part(players - 2), LEFT)
    new = press_play(setup, qtbot)
    assert new.setup.players == players == len({player.name for player in new.players})


def test_computers_are_called_like_no_island(setup: SetupPage) -> None:
    islands = {tile.id.capitalize() for tile in rules().content.tiles}
    for row in setup.seats.rows:
        row.kind.choose(1)
        assert setup.seats.usual_name(row) not in islands


def test_places_are_added_one_by_one(setup: SetupPage, qtbot: QtBot) -> None:
    for number in (2, 3, 4, 5):
        QTest.mouseClick(setup.seats.rows[number].add, LEFT)
        assert setup.seats.number == number + 1
    assert not any(row.add.isVisible() for row in setup.seats.rows)


def test_names_of_six_are_kept_when_four_play_something_else(
    setup: SetupPage, qtbot: QtBot, settings: Settings
) -> None:
    settings.names = tuple("ABCDEF")
    page = setup_page(dice.rules(), settings)
    qtbot.addWidget(page)
    page.seats.rows[0].name.setText("Mira")
    page.play.click()
    assert settings.names == ("Mira", *"BCDEF")


def test_levels_of_computers_arrive(setup: SetupPage, qtbot: QtBot) -> None:
    setup.seats.rows[1].level.setCurrentIndex(1)
    assert press_play(setup, qtbot).players[1].level == "master"


def test_the_islands_may_lie_anywhere(setup: SetupPage, qtbot: QtBot) -> None:
    QTest.mouseClick(setup.options.block("layout").strip.part(1), LEFT)
    assert press_play(setup, qtbot).setup.options == {"layout": ("variable",)}
    QTest.mouseClick(setup.options.block("layout").strip.part(0), LEFT)
    assert press_play(setup, qtbot).setup.options == {}


def test_later_players_may_begin_with_more_coins(setup: SetupPage, qtbot: QtBot) -> None:
    assert press_play(setup, qtbot).setup.options == {}
    QTest.mouseClick(setup.options.block("coins").strip.part(1), LEFT)
    assert press_play(setup, qtbot).setup.options == {"coins": ("later",)}
    QTest.mouseClick(setup.options.block("coins").strip.part(0), LEFT)
    assert press_play(setup, qtbot).setup.options == {}


def test_what_is_not_in_the_rulebook_is_marked(setup: SetupPage) -> None:
    words = "Not in the rulebook"
    marked = {
        (block.selection.option.key, part.text())
        for block in setup.options.blocks
        for part in block.strip.findChildren(QRadioButton)
        if part.toolTip() == part.accessibleDescription() == words
    }
    assert marked == {("coins", "Extra coins for later seats"), ("powers", "Chosen")}
    for key, way in (("coins", 1), ("powers", NAMED)):
        QTest.mouseClick(setup.options.block(key).strip.part(way), LEFT)
    assert setup.options.explained.sentence.text() == "Coins, Powers: not in the rulebook."


@pytest.mark.sample(3)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("powers", [NONE, DEALT, NAMED])
def test_coins_can_be_chosen_for_any_number_of_players_without_scrolling(
    setup: SetupPage, qtbot: QtBot, players: int, powers: int
) -> None:
    QTest.mouseClick(setup.seats.players.part(players - 2), LEFT)
    QTest.mouseClick(setup.options.block("powers").strip.part(powers), LEFT)
    (scroll,) = setup.findChildren(Scroll)
    coins, bar = setup.options.block("coins"), scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: coins.strip.isVisible() and not bar.isVisible())
    assert coins.title.text() == "Coins"
    assert coins.title.isVisible()
    QTest.mouseClick(coins.strip.part(1), LEFT)
    assert press_play(setup, qtbot).setup.options["coins"] == ("later",)


def test_four_kinds_of_goals_are_chosen(setup: SetupPage, qtbot: QtBot) -> None:
    panel, goals = setup.options, setup.options.block("goals")
    QTest.mouseClick(cards_of(setup, "goals").cards.buttons["tower"], LEFT)
    assert goals.strip.index == 1
    assert not setup.play.isEnabled()
    assert setup.play.toolTip() == panel.explained.sentence.text() == panel.reason()
    for kind in ("merchant", "diversity", "hubs"):
        QTest.mouseClick(cards_of(setup, "goals").cards.buttons[kind], LEFT)
    chosen = ("hubs", "merchant", "tower", "diversity")
    assert press_play(setup, qtbot).setup.options == {"goals": chosen}
    QTest.mouseClick(cards_of(setup, "goals").cards.buttons["empire"], LEFT)
    assert not setup.play.isEnabled()
    QTest.mouseClick(goals.strip.part(0), LEFT)
    assert press_play(setup, qtbot).setup.options == {}


def test_powers_are_dealt_or_named(setup: SetupPage, qtbot: QtBot) -> None:
    powers = setup.options.block("powers")
    QTest.mouseClick(powers.strip.part(DEALT), LEFT)
    assert press_play(setup, qtbot).setup.options == {"powers": ("dealt",)}
    QTest.mouseClick(powers.strip.part(NAMED), LEFT)
    setup.seats.choose_number(3)
    assert [chooser.isVisible() for chooser in lists_of(setup, "powers")] == [True] * 3 + [
        False
    ] * 3
    assert len(set(press_play(setup, qtbot).setup.options["powers"])) == 3


def test_no_two_players_have_the_same_power(setup: SetupPage, qtbot: QtBot) -> None:
    powers = setup.options.block("powers")
    QTest.mouseClick(powers.strip.part(NAMED), LEFT)
    picker = powers.selection.option.picker
    assert isinstance(picker, PerSeat)
    cards = picker.values
    first, second = press_play(setup, qtbot).setup.options["powers"]
    lists_of(setup, "powers")[0].activated.emit(cards.index(second))
    assert press_play(setup, qtbot).setup.options["powers"] == (second, first)
    assert lists_of(setup, "powers")[1].currentIndex() == cards.index(first)
    assert "Stones" in setup.options.explained.sentence.text()


def test_chance_may_name_powers(setup: SetupPage, qtbot: QtBot) -> None:
    powers = setup.options.block("powers")
    QTest.mouseClick(powers.strip.part(NAMED), LEFT)
    setup.seats.choose_number(6)
    before = press_play(setup, qtbot).setup.options["powers"]
    QTest.mouseClick(powers.surprise, LEFT)
    after = press_play(setup, qtbot).setup.options["powers"]
    assert len(set(after)) == 6
    assert after != before


def map_of(setup: SetupPage) -> Any:
    picture = setup.options.block("layout").picture
    assert picture is not None
    key = picture.key()
    assert isinstance(key, Thumbnail)
    return key.position


def test_the_map_shows_the_islands_of_this_deal(setup: SetupPage, qtbot: QtBot) -> None:
    setup.seed.show_seed("amber-fox-1")
    shown = map_of(setup)
    new = press_play(setup, qtbot)
    layout = rules().deal(new.setup, Rng.from_seed(new.seed)).layout
    assert tuple(isle.tile for isle in shown.isles) == layout
    setup.seed.show_seed("amber-fox-2")
    assert map_of(setup) != shown
    setup.seats.choose_number(6)
    assert len(map_of(setup).isles) == 18


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"layout": ("variable",), "powers": ("dealt",)},
        {"goals": ("empire", "hubs", "tower", "ready_to_go"), "powers": ("courier", "gilder")},
    ],
)
def test_options_can_be_asked_for(
    setup: SetupPage, qtbot: QtBot, options: dict[str, tuple[str, ...]]
) -> None:
    setup.prepare("amber-fox-1", options)
    new = press_play(setup, qtbot)
    assert new.setup.options == options
    assert new.seed == "amber-fox-1"


def test_every_choice_the_page_offers_can_be_dealt() -> None:
    options = options_of(rules())
    for players in rules().content.tables:
        selections = Selections(options)
        selections.set_players(players, "ABCDEF"[:players])
        for ways in product(*(range(len(option.ways)) for option in options)):
            for selection, way in zip(selections.all, ways, strict=True):
                selection.way = way
            rules().deal(Setup(players, selections.options()), Rng(7))


# -- the end -------------------------------------------------------------------------------------


def played(players: int, seed: str = "end-1", **options: tuple[str, ...]) -> AnyMatch:
    return play_out(deal(players, seed, **options), Rng(players))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_all_numbers_are_those_of_the_standing(qapp: QApplication, players: int) -> None:
    match = played(players, powers=("dealt",))
    found, standing = result(rules(), match), match.standing
    assert found.totals == tuple(score.total for score in standing.scores)
    assert found.winners == standing.winners
    for seat, score in enumerate(standing.scores):
        lines = {line.what: line for line in score.lines}
        for row, kind in enumerate(found.kinds):
            if kind in (UNCLAIMED, UNREACHED):
                assert found.points[row][seat] == 0
                continue
            assert found.points[row][seat] == lines[kind].points
            deeds = tuple(deed.points for deed in found.deeds[row][seat])
            assert sum(deeds) == lines[kind].points
            assert deeds == lines[kind].parts
        assert sum(row[seat] for row in found.points) == score.total


@pytest.mark.parametrize("players", [2, 4])
def test_every_curve_has_a_point_for_each_round_and_ends_at_the_total(
    qapp: QApplication, players: int
) -> None:
    match = played(players)
    found = result(rules(), match)
    rounds = -(-match.state.turns // players)
    for seat, curve in enumerate(found.curves):
        assert len(curve) == rounds + 1
        assert curve[0] == 0
        assert curve[-1] == found.totals[seat]


def test_lines_nobody_scored_on_are_left_out(qapp: QApplication) -> None:
    found = result(rules(), played(2))
    assert "power" not in found.kinds
    assert found.kinds[:4] == ("festival", "fireflies", "public", "private")
    for line, kind in enumerate(found.kinds):
        always = ("festival", "fireflies", "private", UNCLAIMED, UNREACHED, "chain")
        assert any(found.points[line]) or kind in always


@pytest.mark.parametrize("players", [2, 6])
def test_secret_goals_nobody_reached_are_on_the_sheet(end: EndPage, players: int) -> None:
    match = played(players)
    hands = match.state.hands
    assert any(hands)
    end.show_result(FIREFLY, match, animate=False)
    told, goals, words = set(walk(end)), rules().turn.goals, GoalWords(rules().content)
    for seat, hand in enumerate(hands):
        met = [goals.meets_private(match.state, seat, goal) for goal in hand]
        for title, wanted in (("Met but unclaimed goals", True), ("Unfinished goals", False)):
            left = [goal for goal, reached in zip(hand, met, strict=True) if reached == wanted]
            names = ", ".join(map(words.private, left))
            assert not left or f"{title}: secret until now\n{names}" in told


def test_a_sheet_without_secret_goals_left_has_no_line_for_them(qapp: QApplication) -> None:
    match = played(2)
    match.steps[-1].state.hands[:] = [(), ()]
    assert not {UNCLAIMED, UNREACHED} & {*result(rules(), match).kinds}


def test_a_reader_hears_every_number_and_why_the_game_ended(end: EndPage) -> None:
    match = played(3)
    end.show_result(FIREFLY, match, animate=False)
    spoken = end.sheet.accessibleDescription()
    for seat, score in enumerate(match.standing.scores):
        assert f"Festivals {score.lines[0].points}, " in spoken
        assert f"Total {score.total}." in spoken
        assert match.players[seat].name in spoken
    ended = {
        Trigger.SORIN: "The last Sōrin was placed by",
        Trigger.FLOORS: "placed their last floor",
        Trigger.GOALS: "All public goals were taken",
        Trigger.REST: "Nobody had built",
    }
    assert ended[match.state.trigger] in spoken


@pytest.mark.parametrize("trigger", [trigger for trigger in Trigger if trigger])
def test_every_end_is_named(
    end: EndPage, monkeypatch: pytest.MonkeyPatch, trigger: Trigger
) -> None:
    match = played(2)
    found = replace(result(rules(), match), trigger=trigger, ended_by=1)
    monkeypatch.setattr(ending_module, "result", lambda rules, match: found)
    end.show_result(FIREFLY, match, animate=False)
    spoken = end.sheet.accessibleDescription()
    assert ("Jonas" in spoken.rsplit("Total", 1)[1]) == (trigger is not Trigger.REST)


@pytest.mark.parametrize(
    ("tie", "words"),
    [
        (Tie((0, 1), 1, 0, (9, 4)), "Tie broken by coins: 9 : 4."),
        (Tie((0, 1), 1, None, ()), "They also tie on coins, so they share this place."),
    ],
)
def test_a_tie_is_explained(
    end: EndPage, monkeypatch: pytest.MonkeyPatch, tie: Tie, words: str
) -> None:
    match = played(2)
    found = replace(result(rules(), match), totals=(90, 90), tie=tie)
    monkeypatch.setattr(ending_module, "result", lambda rules, match: found)
    end.show_result(FIREFLY, match, animate=False)
    assert end.sheet.accessibleDescription().endswith(words)


def test_the_sheet_builds_up_line_by_line(end: EndPage, qtbot: QtBot) -> None:
    end._timer.setInterval(10)
    end.show_result(FIREFLY, played(2))
    assert end.sheet.shown == 0
    assert "wins" not in end.title.words
    seen = [0]
    end._timer.timeout.connect(lambda: seen.append(end.sheet.shown))
    qtbot.waitUntil(lambda: end.complete)
    assert all(after - before <= 1 for before, after in pairwise(seen))
    assert "wins" in end.title.words


def test_pointing_at_a_number_tells_what_brought_it(end: EndPage) -> None:
    match = played(6, powers=("dealt",))
    end.show_result(FIREFLY, match, animate=False)
    found = result(rules(), match)
    reasons = set(walk(end))
    line = found.kinds.index("public")
    seat = max(range(6), key=lambda seat: found.points[line][seat])
    said = next(reason for reason in reasons if reason.startswith("Public goals: cards taken\n"))
    assert any(char.isdigit() for char in said)
    assert found.points[line][seat] > 0
    assert end.sheet.reason_at(1, 1) == ""


def walk(end: EndPage) -> Iterator[str]:
    for x in range(0, end.sheet.width(), 20):
        for y in range(0, end.sheet.height(), 8):
            yield end.sheet.reason_at(x, y)


# -- the small lake ------------------------------------------------------------------------------


def painted(match: AnyMatch) -> QImage:
    lake = thumbnail(rules(), rules().view(match.state, None))
    image = QImage(420, 240, QImage.Format.Format_ARGB32)
    image.fill(0)
    p = QPainter(image)
    lake.paint(p, QRectF(0, 0, 420, 240))
    p.end()
    return image


def test_a_lake_that_was_left_is_painted_and_says_how_far_it_came(qapp: QApplication) -> None:
    match = play_out(deal(4), Rng(3), steps=60)
    fresh = deal(4)
    assert painted(match) != painted(fresh)
    lake = small_lake(rules(), rules().view(match.state, None))
    assert lake.progress().startswith(f"round {-(-match.state.turns // 4)}, ")
    built = sum(lanes.bit_count() for lanes in match.state.built)
    assert len(lake.spans) == built > 0


def test_no_secret_is_in_the_picture(qapp: QApplication) -> None:
    match = play_out(deal(3, powers=("dealt",)), Rng(3), steps=60)
    game = rules()
    other = game.imagine(game.view(match.state, None), Rng(5))
    assert small_lake(game, game.view(match.state, None)) == small_lake(
        game, game.view(other, None)
    )


def test_bridges_lie_between_their_islands(qapp: QApplication) -> None:
    match = play_out(deal(6), Rng(3), steps=200)
    lake = small_lake(rules(), rules().view(match.state, None))
    blocks = {
        (isle.x + dx, isle.y + dy) for isle in lake.isles for dx in range(3) for dy in range(3)
    }
    for span in lake.spans:
        step = (1, 0) if span.across else (0, 1)
        cells = [(span.x + step[0] * n, span.y + step[1] * n) for n in range(span.length)]
        assert not blocks & set(cells)
        assert (span.x - step[0], span.y - step[1]) in blocks
        assert (cells[-1][0] + step[0], cells[-1][1] + step[1]) in blocks

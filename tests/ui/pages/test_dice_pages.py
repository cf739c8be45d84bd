"""Setting up Lanterns Dice and its end, with a real mouse; the sketch of a table that was left."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.lake import pool_name
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.screens.lanterns_dice import score_sheet
from festival_desktop.screens.lanterns_dice.score_sheet import DiceEndWords, result
from festival_desktop.screens.lanterns_dice.thumbnail import thumbnail
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.end.result import LAST, Tie
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.setup_selection import Selection
from festival_desktop.ui.style import apply_look
from tests.ui.dice import deal, play_out, rules
from tests.ui.pages.screen import (
    cards_of,
    focused,
    lists_of,
    on_screen,
    options_of,
    press_play,
    setup_page,
)

pytestmark = pytest.mark.sample(10, of="file")

LEFT = Qt.MouseButton.LeftButton
DICE = catalog.manifest("lanterns_dice")
FIRST, RANDOM, BY_HAND = range(3)


@pytest.fixture
def setup(qtbot: QtBot, settings: Settings) -> SetupPage:
    return on_screen(setup_page(rules(), settings), qtbot)


@pytest.fixture
def end(qtbot: QtBot) -> EndPage:
    page = EndPage(lambda match: ())
    return on_screen(page, qtbot)


# -- setting up ----------------------------------------------------------------------------------


def test_play_works_at_once_with_a_first_game(setup: SetupPage, qtbot: QtBot) -> None:
    assert setup.play.hasFocus()
    new = press_play(setup, qtbot)
    assert new.game == "lanterns_dice"
    assert new.setup == Setup(2)
    assert [player.computer for player in new.players] == [False, True]


def test_chance_may_choose_shapes_and_sides(setup: SetupPage, qtbot: QtBot) -> None:
    QTest.mouseClick(setup.options.block("shapes").strip.part(RANDOM), LEFT)
    QTest.mouseClick(setup.options.block("emperor").strip.part(RANDOM), LEFT)
    options = press_play(setup, qtbot).setup.options
    assert options == {"shapes": ("random",), "emperor": ("random",)}


def test_pressing_a_shape_chooses_by_hand_from_the_first_game_on(
    setup: SetupPage, qtbot: QtBot
) -> None:
    cards = cards_of(setup, "shapes").cards.buttons
    QTest.mouseClick(cards["corner"], LEFT)
    assert setup.options.block("shapes").strip.index == BY_HAND
    assert not setup.play.isEnabled()
    assert "1 more shape" in setup.play.toolTip()
    QTest.mouseClick(cards["plus"], LEFT)
    assert press_play(setup, qtbot).setup.options == {"shapes": ("square", "t", "plus", "u")}


def test_a_fifth_shape_takes_the_place_of_the_first(setup: SetupPage, qtbot: QtBot) -> None:
    for shape in ("line", "s"):
        QTest.mouseClick(cards_of(setup, "shapes").cards.buttons[shape], LEFT)
    assert len(setup.options.block("shapes").selection.shown) == 4
    assert {"line", "s"} <= {*press_play(setup, qtbot).setup.options["shapes"]}


def test_pressing_a_card_of_the_emperor_turns_it_over(setup: SetupPage, qtbot: QtBot) -> None:
    cards = cards_of(setup, "emperor").cards.buttons
    QTest.mouseClick(cards["1"], LEFT)
    assert press_play(setup, qtbot).setup.options == {"emperor": ("A", "B", "A")}
    QTest.mouseClick(cards["1"], LEFT)
    assert press_play(setup, qtbot).setup.options == {"emperor": ("A", "A", "A")}
    QTest.mouseClick(setup.options.block("emperor").strip.part(FIRST), LEFT)
    assert press_play(setup, qtbot).setup.options == {}


def test_sheets_are_given_and_whoever_had_one_gets_the_other(
    setup: SetupPage, qtbot: QtBot
) -> None:
    setup.seats.choose_number(3)
    QTest.mouseClick(setup.options.block("sheets").strip.part(1), LEFT)
    choosers = lists_of(setup, "sheets")
    assert [chooser.isVisible() for chooser in choosers] == [True, True, True, False]
    choosers[0].setCurrentIndex(1)
    choosers[0].activated.emit(1)
    assert [chooser.currentIndex() for chooser in choosers[:3]] == [1, 0, 2]
    choosers[2].setCurrentIndex(3)
    choosers[2].activated.emit(3)
    assert press_play(setup, qtbot).setup == Setup(3, {"sheets": ("B", "A", "D")})


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"shapes": ("random",), "emperor": ("random",)},
        {"shapes": ("line", "t", "l", "u"), "emperor": ("B", "A", "B"), "sheets": ("D", "B")},
    ],
)
def test_options_that_are_handed_in_come_out_again(
    setup: SetupPage, qtbot: QtBot, options: dict[str, tuple[str, ...]]
) -> None:
    setup.prepare("maple-heron-417", options)
    new = press_play(setup, qtbot)
    assert new.setup == Setup(2, options)
    assert new.seed == "maple-heron-417"


def test_what_was_chosen_by_hand_is_kept_while_chance_is_tried() -> None:
    selection = Selection(options_of(rules())[0])
    selection.press("corner")
    selection.press("line")
    by_hand = selection.shown
    selection.way = RANDOM
    assert selection.shown == ()
    assert selection.chosen.missing == 0
    selection.way = BY_HAND
    assert selection.shown == by_hand


def test_the_card_under_the_pointer_is_explained(setup: SetupPage, qtbot: QtBot) -> None:
    cards_of(setup, "shapes").cards.buttons["t"].setFocus()
    assert setup.options.explained.sentence.text() == (
        "The T: tiles worth 5, 4, 4, 3, 3, 3, best on top"
    )
    cards_of(setup, "emperor").cards.buttons["0"].setFocus()
    assert "Click to flip" in setup.options.explained.sentence.text()


@pytest.mark.parametrize(("players", "turns"), [(2, 10), (3, 8), (4, 6)])
def test_the_facts_follow_the_number_of_players(setup: SetupPage, players: int, turns: int) -> None:
    setup.seats.choose_number(players)
    assert setup.seats.facts.text().startswith(f"{turns}\u00a0turns\u00a0each")


# -- the end -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished() -> AnyMatch:
    return play_out(deal(3, "end-1"), Rng(4))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_numbers_are_those_of_the_standing(players: int) -> None:
    match = play_out(deal(players, "end-2"))
    found, standing = result(rules(), match), match.standing
    assert found.winners == standing.winners
    for seat, score in enumerate(standing.scores):
        assert found.totals[seat] == score.total == sum(row[seat] for row in found.points)
        assert sum(tile.points for tile in found.launched[seat]) == score.lines[0].points
        sizes = (*found.groups[seat], 0, 0)
        assert sizes[1] == score.lines[1].points
        assert 4 * len(found.boats[seat]) == score.lines[2].points
        assert found.curves[seat][-1] == score.total
        assert len(found.curves[seat]) == rules().content.tables[players].turns + 1


def test_each_tile_knows_its_turn(finished: AnyMatch) -> None:
    turns = [tile.turn for tiles in result(rules(), finished).launched for tile in tiles]
    assert turns
    assert all(turn is not None and LAST <= turn <= 8 for turn in turns)


def test_a_rescued_match_has_forgotten_when_tiles_were_launched(finished: AnyMatch) -> None:
    later = finished.state_at(len(finished.steps) - 2)
    late = Match(finished.game, finished.setup, finished.players, finished.seed, start=later)
    for step in finished.steps[-2:]:
        late.play(step.move)
    found = result(rules(), late)
    assert found.totals == result(rules(), finished).totals
    assert None in [tile.turn for tiles in found.launched for tile in tiles]


def test_a_reader_hears_every_number(end: EndPage, finished: AnyMatch) -> None:
    end.show_result(DICE, finished, animate=False)
    spoken = end.sheet.accessibleDescription()
    for seat, score in enumerate(finished.standing.scores):
        fireworks, group, boats = (line.points for line in score.lines)
        assert (
            f"{finished.players[seat].name}: Fireworks {fireworks}, Second group {group}, "
            f"Boats {boats}, Total {score.total}."
        ) in spoken


@pytest.mark.parametrize(
    ("tie", "words"),
    [
        (Tie((0, 1), 1, 0, (9, 4)), "Tie broken by fireworks points: 9 : 4."),
        (
            Tie((0, 1), 1, None, ()),
            ("They also tie on fireworks points, so they share this place."),
        ),
    ],
)
def test_a_tie_is_explained(
    end: EndPage, finished: AnyMatch, monkeypatch: pytest.MonkeyPatch, tie: Tie, words: str
) -> None:
    found = replace(result(rules(), finished), totals=(20, 20, 3), tie=tie)
    monkeypatch.setattr(score_sheet, "result", lambda rules, match: found)
    end.show_result(DICE, finished, animate=False)
    assert end.sheet.accessibleDescription().endswith(words)
    assert "Mira and Jonas have 20 point" in end.sheet.accessibleDescription()


def test_boats_and_groups_are_reasons(end: EndPage, finished: AnyMatch) -> None:
    boat = rules().content.boats[0]
    found = replace(
        result(rules(), finished), boats=((boat,), (), ()), groups=((9, 4), (3,), ()),
        points=((0, 0, 0), (4, 0, 0), (4, 0, 0)),
    )  # fmt: skip
    said = DiceEndWords().said(rules().content, found)
    assert said.lines[1].reasons == ("largest group: 9", "only one group", "")
    assert said.lines[2].reasons == (pool_name(boat), "", "")


def test_lines_appear_one_after_the_other(end: EndPage, finished: AnyMatch, qtbot: QtBot) -> None:
    end._timer.setInterval(5)
    end.show_result(DICE, finished)
    assert end.sheet.shown == 0
    qtbot.waitUntil(lambda: end.complete)
    assert end.sheet.lines == 4


def test_the_keepsake_is_saved_as_a_picture(
    end: EndPage, finished: AnyMatch, tmp_path: Path
) -> None:
    end.show_result(DICE, finished, animate=False)
    end.save_picture(tmp_path / "evening")
    assert QImage(str(tmp_path / "evening.png")).width() == 1600


# -- the sketch ----------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 30, 10_000])
def test_a_table_that_was_left_is_sketched_and_says_its_turn(
    qapp: QApplication, steps: int
) -> None:
    match = play_out(deal(3, "left-1"), steps=steps)
    sketch = thumbnail(rules(), match.game.view(match.state, None))
    assert sketch == thumbnail(rules(), match.game.view(match.state, 0))
    assert hash(sketch)
    assert sketch.position.progress() == f"turn {min(8, match.state.turn + 1)} of 8"
    picture = QImage(424, 188, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    p = QPainter(picture)
    sketch.paint(p, QRectF(picture.rect()))
    p.end()
    assert picture.pixelColor(212, 94).alpha() == 255


# -- the page as a whole -------------------------------------------------------------------------


def test_larger_words_are_laid_out_anew_while_the_page_is_shown(setup: SetupPage) -> None:
    setup.seats.choose_number(4)
    setup.prepare(options={"emperor": ("B", "B", "B"), "sheets": tuple("CADB")})
    for scale in (1.5, 1.0, 2.0):
        apply_look("dark", scale)
        QApplication.processEvents()
        assert setup.area.horizontalScrollBar().maximum() == 0, scale


def test_every_control_is_reached_by_tab(setup: SetupPage, qtbot: QtBot) -> None:
    QTest.mouseClick(setup.options.block("sheets").strip.part(1), LEFT)
    setup.play.setFocus()
    reached: list[QWidget] = []
    widget: QWidget = setup.play
    for _ in range(40):
        reached.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        widget = focused()
        if widget is setup.play:
            break
    shapes, emperor, sheets = map(setup.options.block, ("shapes", "emperor", "sheets"))
    for wanted in (setup.back, setup.print, *lists_of(setup, "sheets")[:2], setup.seed.field):
        assert wanted in reached
    for option in ("shapes", "emperor"):
        cards = cards_of(setup, option).cards
        assert sum(button in reached for button in cards.buttons.values()) == 1
    for block in (shapes, emperor, sheets):
        assert block.strip.part(block.strip.index) in reached

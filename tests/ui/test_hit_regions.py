"""Everything that can be pressed on a table can be hit with a finger, in all games."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from festival_desktop import catalog
from festival_desktop.art.theme import FINGER
from festival_desktop.core.game import Setup
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.ui.pages.table import TablePage
from tests.ui.window import Start, table_of

STEPS = 60
SIZES = [(1280, 720), (1920, 1080)]


def too_small(page: TablePage) -> set[tuple[str, int, int]]:
    """What can be selected now in a region in which no finger fits: kind, width, height."""
    parts = page.scene.presenter.parts
    selectable = page.scene.interaction.selectable
    places = {target: rect for part in parts for target, rect in part.shown.regions.items()}
    for target in page.session.selector.choices():
        if (place := parts.place_of(target)) is not None:
            places.setdefault(target, place)
    return {
        (target.kind, round(rect.width()), round(rect.height()))
        for target, rect in places.items()
        if selectable(target) and not fits(page, target, rect)
    }


def fits(page: TablePage, target: Target, rect: QRectF) -> bool:
    """Whether it is large, or presses half a finger away from its middle still hit it."""
    if min(rect.width(), rect.height()) >= FINGER:
        return True
    parts, middle, half = page.scene.presenter.parts, rect.center(), FINGER / 2 - 0.5
    sides = [(half, 0), (-half, 0), (0, half), (0, -half)]
    found = [parts.target_at(middle + QPointF(*side)) for side in sides]
    return found == [target] * 4


@pytest.mark.sample
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_finger_fits_everything_that_can_be_pressed(
    start: Start, game: str, size: tuple[int, int]
) -> None:
    window = start()
    window.settings.pace = "step"
    window.resize(*size)
    level = next(iter(catalog.computers(game)))
    players = (Player("Mira"), *(Player(name, level) for name in ("Aiko", "Jonas", "Lotte")))
    window.shell.current.begin(NewGame(game, Setup(4), players, "jade-owl-7"))
    QApplication.processEvents()
    page, small = table_of(window), set()
    while page.match.to_act is not None and page.match.cursor < STEPS:
        if page.session.moves:
            small |= too_small(page)
            page.controller.hint(lambda decision: page.controller.play(decision.move))
        else:
            page.controller.go_on()
    page.last_look.stop()
    assert small == set()

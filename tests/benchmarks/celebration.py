"""Great moments on each table: how long the frames of their celebration take.

A window of 1600 × 1000 and the largest moment of some late positions, under the current platform.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from time import sleep
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from festival_desktop.core.game import Event
from festival_desktop.play.weight import Weight
from festival_desktop.scenes.animation import FRAME
from tests.benchmarks.scene import REST_MS, SIZE, report, timed
from tests.games.lanterns_dice.positions import GAME
from tests.screens.desk import TableDesk
from tests.screens.festival_of_lanterns.table import desk as festival
from tests.screens.firefly_festival.table import desk as firefly
from tests.screens.lanterns_dice.table import desk as dice

FRAME_MS = 16.7


def run() -> None:
    """Measure and print."""
    QApplication.instance() or QApplication([])
    desks: dict[str, Callable[[], TableDesk]] = {
        "a Dedication": lambda: festival.Desk(
            match=festival.match_where(_great(festival.rules()), players=4), size=SIZE
        ),
        "fireworks launched": lambda: dice.DiceDesk(
            match=dice.match_where(_great(GAME)), size=SIZE
        ),
        "a festival": lambda: firefly.FireflyDesk(
            match=firefly.match_after(150, 4, wanted=_great(firefly.rules())), size=SIZE
        ),
    }
    for what, make in desks.items():
        desk = make()
        desk.open()
        desk.motion.enabled = True
        QTest.qWait(REST_MS)
        move = _greatest(desk)
        report(f"{what}: the move", FRAME_MS, timed([partial(desk.controller.play, move)]))
        report(f"{what}: frames", FRAME_MS, timed(_frames(desk)))
        desk.close()


def _points(game: Any, state: Any, move: Any) -> int:
    """What a move brings its seat and others in points; 0 for one that is not great."""
    after, events = game.copy(state), list[Event]()
    game.play(after, move, events)
    return _total(game, after) - _total(game, state)


def _total(game: Any, state: Any) -> int:
    return sum(score.total for score in game.standing(state).scores)


def _great(game: Any) -> Callable[[Any, Sequence[Any]], bool]:
    return lambda state, legal: any(_points(game, state, move) >= 4 for move in legal)


def _greatest(desk: TableDesk) -> Any:
    match = desk.match
    points = {move: _points(match.game, match.state, move) for move in desk.session.moves}
    move = max(points, key=lambda move: points[move])
    after, events = match.game.copy(match.state), list[Event]()
    match.game.play(after, move, events)
    assert desk.session.table.weight(events) is Weight.GREAT
    return move


def _frames(desk: TableDesk) -> Iterable[Callable[[], object]]:
    while desk.motion.busy:
        sleep(FRAME / 1000)
        yield lambda: None

"""A whole table of Firefly Festival for tests, worked by mouse and keys like the other desks."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QPoint, QPointF

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import Step
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State
from festival_desktop.models.session import Session
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.pieces import last_of
from festival_desktop.screens.firefly_festival.table.presenter import FireflyPresenter
from festival_desktop.screens.firefly_festival.words.words import FireflyWords
from festival_desktop.tables.firefly_festival import FireflyTable
from festival_desktop.tables.firefly_festival.options import Options
from tests.screens.desk import TableDesk

NAMES = ("Mira", "Jonas", "Aiko", "Moon Dancer", "Lotte", "Bartholomew")
TELLING = (m.HoldFestival, m.ClaimPublic, m.ClaimPrivate, m.BuildPagoda, m.BuildBridge, m.Cross)
"""Such moves come first: tables of them have more to show."""


@cache
def rules() -> FireflyFestival:
    game = catalog.rules("firefly_festival")
    assert isinstance(game, FireflyFestival)
    return game


class LongWords(FireflyWords):
    """The words of the program, each made `longer` by a part."""

    def __init__(self, session: Session, longer: float) -> None:
        super().__init__(session)
        short = self.label

        def label(key: str, *values: object) -> str:
            words = short(key, *values)
            more = round(len(words) * longer)
            return f"{words} {words[:more]}".rstrip() if " " in words else words + "n" * more

        self.label = label


def eager(game: FireflyFestival, state: State, rng: Rng) -> Any:
    """A move that builds something, as often as not."""
    legal = game.legal_moves(state)
    for kind in TELLING if rng.below(4) else ():
        telling = [move for move in legal if isinstance(move, kind)]
        if telling:
            return telling[rng.below(len(telling))]
    return legal[rng.below(len(legal))]


def match_after(
    steps: int,
    players: int = 4,
    seat: int | None = 0,
    seed: str = "fireflies",
    wanted: Callable[[State, Sequence[Any]], bool] = lambda state, legal: True,
    **choices: tuple[str, ...],
) -> Match[Any, Any, Any]:
    """A match in full swing, with the person at `seat` to begin a turn like this."""
    game = rules()
    who = [Player(NAMES[n], None if n == seat else "friend") for n in range(players)]
    for attempt in range(60):
        match = Match(game, Setup(players, dict(choices)), who, f"{seed} {attempt}")
        rng = Rng.from_seed(f"{seed} {attempt}")
        while match.to_act is not None:
            state = match.state
            enough = match.cursor >= steps and (seat is None or match.to_act == seat)
            if enough and wanted(state, game.legal_moves(state)):
                return match
            match.play(eager(game, state, rng))
    raise LookupError("no such position was reached")


def match_from(state: State, people: Sequence[int] = (0,)) -> Match[Any, Any, Any]:
    """A match that has just come to this position."""
    game, players = rules(), state.players
    who = [Player(NAMES[n], None if n in people else "friend") for n in range(players)]
    return Match(game, Setup(players), who, "arranged", start=state)


class FireflyDesk(TableDesk):
    def __init__(
        self,
        match: Match[Any, Any, Any] | None = None,
        size: tuple[int, int] = (1280, 632),
        longer: float = 0.0,
        moving: bool = False,
        **how: Any,
    ) -> None:
        self.game = rules()
        match = match or match_after(how.pop("steps", 0), **how)
        self.table = table = FireflyTable(self.game)

        def say(session: Session) -> FireflyWords:
            self.words = LongWords(session, longer)
            return self.words

        def make(context: SceneContext) -> FireflyPresenter:
            self.presenter = FireflyPresenter(context, table, self.words)
            return self.presenter

        super().__init__(match, table, say, make, size, moving)
        self.scene.explainer.words = self.words.explain

    @property
    def last(self) -> Step[Any, Any]:
        return self.match.steps[self.match.cursor - 1]

    @property
    def board(self) -> Board:
        return self.presenter.board

    @property
    def layout(self) -> Layout:
        return self.presenter.layout

    @property
    def options(self) -> Options:
        return self.presenter.situation.options

    @property
    def answers(self) -> list[Target]:
        """The buttons of a question."""
        return list(self.presenter.question.shown.stops)

    # -- where things are --------------------------------------------------------------------

    def ground(self, island: int) -> QPoint:
        """A spot of an island where nothing stands: beside its name."""
        block = self.board.block(island)
        return QPointF(block.center().x(), block.bottom() - block.height() * 0.03).toPoint()

    def worker(self, island: int) -> QPoint:
        key = last_of(self.presenter.situation.figures[island], self.session.viewer or 0)
        return self.items[key or ""].spec.rect.center().toPoint()

    def lane(self, number: int) -> QPoint:
        """The middle of a lane."""
        return self.board.lane_rect(number).center().toPoint()

    def plaque(self, target: Target) -> QPoint:
        return self.point(target)

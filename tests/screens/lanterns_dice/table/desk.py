"""A whole table of Lanterns Dice for tests, worked by mouse and keys."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtTest import QTest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.state import State
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.screens.lanterns_dice.table.interaction import DiceInteraction
from festival_desktop.screens.lanterns_dice.table.launching import HeldTile
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.presenter import DicePresenter
from festival_desktop.screens.lanterns_dice.words.labels import DiceLabels
from festival_desktop.tables.lanterns_dice import DiceTable
from tests.games.lanterns_dice.positions import GAME
from tests.screens.desk import LEFT, NONE, TableDesk

NAMES = ("Mira", "Jonas", "Aiko", "Lotte")


class Words:
    """The labels of the program, made `longer` by a part."""

    def __init__(self, names: Sequence[str], longer: float = 0.0) -> None:
        self._labels = DiceLabels(GAME, names)
        self.longer = longer

    def label(self, key: str, *values: object) -> str:
        word = self._labels.label(key, *values)
        tail = word[-round(len(word) * self.longer) :] if self.longer else ""
        return f"{word} {tail}".rstrip()

    def entry(self, entry: Any) -> str:
        return str(entry)

    def reason(self, reason: Any) -> str:
        return str(reason)

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        return str(target)


def match_of(state: State, people: Sequence[int] = (0,)) -> Match[Any, Any, Any]:
    """A game that goes on from this position."""
    who = [Player(NAMES[n], None if n in people else "friend") for n in range(state.players)]
    return Match(GAME, Setup(state.players), who, "arranged", start=state)


def match_where(
    wanted: Callable[[State, Sequence[m.Move]], bool],
    players: int = 3,
    options: dict[str, tuple[str, ...]] | None = None,
) -> Match[Any, Any, Any]:
    """A position like this with a person at seat 0 to act; the others are computers."""
    who = [Player(NAMES[n], None if n == 0 else "friend") for n in range(players)]
    for seed in range(200):
        match = Match(GAME, Setup(players, options or {}), who, f"seek-{seed}")
        rng = Rng.from_seed(f"seek {seed}")
        while match.to_act is not None:
            legal = GAME.legal_moves(match.state)
            if match.to_act == 0 and wanted(match.state, legal):
                return match
            going = [move for move in legal if move not in (m.DONE, m.PASS, m.REROLL)] or legal
            match.play(going[rng.below(len(going))])
    raise LookupError("no such position was reached")


class DiceDesk(TableDesk):
    """`people` are the seats of persons; the others are computers that play at random."""

    def __init__(
        self,
        players: int = 3,
        people: Sequence[int] = (0,),
        seed: str = "lake",
        steps: int = 0,
        size: tuple[int, int] = (1280, 632),
        longer: float = 0.0,
        match: Match[Any, Any, Any] | None = None,
        names: Sequence[str] = NAMES,
        options: dict[str, tuple[str, ...]] | None = None,
        motion: bool = False,
    ) -> None:
        seats = [Player(names[n], None if n in people else "friend") for n in range(players)]
        match = match or Match(GAME, Setup(players, options or {}), seats, seed)
        for step in range(steps):
            if match.to_act is not None:
                legal = GAME.legal_moves(match.state)
                match.play(legal[Rng.from_seed(f"{seed} {step}").below(len(legal))])
        self.words = Words([player.name for player in match.players], longer)
        super().__init__(
            match,
            DiceTable(GAME),
            lambda session: self.words,
            lambda context: DicePresenter(context, GAME, self.words),
            size,
            motion,
            secrets=False,
        )
        self.scene.requests.undo_requested.connect(self.controller.history.undo)
        self.scene.requests.jump_requested.connect(self.controller.history.jump)

    # -- hands -------------------------------------------------------------------------------

    def stroke(self, points: Sequence[QPoint]) -> None:
        """Press at the first point, move over the others, and let go at the last."""
        port = self.view.viewport()
        self.wait()
        self.move(points[0])
        QTest.mousePress(port, LEFT, NONE, points[0])
        for point in points[1:]:
            self.move(point, LEFT)
        QTest.mouseRelease(port, LEFT, NONE, points[-1])

    # -- what is there ---------------------------------------------------------------------------

    @property
    def presenter(self) -> DicePresenter:
        presenter = self.scene.presenter
        assert isinstance(presenter, DicePresenter)
        return presenter

    @property
    def interaction(self) -> DiceInteraction:
        return self.presenter.interaction

    @property
    def layout(self) -> Layout:
        return self.presenter.layout

    def target(self, kind: str) -> Target:
        return next(target for target in self.session.selector.choices() if target.kind == kind)

    def stops(self) -> dict[Target, QRectF]:
        return self.presenter.parts.stops()

    def lit(self) -> frozenset[int]:
        """The areas that may be shaded."""
        return self.interaction.lit()

    @property
    def taking_back(self) -> int | None:
        """The area that a press would take back."""
        marks = self.presenter.last_marks.items().items()
        back = [key for key, spec in marks if spec.kind == "last" and spec.face[1]]
        return int(back[0].removeprefix("last:")) if back else None

    @property
    def shown_seat(self) -> int:
        return self.presenter.lake.table.seating.shown

    def tile(self) -> HeldTile:
        """The tile that is held."""
        tile = self.interaction.launching.tile()
        assert tile is not None
        return tile

    def point(self, target: Target) -> QPoint:
        return self.stops()[target].center().toPoint()

    def leave_point(self) -> QPoint:
        """The button that ends a part."""
        return self.layout.leave.center().toPoint()

    def leave(self) -> None:
        """End the part, and give up what is left of it."""
        self.click(self.leave_point())
        if self.interaction.asking:
            self.click(self.layout.give_up.center().toPoint())

    def area_rect(self, area: int) -> QRectF:
        place = self.presenter.lake.place_of(Target("area", (area,)))
        assert place is not None
        return place

    def area_point(self, area: int) -> QPoint:
        return self.area_rect(area).center().toPoint()

    def over(self, corner: tuple[int, int]) -> QPoint:
        """Where the pointer must be for the held tile to lie there."""
        return self.tile().middle_rect(self.layout, corner).center().toPoint()

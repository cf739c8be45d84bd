"""The `Game` of Firefly Festival. The turn is in `turn`."""

from collections.abc import Mapping, Sequence

from festival_desktop.core.errors import Refusal
from festival_desktop.core.game import Event, FormerDefault, Json, Seat, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival import (
    notation,
    refusals,
    scoring,
    setup,
    views,
)
from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.positions import Positions
from festival_desktop.games.firefly_festival.state import CHOOSE, OVER, State, copy_state
from festival_desktop.games.firefly_festival.turn import Turn

SEALING = (ev.GoalDrawn, ev.PrivateGoalClaimed, ev.PowersRevealed)
"""Events that reveal hidden information."""


class FireflyFestival:
    """The rules, with the content and tables made from it, never a position."""

    name = "firefly_festival"
    edition = 3
    former_defaults: Mapping[str, FormerDefault] = {"coins": FormerDefault(3, setup.LATER)}
    copy = staticmethod(copy_state)
    standing = staticmethod(scoring.standing)
    view = staticmethod(views.view)

    def __init__(self, content: Content) -> None:
        self.content = content
        self.seats = range(min(content.tables), max(content.tables) + 1)
        self.turn = Turn(content)
        self.islands = self.turn.islands
        self._positions = Positions(self.turn)

    # -- before the first move ---------------------------------------------------------------

    def check(self, setup_: Setup) -> None:
        setup.check(self.content, setup_)

    def deal(self, setup_: Setup, rng: Rng) -> State:
        self.check(setup_)
        state = setup.deal(self.islands, setup_, rng)
        if state.stage is not CHOOSE:
            self.turn.open_table(state, [])
        return state

    # -- the game ----------------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        return None if state.stage is OVER else state.seat

    def legal_moves(self, state: State) -> Sequence[m.Move]:
        return self.turn.legal_moves(state)

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        self.turn.play(state, move, log)

    def why_not(self, state: State, move: m.Move) -> Refusal:
        return refusals.why_not(self.turn, state, move)

    # -- hidden information and notation -------------------------------------------------------

    def imagine(self, view: views.View, rng: Rng) -> State:
        return views.imagine(self.islands, view, rng)

    def censor(self, event: Event, seat: Seat | None) -> Event | None:
        match event:
            case ev.GoalDrawn() if event.seat != seat:
                return ev.GoalDrawn(event.seat, None)
            case ev.PowerChosen() if event.seat != seat:
                return ev.PowerChosen(event.seat, None)
        return event

    def is_irreversible(self, event: Event, seat: Seat | None) -> bool:
        if isinstance(event, ev.PowerChosen):
            return event.seat != seat
        return isinstance(event, SEALING)

    def write(self, move: m.Move) -> str:
        return notation.write(self.content, move)

    def read(self, text: str) -> m.Move:
        return notation.read(self.content, text)

    def dump(self, state: State) -> Json:
        return self._positions.dump(state)

    def load(self, data: Json, setup: Setup | None = None) -> State:
        return self._positions.load(data, setup)

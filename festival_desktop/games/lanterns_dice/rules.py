"""The `Game` of Lanterns Dice. The turn is in `turn`."""

from collections.abc import Mapping, Sequence

from festival_desktop.core.errors import Refusal
from festival_desktop.core.game import Event, FormerDefault, Json, Seat, Setup, Standing
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice import notation, refusals, scoring, views
from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.fireworks import Fireworks
from festival_desktop.games.lanterns_dice.positions import Positions
from festival_desktop.games.lanterns_dice.setup import check, deal
from festival_desktop.games.lanterns_dice.shading import Shading
from festival_desktop.games.lanterns_dice.state import OVER, State, copy_state
from festival_desktop.games.lanterns_dice.turn import Turn


class LanternsDice:
    """The rules, with the content and tables made from it, never a position."""

    name = "lanterns_dice"
    edition = 2
    former_defaults: Mapping[str, FormerDefault] = {}
    copy = staticmethod(copy_state)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)

    def __init__(self, content: Content) -> None:
        self.content = content
        self.seats = range(min(content.tables), max(content.tables) + 1)
        self.shading = Shading(content)
        self.fireworks = Fireworks(content.shapes)
        self._positions = Positions(self.shading, self.fireworks)
        self.turn = Turn(content, self.shading, self.fireworks)

    # -- before the first move ---------------------------------------------------------------

    def check(self, setup: Setup) -> None:
        check(self.content, setup)

    def deal(self, setup: Setup, rng: Rng) -> State:
        self.check(setup)
        return deal(self.content, setup, rng)

    # -- the game ----------------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        return None if state.stage is OVER else state.seat

    def legal_moves(self, state: State) -> Sequence[m.Move]:
        return self.turn.legal_moves(state)

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        self.turn.play(state, move, log)

    def why_not(self, state: State, move: m.Move) -> Refusal:
        return refusals.why_not(self.shading, self.fireworks, state, move)

    # -- hidden information and notation -------------------------------------------------------

    def standing(self, state: State) -> Standing:
        return scoring.standing(self.content, state)

    def censor(self, event: Event, seat: Seat | None) -> Event | None:
        return event

    def is_irreversible(self, event: Event, seat: Seat | None) -> bool:
        return isinstance(event, ev.DiceRolled)

    def write(self, move: m.Move) -> str:
        return notation.write(self.content, move)

    def read(self, text: str) -> m.Move:
        return notation.read(self.content, self.fireworks, text)

    def dump(self, state: State) -> Json:
        return self._positions.dump(state)

    def load(self, data: Json, setup: Setup | None = None) -> State:
        return self._positions.load(data, setup)

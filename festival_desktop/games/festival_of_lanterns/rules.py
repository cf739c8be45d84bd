"""The `Game` of Festival of Lanterns.

The turn is in `turn`, with friends in `friends.turn`, and Moon Dancer's in `moon_dancer.turn`.
"""

from collections.abc import Mapping, Sequence

from festival_desktop.core.errors import BrokenSave, Refusal
from festival_desktop.core.game import Event, FormerDefault, Json, Seat, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns import notation, refusals, scoring, views
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.editions import EDITION
from festival_desktop.games.festival_of_lanterns.friends import refusals as friends_refusals
from festival_desktop.games.festival_of_lanterns.friends.everyone import unpack
from festival_desktop.games.festival_of_lanterns.friends.turn import GalaTurn
from festival_desktop.games.festival_of_lanterns.gala import NO_LEVEL
from festival_desktop.games.festival_of_lanterns.laid_tiles import LaidTiles
from festival_desktop.games.festival_of_lanterns.moon_dancer import setup as challenge
from festival_desktop.games.festival_of_lanterns.moon_dancer.challenge import (
    Challenge,
    is_her_turn,
)
from festival_desktop.games.festival_of_lanterns.moon_dancer.decisions import Decisions
from festival_desktop.games.festival_of_lanterns.moon_dancer.turn import MoonDancerTurn
from festival_desktop.games.festival_of_lanterns.positions import Positions
from festival_desktop.games.festival_of_lanterns.setup import (
    check,
    deal,
    friends_in_play,
    give_head_starts,
    level_of,
    tiles_chosen,
)
from festival_desktop.games.festival_of_lanterns.stacks import Stacks
from festival_desktop.games.festival_of_lanterns.state import OVER, State, copy_state
from festival_desktop.games.festival_of_lanterns.turn import Turn


class FestivalOfLanterns:
    """The rules, with the content and tables made from it, never a position."""

    name = "festival_of_lanterns"
    former_defaults: Mapping[str, FormerDefault] = {}
    copy = staticmethod(copy_state)
    standing = staticmethod(scoring.standing)
    view = staticmethod(views.view)
    censor = staticmethod(views.censor)
    is_irreversible = staticmethod(views.is_irreversible)

    def __init__(self, content: Content, edition: int = EDITION) -> None:
        self.content = content
        self.edition = edition
        self.seats = range(1, max(content.tables) + 1)
        self.laid = laid = LaidTiles(content, edition)
        self.dedication_stacks = stacks = Stacks(content)
        self.sides = laid.sides
        """Same as in `LaidTiles`."""
        self.stacks = stacks.points
        """Same as in `Stacks`."""
        self.turn = Turn(content, laid, stacks)
        self.gala = GalaTurn(content, laid, stacks, Challenge(content, laid), edition)
        """Turns of games with friends; unused in other games."""
        self._positions = Positions(content)
        self.moon_dancer = MoonDancerTurn(self.gala, Decisions(content, stacks))

    # -- before the first move ---------------------------------------------------------------

    def check(self, setup: Setup) -> None:
        check(self.content, setup)

    def deal(self, setup: Setup, rng: Rng) -> State:
        """Deal a game; a single player challenges Moon Dancer. Friends join as chosen."""
        self.check(setup)
        level = level_of(self.content, setup) if setup.players == 1 else NO_LEVEL
        if level == NO_LEVEL:
            state = deal(self.content, setup.players, rng)
            give_head_starts(state, setup)
        else:
            state = challenge.deal(self.content, level, rng, *tiles_chosen(self.content, setup))
        if friends := friends_in_play(self.content, setup):
            state.gala = unpack(self.content, friends, state.players)
            state.gala.level = level
        return state

    # -- the game ----------------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        if state.stage is OVER:
            return None
        return self.moon_dancer.decides(state) if is_her_turn(state) else state.seat

    def legal_moves(self, state: State) -> Sequence[m.Move]:
        if state.gala is None:
            return self.turn.legal_moves(state)
        if is_her_turn(state):
            return self.moon_dancer.legal_moves(state)
        return self.gala.legal_moves(state)

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        if state.gala is None:
            self.turn.play(state, move, log)
        elif is_her_turn(state):
            self.moon_dancer.play(state, move, log)
        else:
            self.gala.play(state, move, log)

    def why_not(self, state: State, move: m.Move) -> Refusal:
        if state.gala is not None:
            return friends_refusals.why_not(self.gala, state, move)
        return refusals.why_not(self.content, state, move)

    # -- hidden information and notation -------------------------------------------------------

    def imagine(self, view: views.View, rng: Rng) -> State:
        return views.imagine(self.content, view, rng)

    def write(self, move: m.Move) -> str:
        return notation.write(self.content, move)

    def read(self, text: str) -> m.Move:
        return notation.read(self.content, text)

    def dump(self, state: State) -> Json:
        return self._positions.dump(state)

    def load(self, data: Json, setup: Setup | None = None) -> State:
        state = self._positions.load(data, setup)
        if self.to_act(state) is not None and not self.legal_moves(state):
            raise BrokenSave("The saved position has no possible moves.")
        return state

"""The rules of Lantern Row: what `content/<game>` and `games/<game>` hold, in one file.

In your turn you light a lantern: a point for each of its sparks and each lantern of yours beside
it. Every second one is covered: its sparks are seen when it is lit. The last uncovered one ends it.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from festival_desktop.core import saved
from festival_desktop.core.errors import BadSetup, BrokenSave, Refusal, UnreadableMove
from festival_desktop.core.game import (
    Event,
    FormerDefault,
    Json,
    Score,
    ScoreLine,
    Seat,
    Setup,
    Standing,
    event,
    first,
)
from festival_desktop.core.position import copier, maker
from festival_desktop.core.rng import Rng

DARK, UNSEEN, MOST = -1, 0, 4  # lit by nobody; sparks of a lantern


def load(folder: Path) -> dict[str, int]:
    """The content: how many lanterns a row has. Other games read it from files of the folder."""
    return {"short": 12, "long": 18}


@dataclass(frozen=True, slots=True)
class Light:
    lantern: int


TEXTS = {f"light {n + 1}": Light(n) for n in range(18)}
LIGHTS = tuple(TEXTS.values())


@event
class LanternLit(Event):
    seat: Seat
    lantern: int
    sparks: int
    beside: int  # lanterns beside it that were already this seat's


@dataclass(slots=True)
class Visible:
    players: int
    seat: Seat  # whose turn it is
    lit: list[Seat]  # lantern → who has lit it, or `DARK`


@dataclass(slots=True)
class State(Visible):
    sparks: list[int]


@dataclass(slots=True)
class View(Visible):
    """What may be known: everything but the sparks of covered lanterns that are dark."""

    viewer: Seat | None
    sparks: tuple[int, ...]

    def __hash__(self) -> int:  # computers keep what they find out about it
        return hash((self.viewer, self.sparks))


_show = maker(Visible, View)
_restore = maker(Visible, State)
_FIELDS = (
    *(saved.Field(name, saved.NUMBER) for name in ("players", "seat")),
    *(saved.Field(name, saved.list_of(saved.NUMBER)) for name in ("lit", "sparks")),
)


class LanternRow:
    name, edition, seats = "lantern_row", 1, range(2, 4)
    former_defaults: Mapping[str, FormerDefault] = {}
    copy = staticmethod(copier(State))
    why_not = staticmethod(lambda state, move: Refusal("not-dark"))
    censor = staticmethod(lambda event, seat: event)  # everybody sees everything

    def __init__(self, rows: Mapping[str, int]) -> None:
        self.rows = rows

    def check(self, setup: Setup) -> None:
        if setup.players not in self.seats:
            raise BadSetup(f"Lantern Row is for 2 or 3 players, not {setup.players}.")
        if not {*setup.options.items()} <= {("row", (row,)) for row in self.rows}:
            raise BadSetup("Lantern Row has no such option.")

    def deal(self, setup: Setup, rng: Rng) -> State:
        self.check(setup)
        (row,) = setup.options.get("row", ("short",))
        sparks = [1 + rng.below(MOST) for _ in range(self.rows[row])]
        return State(setup.players, rng.below(setup.players), [DARK] * len(sparks), sparks)

    def to_act(self, state: State) -> Seat | None:
        return state.seat if DARK in state.lit[::2] else None

    def legal_moves(self, state: State) -> Sequence[Light]:
        dark = [LIGHTS[n] for n, lighter in enumerate(state.lit) if lighter == DARK]
        return dark if DARK in state.lit[::2] else ()

    def play(self, state: State, move: Light, log: list[Event]) -> None:
        seat, lantern = state.seat, move.lantern
        beside = state.lit[max(0, lantern - 1) : lantern + 2].count(seat)
        state.lit[lantern] = seat
        state.seat = (seat + 1) % state.players
        log.append(LanternLit(seat, lantern, state.sparks[lantern], beside))

    def standing(self, state: State) -> Standing:
        scores = tuple(self._score(state, seat) for seat in range(state.players))
        return Standing(scores, first(scores) if self.to_act(state) is None else ())

    def _score(self, state: State, seat: Seat) -> Score:
        own = [n for n, lighter in enumerate(state.lit) if lighter == seat]
        sparks = tuple(state.sparks[n] for n in own)
        beside = ScoreLine("beside", sum(n + 1 in own for n in own))
        return Score(seat, (ScoreLine("sparks", sum(sparks), sparks), beside))

    def view(self, state: State, seat: Seat | None) -> View:
        covered = [n % 2 == 1 and lighter == DARK for n, lighter in enumerate(state.lit)]
        sparks = [UNSEEN if c else s for c, s in zip(covered, state.sparks, strict=True)]
        return _show(state, viewer=seat, sparks=tuple(sparks))

    def imagine(self, view: View, rng: Rng) -> State:
        return _restore(view, sparks=[seen or 1 + rng.below(MOST) for seen in view.sparks])

    def is_irreversible(self, event: Event, seat: Seat | None = None) -> bool:
        return isinstance(event, LanternLit) and event.lantern % 2 == 1

    def write(self, move: Light) -> str:
        return f"light {move.lantern + 1}"

    def read(self, text: str) -> Light:
        if text not in TEXTS:
            raise UnreadableMove(f"“{text}” isn’t a move of Lantern Row.")
        return TEXTS[text]

    def dump(self, state: State) -> Json:
        return saved.write_fields(_FIELDS, state)

    def load(self, data: Json, setup: Setup | None = None) -> State:
        with suppress(*saved.UNREADABLE):
            state = State(**saved.read_fields(_FIELDS, data))
            seated = state.players in self.seats and state.seat in range(state.players)
            a_row = len(state.lit) == len(state.sparks) in self.rows.values()
            lit = {*state.lit} <= {DARK, *range(state.players)}
            filled = {*state.sparks} <= {*range(1, MOST + 1)}
            fits = setup is None or len(state.sparks) == len(self.deal(setup, Rng(0)).sparks)
            if seated and a_row and lit and filled and fits and self.dump(state) == data:
                return state
        raise BrokenSave("The saved position isn’t valid in Lantern Row.")


@dataclass(frozen=True)
class LanternRowHeuristics:
    game: LanternRow
    foresees, only_people = False, ()
    mid_turn = staticmethod(lambda state: True)  # a turn is one decision
    likely = property(lambda self: self.game.legal_moves)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        totals = [score.total for score in self.game.standing(state).scores]
        return {"points": totals.pop(seat), "rivals": -max(totals)}

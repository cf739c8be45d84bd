"""The question of a friend's ability, or a decision for Moon Dancer.

The ability can be left for later; then its own targets are not lit.
"""

from collections.abc import Sequence

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_FRIEND, NO_LEVEL
from festival_desktop.games.festival_of_lanterns.state import Stage
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.models.session import PASS, Session
from festival_desktop.play.table import Target

MUST = (Stage.MATCH_SIDE, Stage.KEEP_TILE)
"""Stages in which the turn cannot continue without an answer."""
NOT_NOW, FOR_ME = Target("not-now"), Target("for-me")
ENDING = ("face-up", "stack", PASS.kind)
"""What ends a turn."""


class AbilityPrompt:
    def __init__(self, session: Session) -> None:
        self._session = session
        self.muted = False
        """Whether the waiting ability was postponed."""
        self.challenge = False
        """Whether one person plays alone against Moon Dancer."""
        self._first: frozenset[Target] = frozenset()
        self._only: frozenset[Target] = frozenset()
        """Targets that only the ability can begin with."""
        self._welcome: frozenset[int] = frozenset()
        self._about: tuple[object, ...] = ()
        self._warned: View | None = None
        """The position in which it was asked whether to give the ability up."""

    def position_changed(self) -> None:
        """Update for another position."""
        session, view = self._session, self._session.view
        gala, moves = view.gala, session.moves
        self.challenge = gala is not None and gala.level != NO_LEVEL
        placed = view.stage > Stage.PLACE
        about = () if gala is None else (view.seat, gala.befriended, gala.uses, placed)
        if about != self._about:
            self.muted, self._about = False, about
        first: dict[bool, set[Target]] = {True: set(), False: set()}
        for move, selections in session.selector.ways if gala is not None and moves else ():
            first[fm.by_ability(move, view.stage)] |= selections[0]
        self._first = frozenset(first[True])
        self._only = frozenset(first[True] - first[False])
        befriending = (move.friend for move in moves if isinstance(move, fm.Befriend))
        self._welcome = frozenset(befriending)

    @property
    def for_her(self) -> bool:
        """Whether the person at the screen decides for Moon Dancer."""
        session = self._session
        return bool(session.moves) and self.challenge and session.view.seat == MOON_DANCER

    @property
    def seat(self) -> Seat | None:
        """The seat whose cards are chosen from."""
        return MOON_DANCER if self.for_her else self._session.viewer

    @property
    def waiting(self) -> int:
        """The friend whose ability of this turn is not used up."""
        gala = self._session.view.gala
        return gala.befriended if gala is not None and gala.uses else NO_FRIEND

    @property
    def shown(self) -> bool:
        """Whether an ability asks for something, or the person decides for Moon Dancer."""
        if self.for_her or not self._session.moves:
            return self.for_her
        helps = bool(self._first) or self._session.view.stage <= Stage.PLACE
        return helps and self.waiting != NO_FRIEND and not self.muted

    @property
    def asks_now(self) -> bool:
        """Whether something can be selected now that only the waiting ability allows."""
        return self.shown and bool(self._first)

    @property
    def button(self) -> Target | None:
        """The alternative answer, next to the lit things."""
        if self.for_her:
            return FOR_ME
        offered = self.shown and bool(self._first)
        return NOT_NOW if offered and self._session.view.stage not in MUST else None

    def may_befriend(self, friend: int) -> bool:
        """Return whether her card can be pressed, whatever is selected."""
        return friend in self._welcome and not self.for_her

    def asks(self, target: Target) -> bool:
        """Return whether selecting the target answers the question."""
        return self.shown and (self.for_her or target in self._first)

    @property
    def dull(self) -> frozenset[Target]:
        """The selectable targets that the person has postponed."""
        mutes = self.muted and not self._session.selector.selected
        return self._only if mutes else frozenset()

    @property
    def warned(self) -> bool:
        """Whether giving the ability up has been asked about in this position."""
        return self._warned is not None and self._warned is self._session.view

    def gives_up(self, target: Target) -> bool:
        """Return whether this ends the turn with an ability left that was not postponed."""
        ends = target.kind in ENDING and self._session.view.stage is not Stage.KEEP_TILE
        return ends and self.asks_now and target not in self._first

    def warn(self) -> bool:
        """Note that it is asked; return False if it was asked before."""
        if self.warned:
            return False
        self._warned = self._session.view
        return True

    def recall(self) -> Sequence[Target]:
        """Ask again; return what the ability starts with."""
        self.muted = False
        return sorted(self._only, key=lambda one: (one.kind, one.key))

    def go_to_choice(self) -> None:
        """Select what is forced for Moon Dancer, up to the person's choice."""
        session = self._session
        if self.for_her and len(session.selector.moves) > 1:
            forced = session.selector.forced()
            if forced is not None:
                session.select(forced)

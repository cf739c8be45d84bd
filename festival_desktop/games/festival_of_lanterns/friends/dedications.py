"""Friends who help with Dedications."""

from festival_desktop.core.errors import Refusal
from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication, Friends
from festival_desktop.games.festival_of_lanterns.editions import (
    TAKE_BACK_FROM_SUPPLY,
    TRIXIE_WAITS,
)
from festival_desktop.games.festival_of_lanterns.events import FRIEND
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends import sets
from festival_desktop.games.festival_of_lanterns.friends.friend import Friend, HelpedTurn
from festival_desktop.games.festival_of_lanterns.gala import NO_STACK, Gala
from festival_desktop.games.festival_of_lanterns.moon_dancer.help import Help, Hers
from festival_desktop.games.festival_of_lanterns.state import (
    DEDICATE,
    State,
    gala_of,
    is_free,
)
from festival_desktop.games.festival_of_lanterns.transfers import hand_out

NO_DEDICATION: Refusal = Refusal("no-dedication-now")


class Rarity(Friend):
    """Your Dedication this turn may leave out one lantern."""

    leaves_out = True

    def why_useless(self, turn: HelpedTurn, state: State) -> Refusal | None:
        return None if turn.dedications(state, self.leaves_out) else NO_DEDICATION

    def dedicated(self, turn: HelpedTurn, state: State, move: m.Dedicate) -> None:
        if move.without is not None:
            gala_of(state).uses = 0

    def help(self, hers: Hers, kind: Dedication) -> list[Help]:
        """Leave out the missing lantern, preferring the type most available in the Supply."""
        return [
            Help(
                steps=(next(w for w in sets.WITHOUT[kind][way] if w.without == missing),),
                left_out=missing,
                prefer=(hers.supply[missing],),
            )
            for way, missing in sets.one_short(hers.cards, kind)
        ]


class Applejack(Friend):
    """Make one extra Dedication this turn: after the usual one, even once a tile is placed."""

    encore = True

    def why_useless(self, turn: HelpedTurn, state: State) -> Refusal | None:
        if state.hands[state.seat]:
            return None  # The next tile may supply what is missing.
        gala = gala_of(state)
        cards, trixies = state.lanterns[state.seat], gala.trixies[state.seat]
        for first in sets.dedications(cards, trixies, state.left, leave_out=False):
            rest, wild, left = sets.after(cards, trixies, state.left, first)
            if sets.dedications(rest, wild, left, leave_out=False):
                return None
        return Refusal("no-second-dedication")

    def offer(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        if state.stage > DEDICATE and is_free(state):
            moves += turn.dedications(state, self.leaves_out)


class SweetieBelle(Friend):
    """After your Dedication, take back one of its lanterns that the Supply has."""

    def why_useless(self, turn: HelpedTurn, state: State) -> Refusal | None:
        return None if turn.dedications(state, self.leaves_out) else NO_DEDICATION

    def offer(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        if is_free(state):
            every = turn.edition < TAKE_BACK_FROM_SUPPLY
            returned = gala_of(state).returned
            moves += [fm.TAKES[lantern] for lantern in returned if every or state.supply[lantern]]

    def act(self, turn: HelpedTurn, state: State, move: m.Move, log: list[Event]) -> None:
        assert isinstance(move, fm.Take)
        hand_out(state, ((state.seat, move.lantern),), FRIEND, log)


class Trixie(Friend):
    """Take a Trixie lantern at any point of the turn; it replaces any lantern in a Dedication."""

    def unpack(self, friends: Friends, gala: Gala) -> None:
        gala.trixies_left = friends.trixie_lanterns

    def why_useless(self, turn: HelpedTurn, state: State) -> Refusal | None:
        gala = gala_of(state)
        waits = turn.edition >= TRIXIE_WAITS
        if gala.trixies_left or (waits and self._may_return(turn, state)):
            return None
        return Refusal("no-trixie-left")

    def _may_return(self, turn: HelpedTurn, state: State) -> bool:
        """Return whether the active player could return a Trixie lantern this turn."""
        seat = state.seat
        if not gala_of(state).trixies[seat]:
            return False
        discards = bool(state.hands[seat]) and state.held[seat] > turn.content.limit
        return discards or bool(turn.dedications(state, self.leaves_out))

    def befriended(self, turn: HelpedTurn, state: State, log: list[Event]) -> None:
        if turn.edition < TRIXIE_WAITS:
            gala_of(state).uses = 0
            self._take(state, log)

    def offer(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        if is_free(state) and gala_of(state).trixies_left:
            moves.append(fm.TAKE_TRIXIE)

    def act(self, turn: HelpedTurn, state: State, move: m.Move, log: list[Event]) -> None:
        assert isinstance(move, fm.TakeTrixie)
        self._take(state, log)

    def _take(self, state: State, log: list[Event]) -> None:
        gala = gala_of(state)
        gala.trixies_left -= 1
        gala.trixies[state.seat] += 1
        state.held[state.seat] += 1
        log.append(gala_told.TrixieTaken(state.seat))


class PrincessCelestia(Friend):
    """Put your token on a Dedication stack: your tiles from it score 1 extra point."""

    def unpack(self, friends: Friends, gala: Gala) -> None:
        gala.tokens = [NO_STACK] * len(gala.favours)

    def why_useless(self, turn: HelpedTurn, state: State) -> Refusal | None:
        moves: list[m.Move] = []
        self.offer(turn, state, moves)
        if moves:
            return None
        return Refusal("no-stack-for-token")

    def offer(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        if is_free(state):
            here = gala_of(state).tokens[state.seat]
            moves += [fm.PUT_TOKENS[k] for k in Dedication if k != here and state.left[k]]

    def act(self, turn: HelpedTurn, state: State, move: m.Move, log: list[Event]) -> None:
        assert isinstance(move, fm.PutToken)
        tokens = gala_of(state).tokens
        here = tokens[state.seat]
        tokens[state.seat] = move.kind
        before = None if here == NO_STACK else Dedication(here)
        log.append(gala_told.TokenPut(state.seat, move.kind, before))

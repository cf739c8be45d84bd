"""The turn with friends: befriend, dedicate, count, place, refill.

It asks the waiting friend at every moment that concerns friends, and no friend by name. The
Trixie lanterns and Celestia tokens, which stay when a turn is over, are pieces like others.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from festival_desktop.core.game import Event, Seat
from festival_desktop.core.grid import opposite
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.events import FACING, MATCH
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends import sets
from festival_desktop.games.festival_of_lanterns.friends.everyone import EVERYONE
from festival_desktop.games.festival_of_lanterns.friends.friend import NOBODY, Friend
from festival_desktop.games.festival_of_lanterns.gala import NO_FRIEND, Gala
from festival_desktop.games.festival_of_lanterns.handling import (
    gain_mooncakes,
    hand_out,
    pay,
    return_lanterns,
)
from festival_desktop.games.festival_of_lanterns.moon_dancer.turn import MoonDancerTurn
from festival_desktop.games.festival_of_lanterns.state import (
    COUNT,
    DEDICATE,
    EXCHANGE,
    KEEP_TILE,
    MATCH_SIDE,
    NO_TILE,
    OVER,
    PLACE,
    REFILL,
    SIDES,
    State,
)

if TYPE_CHECKING:
    from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns


class GalaTurn:
    def __init__(self, rules: "FestivalOfLanterns") -> None:
        self.rules = rules
        self.content = rules.content
        self.friends = tuple(EVERYONE[card.id] for card in self.content.friends.cards)
        self.costs = tuple(card.cost for card in self.content.friends.cards)
        self.moon_dancer = MoonDancerTurn(self)

    def gala(self, state: State) -> Gala:
        assert state.gala is not None, "a game without friends never comes here"
        return state.gala

    def waiting(self, state: State) -> Friend:
        """The friend whose ability can still be used this turn, or nobody."""
        gala = self.gala(state)
        return self.friends[gala.befriended] if gala.uses else NOBODY

    # -- what may be done --------------------------------------------------------------------

    def to_act(self, state: State) -> Seat:
        if self.moon_dancer.is_her_turn(state):
            return self.moon_dancer.decides(state)
        return state.seat

    def legal_moves(self, state: State) -> list[m.Move]:
        stage, seat = state.stage, state.seat
        if stage is OVER:
            return []
        if self.moon_dancer.is_her_turn(state):
            return self.moon_dancer.moves(state)
        moves: list[m.Move] = []
        waiting = self.waiting(state)
        waiting.offer(self, state, moves)
        if stage is MATCH_SIDE or stage is KEEP_TILE:
            return moves
        if stage is REFILL:
            self.rules.refills(state, moves)
            return moves
        if stage is EXCHANGE:
            moves += [
                fm.BEFRIENDS[n] for n in self.gala(state).friends if self.would_come(state, n)
            ]
        if stage is EXCHANGE or stage is DEDICATE:
            moves += self.dedications(state, waiting)
        if not state.hands[seat]:
            moves.append(m.PASS)
        elif state.held[seat] > self.content.limit and not waiting.skips_count:
            self._discards(state, moves)
        else:
            self.rules.place_moves(state, moves)
        return moves

    def would_come(self, state: State, friend: int) -> bool:
        """Whether a friend in play can be paid, and could do something."""
        can_pay = state.mooncakes[state.seat] >= self.costs[friend]
        return can_pay and self.friends[friend].in_vain(self, state) is None

    def dedications(self, state: State, friend: Friend) -> Sequence[m.Move]:
        """The Dedications that can be made with this friend waiting."""
        trixies = self.gala(state).trixies[state.seat]
        if trixies or friend.leaves_out:
            return sets.dedications(
                state.lanterns[state.seat], trixies, state.left, friend.leaves_out
            )
        moves: list[m.Move] = []
        self.rules.dedications(state, moves)
        return moves

    def _discards(self, state: State, moves: list[m.Move]) -> None:
        moves += [m.DISCARDS[n] for n, cards in enumerate(state.lanterns[state.seat]) if cards]
        if self.gala(state).trixies[state.seat]:
            moves.append(fm.DISCARD_TRIXIE)

    # -- what happens ------------------------------------------------------------------------

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        if self.moon_dancer.is_her_turn(state):
            self.moon_dancer.play(state, move, log)
            return
        self.perform(state, move, log)
        if self._nothing_left(state):
            self.end_final(state, log)

    def _nothing_left(self, state: State) -> bool:
        """A final turn ends by itself after a Dedication, unless a friend allows more."""
        if state.stage > PLACE or state.hands[state.seat] or not self.gala(state).dedications:
            return False
        return self.legal_moves(state) == [m.PASS]

    def perform(self, state: State, move: m.Move, log: list[Event]) -> None:
        """What a move does, whoever's turn it is."""
        match move:
            case m.Place():
                self._place(state, move, log)
            case m.TakeFaceUp() | m.DrawTile():
                self.rules.refill(state, move, log)
                self.end(state, log)
            case fm.Befriend():
                self._befriend(state, move, log)
            case m.Dedicate():
                self._dedicate(state, move, log)
            case m.Discard() | fm.DiscardTrixie():
                self._discard(state, move, log)
            case m.Pass():
                self.end_final(state, log)
            case _:
                friend = self.waiting(state)
                self.gala(state).uses -= 1
                friend.act(self, state, move, log)

    def _befriend(self, state: State, move: fm.Befriend, log: list[Event]) -> None:
        gala, cost = self.gala(state), self.costs[move.friend]
        friend = self.friends[move.friend]
        pay(state, cost)
        gala.befriended = move.friend
        gala.uses = friend.uses
        state.stage = DEDICATE
        log.append(gala_told.FriendBefriended(state.seat, move.friend, cost))
        friend.befriended(self, state, log)

    def _dedicate(self, state: State, move: m.Dedicate, log: list[Event]) -> None:
        gala, seat, cards = self.gala(state), state.seat, state.lanterns[state.seat]
        trixies, returned = 0, []
        for lantern, need in sets.needs(move):
            own = min(need, cards[lantern])
            return_lanterns(state, (lantern,), own)
            trixies += need - own
            if own:
                returned.append(lantern)
        state.held[seat] -= trixies
        gala.trixies[seat] -= trixies
        gala.trixies_left += trixies
        gala.returned = tuple(returned)
        gala.dedications += 1
        points, generic = self.rules.claim(state, move.kind)
        on_it = bool(gala.tokens) and gala.tokens[seat] == move.kind
        favour = int(on_it and not generic)
        gala.favours[seat] += favour
        log.append(
            told.DedicationMade(
                seat, move.kind, move.lanterns, points, generic, trixies, move.without, favour
            )
        )
        self._count(state)
        self.waiting(state).dedicated(self, state, move)

    def _discard(self, state: State, move: m.Discard | fm.DiscardTrixie, log: list[Event]) -> None:
        if isinstance(move, m.Discard):
            return_lanterns(state, (move.lantern,), 1)
            log.append(told.lantern_discarded(state.seat, move.lantern))
        else:
            gala = self.gala(state)
            gala.trixies[state.seat] -= 1
            gala.trixies_left += 1
            state.held[state.seat] -= 1
            log.append(gala_told.TrixieDiscarded(state.seat))
        self._count(state)

    def _count(self, state: State) -> None:
        state.stage = COUNT if state.held[state.seat] > self.content.limit else PLACE

    # -- placing -----------------------------------------------------------------------------

    def _place(self, state: State, move: m.Place, log: list[Event]) -> None:
        seat, sides = state.seat, self.rules.sides
        laid, mooncakes, mismatched = move.tile * 4 + move.turn, state.mooncakes[seat], []
        if state.held[seat] > self.content.limit:
            log.append(gala_told.CountSkipped(seat, state.held[seat]))
        state.hands[seat].remove(move.tile)
        log.append(told.TilePlaced(seat, move.tile, move.cell, move.turn))
        for side, other in state.lay(laid, move.cell):
            if sides[other][opposite(side)] == sides[laid][side]:
                self.match(state, laid, side, other, log)
            else:
                mismatched.append(side)
        self.moon_dancer.share_one(state, laid, state.mooncakes[seat] - mooncakes, log)
        self.waiting(state).mismatched(self, state, mismatched, log)
        if state.stage is not MATCH_SIDE:
            self.face_everyone(state, laid, log)

    def match(self, state: State, laid: int, side: int, other: int, log: list[Event]) -> None:
        """(A) What one match gives the active player."""
        hand_out(state, ((state.seat, self.rules.sides[laid][side]),), MATCH, log)
        by_itself = self.rules.fireworks[laid] + self.rules.fireworks[other]
        mooncakes = self.waiting(state).mooncakes(by_itself)
        if mooncakes and not self.moon_dancer.share_each(state, mooncakes, log):
            gain_mooncakes(state, mooncakes, log)

    def face_everyone(self, state: State, laid: int, log: list[Event]) -> None:
        """(B) What the sides of the placed tile give to everyone."""
        gala, friend = self.gala(state), self.waiting(state)
        gains = self.moon_dancer.facing(state, laid)
        if gains is None:
            gains = self.rules.faced[state.players][state.seat][laid]
        hand_out(state, friend.facing(self, state, laid, gains), FACING, log)
        if friend.for_placing:
            gala.uses = 0
        if state.face_up == NO_TILE:
            self.end(state, log)
        else:
            state.stage = REFILL

    def last_placed(self, state: State) -> tuple[int, list[tuple[int, int]]]:
        """The tile placed last, as it lies, and each (side, tile) it touches."""
        cell, laid = next(reversed(state.display.items()))
        beside = [(side, state.display.get(cell + step)) for side, step in SIDES]
        return laid, [(side, other) for side, other in beside if other is not None]

    # -- the end of a turn -------------------------------------------------------------------

    def end(self, state: State, log: list[Event]) -> None:
        self._lose_ability(state, log)
        if not self.moon_dancer.begin(state):
            self.rules.next_turn(state, log)

    def end_final(self, state: State, log: list[Event]) -> None:
        self._lose_ability(state, log)
        self.rules.end_final_turn(state, log)

    def _lose_ability(self, state: State, log: list[Event]) -> None:
        gala = self.gala(state)
        if gala.befriended != NO_FRIEND and gala.uses:
            log.append(gala_told.AbilityLost(state.seat, gala.befriended))
        gala.new_turn()

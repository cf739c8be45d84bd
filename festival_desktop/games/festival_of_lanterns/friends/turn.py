"""The turn with friends: befriend, dedicate, count, place, refill.

It asks the waiting friend at every moment that concerns friends, and no friend by name. Trixie
lanterns and Celestia tokens, which stay after a turn, are pieces like others.
"""

from collections.abc import Sequence

from festival_desktop.core.game import Event
from festival_desktop.core.grid import opposite
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns import offers
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.events import FACING, MATCH
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends import sets
from festival_desktop.games.festival_of_lanterns.friends.everyone import abilities
from festival_desktop.games.festival_of_lanterns.friends.friend import NOBODY, Friend
from festival_desktop.games.festival_of_lanterns.gala import NO_FRIEND
from festival_desktop.games.festival_of_lanterns.laid_tiles import LaidTiles
from festival_desktop.games.festival_of_lanterns.moon_dancer.challenge import (
    Challenge,
    begin_her_turn,
)
from festival_desktop.games.festival_of_lanterns.stacks import Stacks
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
    State,
    gala_of,
)
from festival_desktop.games.festival_of_lanterns.transfers import (
    gain_mooncakes,
    hand_out,
    pay,
    refill,
    return_lanterns,
)
from festival_desktop.games.festival_of_lanterns.turn import end_final_turn, next_turn


class GalaTurn:
    def __init__(
        self,
        content: Content,
        laid: LaidTiles,
        stacks: Stacks,
        challenge: Challenge,
        edition: int,
    ) -> None:
        self.content = content
        self.edition = edition
        self.laid = laid
        self.stacks = stacks
        self.challenge = challenge
        self.friends = abilities(content)
        self.costs = tuple(card.cost for card in content.friends.cards)

    def waiting(self, state: State) -> Friend:
        """Return the friend whose ability can still be used this turn, or NOBODY."""
        gala = gala_of(state)
        return self.friends[gala.befriended] if gala.uses else NOBODY

    # -- legal moves -------------------------------------------------------------------------

    def legal_moves(self, state: State) -> list[m.Move]:
        stage, seat = state.stage, state.seat
        if stage is OVER:
            return []
        moves: list[m.Move] = []
        waiting = self.waiting(state)
        waiting.offer(self, state, moves)
        if stage is MATCH_SIDE or stage is KEEP_TILE:
            return moves
        if stage is REFILL:
            return moves + (offers.refills(state) if state.face_up != NO_TILE else [m.PASS])
        if stage is EXCHANGE:
            moves += [fm.BEFRIENDS[n] for n in gala_of(state).friends if self.would_come(state, n)]
        if stage is EXCHANGE or stage is DEDICATE:
            moves += self.dedications(state, waiting.leaves_out)
        if not state.hands[seat]:
            moves.append(m.PASS)
        elif state.held[seat] > self.content.limit and not waiting.skips_count:
            self._discards(state, moves)
        else:
            self.laid.placements.add(state.hands[seat], state.frontier, moves)
        return moves

    def would_come(self, state: State, friend: int) -> bool:
        """Return whether a friend in play can be paid and could do something."""
        can_pay = state.mooncakes[state.seat] >= self.costs[friend]
        return can_pay and self.friends[friend].why_useless(self, state) is None

    def dedications(self, state: State, leave_out: bool) -> Sequence[m.Move]:
        """List the possible Dedications; with `leave_out` also those without one lantern."""
        trixies = gala_of(state).trixies[state.seat]
        if trixies or leave_out:
            return sets.dedications(state.lanterns[state.seat], trixies, state.left, leave_out)
        moves: list[m.Move] = []
        offers.dedications(state, moves)
        return moves

    def _discards(self, state: State, moves: list[m.Move]) -> None:
        offers.discards(state, moves)
        if gala_of(state).trixies[state.seat]:
            moves.append(fm.DISCARD_TRIXIE)

    # -- effects -----------------------------------------------------------------------------

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        self.perform(state, move, log)
        if self._nothing_left(state):
            self.end_final(state, log)
        elif state.stage is REFILL and self.legal_moves(state) == [m.PASS]:
            self.end(state, log)

    def _nothing_left(self, state: State) -> bool:
        """Return whether a final turn is over: after a Dedication, unless a friend allows more."""
        if state.stage > PLACE or state.hands[state.seat] or not gala_of(state).dedications:
            return False
        return self.legal_moves(state) == [m.PASS]

    def perform(self, state: State, move: m.Move, log: list[Event]) -> None:
        """Apply a move to the position."""
        match move:
            case m.Place():
                self._place(state, move, log)
            case m.TakeFaceUp() | m.DrawTile():
                refill(state, move, log)
                self.end(state, log)
            case fm.Befriend():
                self._befriend(state, move, log)
            case m.Dedicate():
                self._dedicate(state, move, log)
            case m.Discard() | fm.DiscardTrixie():
                self._discard(state, move, log)
            case m.Pass() if state.stage is REFILL:
                self.end(state, log)
            case m.Pass():
                self.end_final(state, log)
            case _:
                friend = self.waiting(state)
                gala_of(state).uses -= 1
                friend.act(self, state, move, log)

    def _befriend(self, state: State, move: fm.Befriend, log: list[Event]) -> None:
        gala, cost = gala_of(state), self.costs[move.friend]
        friend = self.friends[move.friend]
        pay(state, cost)
        gala.befriended = move.friend
        gala.uses = friend.uses
        state.stage = DEDICATE
        log.append(gala_told.FriendBefriended(state.seat, move.friend, cost))
        friend.befriended(self, state, log)

    def _dedicate(self, state: State, move: m.Dedicate, log: list[Event]) -> None:
        gala, seat, cards = gala_of(state), state.seat, state.lanterns[state.seat]
        trixies, returned = 0, []
        for lantern, own, wild in sets.returns(cards, move):
            return_lanterns(state, (lantern,), own)
            trixies += wild
            if own:
                returned.append(lantern)
        state.held[seat] -= trixies
        gala.trixies[seat] -= trixies
        gala.trixies_left += trixies
        gala.returned = tuple(returned)
        gala.dedications += 1
        points, generic = self.stacks.claim(state, move.kind)
        on_it = bool(gala.tokens) and gala.tokens[seat] == move.kind
        favour = int(on_it and not generic)
        gala.favours[seat] += favour
        log.append(
            ev.DedicationMade(
                seat,
                move.kind,
                move.lanterns,
                points,
                generic,
                trixies,
                move.without,
                favour,
                move.kept,
            )
        )
        if state.stage > DEDICATE or gala.dedications > 1:
            gala.uses = 0  # only possible with an encore
        else:
            self.waiting(state).dedicated(self, state, move)
        if state.stage <= PLACE:
            self._count(state)

    def _discard(self, state: State, move: m.Discard | fm.DiscardTrixie, log: list[Event]) -> None:
        if isinstance(move, m.Discard):
            return_lanterns(state, (move.lantern,), 1)
            log.append(ev.lantern_discarded(state.seat, move.lantern))
        else:
            gala = gala_of(state)
            gala.trixies[state.seat] -= 1
            gala.trixies_left += 1
            state.held[state.seat] -= 1
            log.append(gala_told.TrixieDiscarded(state.seat))
        self._count(state)

    def _count(self, state: State) -> None:
        state.stage = COUNT if state.held[state.seat] > self.content.limit else PLACE

    # -- placing -----------------------------------------------------------------------------

    def _place(self, state: State, move: m.Place, log: list[Event]) -> None:
        seat, sides = state.seat, self.laid.sides
        laid, mooncakes = move.tile * 4 + move.turn, state.mooncakes[seat]
        matched, mismatched = False, []
        if state.held[seat] > self.content.limit:
            log.append(gala_told.CountSkipped(seat, state.held[seat]))
        state.hands[seat].remove(move.tile)
        log.append(ev.TilePlaced(seat, move.tile, move.cell, move.turn))
        for side, other in state.lay(laid, move.cell):
            if sides[other][opposite(side)] == sides[laid][side]:
                self.match(state, laid, side, other, matched, log)
                matched = True
            else:
                mismatched.append(side)
        self.challenge.share_one(state, laid, state.mooncakes[seat] - mooncakes, log)
        self.waiting(state).mismatched(self, state, mismatched, log)
        if state.stage is not MATCH_SIDE:
            self.face_everyone(state, laid, log)

    def match(
        self, state: State, laid: int, side: int, other: int, again: bool, log: list[Event]
    ) -> None:
        """Give the active player the gains of one match (A).

        `again`: the tile has matched before in this placement.
        """
        hand_out(state, ((state.seat, self.laid.sides[laid][side]),), MATCH, log)
        by_itself = self.laid.mooncakes(laid, other, again)
        mooncakes = self.waiting(state).mooncakes(by_itself)
        if mooncakes and not self.challenge.share_each(state, mooncakes, log):
            gain_mooncakes(state, mooncakes, log)

    def face_everyone(self, state: State, laid: int, log: list[Event]) -> None:
        """Give everyone the lantern on their side of the placed tile (B)."""
        gala, friend = gala_of(state), self.waiting(state)
        gains = self.challenge.facing(state, laid)
        if gains is None:
            gains = self.laid.faced[state.players][state.seat][laid]
        hand_out(state, friend.facing(self, state, laid, gains), FACING, log)
        if friend.for_placing:
            gala.uses = 0
        state.stage = REFILL
        if state.face_up == NO_TILE and self.legal_moves(state) == [m.PASS]:
            self.end(state, log)

    # -- the end of a turn -------------------------------------------------------------------

    def end(self, state: State, log: list[Event]) -> None:
        self._lose_ability(state, log)
        if not begin_her_turn(state):
            next_turn(state, log)

    def end_final(self, state: State, log: list[Event]) -> None:
        self._lose_ability(state, log)
        end_final_turn(state, log)

    def _lose_ability(self, state: State, log: list[Event]) -> None:
        gala = gala_of(state)
        if gala.befriended != NO_FRIEND and gala.uses:
            log.append(gala_told.AbilityLost(state.seat, gala.befriended))
        gala.new_turn()

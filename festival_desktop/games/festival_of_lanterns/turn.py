"""The turn without friends: exchange, dedicate, count, place, refill.

Optional steps need no move of their own to be skipped: doing a later step skips them. So the moves
of a stage are its own and those of the later steps, up to the next required one.
"""

from collections.abc import Sequence

from festival_desktop.core.game import Event
from festival_desktop.core.grid import opposite
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns import offers
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.events import FACING, MATCH
from festival_desktop.games.festival_of_lanterns.laid_tiles import LaidTiles
from festival_desktop.games.festival_of_lanterns.scoring import standing
from festival_desktop.games.festival_of_lanterns.stacks import Stacks
from festival_desktop.games.festival_of_lanterns.state import (
    COUNT,
    DEDICATE,
    EXCHANGE,
    NO_TILE,
    OVER,
    PLACE,
    REFILL,
    State,
)
from festival_desktop.games.festival_of_lanterns.transfers import (
    exchange,
    gain_mooncakes,
    hand_out,
    pay,
    refill,
    return_lanterns,
)


class Turn:
    def __init__(self, content: Content, laid: LaidTiles, stacks: Stacks) -> None:
        self._limit = content.limit
        self._exchange_cost = content.exchange_cost
        self._sides = laid.sides
        self._mooncakes = laid.mooncakes
        self._faced = laid.faced
        self._placements = laid.placements
        self._stacks = stacks

    # -- legal moves -------------------------------------------------------------------------

    def legal_moves(self, state: State) -> Sequence[m.Move]:
        stage, seat = state.stage, state.seat
        if stage is REFILL:
            return offers.refills(state)
        moves: list[m.Move] = []
        if stage is OVER:
            return moves
        if stage is EXCHANGE and state.mooncakes[seat] >= self._exchange_cost:
            offers.exchanges(state, moves)
        if (stage is EXCHANGE or stage is DEDICATE) and state.held[seat] >= 4:
            offers.dedications(state, moves)
        if not state.hands[seat]:
            moves.append(m.PASS)
        elif state.held[seat] > self._limit:
            offers.discards(state, moves)
        else:
            return self._placements.behind(moves, state)
        return moves

    # -- effects -----------------------------------------------------------------------------

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        if isinstance(move, m.Place):
            self._place(state, move, log)
        elif isinstance(move, (m.TakeFaceUp, m.DrawTile)):
            refill(state, move, log)
            next_turn(state, log)
        elif isinstance(move, m.Dedicate):
            self._dedicate(state, move, log)
        elif isinstance(move, m.Exchange):
            self._exchange(state, move, log)
        elif isinstance(move, m.Discard):
            return_lanterns(state, (move.lantern,), 1)
            log.append(ev.lantern_discarded(state.seat, move.lantern))
            self._count(state)
        elif isinstance(move, m.Pass):
            end_final_turn(state, log)

    def _exchange(self, state: State, move: m.Exchange, log: list[Event]) -> None:
        seat, cost = state.seat, self._exchange_cost
        pay(state, cost)
        exchange(state, move.given, move.taken)
        state.stage = DEDICATE
        log.append(ev.LanternExchanged(seat, move.given, move.taken, cost))

    def _dedicate(self, state: State, move: m.Dedicate, log: list[Event]) -> None:
        seat, kind = state.seat, move.kind
        return_lanterns(state, move.lanterns, m.EACH[kind])
        points, generic = self._stacks.claim(state, kind)
        log.append(ev.DedicationMade(seat, kind, move.lanterns, points, generic))
        if state.hands[seat]:
            self._count(state)
        else:
            end_final_turn(state, log)

    def _count(self, state: State) -> None:
        state.stage = COUNT if state.held[state.seat] > self._limit else PLACE

    def _place(self, state: State, move: m.Place, log: list[Event]) -> None:
        seat, tile, turn = state.seat, move.tile, move.turn
        laid, every, matched = tile * 4 + turn, self._sides, False
        sides = every[laid]
        state.hands[seat].remove(tile)
        log.append(ev.TilePlaced(seat, tile, move.cell, turn))
        # (A) matches, for the active player alone
        for side, other in state.lay(laid, move.cell):
            if every[other][opposite(side)] == sides[side]:
                hand_out(state, ((seat, sides[side]),), MATCH, log)
                mooncakes = self._mooncakes(laid, other, matched)
                matched = True
                if mooncakes:
                    gain_mooncakes(state, mooncakes, log)
        # (B) orientation, for all players
        hand_out(state, self._faced[state.players][seat][laid], FACING, log)
        if state.face_up == NO_TILE:
            next_turn(state, log)
        else:
            state.stage = REFILL


# -- end of a turn, with or without friends --------------------------------------------------------


def next_turn(state: State, log: list[Event]) -> None:
    state.seat = (state.seat + 1) % state.players
    state.stage = EXCHANGE
    if not state.finals and not any(state.hands):
        log.append(ev.FinalTurnsBegan())


def end_final_turn(state: State, log: list[Event]) -> None:
    log.append(ev.FinalTurnEnded(state.seat))
    state.finals += 1
    state.seat = (state.seat + 1) % state.players
    state.stage = EXCHANGE
    if state.finals == state.players:
        state.stage = OVER
        log.append(ev.GameEnded(standing(state).winners))

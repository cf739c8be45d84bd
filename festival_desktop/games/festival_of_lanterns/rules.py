"""The turn: exchange, dedicate, count, place, refill. The one source of what is legal.

Optional steps need no move of their own to be skipped: doing a later step skips them. So the
moves of a stage are its own and those of the steps after it, up to the next required one.
"""

from collections.abc import Sequence

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Event, Json, Seat, Setup, Standing
from festival_desktop.core.grid import Cell, opposite
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns import notation, refusals, scoring, views
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.events import FACING, MATCH
from festival_desktop.games.festival_of_lanterns.friends import refusals as friends_refusals
from festival_desktop.games.festival_of_lanterns.friends.turn import GalaTurn
from festival_desktop.games.festival_of_lanterns.handling import (
    Gains,
    exchange,
    gain_mooncakes,
    hand_out,
    pay,
    return_lanterns,
)
from festival_desktop.games.festival_of_lanterns.opening import deal
from festival_desktop.games.festival_of_lanterns.setup import check
from festival_desktop.games.festival_of_lanterns.state import (
    COUNT,
    DEDICATE,
    EXCHANGE,
    GENERIC,
    NO_TILE,
    OVER,
    PLACE,
    REFILL,
    State,
)


class FestivalOfLanterns:
    """The rules, holding the content and tables made from it, never a position."""

    name = "festival_of_lanterns"
    edition = 1

    def __init__(self, content: Content) -> None:
        self.content = content
        self.seats = range(1, max(content.tables) + 1)
        turns = range(4)
        self.sides = [
            tuple(tile.sides[(side - turn) % 4] for side in range(4))
            for tile in content.tiles
            for turn in turns
        ]
        """Tile * 4 + quarter turns → its lanterns north, east, south, west."""
        self.fireworks = [int(tile.fireworks) for tile in content.tiles for _ in turns]
        self.faced = {
            players: [self._faced(table.facing, seat) for seat in range(players)]
            for players, table in content.tables.items()
        }
        """Players → active seat → tile * 4 + quarter turns → what everyone gets from it."""
        self.stacks = {
            players: tuple(content.stack(kind, players) for kind in Dedication)
            for players in content.tables
        }
        self.placements: list[dict[Cell, tuple[m.Place, ...]]] = [{} for _ in content.tiles]
        """Tile → cell → the four ways to lay it, made when a cell is first reached."""
        self.gala = GalaTurn(self)
        """The turn of games with friends; without them it is never asked."""

    def _faced(self, facing: tuple[int, ...], active: Seat) -> list[Gains]:
        """Everyone's lantern on each laid tile: the active player first, then clockwise."""
        seats = tuple(enumerate(facing))
        clockwise = seats[active:] + seats[:active]
        return [tuple((seat, sides[side]) for seat, side in clockwise) for sides in self.sides]

    # -- before the first move ---------------------------------------------------------------

    def check(self, setup: Setup) -> None:
        check(self.content, setup)

    def deal(self, setup: Setup, rng: Rng) -> State:
        self.check(setup)
        return deal(self.content, setup, rng)

    def copy(self, state: State) -> State:
        return state.copy()

    # -- what may be done --------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        if state.stage is OVER:
            return None
        return state.seat if state.gala is None else self.gala.to_act(state)

    def legal_moves(self, state: State) -> Sequence[m.Move]:
        if state.gala is not None:
            return self.gala.legal_moves(state)
        stage, seat = state.stage, state.seat
        moves: list[m.Move] = []
        if stage is REFILL:
            self.refills(state, moves)
            return moves
        if stage is OVER:
            return moves
        if stage is EXCHANGE and state.mooncakes[seat] >= self.content.exchange_cost:
            self.exchanges(state, moves)
        if (stage is EXCHANGE or stage is DEDICATE) and state.held[seat] >= 4:
            self.dedications(state, moves)
        hand = state.hands[seat]
        if not hand:
            moves.append(m.PASS)
        elif state.held[seat] > self.content.limit:
            moves += [m.DISCARDS[n] for n, cards in enumerate(state.lanterns[seat]) if cards]
        else:
            self.place_moves(state, moves)
        return moves

    def refills(self, state: State, moves: list[m.Move]) -> None:
        """Add the ways to refill the hand."""
        moves.append(m.TAKE_FACE_UP)
        if state.stack:
            moves.append(m.DRAW_TILE)

    def exchanges(self, state: State, moves: list[m.Move]) -> None:
        """Add the ways to exchange one lantern."""
        in_supply = 0
        for lantern, number in enumerate(state.supply):
            if number:
                in_supply |= 1 << lantern
        for given, number in enumerate(state.lanterns[state.seat]):
            if number:
                moves += m.EXCHANGES_FOR[given][in_supply]

    def dedications(self, state: State, moves: list[m.Move]) -> None:
        """Add the Dedications that can be made."""
        cards = state.lanterns[state.seat]
        fours, pairs, sevens, generics = state.left
        held_twice = 0
        for lantern, number in enumerate(cards):
            if number >= 2:
                held_twice |= 1 << lantern
                if number >= 4 and (fours or generics):
                    moves.append(m.FOURS[lantern])
        if pairs or generics:
            moves += m.THREE_PAIRS[held_twice]
        if (sevens or generics) and 0 not in cards:
            moves.append(m.SEVEN_UNIQUE)

    def place_moves(self, state: State, moves: list[m.Move]) -> None:
        """Add the ways to lay a tile of the hand."""
        for tile in state.hands[state.seat]:
            ways = self.placements[tile]
            for cell in state.frontier:
                try:
                    moves += ways[cell]
                except KeyError:
                    ways[cell] = four = m.turns(tile, cell)
                    moves += four

    def why_not(self, state: State, move: m.Move) -> tuple[str, str]:
        if state.gala is not None:
            return friends_refusals.why_not(self.gala, state, move)
        return refusals.why_not(self.content, state, move)

    # -- what happens ------------------------------------------------------------------------

    def play(self, state: State, move: m.Move, log: list[Event]) -> None:
        if state.gala is not None:
            self.gala.play(state, move, log)
            return
        match move:
            case m.Place():
                self._place(state, move, log)
            case m.TakeFaceUp() | m.DrawTile():
                self.refill(state, move, log)
                self.next_turn(state, log)
            case m.Dedicate():
                self._dedicate(state, move, log)
            case m.Exchange():
                self._exchange(state, move, log)
            case m.Discard():
                return_lanterns(state, (move.lantern,), 1)
                log.append(told.lantern_discarded(state.seat, move.lantern))
                over = state.held[state.seat] > self.content.limit
                state.stage = COUNT if over else PLACE
            case m.Pass():
                self.end_final_turn(state, log)

    def _exchange(self, state: State, move: m.Exchange, log: list[Event]) -> None:
        seat, cost = state.seat, self.content.exchange_cost
        pay(state, cost)
        exchange(state, move.given, move.taken)
        state.stage = DEDICATE
        log.append(told.LanternExchanged(seat, move.given, move.taken, cost))

    def _dedicate(self, state: State, move: m.Dedicate, log: list[Event]) -> None:
        seat, kind = state.seat, move.kind
        return_lanterns(state, move.lanterns, m.EACH[kind])
        points, generic = self.claim(state, kind)
        log.append(told.DedicationMade(seat, kind, move.lanterns, points, generic))
        if not state.hands[seat]:
            self.end_final_turn(state, log)
        else:
            over = state.held[seat] > self.content.limit
            state.stage = COUNT if over else PLACE

    def claim(self, state: State, kind: Dedication) -> tuple[int, bool]:
        """Take the top tile of a stack, or a generic one; its points, and whether it is generic."""
        points, generic = self.top_of(state, kind), not state.left[kind]
        state.left[GENERIC if generic else kind] -= 1
        state.claimed[state.seat].append((kind, points))
        return points, generic

    def top_of(self, state: State, kind: Dedication) -> int:
        """The points the next Dedication of this kind scores: the top tile's, or a generic's."""
        left = state.left[kind]
        return self.stacks[state.players][kind][-left] if left else self.content.generic_points

    def _place(self, state: State, move: m.Place, log: list[Event]) -> None:
        seat, tile, turn = state.seat, move.tile, move.turn
        laid = tile * 4 + turn
        sides = self.sides[laid]
        state.hands[seat].remove(tile)
        log.append(told.TilePlaced(seat, tile, move.cell, turn))
        # (A) matches, for the active player alone
        for side, other in state.lay(laid, move.cell):
            if self.sides[other][opposite(side)] == sides[side]:
                hand_out(state, ((seat, sides[side]),), MATCH, log)
                mooncakes = self.fireworks[laid] + self.fireworks[other]
                if mooncakes:
                    gain_mooncakes(state, mooncakes, log)
        # (B) orientation, for everyone
        hand_out(state, self.faced[state.players][seat][laid], FACING, log)
        if state.face_up == NO_TILE:
            self.next_turn(state, log)
        else:
            state.stage = REFILL

    def refill(self, state: State, move: m.TakeFaceUp | m.DrawTile, log: list[Event]) -> None:
        hand = state.hands[state.seat]
        if isinstance(move, m.DrawTile):
            tile = state.stack.pop()
            hand.append(tile)
            log.append(told.tile_drawn(state.seat, tile))
            return
        hand.append(state.face_up)
        log.append(told.face_up_taken(state.seat, state.face_up))
        if state.stack:
            state.face_up = state.stack.pop()
            log.append(told.tile_revealed(state.face_up))
        else:
            state.face_up = NO_TILE

    def next_turn(self, state: State, log: list[Event]) -> None:
        state.seat = (state.seat + 1) % state.players
        state.stage = EXCHANGE
        if not state.finals and not any(state.hands):
            log.append(told.FinalTurnsBegan())

    def end_final_turn(self, state: State, log: list[Event]) -> None:
        log.append(told.FinalTurnEnded(state.seat))
        state.finals += 1
        state.seat = (state.seat + 1) % state.players
        state.stage = EXCHANGE
        if state.finals == state.players:
            state.stage = OVER
            log.append(told.GameEnded(self.standing(state).winners))

    # -- what others may know, and words for files ---------------------------------------------

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def view(self, state: State, seat: Seat | None) -> views.View:
        return views.view(state, seat)

    def imagine(self, view: views.View, rng: Rng) -> State:
        return views.imagine(self.content, view, rng)

    def censor(self, event: Event, seat: Seat | None) -> Event | None:
        return views.censor(event, seat)

    def seals(self, event: Event) -> bool:
        return views.seals(event)

    def write(self, move: m.Move) -> str:
        return notation.write(self.content, move)

    def read(self, text: str) -> m.Move:
        return notation.read(self.content, text)

    def dump(self, state: State) -> Json:
        return notation.dump(self.content, state)

    def load(self, data: Json) -> State:
        state = notation.load(self.content, data)
        if self.to_act(state) is not None and not self.legal_moves(state):
            raise BrokenSave("Nothing can be done in the saved position.")
        return state

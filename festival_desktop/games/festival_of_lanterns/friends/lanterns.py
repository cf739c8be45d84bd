"""Friends who give lanterns, at any moment of the turn before the refill."""

from festival_desktop.core.errors import Refusal
from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.events import FRIEND
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends.friend import Friend, HelpedTurn
from festival_desktop.games.festival_of_lanterns.friends.sets import WHOLE, one_short
from festival_desktop.games.festival_of_lanterns.gala import PERSON
from festival_desktop.games.festival_of_lanterns.moon_dancer.help import Help, Hers
from festival_desktop.games.festival_of_lanterns.offers import exchanges
from festival_desktop.games.festival_of_lanterns.state import State, is_free
from festival_desktop.games.festival_of_lanterns.transfers import exchange, hand_out


class _LanternFriend(Friend):
    """A friend to befriend only if a lantern can be had now or later in the turn."""

    nothing: Refusal

    def why_useless(self, turn: HelpedTurn, state: State) -> Refusal | None:
        if state.hands[state.seat] or turn.dedications(state, self.leaves_out):
            return None  # A tile brings lanterns, and a Dedication returns some to the Supply.
        moves: list[m.Move] = []
        self.offer(turn, state, moves)
        return None if moves else self.nothing

    def offer(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        if is_free(state):
            self.lanterns(turn, state, moves)

    def lanterns(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        """Add the moves that give a lantern."""
        raise NotImplementedError


class _Exchanger(_LanternFriend):
    nothing = Refusal("nothing-to-exchange")

    def lanterns(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        exchanges(state, moves)

    def act(self, turn: HelpedTurn, state: State, move: m.Move, log: list[Event]) -> None:
        assert isinstance(move, m.Exchange)
        exchange(state, move.given, move.taken)
        log.append(ev.LanternExchanged(state.seat, move.given, move.taken, paid=0))


class TwilightSparkle(_Exchanger):
    """Exchange one lantern for a different one from the Supply."""

    def help(self, hers: Hers, kind: Dedication) -> list[Help]:
        """Exchange a spare lantern for the missing one, preferring the most available of both."""
        return [
            Help(
                steps=(m.EXCHANGES[given][taken], WHOLE[kind][way]),
                taken=taken,
                given=given,
                prefer=(hers.supply[taken], hers.supply[given]),
            )
            for way, taken in one_short(hers.cards, kind)
            if hers.supply[taken]
            for given in hers.spare(WHOLE[kind][way], taken)
        ]


class StarlightGlimmer(_Exchanger):
    """Exchange up to two lanterns, each for a different one."""

    uses = 2


class Fluttershy(_LanternFriend):
    """Gain one lantern of your choice from the Supply."""

    nothing = Refusal("nothing-to-take")

    def lanterns(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        moves += [fm.TAKES[n] for n, number in enumerate(state.supply) if number]

    def act(self, turn: HelpedTurn, state: State, move: m.Move, log: list[Event]) -> None:
        assert isinstance(move, fm.Take)
        hand_out(state, ((state.seat, move.lantern),), FRIEND, log)

    def help(self, hers: Hers, kind: Dedication) -> list[Help]:
        """Gain the missing lantern, preferring the most available one."""
        return [
            Help(
                steps=(fm.TAKES[taken], WHOLE[kind][way]),
                taken=taken,
                prefer=(hers.supply[taken],),
            )
            for way, taken in one_short(hers.cards, kind)
            if hers.supply[taken]
        ]


class RainbowDash(_LanternFriend):
    """Swap one of your lanterns for a different one of another player."""

    nothing = Refusal("nothing-to-swap")

    def lanterns(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        others = [seat for seat in range(state.players) if seat != state.seat]
        for given, number in enumerate(state.lanterns[state.seat]):
            if number:
                for seat in others:
                    moves += [
                        fm.SWAPS[given][seat][taken]
                        for taken, theirs in enumerate(state.lanterns[seat])
                        if theirs and taken != given
                    ]

    def act(self, turn: HelpedTurn, state: State, move: m.Move, log: list[Event]) -> None:
        assert isinstance(move, fm.Swap)
        mine, theirs = state.lanterns[state.seat], state.lanterns[move.seat]
        mine[move.given] -= 1
        theirs[move.given] += 1
        theirs[move.taken] -= 1
        mine[move.taken] += 1
        log.append(gala_told.LanternsSwapped(state.seat, move.given, move.seat, move.taken))

    def help(self, hers: Hers, kind: Dedication) -> list[Help]:
        """Swap a spare lantern for the missing one of yours; the choice between them is open."""
        return [
            Help(
                steps=(fm.SWAPS[given][PERSON][taken], WHOLE[kind][way]),
                taken=taken,
                given=given,
            )
            for way, taken in one_short(hers.cards, kind)
            if hers.yours[taken]
            for given in hers.spare(WHOLE[kind][way], taken)
        ]


class PrincessCadance(_LanternFriend):
    """Choose another player and a lantern: you both gain one, you first."""

    nothing = Refusal("nothing-to-take")

    def lanterns(self, turn: HelpedTurn, state: State, moves: list[m.Move]) -> None:
        for seat in range(state.players):
            if seat != state.seat:
                together = fm.GAIN_TOGETHERS[seat]
                moves += [together[n] for n, number in enumerate(state.supply) if number]

    def act(self, turn: HelpedTurn, state: State, move: m.Move, log: list[Event]) -> None:
        assert isinstance(move, fm.GainTogether)
        both = (state.seat, move.lantern), (move.seat, move.lantern)
        hand_out(state, both, FRIEND, log)

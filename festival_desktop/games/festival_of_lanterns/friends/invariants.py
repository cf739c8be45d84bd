"""The laws of the friends' part of a position."""

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.core.validation import Invariant
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.friends.everyone import EVERYONE, unpack
from festival_desktop.games.festival_of_lanterns.friends.friend import NOBODY, Friend
from festival_desktop.games.festival_of_lanterns.gala import (
    CHALLENGE_PLAYERS,
    MOON_DANCER,
    NO_FRIEND,
    NO_LEVEL,
)
from festival_desktop.games.festival_of_lanterns.setup import check
from festival_desktop.games.festival_of_lanterns.state import Stage, State, gala_of


def _could_be_set_up(content: Content, state: State) -> bool:
    gala, players = gala_of(state), state.players
    options = {"friends": tuple(content.friends.cards[n].id for n in gala.friends)}
    if gala.level != NO_LEVEL:
        if players != CHALLENGE_PLAYERS:
            return False
        players = 1
        options["level"] = (content.moon_dancer.levels[gala.level].id,)
    try:
        check(content, Setup(players, options))
    except BadSetup:
        return False
    return bool(gala.friends)


def _trixies(content: Content, state: State) -> bool:
    gala = gala_of(state)
    piles = [gala.trixies_left, *gala.trixies]
    in_all = unpack(content, gala.friends, state.players).trixies_left
    return len(gala.trixies) == state.players and sum(piles) == in_all and min(piles) >= 0


def _tokens(content: Content, state: State) -> bool:
    gala = gala_of(state)
    return len(gala.tokens) == len(unpack(content, gala.friends, state.players).tokens)


def _favours(content: Content, state: State) -> bool:
    gala = gala_of(state)
    made = [len(claimed) for claimed in state.claimed]
    few = all(0 <= n <= most for n, most in zip(gala.favours, made, strict=True))
    return few and (bool(gala.tokens) or not any(gala.favours))


def _befriended(content: Content, state: State) -> bool:
    gala = gala_of(state)
    if gala.befriended == NO_FRIEND:
        return gala.uses == 0
    return gala.befriended in gala.friends and 0 <= gala.uses <= _friend(content, state).uses


def _dedications(content: Content, state: State) -> bool:
    gala = gala_of(state)
    most = min(1 + _friend(content, state).encore, len(state.claimed[state.seat]))
    returned = len({*gala.returned}) == len(gala.returned) <= len(content.lanterns)
    return (
        0 <= gala.dedications <= most and returned and bool(gala.dedications) >= bool(gala.returned)
    )


def _begun(content: Content, state: State) -> bool:
    gala = gala_of(state)
    begun = gala.befriended != NO_FRIEND or gala.dedications > 0
    return not begun or state.stage not in (Stage.EXCHANGE, Stage.OVER)


def _her_turn(content: Content, state: State) -> bool:
    hers = gala_of(state).level != NO_LEVEL and state.seat == MOON_DANCER
    return not hers or state.stage <= Stage.PLACE or state.stage is Stage.OVER


def _friend(content: Content, state: State) -> Friend:
    befriended = gala_of(state).befriended
    return NOBODY if befriended == NO_FRIEND else EVERYONE[content.friends.cards[befriended].id]


LAWS: tuple[Invariant[[Content, State]], ...] = (
    Invariant("the friends in play are some that may be in play together", _could_be_set_up),
    Invariant("every Trixie lantern is on its pile or with a player", _trixies),
    Invariant("everyone has a token while Princess Celestia is in play", _tokens),
    Invariant("a token brings a point for a Dedication, and no more", _favours),
    Invariant("an ability is that of a friend in play and not used up", _befriended),
    Invariant("a turn has one Dedication, or as many as its friend allows", _dedications),
    Invariant("a friend is befriended once in a turn, before a Dedication", _begun),
    Invariant("Moon Dancer places no tile", _her_turn),
)

"""Whether the friends' part of a position could lie on a table. For positions from files."""

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.friends.everyone import EVERYONE, unpack
from festival_desktop.games.festival_of_lanterns.friends.friend import NOBODY
from festival_desktop.games.festival_of_lanterns.gala import (
    CHALLENGE_PLAYERS,
    MOON_DANCER,
    NO_FRIEND,
    NO_LEVEL,
    Gala,
)
from festival_desktop.games.festival_of_lanterns.setup import check
from festival_desktop.games.festival_of_lanterns.state import Stage, State


def sound(content: Content, state: State, gala: Gala) -> bool:
    return (
        _could_be_set_up(content, state, gala)
        and _pieces(content, state, gala)
        and _turn(content, state, gala)
    )


def _could_be_set_up(content: Content, state: State, gala: Gala) -> bool:
    options = {"friends": tuple(content.friends.cards[n].id for n in gala.friends)}
    players = state.players
    if gala.level != NO_LEVEL:
        if players != CHALLENGE_PLAYERS or state.hands[MOON_DANCER]:
            return False
        players = 1
        options["level"] = (content.moon_dancer.levels[gala.level].id,)
    try:
        check(content, Setup(players, options))
    except BadSetup:
        return False
    return bool(gala.friends)


def _pieces(content: Content, state: State, gala: Gala) -> bool:
    """Every Trixie lantern once, and tokens only if there are any."""
    new = unpack(content, gala.friends, state.players)
    piles = [gala.trixies_left, *gala.trixies]
    made = [len(claimed) for claimed in state.claimed]
    return (
        len(gala.trixies) == len(gala.favours) == state.players
        and sum(piles) == new.trixies_left
        and min(piles) >= 0
        and len(gala.tokens) == len(new.tokens)
        and all(0 <= n <= most for n, most in zip(gala.favours, made, strict=True))
        and (bool(gala.tokens) or not any(gala.favours))
    )


def _turn(content: Content, state: State, gala: Gala) -> bool:
    befriended = gala.befriended
    friend = NOBODY if befriended == NO_FRIEND else EVERYONE[content.friends.cards[befriended].id]
    most = 0 if friend is NOBODY else friend.uses
    begun = befriended != NO_FRIEND or gala.dedications > 0
    return (
        (befriended == NO_FRIEND or befriended in gala.friends)
        and 0 <= gala.uses <= most
        and 0 <= gala.dedications <= 1 + friend.encore
        and len(gala.returned) <= len(content.lanterns)
        and (bool(gala.dedications) or not gala.returned)
        and not (begun and state.stage is Stage.EXCHANGE)
    )

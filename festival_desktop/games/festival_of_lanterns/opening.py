"""The table before the first turn, for every way to set the game up."""

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import setup as plain
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.friends.everyone import unpack
from festival_desktop.games.festival_of_lanterns.gala import NO_LEVEL
from festival_desktop.games.festival_of_lanterns.moon_dancer import setup as challenge
from festival_desktop.games.festival_of_lanterns.state import State


def deal(content: Content, setup: Setup, rng: Rng) -> State:
    """Alone you challenge Moon Dancer; friends, if there are any, come to the table as it is."""
    level = plain.level_of(content, setup) if setup.players == 1 else NO_LEVEL
    if level == NO_LEVEL:
        state = plain.deal(content, setup.players, rng)
    else:
        state = challenge.deal(content, level, rng)
    friends = plain.friends_in_play(content, setup)
    if friends:
        state.gala = unpack(content, friends, state.players)
        state.gala.level = level
    return state

"""The parameters of the heuristics. `resources/weights` has the numbers."""

from typing import NamedTuple


class Weights(NamedTuple):
    """The worth of things in points."""

    coin: float
    many_coins: int
    """Coins above this are worth half."""
    worker: float
    """A worker on the board."""
    segment: float
    goal: float
    """A private goal in hand, however far it is."""
    site: float
    """Of what an island's reward is worth, for being able to build there."""
    main: float
    """A main action not yet done."""
    secondary: float
    """A secondary action not yet done."""
    ready: float
    """How sure a festival is that nothing is missing for."""
    far: float
    """Floors and bridges missing for each player with which there is no hope, at the beginning
    of the game …"""
    too_far: float
    """… and at its end."""
    call: float
    """How sure you are to call it with the majority, …"""
    outvoted: float
    """… and without."""
    met: float
    """Of the points of a goal that is met."""
    near: float
    """Of the points of a goal that is nearly met."""
    next_step: float
    """Of the points of the next step of the chain table."""
    longest: float
    """Of the points for the longest chain, for having it so far."""
    crow: float
    """What holding the Crow brings until somebody takes it."""
    soon: float
    """The share of the game to come at which hopes begin to fade."""
    win: float
    """To be ahead when the game ends, whatever one could still have hoped for."""
    others: float
    """How much the others' average counts against you."""

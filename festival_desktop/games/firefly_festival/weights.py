"""The parameters of the heuristics. `resources/weights` has the numbers."""

from typing import NamedTuple


class Weights(NamedTuple):
    """The worth of things in points."""

    coin: float
    many_coins: int
    """Number of coins above which further ones count half."""
    worker: float
    """Value of a worker on the board."""
    segment: float
    goal: float
    """Value of a private goal in hand, however far away."""
    site: float
    """Fraction of an island's reward counted for being able to build there."""
    main: float
    """Value of an unused main action."""
    secondary: float
    """Value of an unused secondary action."""
    ready: float
    """Expectation for a festival with nothing missing."""
    far: float
    """Missing floors and bridges per player that make a festival hopeless at the beginning."""
    too_far: float
    """The same at the end of the game."""
    call: float
    """Confidence in holding the festival with the majority."""
    outvoted: float
    """Confidence in holding the festival without the majority."""
    met: float
    """Fraction of a goal's points counted once its condition is met."""
    near: float
    """Fraction of a goal's points counted when it is nearly met."""
    next_step: float
    """Fraction of the points counted for the next step of the chain table."""
    longest: float
    """Fraction of the bonus for the longest chain counted for leading so far."""
    crow: float
    """Value of holding the Crow until another player takes it."""
    soon: float
    """Remaining share of the game at which expectations begin to fade."""
    win: float
    """Value of leading when the game ends, regardless of other prospects."""
    others: float
    """Weight of the opponents' average."""

"""The keywords in previews of Firefly Festival."""

from enum import StrEnum


class Count(StrEnum):
    """What is counted for a seat."""

    COINS = "coins"
    POINTS = "points"
    """Key: what they are for, a `Why`."""
    WORKER = "worker"
    """Workers on an island; key: island, or nothing where it is still to be chosen."""
    FLOOR = "floor"
    """Floors in a pagoda; key: island."""
    BRIDGE = "bridge"
    """Key: lane."""
    SEGMENT = "segment"
    """Segments not yet built with."""
    GOAL = "goal"
    """Private goals in the hand."""
    FISH = "fish"
    """Lucky fish not yet placed."""
    CROW = "crow"
    MOVEMENT = "movement"
    """Movements of the action; only ever a cost."""


class Aim(StrEnum):
    """What can be reached, opened or lost."""

    PUBLIC_GOAL = "public-goal"
    """Key: kind, card."""
    PRIVATE_GOAL = "private-goal"
    """Key: goal."""
    FESTIVAL = "festival"
    """Held (by a seat), or possible; key: island."""
    SHARE = "share"
    """What a seat gets for its pieces at a festival; key: island, pieces."""
    FIREFLIES = "fireflies"
    """The caller's bonus; key: workers on the island, workers beside it."""
    SITE = "site"
    """An island where a floor can be built; key: island."""
    CHAIN = "chain"
    """The own chain gets longer, or scores at the end; key: islands."""
    LONGEST_CHAIN = "longest-chain"
    RECRUIT = "recruit"
    """Recruits are to be placed; key: how many at most."""
    SORIN = "sorin"
    """A Sōrin is used; key: how many are left."""
    POWER = "power"
    """A power is kept; key: power."""
    TURN = "turn"
    """A seat's turn begins."""
    END = "end"
    """The game ends with this turn; key: a `Trigger`."""
    GAME_OVER = "game-over"
    """Key: the winners."""


class Chance(StrEnum):
    """What the viewer cannot know."""

    GOAL_DRAWN = "goal-drawn"
    """Which private goal it is. Nothing in the step depends on it."""
    POWERS_REVEALED = "powers-revealed"
    """Decides: the powers of the others say with what everybody begins."""


class Missing(StrEnum):
    """What prevents a seat from holding a festival."""

    FLOORS = "floors"
    BRIDGES = "bridges"
    WORKER = "worker"
    PIECES = "pieces"
    SORIN = "sorin"

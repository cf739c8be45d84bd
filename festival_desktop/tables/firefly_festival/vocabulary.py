"""The keywords in previews of Firefly Festival."""

from enum import StrEnum


class Count(StrEnum):
    """What is counted for a seat."""

    COINS = "coins"
    POINTS = "points"
    """Points; key: their reason, a `Why`."""
    WORKER = "worker"
    """Workers on an island; key: island, or empty if not chosen yet."""
    FLOOR = "floor"
    """Floors in a pagoda; key: island."""
    BRIDGE = "bridge"
    """A bridge; key: lane."""
    SEGMENT = "segment"
    """Segments not yet built."""
    GOAL = "goal"
    """Private goals in the hand."""
    FISH = "fish"
    """Unplaced lucky fish."""
    CROW = "crow"
    MOVEMENT = "movement"
    """Movements of the action, only used as a cost."""


class Aim(StrEnum):
    """What can be reached, opened or lost."""

    PUBLIC_GOAL = "public-goal"
    """A public goal; key: kind, card."""
    PRIVATE_GOAL = "private-goal"
    """A private goal; key: goal."""
    FESTIVAL = "festival"
    """A festival, held by a seat or possible; key: island."""
    SHARE = "share"
    """Points of a seat for its pieces at a festival; key: island, pieces."""
    FIREFLIES = "fireflies"
    """The caller's bonus; key: workers on the island, workers next to it."""
    SITE = "site"
    """An island where a floor can be built; key: island."""
    CHAIN = "chain"
    """The seat's chain gets longer, or scores at the end; key: islands."""
    LONGEST_CHAIN = "longest-chain"
    RECRUIT = "recruit"
    """Recruits can be placed; key: maximum number."""
    SORIN = "sorin"
    """A Sōrin is used; key: number left."""
    POWER = "power"
    """A power is kept; key: power."""
    TURN = "turn"
    """A seat's turn begins."""
    END = "end"
    """The game ends with this turn; key: a `Trigger`."""
    GAME_OVER = "game-over"
    """The end of the game; key: the winners."""


class Chance(StrEnum):
    """What the viewer cannot know."""

    GOAL_DRAWN = "goal-drawn"
    """The private goal drawn, on which nothing else in the step depends."""
    POWERS_REVEALED = "powers-revealed"
    """The powers of the other players, which determine everyone's starting resources."""


class Missing(StrEnum):
    """What prevents a seat from holding a festival."""

    FLOORS = "floors"
    BRIDGES = "bridges"
    WORKER = "worker"
    PIECES = "pieces"
    SORIN = "sorin"

"""The keywords in previews of Lanterns Dice."""

from enum import IntEnum, StrEnum


class Count(StrEnum):
    """What is counted for a seat."""

    AREA = "area"
    """Shaded areas; key: area."""
    GIFT = "gift"
    POINTS = "points"
    """Key: part of the score, a `Part`."""


class ScorePart(IntEnum):
    """The parts of a score, in the order of the score sheet."""

    FIREWORKS = 0
    SECOND_GROUP = 1
    BOATS = 2


class Aim(StrEnum):
    """What can be reached, opened or lost."""

    POOL = "pool"
    """A pool is completed; key: pool."""
    PLATFORM = "platform"
    """An area next to a platform may be shaded; key: pool of the platform."""
    BOAT = "boat"
    """A boat is surrounded, or lost because its pool was shaded; key: pool of the boat. `points` is
    the resulting change.
    """
    FIREWORKS = "fireworks"
    """A display is launched; key: shape, then the pools it covers."""
    EMPEROR = "emperor"
    """A card allows shading; key: card, action."""
    FACED = "faced"
    """A seat faces a die; key: colour."""
    PART_SKIPPED = "part-skipped"
    """A seat cannot use its die; key: colour."""
    TURN = "turn"
    """The next turn begins; key: row of the turn bonuses."""
    LAST_LAUNCHES = "last-launches"
    GAME_OVER = "game-over"
    """The end of the game; key: the winners."""


class Chance(StrEnum):
    """What the viewer cannot know."""

    DICE_ROLLED = "dice-rolled"
    """The result of the roll, which ends the preview."""

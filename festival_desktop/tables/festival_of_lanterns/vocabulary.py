"""The keywords in previews of Festival of Lanterns."""

from enum import StrEnum


class Count(StrEnum):
    """What is counted for a seat."""

    LANTERN = "lantern"
    """Cards of one lantern; key: lantern."""
    MOONCAKE = "mooncake"
    POINTS = "points"
    """Points; key: the kind of Dedication they come from."""
    TRIXIE = "trixie"
    """Trixie lanterns."""
    TILE = "tile"
    """Tiles in the hand."""


class Aim(StrEnum):
    """What can be reached, opened or lost."""

    DEDICATION = "dedication"
    """A Dedication; key: kind, and 1 if a generic tile is taken because the stack is empty."""
    FAVOUR = "favour"
    """The seat's own Celestia token is on the stack of the Dedication; key: kind."""
    TOKEN = "token"
    """A Celestia token is placed on a stack; key: kind."""
    ABILITY = "ability"
    """Ability of a befriended friend, available or lost at the end of the turn; key: friend."""
    COUNT_SKIPPED = "count-skipped"
    """More lanterns are held than the limit allows, and are kept; key: number held."""
    SIDE = "side"
    """A side of the placed tile must be chosen to count as a match."""
    TURN_TILE = "turn-tile"
    """A tile of the display is rotated; key: x, y, quarters."""
    FINAL_TURNS = "final-turns"
    GAME_OVER = "game-over"
    """The end of the game; key: the winners."""


class Chance(StrEnum):
    """What the viewer cannot know. None of it changes a count."""

    TILE_DRAWN = "tile-drawn"
    """The unseen top tile is drawn to the hand."""
    TILE_REVEALED = "tile-revealed"
    """A new tile is turned face up."""
    TILES_LOOKED_AT = "tiles-looked-at"

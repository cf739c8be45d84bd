"""The keywords in previews of Festival of Lanterns."""

from enum import StrEnum


class Count(StrEnum):
    """What is counted for a seat."""

    LANTERN = "lantern"
    """Lantern cards of one kind; key: lantern."""
    MOONCAKE = "mooncake"
    POINTS = "points"
    """Key: the kind of Dedication they come from."""
    TRIXIE = "trixie"
    """Trixie lanterns."""
    TILE = "tile"
    """Tiles in the hand."""


class Aim(StrEnum):
    """What can be reached, opened or lost."""

    DEDICATION = "dedication"
    """Key: kind, and 1 if a generic tile is taken because the stack is empty."""
    FAVOUR = "favour"
    """The own Celestia token lies on the stack of the Dedication; key: kind."""
    TOKEN = "token"
    """A Celestia token is put on a stack; key: kind."""
    ABILITY = "ability"
    """Of a befriended friend: opened, or lost because the turn ends; key: friend."""
    COUNT_SKIPPED = "count-skipped"
    """More lanterns are held than the limit allows, and stay; key: how many are held."""
    SIDE = "side"
    """A side of the placed tile has to be chosen that counts as a match."""
    TURN_TILE = "turn-tile"
    """A tile of the display is turned; key: x, y, quarters."""
    FINAL_TURNS = "final-turns"
    GAME_OVER = "game-over"
    """Key: the winners."""


class Chance(StrEnum):
    """What the viewer cannot know. None of it changes a count."""

    TILE_DRAWN = "tile-drawn"
    """The unseen top tile comes into the hand."""
    TILE_REVEALED = "tile-revealed"
    """A new tile comes to lie face up."""
    TILES_LOOKED_AT = "tiles-looked-at"

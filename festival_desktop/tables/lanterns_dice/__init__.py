"""The table of Lanterns Dice."""

from festival_desktop.tables.lanterns_dice.table import DiceTable

__all__ = ["DiceTable"]

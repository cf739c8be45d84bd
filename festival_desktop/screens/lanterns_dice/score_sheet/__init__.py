"""The score sheet of Lanterns Dice: its numbers, their reasons and signs."""

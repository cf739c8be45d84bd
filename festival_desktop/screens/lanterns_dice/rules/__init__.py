"""The rules book of Lanterns Dice: its diagrams."""

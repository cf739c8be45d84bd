"""The screens of Lanterns Dice."""

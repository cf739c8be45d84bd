"""The sheets of Lanterns Dice on paper: filled in, and blank."""

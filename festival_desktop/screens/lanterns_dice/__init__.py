"""Everything Lanterns Dice shows on the screen."""

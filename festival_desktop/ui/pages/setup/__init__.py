"""The setup page of every game, made from the options that the game declares."""

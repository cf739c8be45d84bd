"""What each game shows on the screen, one folder a game. No game knows another."""

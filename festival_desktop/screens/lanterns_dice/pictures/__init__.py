"""Painters of the game's pieces."""

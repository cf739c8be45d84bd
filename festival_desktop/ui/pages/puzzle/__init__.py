"""Puzzles: the list of a game's puzzles, and the table of one."""

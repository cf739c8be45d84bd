"""The end of a game: score sheet with reasons, course, keepsake. Fed by data, knows no game."""

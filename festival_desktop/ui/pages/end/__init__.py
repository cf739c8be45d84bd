"""The end of a game: score sheet with reasons, chart, keepsake. Fed by data, knows no game."""

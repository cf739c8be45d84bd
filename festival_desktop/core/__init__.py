"""The building blocks of every game. Knows no particular game, no Qt and no save files."""

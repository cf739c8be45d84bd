"""What every game is made of. Knows no particular game, no Qt, no files."""

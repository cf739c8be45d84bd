"""The page of saved games: search, list, detail, and what can be done with a file."""

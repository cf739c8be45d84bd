"""The page of saved games: search, list, detail, and file actions."""

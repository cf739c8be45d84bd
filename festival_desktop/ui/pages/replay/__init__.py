"""A game seen again: its table, its log and what moves through it. Knows no particular game."""

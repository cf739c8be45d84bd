"""A game in progress: its timeline, its seats, and how selections become moves.

Works for every game through the `Game` protocol. No Qt, no files, no particular game.
"""

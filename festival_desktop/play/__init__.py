"""A game being played: its timeline, its seats, its table and how selects become moves.

Works for every game through the `Game` protocol. No Qt, no files, no particular game.
"""

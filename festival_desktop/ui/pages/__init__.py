"""The pages of the window: shelf, table, settings, saved games; in folders, those of a game.

A page shows its data and emits signals for requests; it opens no other page.
"""

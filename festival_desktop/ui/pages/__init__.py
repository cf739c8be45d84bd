"""The pages of the window: shelf, table, settings, saved games; and in folders, those of a game.

A page shows what it is given and says by signals what people want; it opens no other page.
"""

"""The pages of the window that are not a table: shelf, setup, end, settings, saved games.

A page shows what it is given and says by signals what people want; it opens no other page.
"""

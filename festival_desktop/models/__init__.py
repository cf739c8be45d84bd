"""The start of Qt: a facade of a game being shown, and the item models behind lists and scenes.

Knows views and tables of any game; no widgets, no painting, no undo, no files.
"""

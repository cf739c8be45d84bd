"""Keeps a match going: undo stack, saving, the computers' turns, the hand-over screen.

Knows timelines, saves and models; no widgets and no scenes.
"""

"""Keeps a match going: undo, saving, the computers' turns, the hand-over screen.

Knows timelines, saves and models; no widgets and no scenes.
"""

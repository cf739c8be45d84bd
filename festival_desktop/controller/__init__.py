"""Keeps a match going: undo stack, saving, the computers' turns, the curtain.

Knows timelines, saves and models; no widgets and no scenes.
"""

"""Control of a match: undo stack, saving, computers' turns, the hand-over screen.

Knows timelines, saves and models; no widgets and no scenes.
"""

"""Graphics scenes: what lies on a table, how it moves, and how hands become touches.

Scenes draw pieces of a session and touch it. They hold no text for people and no rules, and know
neither windows nor whoever keeps the timeline.
"""

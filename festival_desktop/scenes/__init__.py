"""Graphics scenes: what lies on a table, how it moves, and how hands become selects.

Scenes draw pieces of a session and select it. They hold no text for people and no rules, and know
neither windows nor whoever keeps the timeline.
"""

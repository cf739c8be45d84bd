"""Graphics scenes: the pieces on a table, their animation, and input that becomes selections.

Scenes draw the pieces of a session and select in it. They hold no user-visible texts and no rules,
and know neither windows nor the controller.
"""

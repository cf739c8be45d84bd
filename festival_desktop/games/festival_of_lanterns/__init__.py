"""Festival of Lanterns: lay night tiles, receive lanterns, dedicate them.

Read `content` (what is in the box), `moves`, `state`, then `rules` (the turn) and `scoring`.
"""

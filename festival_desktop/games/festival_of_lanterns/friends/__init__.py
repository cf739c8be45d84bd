"""Gala friends: each one's ability by its name, and the turn in which friends can be befriended.

Read `friend` (the moments of a turn), then `lanterns`, `dedications` and `tiles` (who does what
at them), then `turn`.
"""

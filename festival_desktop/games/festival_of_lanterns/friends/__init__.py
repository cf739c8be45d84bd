"""Gala friends: one class for each ability, and the turn in which friends can be befriended.

Read `friend` (the moments of a turn), then `lanterns`, `dedications` and `tiles` (the abilities),
then `turn`.
"""

"""Moon Dancer, the opponent of the solo challenge: her decisions and her turn.

Read `help` (what she knows), `decisions` (what she compares), then `turn`.
"""

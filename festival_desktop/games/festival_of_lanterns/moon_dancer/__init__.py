"""Moon Dancer, who is challenged alone: how she decides, and her turn.

Read `help` (what she knows), `mind` (what she compares), then `turn`.
"""

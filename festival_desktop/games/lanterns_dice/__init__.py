"""Lanterns Dice: roll, shade lantern areas on your lake, launch fireworks over completed pools.

Read `content` (the contents of the box), `lake` (pools and groups), `fireworks` (where tiles fit),
`moves`, `state`, then `turn`, `shading` (a seat's part of it, with the moves of `offers`) and
`scoring`.
"""

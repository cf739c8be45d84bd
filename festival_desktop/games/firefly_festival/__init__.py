"""Firefly Festival: bridges between islands, shared pagodas, and festivals that light them.

Read `content` (the contents of the box), `network` (lanes and chains), `moves`, `state`, then
`rules` (the turn) with `bridges`, `movement`, `pagodas`, `festivals` and `secondary`, one for each
action.
"""

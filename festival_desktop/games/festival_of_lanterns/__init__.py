"""Festival of Lanterns: lay night tiles, receive lanterns, dedicate them.

Read `content` (what is in the box), `moves`, `state`, then `turn` and `scoring`. Then `friends`,
who change the turn, and `moon_dancer`, who is challenged alone; what both add to a position is in
`gala`. `rules` puts the three kinds of turn together.
"""

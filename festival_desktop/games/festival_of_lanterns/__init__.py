"""Festival of Lanterns: place night tiles, gain lanterns, make Dedications.

Read `content` (the contents of the box), `moves`, `state`, then `turn` and `scoring`. Then
`friends`, who change the turn, and `moon_dancer`, the solo challenge; the additions of both to a
position are in `gala`. `rules` combines the three kinds of turn.
"""

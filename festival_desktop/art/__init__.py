"""The painting kit: theme, type, pieces, surfaces, scenery.

Stateless `paint_*` functions over QPainter, and a cache for their results. Knows no game state, no
rules and no user-visible texts: callers pass in every text.
"""

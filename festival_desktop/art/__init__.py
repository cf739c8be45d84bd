"""The painting kit: theme, type, pieces, surfaces, scenery.

Stateless `paint_*` functions over QPainter, and a cache for what they painted. Knows no game state,
no rules and no words for people: every text it paints is handed in.
"""

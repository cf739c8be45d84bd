"""User-visible texts, game by game: events, choices, refusals, scores.

Every class here is a `QObject` for its `tr`, the only call in which plural forms are found. None of
them is subclassed: `tr` looks plural forms up under the name of the object's own class.
"""

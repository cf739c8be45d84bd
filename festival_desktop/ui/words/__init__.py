"""Words for people, game by game: what happened, what may be done, why not, what was scored.

Every class here is a `QObject` for its `tr`, the only call in which plural forms are found.
None of them is subclassed: `tr` looks plural forms up under the name of the object's own class.
"""

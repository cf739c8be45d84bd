"""Content files checked into frozen content for the rules. Knows pydantic, but no Qt.

One module per game. Every block of a file names its source: `rulebook` or `ours`.
"""

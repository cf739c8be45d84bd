"""Validate content files and turn them into frozen content for the rules. Uses pydantic, no Qt.

One module per game. Every block of a file names its source: `rulebook` or `ours`.
"""

"""Saved games: one JSON document each. No Qt, and no folder of its own: callers say where.

Read `schema` (the contents of a file), `text` (bytes to document and back), `migrations`,
`document` (a match to a document and back), `salvage` (what is left of a damaged file), `store`
(one file) and `folder` (all of them). Import these after the first paint: pydantic is slow to
start.
"""

"""Windows, pages and widgets, and every word for people.

Text is always translated (`tr`). Knows sessions, controllers and scenes; learns which games exist
from whoever makes the window.
"""

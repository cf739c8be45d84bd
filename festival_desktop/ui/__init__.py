"""Windows, pages and widgets, and all user-visible texts.

Text is always translated (`tr`). Knows sessions, controllers and scenes; the caller that creates
the window passes in the games.
"""

"""Computer players. They know the `Game` protocol and views, never a full position, Qt or files."""

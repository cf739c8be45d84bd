"""The pages of Firefly Festival: setting it up, its end, and a small picture of its table."""

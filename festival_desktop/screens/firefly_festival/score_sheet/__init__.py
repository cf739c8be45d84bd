"""The score sheet of Firefly Festival: its numbers, their reasons and signs."""

"""The score sheet of Festival of Lanterns: its numbers, their reasons and signs."""

"""What lessons and puzzles share: a real table with a task."""

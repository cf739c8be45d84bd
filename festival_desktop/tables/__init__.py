"""What lies on the table of each game for one viewer, and what selecting it means. No Qt."""

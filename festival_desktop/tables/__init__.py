"""The pieces on each game's table for one viewer, and the meaning of selections there. No Qt."""

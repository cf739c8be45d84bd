"""Everything Festival of Lanterns shows on the screen."""

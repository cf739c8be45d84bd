"""Everything Firefly Festival shows on the screen."""

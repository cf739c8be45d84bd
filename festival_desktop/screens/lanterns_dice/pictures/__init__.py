"""Painters of its pieces."""

"""The rules of the games, one folder each. Standard library only; no game knows another."""

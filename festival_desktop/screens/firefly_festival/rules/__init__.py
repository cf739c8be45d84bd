"""The rules book of Firefly Festival: its diagrams, and what its targets stand for."""

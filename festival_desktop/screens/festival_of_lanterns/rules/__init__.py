"""The rules book of Festival of Lanterns: its diagrams, and what its targets stand for."""

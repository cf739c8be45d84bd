"""Lanterns Dice in words: log, choices, turn, labels, refusals, hints, scores."""

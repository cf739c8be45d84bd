"""The texts of Lanterns Dice: log, choices, turn, labels, refusals, hints, scores."""

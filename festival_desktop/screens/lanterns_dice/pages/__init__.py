"""The pages of Lanterns Dice: its setup, its end, its table in small, its sheets on paper."""

"""The texts of Festival of Lanterns; a window uses `words.FestivalWords`."""

"""Festival of Lanterns in words; `words.FestivalWords` is what a window uses."""

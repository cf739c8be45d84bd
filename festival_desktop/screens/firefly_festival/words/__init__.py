"""Firefly Festival in words; `words.FireflyWords` is what a window uses."""

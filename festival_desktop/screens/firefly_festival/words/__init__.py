"""The texts of Firefly Festival; a window uses `words.FireflyWords`."""

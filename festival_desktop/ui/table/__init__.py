"""The parts around a table: toolbar with turn bar, log, choices, hand-over screen, notice."""

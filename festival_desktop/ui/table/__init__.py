"""The parts around a table: beam with turn bar, log, choices, curtain, notice."""

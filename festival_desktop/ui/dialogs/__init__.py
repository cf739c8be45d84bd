"""Small windows over the window: about the program, questions, and errors."""

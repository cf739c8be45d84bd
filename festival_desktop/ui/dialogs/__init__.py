"""Small windows over the window: about the program, and when something went wrong."""

"""The rules books on the screen: a window to read them in, and help that opens it."""

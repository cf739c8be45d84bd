"""Printing: pages of lines, to a printer or a PDF file. Knows no game."""

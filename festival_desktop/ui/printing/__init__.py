"""From the table to paper: pages of lines, to a printer or a PDF file. Knows no game."""

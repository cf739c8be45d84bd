"""The page of the first start: what makes the program comfortable, and a tile to try it on."""

"""Records of a game's challenge on this computer: kept, told, and shown as pictures."""

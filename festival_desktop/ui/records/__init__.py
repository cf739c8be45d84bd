"""Records of a game's challenge on this computer: kept, described, and charted."""

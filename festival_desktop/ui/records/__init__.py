"""Records of Moon Dancer's Challenge on this computer: kept, told, and shown as pictures."""

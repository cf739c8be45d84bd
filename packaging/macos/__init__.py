"""The app bundle and the disk image for macOS, built on a Mac."""

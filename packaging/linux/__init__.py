"""Packages for Linux: a .deb, and a portable program in one file."""

"""What is heard: a mixer, the sound device, and a player that never keeps anybody waiting.

Knows files and the device only: no Qt, no game, and no settings.
"""

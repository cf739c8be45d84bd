"""Sound: a mixer, the sound device, and a player that never blocks its caller.

Knows only files and the device: no Qt, no game, and no settings.
"""

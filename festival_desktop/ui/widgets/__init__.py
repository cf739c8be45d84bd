"""The one family of controls: paper to read and fill in, lacquer to act, brass for facts.

Real Qt controls with their own painting, so keyboards and screen readers know what they are.
They show words and never make any.
"""

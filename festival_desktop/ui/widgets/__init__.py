"""The program's controls: paper to read and fill in, lacquer to act, brass for facts.

Real Qt controls with their own painting, so keyboards and screen readers know what they are. They
show texts and never make any.
"""

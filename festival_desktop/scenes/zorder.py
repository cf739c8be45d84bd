"""The z-values of all scenes, from the bottom up."""

from typing import Final

SKY: Final = 4.0
"""What is seen in the sky, behind everything on the table."""
GROUND: Final = 8.0
"""What pieces stand on."""
CELL: Final = 10.0
FLOAT: Final = 12.0
"""What lies on the water."""
BRIDGE: Final = 14.0
SHORE: Final = 16.0
"""Light along the edge of the ground."""
FACE: Final = 18.0
"""What is printed on the ground."""
PIECE: Final = 20.0
LAST: Final = 21.0
"""The piece that was put down last: its halo lies over its neighbours."""
KNOT: Final = 24.0
GHOST: Final = 26.0
SEAM: Final = 28.0
"""Light on a seam that would match."""
PANEL: Final = 40.0
LABEL: Final = 42.0
ON_PANEL: Final = 44.0
CHOSEN: Final = 46.0
"""Pieces on a panel that are lifted above their neighbours."""
BADGE: Final = 50.0
TOOL: Final = 52.0
NUMBER: Final = 56.0
"""Marks of what is told beside the table."""
FLYING: Final = 60.0
FOCUS: Final = 70.0
ARROW: Final = 72.0
"""From a piece to the place where a hint would put it."""
CARRIED: Final = 80.0
SPARK: Final = 90.0

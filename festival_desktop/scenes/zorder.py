"""The z-values of all scenes, from the bottom up."""

from typing import Final

SKY: Final = 4.0
"""Objects in the sky, behind everything on the table."""
GROUND: Final = 8.0
"""The ground below the pieces."""
CELL: Final = 10.0
FLOAT: Final = 12.0
"""Objects on the water."""
BRIDGE: Final = 14.0
SHORE: Final = 16.0
"""Glow along the edge of the ground."""
FACE: Final = 18.0
"""Print on the ground."""
PIECE: Final = 20.0
LAST: Final = 21.0
"""The piece placed last, whose halo covers its neighbours."""
KNOT: Final = 24.0
GHOST: Final = 26.0
SEAM: Final = 28.0
"""Glow on a matching seam."""
PANEL: Final = 40.0
LABEL: Final = 42.0
ON_PANEL: Final = 44.0
CHOSEN: Final = 46.0
"""Pieces on a panel, raised above their neighbours."""
BADGE: Final = 50.0
TOOL: Final = 52.0
NUMBER: Final = 56.0
"""Numbered marks that refer to texts beside the table."""
FLYING: Final = 60.0
FOCUS: Final = 70.0
ARROW: Final = 72.0
"""Arrow from a piece to the place a hint suggests."""
CARRIED: Final = 80.0
SPARK: Final = 90.0

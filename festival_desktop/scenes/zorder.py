"""What lies above what. All z-values of all scenes, from the bottom up."""

from typing import Final

CELL: Final = 10.0
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
FLYING: Final = 60.0
FOCUS: Final = 70.0
CARRIED: Final = 80.0
SPARK: Final = 90.0

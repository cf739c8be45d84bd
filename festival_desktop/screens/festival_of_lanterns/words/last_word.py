"""What Moon Dancer says when a challenge is over."""

from PySide6.QtCore import QObject

_CLOSE = 5
"""So few points are not much between two."""


class LastWord(QObject):
    def text(self, you: int, her: int) -> str:
        """To somebody who has so many points, while she has more or fewer."""
        lead = abs(you - her)
        if you > her:
            return self._beaten(lead)
        if lead <= _CLOSE:
            return self.tr("Only %n point(s). The next festival may well be yours.", "", lead)
        return self.tr(
            "%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.",
            "",
            lead,
        )

    def _beaten(self, lead: int) -> str:
        if lead <= _CLOSE:
            return self.tr("By %n point(s)! I looked for one more lantern until the end.", "", lead)
        return self.tr(
            "%n point(s)! The whole lake is shining, and most of the light is yours.", "", lead
        )

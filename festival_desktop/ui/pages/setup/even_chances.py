"""Even chances: whether weaker players begin with more, and what each begins with."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Signal

from festival_desktop.ai.even_chances import offered
from festival_desktop.core.head_starts import AHEAD, STEPS
from festival_desktop.ui.pages.setup.seat_row import SeatRow
from festival_desktop.ui.setup_options import HeadStarts, Options
from festival_desktop.ui.widgets.choices import Switch


class EvenChances(Switch):
    """The switch, and the lists of head starts in the rows of the players."""

    changed = Signal()

    def __init__(
        self,
        starts: HeadStarts | None,
        rows: Sequence[SeatRow],
        starters: Callable[[], Sequence[SeatRow]],
    ) -> None:
        """Set up; `starters` are the rows that may begin ahead now."""
        super().__init__(px=13)
        self._starts, self._rows, self._starters = starts, rows, starters
        self._own = False
        """Whether somebody chose other head starts than those offered."""
        self.toggled.connect(self._even_out)
        for row in rows:
            row.ahead.activated.connect(self._choose)

    @property
    def _possible(self) -> bool:
        return self._starts is not None and bool(self._starters())

    def options(self) -> Options:
        """Return the setup option; empty if all start even."""
        if not self.isChecked() or not self._possible:
            return {}
        steps = tuple(row.step for row in self._starters())
        return {} if {*steps} == {STEPS[0]} else {AHEAD: steps}

    def restore(self, options: Options) -> None:
        """Restore the head starts of an earlier game."""
        steps = options.get(AHEAD, ())
        self.setChecked(bool(steps))
        self._own = bool(steps)
        for row, step in zip(self._starters(), steps, strict=False):
            row.give(step)

    def reason(self) -> str:
        """Say why these head starts cannot be played; empty if they can."""
        if STEPS[0] in self.options().get(AHEAD, STEPS):
            return ""
        return QCoreApplication.translate("SeatsPanel", "At least one player has to start even.")

    def show_starts(self, rating: Callable[[SeatRow], float | None]) -> None:
        """Show the lists of head starts with suggestions, unless others were chosen."""
        self.setVisible(self._possible)
        starters = self._starters() if self.isChecked() and self._possible else ()
        if self._starts is not None and starters and not self._own:
            given = offered([rating(row) for row in starters], self._starts.starts)
            for row, step in zip(starters, given, strict=True):
                row.give(step)
        for row in self._rows:
            row.ahead.setVisible(row in starters)

    def _even_out(self) -> None:
        self._own = False
        self.changed.emit()

    def _choose(self) -> None:
        self._own = True
        self.changed.emit()

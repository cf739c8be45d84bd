"""The end of a turn, with a question first if it would give something up."""

from collections.abc import Callable

from festival_desktop.games.firefly_festival.views import View
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.screens.firefly_festival.table.action_bar import DONE, PASS
from festival_desktop.screens.firefly_festival.table.table_state import CLAIMS, Situation


class TurnEnd:
    def __init__(self, context: SceneContext, situation: Callable[[], Situation]) -> None:
        self._context = context
        self._session = context.session
        self._situation = situation
        self._asked: View | None = None
        """The position in which it was asked."""

    @property
    def asking(self) -> bool:
        """Whether it is being asked; another position answers it."""
        return self._asked is not None and self._asked is self._session.view

    def ask(self, on: bool) -> None:
        if on != self.asking:
            self._asked = self._session.view if on else None
            self._context.redraw()

    def ask_first(self) -> bool:
        """Ask before the turn gives up a claim or an action; return whether it asked."""
        choices = {*self._session.selector.choices(), *self._situation().after_done}
        lit = any(target.kind in CLAIMS for target in choices)
        loses = PASS in choices and (lit or self._situation().action_left)
        if loses:
            self.ask(True)
        return loses

    def end(self) -> None:
        """End the turn, and leave the rest of an action first."""
        session = self._session
        with session.input():
            if not session.can_select(PASS):
                session.choose([DONE])
            session.choose([PASS])

"""The last sentence of every log: who has won."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.ui.words.lists import Lists


class Winners(QObject):
    def over(self, names: Sequence[str]) -> str:
        if len(names) == 1:
            return self.tr("The game is over: {name} wins.").format(name=names[0])
        return self.tr("The game is over: {names} share the victory.").format(
            names=Lists(self).all_of(names)
        )

"""How loud the program is: settings to player, and the action that mutes it."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from festival_desktop.sound.player import SoundPlayer
from festival_desktop.ui.settings import Settings


class Volumes(QObject):
    def __init__(self, settings: Settings, sound: SoundPlayer, mute: QAction) -> None:
        super().__init__(mute)
        self._settings, self._sound, self._mute = settings, sound, mute
        settings.effects_changed.connect(self._set)
        settings.ambience_changed.connect(self._set)
        settings.muted_changed.connect(self._set)
        mute.triggered.connect(lambda: setattr(settings, "muted", not settings.muted))
        self._set()

    def _set(self) -> None:
        settings = self._settings
        volumes = (0, 0) if settings.muted else (settings.effects, settings.ambience)
        self._sound.set_volumes(*volumes)
        self._mute.setChecked(settings.muted)

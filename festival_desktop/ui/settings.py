"""The person's permanent choices: a typed interface to one ini file.

Reading never fails: a value that is missing, damaged or from another version is the default. Each
setting is a property; setting it writes it. Some have a signal, which is emitted when the value
changes.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QObject,
    QSettings,
    Signal,
    SignalInstance,
)

from festival_desktop.core.files import (
    PRIVATE_FILE,
    NotRegularFile,
    TooLarge,
    make_private_folder,
    require_regular,
)
from festival_desktop.ui.language import LANGUAGES, marked_names
from festival_desktop.ui.setting import (
    QT_TRANSLATE_NOOP,
    DropDown,
    Row,
    Setting,
    Slider,
    Strip,
    Toggle,
    between,
    flag,
    name_list,
    one_of,
    raw_bytes,
)
from festival_desktop.ui.words.computers import pace_names

THEMES = ("dark", "light", "contrast")
PACES = ("step", "slow", "normal", "fast", "instant")
TEXT_SCALES = (0.8, 2.0)
SIZE_LIMIT = 1_000_000


class _Follower(QObject):
    changed = Signal(object)


class Settings(QObject):
    """One object for the whole program; tests give it a file of their own."""

    language = Setting(
        "words",
        "",
        str,
        Row(
            QT_TRANSLATE_NOOP("SettingsPanel", "Language"),
            QT_TRANSLATE_NOOP(
                "SettingsPanel", "Languages marked * haven’t been checked by a native speaker yet."
            ),
            DropDown(
                ("", *LANGUAGES),
                lambda: (
                    QCoreApplication.translate("SettingsPanel", "System default"),
                    *marked_names(),
                ),
            ),
            at_start=True,
        ),
    )
    """A language code such as "de"; empty follows the system."""
    theme = Setting(
        "look",
        "dark",
        one_of(*THEMES),
        Row(
            QT_TRANSLATE_NOOP("SettingsPanel", "Colours"),
            QT_TRANSLATE_NOOP("SettingsPanel", "For the sky and the lake around the tables."),
            Strip(
                THEMES,
                lambda: (
                    QCoreApplication.translate("SettingsPanel", "Night"),
                    QCoreApplication.translate("SettingsPanel", "Evening"),
                    QCoreApplication.translate("SettingsPanel", "High contrast"),
                ),
            ),
            at_start=True,
        ),
    )
    text_scale = Setting(
        "look",
        1.0,
        between(*TEXT_SCALES, float),
        Row(
            QT_TRANSLATE_NOOP("SettingsPanel", "Text size"),
            QT_TRANSLATE_NOOP("SettingsPanel", "Pages scroll if the text needs more room."),
            Slider(
                80,
                200,
                parts=100,
                label=QT_TRANSLATE_NOOP("SettingsPanel", "{number} %"),
            ),
            at_start=True,
        ),
    )
    motion = Setting(
        "look",
        True,
        flag,
        Row(
            QT_TRANSLATE_NOOP("SettingsPanel", "Reduced motion"),
            QT_TRANSLATE_NOOP("SettingsPanel", "Pieces move without animation."),
            Toggle(on=False),
            at_start=True,
        ),
    )
    muted = Setting(
        "sound",
        False,
        flag,
        Row(
            QT_TRANSLATE_NOOP("SettingsPanel", "Sound"),
            QT_TRANSLATE_NOOP("SettingsPanel", "Volume of the game and of the night ambience."),
            Toggle(on=False),
            at_start=True,
        ),
    )
    effects = Setting(
        "sound",
        70,
        between(0, 100, int),
        Row(
            QT_TRANSLATE_NOOP("SettingsPanel", "Game volume"),
            "",
            Slider(0, 100),
            at_start=True,
            within="muted",
        ),
    )
    """Volume of the table's sounds, from 0 to 100."""
    ambience = Setting(
        "sound",
        60,
        between(0, 100, int),
        Row(
            QT_TRANSLATE_NOOP("SettingsPanel", "Ambience volume"),
            "",
            Slider(0, 100),
            at_start=True,
            within="muted",
        ),
    )
    """Volume of the ambience, from 0 to 100."""
    pace = Setting(
        "play",
        "normal",
        one_of(*PACES),
        Row(
            QT_TRANSLATE_NOOP("SettingsPanel", "Computer players"),
            QT_TRANSLATE_NOOP("SettingsPanel", "“Step” waits for you before every move."),
            Strip(PACES, pace_names, QT_TRANSLATE_NOOP("SettingsPanel", "Speed")),
        ),
    )
    """Speed of computer players; "step" waits for a key before each move."""
    confirm_end = Setting(
        "play",
        True,
        flag,
        Row(
            QT_TRANSLATE_NOOP("SettingsPanel", "End turns manually"),
            QT_TRANSLATE_NOOP(
                "SettingsPanel", "You end your turn with a button, and can undo until then."
            ),
            Toggle(),
        ),
    )
    """Whether a person ends the turn with a button and can undo until then."""
    tips = Setting(
        "play",
        True,
        flag,
        Row(
            QT_TRANSLATE_NOOP("SettingsPanel", "Tips at the table"),
            QT_TRANSLATE_NOOP(
                "SettingsPanel",
                "Shows what you can do, explains new things, and marks what you still need.",
            ),
            Toggle(),
        ),
    )
    """Whether a bar over the table shows instructions and tips for new situations."""
    setups: "Setting[tuple[str, ...]]" = Setting("play", (), name_list)
    """Last setup of each game, stored as `game/` and JSON; see `last_setup.py`."""
    names: "Setting[tuple[str, ...]]" = Setting("play", (), name_list)
    """Names last entered by people, in seat order."""
    lessons: "Setting[tuple[str, ...]]" = Setting("play", (), name_list)
    """Lessons in progress, each stored as `game/lesson/step`; see `progress.py`."""
    puzzles: "Setting[tuple[str, ...]]" = Setting("play", (), name_list)
    """Solved puzzles, each stored as `game/puzzle`."""
    own_puzzles: "Setting[tuple[str, ...]]" = Setting("play", (), name_list)
    """Turns of the person's own games to find better; see `play/own_puzzle.py`."""
    games_known: "Setting[tuple[str, ...]]" = Setting("play", (), name_list)
    """Games whose introduction is no longer shown before the first move."""
    tips_told: "Setting[tuple[str, ...]]" = Setting("play", (), name_list)
    """Tips already shown, each stored as `game/tip`."""
    folder = Setting("window", "", str)
    """Folder of the last file dialog."""
    geometry = Setting("window", QByteArray(), raw_bytes)
    welcomed = Setting("window", False, flag)
    """Whether the first-run page has been shown."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = QSettings(str(_usable(folder)), QSettings.Format.IniFormat, self)
        self._followers: dict[str, _Follower] = {}

    @classmethod
    def declared(cls) -> dict[str, Setting[Any]]:
        """Map every setting to its declaration, in order."""
        return {
            name: value
            for owner in reversed(cls.__mro__)
            for name, value in vars(owner).items()
            if isinstance(value, Setting)
        }

    def changed(self, name: str) -> SignalInstance:
        """Return the signal that carries a setting's new value."""
        if name not in self.declared():
            raise KeyError(name)
        return self._followers.setdefault(name, _Follower(self)).changed

    def prepare(self) -> None:
        """Create the file for the owner only, before anything is written."""
        path = Path(self.file.fileName())
        with suppress(OSError):
            make_private_folder(path.parent)
            path.touch(PRIVATE_FILE)


def _usable(folder: Path) -> Path:
    """Return the settings file of this folder, or another name if that is unusable."""
    for name in ("settings.ini", "settings-2.ini"):
        path = folder / name
        try:
            require_regular(path, SIZE_LIMIT)
        except (NotRegularFile, TooLarge):
            continue
        except OSError:  # Missing, or Qt will report it.
            pass
        return path
    return folder / "settings-3.ini"

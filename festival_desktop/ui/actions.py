"""The `QAction`s of the window: texts, shortcuts and the menu."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

Standard = QKeySequence.StandardKey
Keys = Standard | str
_NATIVE = QKeySequence.SequenceFormat.NativeText

_TURN, _MORE = "turn", "more"
"""Names of the submenus in the menu's order."""
_MENU: Sequence[Sequence[str]] = (
    ("new", "open", "save", "replay"),
    (_TURN, _MORE),
    ("rules", "settings"),
    ("shelf", "quit"),
)
_SUBMENUS: Mapping[str, Sequence[Sequence[str]]] = {
    _TURN: (
        ("undo", "redo", "go_on"),
        ("hint", "play_hint", "choices"),
        ("recap", "look_back", "look_on", "projection"),
    ),
    _MORE: (
        ("save_as", "print"),
        ("zoom_in", "zoom_out", "fit", "full_screen", "mute"),
        ("keys", "checkup", "about"),
    ),
}
_KEYS: Mapping[str, tuple[Keys, ...]] = {
    "new": (Standard.New,),
    "open": (Standard.Open,),
    "save": (Standard.Save,),
    "save_as": (Standard.SaveAs, "Ctrl+Shift+S"),
    "print": (Standard.Print,),
    "undo": (Standard.Undo,),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "go_on": ("Ctrl+Return", "Ctrl+Enter"),
    "hint": ("Ctrl+H",),
    "play_hint": ("Ctrl+Shift+H",),
    "choices": ("F6",),
    "recap": ("F7",),
    "look_back": ("Alt+Left",),
    "look_on": ("Alt+Right",),
    "projection": ("F8",),
    "replay": ("Ctrl+R",),
    "zoom_in": (Standard.ZoomIn, "Ctrl+="),
    "zoom_out": (Standard.ZoomOut,),
    "fit": ("Ctrl+0",),
    "full_screen": ("F11",),
    "mute": ("Ctrl+M",),
    "settings": (Standard.Preferences, "Ctrl+,"),
    "rules": (),
    "keys": ("Ctrl+?", "Shift+F1"),
    "checkup": (),
    "about": (),
    "shelf": ("Alt+Home",),
    "quit": (Standard.Quit, "Ctrl+Q"),
    "explain": ("F1",),
    "menu": ("F10",),
}


def _sequences(keys: tuple[Keys, ...]) -> list[QKeySequence]:
    """List each key sequence once, those of the system first: the menu shows them."""
    found: dict[str, QKeySequence] = {}
    for key in keys:
        made = QKeySequence.keyBindings(key) if isinstance(key, Standard) else [QKeySequence(key)]
        for sequence in made:
            found.setdefault(sequence.toString(), sequence)
    return list(found.values())


def words_of(action: QAction) -> str:
    """Return an action's name without menu marks."""
    return action.text().replace("&", "").rstrip("…")


def keys_of(action: QAction) -> str:
    """Return an action's first shortcut as this system and language write it; empty without one."""
    return action.shortcut().toString(_NATIVE)


def with_keys(words: str, name: str) -> str:
    """Append the shortcut of an action to a tool tip."""
    shortcuts = _sequences(_KEYS[name])
    return f"{words} ({shortcuts[0].toString(_NATIVE)})" if shortcuts else words


class Actions(QObject):
    """One `QAction` for each name; `connect_handlers` attaches what they do."""

    language_requested = Signal(str)

    def __init__(self, window: QWidget, languages: Mapping[str, str]) -> None:
        super().__init__(window)
        self._named: dict[str, QAction] = {}
        for name, keys in _KEYS.items():
            action = QAction(self)
            action.setShortcuts(_sequences(keys))
            window.addAction(action)
            self._named[name] = action
        for name in ("full_screen", "mute"):
            self[name].setCheckable(True)
        for name in ("go_on", "play_hint"):
            self[name].setAutoRepeat(False)  # A held key decides once.
        self._languages = QActionGroup(self)
        for code, own_name in {"": "", **languages}.items():
            action = QAction(own_name, self._languages)
            action.setCheckable(True)
            action.setData(code)
        self._languages.triggered.connect(
            lambda action: self.language_requested.emit(action.data())
        )
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._named[name]

    def all(self) -> list[QAction]:
        """List all commands: those of the menu in order, then the others."""
        return list(self._named.values())

    def connect_handlers(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        for name, do in handlers.items():
            self[name].triggered.connect(lambda *_, do=do: do())

    def show_language(self, code: str) -> None:
        for action in self._languages.actions():
            action.setChecked(action.data() == code)

    def menu(self, parent: QWidget) -> QMenu:
        """Build a menu of ten entries, two of them submenus; it deletes itself when it closes."""
        menu, titles = QMenu(parent), {_TURN: self.tr("Tu&rn"), _MORE: self.tr("&More")}
        for group in _MENU:
            if not menu.isEmpty():
                menu.addSeparator()
            for name in group:
                if name in _SUBMENUS:
                    self._fill(menu.addMenu(titles[name]), _SUBMENUS[name])
                else:
                    menu.addAction(self[name])
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _fill(self, submenu: QMenu, groups: Sequence[Sequence[str]]) -> None:
        for group in groups:
            if not submenu.isEmpty():
                submenu.addSeparator()
            submenu.addActions([self[name] for name in group])
            if "full_screen" in group:
                submenu.addMenu(self.tr("Language")).addActions(self._languages.actions())

    def retranslate(self) -> None:
        for name, words in {
            "new": self.tr("&New game"),
            "open": self.tr("&Open…"),
            "save": self.tr("&Save now"),
            "save_as": self.tr("Save a copy &as…"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "go_on": self.tr("&End turn / next move"),
            "hint": self.tr("&Hint"),
            "play_hint": self.tr("Show a hint, then play it"),
            "choices": self.tr("List of &choices"),
            "projection": self.tr("Projected &scores"),
            "recap": self.tr("&What the others did"),
            "look_back": self.tr("View one step &back"),
            "look_on": self.tr("View one step forward"),
            "replay": self.tr("Re&play"),
            "zoom_in": self.tr("Zoom &in"),
            "zoom_out": self.tr("Zoom ou&t"),
            "fit": self.tr("Fit table to win&dow"),
            "print": self.tr("&Print sheets…"),
            "full_screen": self.tr("&Full screen"),
            "mute": self.tr("&Mute"),
            "settings": self.tr("Se&ttings"),
            "rules": self.tr("Ru&les"),
            "explain": self.tr("Explain what’s under the pointer"),
            "keys": self.tr("Ke&ys"),
            "checkup": self.tr("Chec&k this installation…"),
            "about": self.tr("A&bout Festival Desktop"),
            "shelf": self.tr("Back to the s&helf"),
            "menu": self.tr("Menu"),
            "quit": self.tr("&Quit"),
        }.items():
            self[name].setText(words)
            self[name].setToolTip(with_keys(words_of(self[name]), name))
        self._languages.actions()[0].setText(self.tr("System default"))

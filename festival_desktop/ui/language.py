"""The language of the program, changed while it runs.

Installing translators makes Qt send a LanguageChange to every widget, which refreshes its texts.
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QGuiApplication

from festival_desktop.art.type import use_language

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "it": "Italiano",
    "pl": "Polski",
    "ja": "日本語",
    "zh": "简体中文",
}
"""Language codes with their native names, in the order offered."""
REVIEWED = {"en"}
"""Languages whose texts a native speaker has read; `translations/README.md` keeps the list."""
FALLBACK = "en"
LOCALES = {"zh": "zh_CN"}
"""Locales for languages with several scripts."""


def marked_names() -> list[str]:
    """List the languages' own names, with a star where no native speaker has read the texts."""
    return [name if code in REVIEWED else f"{name} *" for code, name in LANGUAGES.items()]


def system_language() -> str:
    """Return the first of the person's languages that the program has."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return FALLBACK


class Language(QObject):
    """The current language; `folder` holds the compiled translations."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._translators: list[QTranslator] = []
        self.code = ""

    def use(self, wanted: str) -> None:
        """Switch to a language; empty or unknown codes follow the system."""
        code = wanted if wanted in LANGUAGES else system_language()
        if code == self.code:
            return
        self.code = code
        use_language(code)
        self._set_locale(code)
        old = self._translators
        locale = LOCALES.get(code, code)
        self._translators = [
            translator
            for name, folder in (
                (f"qtbase_{locale}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
                (f"festival_{code}", str(self._folder)),
            )
            if (translator := QTranslator(self)).load(name, folder)
        ]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        for translator in old:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()

    def _set_locale(self, code: str) -> None:
        system = QLocale.system()
        same = system.name().split("_")[0] == code
        locale = QLocale(LOCALES.get(code, code))
        QLocale.setDefault(system if same else locale)
        QGuiApplication.setLayoutDirection(locale.textDirection())

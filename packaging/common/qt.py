"""Which parts of Qt the program uses. Everything else stays out of a package.

Read by the freezing on Linux and macOS and by the assembling for Windows.
"""

from pathlib import PurePosixPath

MODULES = ("QtCore", "QtGui", "QtSvg", "QtWidgets", "QtPrintSupport")
"""Of PySide6, as far as the program imports them."""

PLUGINS = {
    # Windows on the screen, and none at all for `demo` and `selftest`.
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    # The system's own dialogs for files; names typed with accents, or in Chinese.
    "platformthemes": {"qxdgdesktopportal"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "printsupport": {"cupsprintersupport"},
}

SYSTEM_LIBRARIES = {
    # What a laptop may lack, and Qt cannot open a window without.
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxkbcommon-x11.so.0",
    "libxkbcommon.so.0",
}
"""Of Linux, in every bundle: a build without one of them fails."""

LEFT_TO_THE_SYSTEM = {"libcups.so.2"}
"""Who has a printer has this; without it sheets go into a PDF. It brings half a network along."""

SPARE = (
    "libxcb.so.1",
    "libGLdispatch.so.0",
    "libGLX.so.0",
    "libEGL.so.1",
    "libGL.so.1",
    "libOpenGL.so.0",
)
"""What should be the system's own, because it belongs to its drivers: used where that is missing.

The order in which they are loaded: each needs some before it."""


def plugin_name(file: str) -> str:
    """`libqxcb.so`, `qwindows.dll` and `libqcocoa.dylib` without what the system adds."""
    return PurePosixPath(file).stem.removeprefix("lib")


def keeps(path: str, languages: tuple[str, ...]) -> bool:
    """Whether a file, by its path in a bundle, is one the program uses: all that are not Qt's."""
    parts = PurePosixPath(path.replace("\\", "/")).parts
    if parts[0] != "PySide6":
        return True
    if "plugins" in parts:
        kind, name = parts[parts.index("plugins") + 1], parts[-1]
        return plugin_name(name) in PLUGINS.get(kind, ())
    if "translations" in parts:
        return parts[-1] in {f"qtbase_{language}.qm" for language in languages}
    return "qml" not in parts

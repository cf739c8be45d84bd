"""The fonts: the bundled ones, and for some languages one of the system's.

Japanese and Chinese use a system font. Without one, a bundled subset with the characters of our own
texts replaces it (`packaging/fonts.py` makes it).
"""

from functools import cache

from PySide6.QtGui import QFontDatabase

from festival_desktop.art.theme import DISPLAY_FAMILIES, FAMILIES
from festival_desktop.paths import resources

FONT_FILES = (
    "NotoSans-Regular.ttf",
    "NotoSans-Bold.ttf",
    "NotoSansMath-Signs.ttf",
    "NotoSerifDisplay-Bold.ttf",
)
SIGNS = "Noto Sans Math"
"""Font with only the minus, the arrows and the infinity sign, which the others lack."""
SUBSET_FILES = {
    "ja": ("NotoSansCJKjp-Regular-Subset.otf", "NotoSansCJKjp-Bold-Subset.otf"),
    "zh": ("NotoSansCJKsc-Regular-Subset.otf", "NotoSansCJKsc-Bold-Subset.otf"),
}
"""Subset font files by language, used where the system has no font for it."""
SYSTEM_FAMILIES = {
    "ja": (
        *("Yu Gothic UI", "Meiryo", "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans JP"),
        *("Source Han Sans JP", "IPAexGothic", "IPAGothic", "TakaoGothic", "VL Gothic"),
    ),
    "zh": (
        *("Microsoft YaHei UI", "Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC"),
        *("Noto Sans SC", "Source Han Sans SC", "WenQuanYi Micro Hei", "WenQuanYi Zen Hei"),
    ),
}
"""System fonts of Windows, macOS and Linux by language, best first."""


class _Current:
    script: tuple[str, ...] = ()
    """Font families for the current language's script."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Add the bundled fonts once and return their families. Needs a QGuiApplication."""
    return _load(FONT_FILES)


def _load(names: tuple[str, ...]) -> tuple[str, ...]:
    folder = resources() / "fonts"
    found: list[str] = []
    for name in names:
        handle = QFontDatabase.addApplicationFont(str(folder / name))
        if handle >= 0:
            found += QFontDatabase.applicationFontFamilies(handle)
    return tuple(dict.fromkeys(found))


@cache
def system_family(language: str) -> str:
    """Return the system's font for a language our own cannot show; empty if there is none."""
    known = set(QFontDatabase.families())
    return next((name for name in SYSTEM_FAMILIES[language] if name in known), "")


@cache
def script_families(language: str) -> tuple[str, ...]:
    """Return the extra families for a language; none where ours have all characters."""
    if language not in SYSTEM_FAMILIES:
        return ()
    if family := system_family(language):
        return (family,)
    # Also load the fonts of other languages, for names in games started in them.
    others = (name for code, names in SUBSET_FILES.items() if code != language for name in names)
    return _load((*SUBSET_FILES[language], *others))


def use_language(language: str) -> bool:
    """Set the language of texts; return whether it needs other families."""
    script = script_families(language)
    changed = script != _Current.script
    _Current.script = script
    return changed


def families(display: bool) -> list[str]:
    """Return our families and, without them, substitutes: searching for each takes time."""
    wanted = list(DISPLAY_FAMILIES if display else FAMILIES)
    own = [wanted[0], SIGNS] if wanted[0] in load_fonts() else wanted
    return [*own, *_Current.script]

"""Makes the fonts that stand in for Japanese and Chinese: `python packaging/fonts.py FOLDER`.

FOLDER holds NotoSansCJK-Regular.ttc and NotoSansCJK-Bold.ttc (Debian's package fonts-noto-cjk).
Only the signs that our own texts use are kept, so run it again when these texts have new ones; a
test says so. Needs fontTools (`pip install fonttools`).
"""

import io
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FONTS = {"ja": ("Noto Sans CJK JP", "NotoSansCJKjp"), "zh": ("Noto Sans CJK SC", "NotoSansCJKsc")}
"""Language → the family within the collection, and how our files begin."""
WEIGHTS = ("Regular", "Bold")
OWN_NAME = "Subset"


def texts(language: str) -> list[Path]:
    """Every file with words of this language."""
    books = sorted((ROOT / "resources").rglob(f"{language}.md"))
    lessons = sorted((ROOT / "resources").rglob(f"{language}.json"))
    return [ROOT / "translations" / f"festival_{language}.ts", *books, *lessons]


def signs(language: str) -> set[int]:
    """What the language uses beyond Latin, with its own name and usual punctuation."""
    used = "".join(file.read_text(encoding="utf-8") for file in texts(language))
    used += "日本語简体中文。、，！？：；「」『』（）“”・ー…〜０１２３４５６７８９"
    return {ord(sign) for sign in used if ord(sign) >= 0x2000}


def subset(collection: Path, family: str, wanted: set[int]) -> bytes:
    from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from fontTools.ttLib import TTCollection  # type: ignore[import-not-found, import-untyped, unused-ignore]

    # A fixed time stamp makes the same file every time.
    fonts = TTCollection(str(collection), lazy=True).fonts
    font = next(one for one in fonts if one["name"].getDebugName(1).startswith(family))
    font.recalcTimestamp = False
    options = Options(layout_features=["kern"], hinting=False, desubroutinize=True)
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    # A name of its own: it must never stand before a whole font of the same family.
    for record in font["name"].names:
        if record.nameID in (1, 4):
            record.string = record.toUnicode().replace(family, f"{family} {OWN_NAME}")
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    for language, (family, name) in FONTS.items():
        wanted = signs(language)
        for weight in WEIGHTS:
            data = subset(Path(arguments[0], f"NotoSansCJK-{weight}.ttc"), family, wanted)
            file = ROOT / "resources" / "fonts" / f"{name}-{weight}-{OWN_NAME}.otf"
            file.write_bytes(data)
            print(f"{file.name}: {len(wanted)} signs, {len(data) // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

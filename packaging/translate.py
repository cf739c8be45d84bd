"""Keeps the translations true: `python packaging/translate.py update|release`.

`update` looks for new and changed texts in the program and puts them into translations/*.ts, for
people to translate (with Qt Linguist, or any editor). `release` compiles them into the *.qm files
the program reads. Both kinds are kept in version control, so that a bare clone speaks.

Run it with the Python of an environment that has PySide6 (`.venv/bin/python`).
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("ui", "screens")
"""The folders of the program with words for people."""
FOLDER = ROOT / "translations"
SOURCE_LANGUAGE = "en"
LANGUAGES = ("en", "de", "fr", "es", "it", "pl", "ja", "zh")
"""English is in the program itself; its file holds plural forms only."""
LOCALES = {"zh": "zh_CN"}
"""The country is told where the code alone could mean several ways of writing."""


def tool(name: str) -> str:
    """The tools of Qt come with PySide6."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    for candidate in (folder / name, folder / f"{name}.exe"):
        if candidate.is_file():
            return str(candidate)
    raise SystemExit(f"This PySide6 has no {name}.")


def sources() -> list[str]:
    """Every file with words for people, as short paths, so that the files are the same anywhere."""
    folders = (ROOT / "festival_desktop" / name for name in SOURCES)
    files = (path for folder in folders for path in folder.rglob("*.py"))
    return sorted(path.relative_to(ROOT).as_posix() for path in files)


def update(folder: Path = FOLDER) -> None:
    for language in LANGUAGES:
        command = [tool("lupdate"), *sources(), "-ts", str(folder / f"festival_{language}.ts")]
        command += ["-locations", "none", "-no-obsolete", "-no-ui-lines"]
        command += ["-source-language", SOURCE_LANGUAGE]
        command += ["-target-language", LOCALES.get(language, language)]
        if language == SOURCE_LANGUAGE:
            command.append("-pluralonly")
        subprocess.run(command, cwd=ROOT, check=True)


def release(folder: Path = FOLDER, into: Path = FOLDER) -> None:
    for language in LANGUAGES:
        name = f"festival_{language}"
        command = [tool("lrelease"), str(folder / f"{name}.ts"), "-qm", str(into / f"{name}.qm")]
        subprocess.run([*command, "-nounfinished"], cwd=ROOT, check=True)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["update"]:
            update()
        case ["release"]:
            release()
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

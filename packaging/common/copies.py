"""Writes the copiers of modules out, in the tree in the current folder: `… MODULE.py …`.

Started by common/compiled.py. `core/position.py` makes a copier when a module is imported, which is
too late for mypyc: it would set each field of a compiled position through its descriptor.
"""

import re
import sys
from importlib import import_module
from pathlib import Path

COPIER = re.compile(r"^(\w+) = copier\((\w+)\)$", re.MULTILINE)


def write_out(path: Path) -> None:
    """Each copier on the line where it was made, so that all lines keep their numbers."""
    source = path.read_text(encoding="utf-8")
    if COPIER.search(source):
        module = import_module(".".join(path.with_suffix("").parts))
        copied = import_module("festival_desktop.core.position").copied

        def written(found: re.Match[str]) -> str:
            name, kind = found.groups()
            values = copied(getattr(module, kind)).items()
            fields = ", ".join(f"{field}={value}" for field, value in values)
            return f"def {name}(old: {kind}) -> {kind}: return {kind}({fields})"

        path.write_text(COPIER.sub(written, source), encoding="utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(Path.cwd()))
    for name in sys.argv[1:]:
        write_out(Path(name))

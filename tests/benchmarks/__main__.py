"""All benchmarks: `python -m tests.benchmarks`, or only some: `python -m tests.benchmarks engine`.

Every other module of this folder whose name has no `_` in front is one; it measures in `run()` and
prints what it found. Times of different runs cannot be compared, only ratios within one;
counts can.
"""

import os
import sys
from importlib import import_module
from pathlib import Path


def main(wanted: list[str]) -> int:
    names = sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))
    unknown = set(wanted) - set(names)
    if unknown:
        print(
            f"There is no benchmark {min(unknown)}; there is {', '.join(names)}.", file=sys.stderr
        )
        return 2
    if "DISPLAY" not in os.environ:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name in wanted or names:
        print(f"--- {name}", flush=True)
        import_module(f"tests.benchmarks.{name}").run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`festival-desktop` and `python -m festival_desktop`: the window, or a command without one.

The way to the window is short: nothing is imported that only commands need. Above all, nothing is
imported at the top that Python has not loaded itself: the current folder is still on its path. The
file can be started by its path, too: the program starts its own processes that way.
"""

import gc
import os
import sys

_ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def use_own_modules_only() -> None:
    """Import nothing from the current folder, where other people's files may be."""
    if not sys.flags.safe_path:
        del sys.path[0]  # the current folder, or that of this file
    sys.path[:] = filter(os.path.isabs, sys.path)  # PYTHONPATH entries may be relative.
    if _ROOT not in sys.path:
        sys.path.insert(0, _ROOT)


def main(argv: list[str] | tuple[str, ...] | None = None) -> int:
    """Run the window, for saved games if given, or else a command; return the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not all(word.endswith(".festival") for word in words):
        from festival_desktop.cli import run_command

        return run_command(words)
    for word in words:
        if not os.path.isfile(word):
            print(f"festival-desktop: There is no file {word}.", file=sys.stderr)
            return 2
    gc.disable()  # Startup up to the first frame creates no garbage.
    from festival_desktop.app import run_window

    return run_window(words)


if __name__ == "__main__":
    use_own_modules_only()
    sys.exit(main())

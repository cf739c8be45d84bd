"""The first lines of a packaged program."""

import sys


def _bring_dispatchers() -> None:
    """Qt asks for OpenGL's dispatchers even to paint without OpenGL; a bare system has none."""
    import ctypes
    import os

    folder = os.path.join(os.path.dirname(os.path.abspath(sys.executable)), "_internal", "spare")
    for name in sorted(os.listdir(folder)):
        ctypes.CDLL(os.path.join(folder, name), mode=ctypes.RTLD_GLOBAL)


if sys.platform == "linux" and sys.argv[1:] != ["think"]:  # thinking needs no Qt
    try:
        import PySide6.QtGui  # noqa: F401 - only to see whether it can be loaded
    except ImportError:
        _bring_dispatchers()

from festival_desktop.__main__ import main  # noqa: E402 - see above

sys.exit(main())

"""The first lines of a packaged program."""

import sys


def _use_spare_libraries() -> None:
    """Qt asks for OpenGL even to paint without it, and a bare system has none."""
    import ctypes
    import os

    folder = os.path.join(os.path.dirname(os.path.abspath(sys.executable)), "_internal", "spare")
    for name in sorted(os.listdir(folder)):
        ctypes.CDLL(os.path.join(folder, name), mode=ctypes.RTLD_GLOBAL)


if sys.platform == "linux" and sys.argv[1:] != ["think"]:  # thinking needs no Qt
    try:
        import PySide6.QtGui  # noqa: F401 - only to see whether it can be loaded
    except ImportError:
        _use_spare_libraries()

from festival_desktop.__main__ import main  # noqa: E402 - see above

sys.exit(main())

"""What the program does not keep in memory, in a process of its own."""

import subprocess
import sys


def said(code: str) -> str:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return run.stdout.strip()


def test_sources_of_modules_are_not_kept_and_tracebacks_have_them_all_the_same() -> None:
    code = (
        "import linecache\n"
        "from festival_desktop.ui.memory import keep_no_sources\n"
        "keep_no_sources()\n"
        "import PySide6.QtCore\n"
        "import festival_desktop.core.grid\n"
        "print(len(linecache.cache))\n"
        "print(linecache.getline(linecache.__file__, 1).strip()[:8])"
    )
    assert said(code).split("\n") == ["0", '"""Cache']


def test_pydantic_brings_no_code_for_mail_and_archives() -> None:
    code = (
        "import sys\n"
        "from festival_desktop.ui.memory import load_pydantic\n"
        "load_pydantic()\n"
        "from festival_desktop.saves.schema import Head\n"
        "Head.model_rebuild()\n"
        "print([name for name in ('email', 'csv', 'importlib.metadata') if name in sys.modules])\n"
        "from importlib.metadata import version\n"
        "print(bool(version('pydantic')))"
    )
    assert said(code).split("\n") == ["[]", "True"]

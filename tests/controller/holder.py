"""Another process with an open game: `python -m tests.controller.holder FOLDER NAME`.

It ends at the end of its input, or when it is killed.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from festival_desktop import catalog
from festival_desktop.controller.save_repository import SaveRepository

if __name__ == "__main__":
    app = QCoreApplication([])
    folder = Path(sys.argv[1])
    repository = SaveRepository(folder, "0.1.0", catalog.rules)
    repository.open(folder / sys.argv[2])
    print("open", flush=True)
    sys.stdin.read()
    repository.close()

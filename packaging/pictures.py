"""The pictures of the README and of software centres, made anew by the demonstration.

    .venv/bin/python packaging/pictures.py

plays every game once without a display, and leaves a few small pictures in `resources/pictures`.
They are for readers: no package carries them.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "resources" / "pictures"
SHOWN = {
    "shelf": "shelf",
    "festival-of-lanterns": "festival_of_lanterns-middle",
    "lanterns-dice": "lanterns_dice-late",
    "firefly-festival": "firefly_festival-late",
    "score-sheet": "festival_of_lanterns-end",
}
"""Our names, and what the demonstration calls them."""
WIDTH, HEIGHT = 960, 540
QUALITY = 84


def main() -> int:
    with tempfile.TemporaryDirectory() as made:
        demo = [sys.executable, "-m", "festival_desktop", "demo", "--out", made]
        subprocess.run(demo, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        PICTURES.mkdir(exist_ok=True)
        for name, shown in SHOWN.items():
            [file] = Path(made).glob(f"*-{shown}-*.png")
            target = PICTURES / f"{name}.webp"
            _shrink(QImage(str(file))).save(str(target), quality=QUALITY)
            print(f"{target.relative_to(ROOT)}: {target.stat().st_size // 1024} KB")
    return 0


def _shrink(image: QImage) -> QImage:
    how = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(WIDTH, HEIGHT, *how)


if __name__ == "__main__":
    sys.exit(main())

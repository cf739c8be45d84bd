"""What one gesture of a person sets going in the real window: counts, not times.

Saved games of `positions` are opened offscreen and worked by mouse and keys, and a profiler counts
what the program calls until it is at rest. Motion is off. What a computer thinks is left out,
because it thinks in another process as a rule. Every game has a process of its own, so that
nothing is cached by another benchmark: the same code gives the same counts, but for some calls of
painting, which is cut into slices of time.

`python -m tests.benchmarks.gestures lanterns` tells every function that was entered, as JSON.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.benchmarks._counts import Counts, files, is_one_of, rounds
from tests.benchmarks._hands import Hands

ROOT = Path(__file__).resolve().parents[2]
POSITIONS = Path(__file__).parent / "positions"

# -- names of the program: when it gets others, only this part has to follow -----------------------

COUNTED = {
    "refreshes": ("scenes/scene_items.py:SceneItems.show",),
    "choices shown": ("models/choices.py:ChoicesModel.show",),
    "parts shown": ("scenes/part.py:Part.items",),
    "table pieces": ("tables/*.py:*Table.pieces",),
    "imagine": ("games/*/rules.py:*.imagine",),
    "legal moves": ("games/*/rules.py:*.legal_moves",),
    "selections": ("tables/*/selections.py:selections",),
}
"""The functions whose calls make up a column: the file in the package, and the qualified name."""
ASKED = "selections"
"""The column whose functions are asked about one move, which is their last argument."""
MOST = {
    "refreshes": None, "choices shown": None,
    "table pieces": 2, "imagine": 2, "legal moves": 2, "all selections": 2,
}  # fmt: skip
"""Goals; None: as many as there are inputs."""
ELSEWHERE = ("controller/thinker.py:Question.decide",)
"""What another process does as a rule."""


def start(app: QApplication, opened: Path | None, shelved: Path | None) -> Any:
    """The program with this game at its table, or with one to be continued on its shelf."""
    from festival_desktop import paths
    from festival_desktop.app import Program
    from festival_desktop.ui.settings import Settings

    if shelved is not None:
        paths.saves_dir().mkdir(parents=True)
        (paths.saves_dir() / shelved.name).write_bytes(shelved.read_bytes())
    settings = Settings(paths.config_dir())
    settings.motion, settings.tips = False, False
    settings.pace, settings.language = "step", "en"
    program = Program(app, settings)
    program.start([] if opened is None else [str(opened)])
    while not program.ready:
        app.processEvents()
    return program


def window_of(program: Any) -> QWidget:
    window: QWidget = program.window
    return window


def played(program: Any) -> list[str]:
    """The moves up to now, as saves write them."""
    if program.window.table is None:
        return []
    match = program.window.table.match
    return [match.game.write(step.move) for step in match.steps[: match.cursor]]


# -- gestures --------------------------------------------------------------------------------------

Doing = Callable[[Hands], None]


@dataclass(frozen=True)
class Gesture:
    """`ready` is done before, and not counted. `moves` more are played then, the last like this."""

    name: str
    does: Doing
    ready: Doing = lambda hands: None
    moves: int = 0
    last: str = ""


@dataclass(frozen=True)
class Case:
    """Gestures in one process, one after the other; the game lies on the table or on the shelf."""

    gestures: Sequence[Gesture]
    opened: str = ""
    shelved: str = ""


SIZE = (1280, 720)
# Spots in a window of that size. They are written down, not looked up, so that the hands do the
# same whatever becomes of the scenes; in another layout the wrong move is played, which is noticed.
TILE = ((455, 651), (455, 621), (540, 500), (630, 356))
STACK = (915, 649)
RIM = ((1132, 209), (1125, 245), (1102, 274), (1077, 288))
AREA = (157, 145)
BRIDGE = ((839, 449), (839, 470), (839, 490), (843, 512))
CONTINUE = (257, 447)


def _lay_tile(hands: Hands) -> None:
    hands.carry(*TILE)
    hands.release()


CASES = {
    "lanterns": Case(
        (
            Gesture("Lanterns: drop a tile", Hands.release, lambda h: h.carry(*TILE), 1, "place "),
            Gesture("Lanterns: undo it", lambda h: h.control(Qt.Key.Key_Z), moves=-1),
            Gesture("Lanterns: drop again", Hands.release, lambda h: h.carry(*TILE), 1, "place "),
            Gesture("Lanterns: undo again", lambda h: h.control(Qt.Key.Key_Z), moves=-1),
            Gesture("Lanterns: draw a tile", lambda h: h.drag(STACK), _lay_tile, 1, "draw"),
            Gesture("Lanterns: computer's answer", lambda h: h.control(Qt.Key.Key_Return), moves=1),
        ),
        opened="lanterns",
    ),
    "dice_tray": Case(
        (Gesture("Dice: turn the tray", lambda h: h.drag(*RIM)),), opened="dice_orient"
    ),
    "dice_sheet": Case(
        (Gesture("Dice: shade an area", lambda h: h.drag(AREA), moves=1, last="shade "),),
        opened="dice_shade",
    ),
    "firefly": Case(
        (
            Gesture(
                "Firefly: draw a bridge", Hands.release, lambda h: h.carry(*BRIDGE), 1, "bridge "
            ),
            Gesture("Firefly: undo it", lambda h: h.control(Qt.Key.Key_Z), moves=-1),
            Gesture("Firefly: draw again", Hands.release, lambda h: h.carry(*BRIDGE), 1, "bridge "),
            Gesture("Firefly: undo again", lambda h: h.control(Qt.Key.Key_Z), moves=-1),
        ),
        opened="firefly",
    ),
    "lanterns_60": Case(
        (Gesture("Lanterns: open 60 moves", lambda h: h.drag(CONTINUE), moves=60),),
        shelved="lanterns_60",
    ),
    "firefly_60": Case(
        (Gesture("Firefly: open 60 moves", lambda h: h.drag(CONTINUE), moves=60),),
        shelved="firefly_60",
    ),
}


# -- measuring -------------------------------------------------------------------------------------


def measure(case: Case) -> list[dict[str, Any]]:
    """What each gesture of a case sets going; raises `RuntimeError` if one went wrong."""
    app = QApplication([*sys.argv[:1], "-style", "Fusion"])
    opened, shelved = (
        POSITIONS / f"{name}.festival" if name else None for name in (case.opened, case.shelved)
    )
    program = start(app, opened, shelved)
    window = window_of(program)
    window.resize(*SIZE)
    window.activateWindow()
    hands, found = Hands(window), []
    for gesture in case.gestures:
        _made(gesture.ready, hands)
        moves, picture = played(program), window.grab().toImage()
        inputs = hands.inputs
        counts = _made(gesture.does, hands)
        inputs = hands.inputs - inputs
        after = played(program)
        number, last = len(after) - len(moves), after[-1] if after else ""
        if number != gesture.moves or not last.startswith(gesture.last):
            raise RuntimeError(f"{gesture.name}: {number} moves were played, the last: {last}")
        if window.grab().toImage() == picture:
            raise RuntimeError(f"{gesture.name}: nothing has changed on the screen")
        entered = dict(sorted(counts.entered.items()))
        heads = {"inputs": inputs} | columns(counts)
        found.append({"gesture": gesture.name, "columns": heads, "entered": entered})
    window.close()
    return found


def _made(do: Doing, hands: Hands) -> Counts:
    counts = Counts(COUNTED[ASKED], ELSEWHERE)
    counts.until_rest(lambda: do(hands))
    return counts


def columns(counts: Counts) -> dict[str, int]:
    return {column: counts.calls(names) for column, names in COUNTED.items()} | {
        f"all {ASKED}": rounds(counts.arguments),
        "functions at once": len(counts.at_once),
        "files at once": files(counts.at_once),
        "calls at once": counts.at_once.total(),
        "functions": len(counts.entered),
        "files": files(counts.entered),
        "calls": counts.entered.total(),
    }


def over(counts: dict[str, int]) -> list[str]:
    """Columns beyond their goal: a refresh for each input, and twice whatever is asked for."""
    return [name for name in MOST if counts[name] > (MOST[name] or counts["inputs"])]


def run() -> None:
    """Measure and print."""
    found = [row for name in CASES for row in _in_a_process(name)]
    heads = {head: max(len(head), 6) + 2 for head in found[0]["columns"]}
    print(f"{'gestures:':<29}" + "".join(f"{head:>{wide}}" for head, wide in heads.items()))
    for row in found:
        counts = (f"{row['columns'][head]:>{wide},}" for head, wide in heads.items())
        print(f"{row['gesture']:<29}{''.join(counts)}")
        if missed := over(row["columns"]):
            print(f"{'':29}over the goal: {', '.join(missed)}")
    _warn({name for row in found for name in row["entered"]})


def _in_a_process(case: str) -> list[dict[str, Any]]:
    """With settings and saves of its own, and the same order of sets each time."""
    with tempfile.TemporaryDirectory(prefix="festival-gestures-") as home:
        env = os.environ | {
            "QT_QPA_PLATFORM": "offscreen",
            "FESTIVAL_DESKTOP_HOME": home,
            "PYTHONHASHSEED": "0",
        }
        command = [sys.executable, "-m", "tests.benchmarks.gestures", case]
        told = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, check=True)
    found: list[dict[str, Any]] = json.loads(told.stdout)
    return found


def _warn(entered: set[str]) -> None:
    """A name that is never met has probably been changed, and its column counts too little."""
    for pattern in (pattern for names in (*COUNTED.values(), ELSEWHERE) for pattern in names):
        if not any(is_one_of(name, (pattern,)) for name in entered):
            print(f"gestures: nothing called {pattern} was entered; is that still its name?")


if __name__ == "__main__":
    case = CASES[sys.argv[1]]
    if "FESTIVAL_DESKTOP_HOME" in os.environ:
        print(json.dumps(measure(case), indent=1))
    else:
        print(json.dumps(_in_a_process(sys.argv[1]), indent=1))

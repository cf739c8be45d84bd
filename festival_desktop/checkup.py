"""Check the installation: one check for each thing that a game needs.

Finds good and bad, but has no texts: those are in `ui/words/checkup.py`. Nothing of the person is
changed: test files are removed again. Needs a QGuiApplication.
"""

import json
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QEventLoop,
    QProcess,
    QProcessEnvironment,
    QRectF,
    QTimer,
    QTranslator,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter

from festival_desktop.ai.players import ComputerPlayer, stream
from festival_desktop.art.fonts import FONT_FILES, SUBSET_FILES, load_fonts, script_families
from festival_desktop.art.icon import FILE as ICON_FILE
from festival_desktop.art.icon import SIZES as ICON_SIZES
from festival_desktop.art.type import font
from festival_desktop.core import rng
from festival_desktop.core.decision import Decision
from festival_desktop.core.errors import FestivalError
from festival_desktop.core.game import Game, Setup
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.sound.device import Device, NoDevice, decode, open_device
from festival_desktop.sound.mixer import FULL, Mixer

GOOD, BAD, UNUSED = "good", "bad", "unused"

SEED = "checkup"
STEPS = 12
"""Number of moves played for a realistic save."""
LEAST_FREE = 20_000_000
"""Minimum free disk space in bytes: a save is small, but the disk must not be full."""
PATIENCE = 20.0
"""Seconds to wait for another process to answer."""
TRIES = 2
"""Number of attempts with a slow process, whose first start may be delayed by a virus scanner."""
WINDOW_PATIENCE = 240.0
"""Seconds for a window to open, play in each game and close."""
LISTEN = 3.0
"""Seconds to wait for a sound to end."""
LOOK_MS = 10

LETTERS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789",
    "de": "ÄÖÜ äöü ß",
    "fr": "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ àâæçèéêëîïôœùûüÿ",
    "es": "ÁÉÍÑÓÚÜ áéíñóúü ¡¿ªº",
    "it": "ÀÈÉÌÎÒÙ àèéìîòù",
    "pl": "ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż",
    "ja": "あいアイー日本語祭。、「」",
    "zh": "简体中文节灯笼。，“”",
}
"""Characters each language needs beyond those of the program."""
SIGNS = "–—…·×−±∞→←“”„‘’‚«»%&§°•"


Computers = Mapping[str, ComputerPlayer[Any, Any]]
"""Computer players by level."""


@dataclass(frozen=True)
class Installation:
    """The places to check."""

    resources: Path
    translations: Path
    folders: Mapping[str, Path]
    """Folders the program writes to: `saves`, `settings` and `log`."""
    languages: Sequence[str]
    games: Mapping[str, Callable[[], tuple[Game[Any, Any, Any], Computers]]]
    """Returns rules and computer players by game; raises `FestivalError` if the content is
    unusable.
    """
    version: str
    platform: str = ""
    """Qt platform of the test window; empty for the default."""


@dataclass(frozen=True)
class Finding:
    """The result of a check, with the facts for its sentence."""

    what: str
    """The area: content, fonts, graphics, computers, folder, rules, saving, sound, translation or
    window.
    """
    state: str
    facts: Mapping[str, str] = field(default_factory=dict)


def checks(place: Installation) -> Iterator[Finding]:
    """Yield the findings, quick ones first."""
    yield graphics()
    yield fonts(place.languages)
    yield sound(place.resources / "sounds")
    yield content(place)
    yield rules()
    for language in place.languages:
        yield translation(place.translations, language)
    for name, folder in place.folders.items():
        yield writing(name, folder)
    for game in place.games:
        yield saving(place, game)
    yield window(place)
    yield computers(place)


def is_whole(findings: Sequence[Finding]) -> bool:
    return all(finding.state != BAD for finding in findings)


# --- display and sound ---------------------------------------------------------------------------


def graphics() -> Finding:
    """Paint something and check the pixels."""
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("black"))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(QColor("white"))
    p.drawEllipse(QRectF(8, 8, 48, 48))
    p.end()
    painted = image.pixelColor(32, 32) == QColor("white") and image.pixelColor(1, 1) == QColor(
        "black"
    )
    screens = [
        f"{screen.size().width()} × {screen.size().height()} @ {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    ]
    facts = {"platform": QGuiApplication.platformName(), "screen": ", ".join(screens)}
    return Finding("graphics", GOOD if painted and screens else BAD, facts)


def fonts(languages: Sequence[str]) -> Finding:
    """Check the bundled fonts, and that every language has one with its characters."""
    families = load_fonts()
    missing = dict.fromkeys(sign for sign in SIGNS if not _shows(font(16), sign))
    others = {}
    for language in languages:
        face = font(16)
        if script := script_families(language):
            face.setFamilies([*script])
            others[language] = script[0]
        missing |= dict.fromkeys(one for one in LETTERS[language] if not _shows(face, one))
    told = ", ".join(f"{language}: {family}" for language, family in others.items())
    facts = {"families": ", ".join(families), "missing": " ".join(missing), "others": told}
    whole = len(families) >= len({name.split("-")[0] for name in FONT_FILES}) and not missing
    return Finding("fonts", GOOD if whole else BAD, facts)


def _shows(face: QFont, sign: str) -> bool:
    return QFontMetricsF(face).inFontUcs4(ord(sign))


def sound(folder: Path, find: Callable[[], Device] = open_device) -> Finding:
    """Play a sound. A computer without a device passes: the games are silent there."""
    try:
        samples = decode((folder / "turn.wav").read_bytes())
    except (OSError, NoDevice) as error:
        return Finding("sound", BAD, {"trouble": str(error)})
    try:
        device = find()
    except NoDevice:
        return Finding("sound", UNUSED)
    mixer = Mixer()
    mixer.play(samples, FULL)
    try:
        device.start(mixer.stream())
        _wait_until(lambda: mixer.silent, LISTEN)
    except NoDevice as error:
        return Finding("sound", BAD, {"trouble": str(error)})
    finally:
        device.close()
    if not mixer.silent:
        return Finding("sound", BAD, {"trouble": ""})
    return Finding("sound", GOOD, {"device": device.backend})


# --- installation --------------------------------------------------------------------------------


def content(place: Installation) -> Finding:
    """Check that pictures, licences and the content of every game can be read."""
    troubles = []
    for name, make in place.games.items():
        try:
            make()
        except FestivalError as error:
            troubles.append(f"{name}: {error}")
    files = [f"icons/{ICON_FILE.format(size)}" for size in ICON_SIZES]
    subsets = (name for names in SUBSET_FILES.values() for name in names)
    files += [f"fonts/{name}" for name in (*FONT_FILES, *subsets)]
    troubles += [name for name in files if not (place.resources / name).is_file()]
    try:
        json.loads((place.resources / "licences.json").read_bytes())
    except (OSError, ValueError) as error:
        troubles.append(f"licences.json: {error}")
    facts = {"troubles": "; ".join(troubles), "games": str(len(place.games))}
    return Finding("content", BAD if troubles else GOOD, facts)


def rules() -> Finding:
    """Report whether the rules are compiled, as in packages, or source, which is slower."""
    compiled = str(rng.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return Finding("rules", GOOD, {"form": "compiled" if compiled else "source"})


def translation(folder: Path, language: str) -> Finding:
    loaded = QTranslator().load(f"festival_{language}", str(folder))
    return Finding("translation", GOOD if loaded else BAD, {"language": language})


# --- written files -------------------------------------------------------------------------------


def writing(name: str, folder: Path) -> Finding:
    """Check that files can be written to this folder and that there is room."""
    facts = {"name": name, "folder": str(folder)}
    made = [one for one in (folder, *folder.parents) if not one.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".checkup-") as file:
            file.write(b"lantern")
            file.flush()
            file.seek(0)
            if file.read() != b"lantern":
                return Finding("folder", BAD, {**facts, "trouble": "what was written is not there"})
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return Finding("folder", BAD, {**facts, "trouble": error.strerror or str(error)})
    finally:
        with suppress(OSError):
            for empty in made:
                empty.rmdir()
    facts["free"] = f"{free // 1_000_000}"
    return Finding("folder", GOOD if free >= LEAST_FREE else BAD, facts)


def saving(place: Installation, game: str) -> Finding:
    """Check that a game is the same after it was saved and opened again."""
    from festival_desktop.core.step import digest
    from festival_desktop.saves.document import document, restore
    from festival_desktop.saves.store import EXTENSION, read, write

    facts = {"game": game}
    try:
        match = _begun(place, game)
        with tempfile.TemporaryDirectory(prefix="festival-checkup-") as folder:
            path = Path(folder, f"a game{EXTENSION}")
            write(path, document(match, place.version, datetime.now(UTC)))
            restored = restore(read(path), lambda name: place.games[name]()[0])
    except (FestivalError, OSError) as error:
        return Finding("saving", BAD, {**facts, "trouble": str(error)})
    again = restored.match
    same = digest(again.game, again.state) == digest(match.game, match.state)
    if restored.troubles or not same:
        told = " ".join(trouble.sentence for trouble in restored.troubles)
        return Finding("saving", BAD, {**facts, "trouble": told or "another position"})
    return Finding("saving", GOOD, {**facts, "steps": str(len(match.steps))})


def _begun(place: Installation, game: str) -> AnyMatch:
    rules, computers = place.games[game]()
    level, player = next(iter(computers.items()))
    people = [Player(f"Seat {number + 1}", level) for number in range(2)]
    match = Match(rules, Setup(len(people)), people, SEED)
    while match.to_act is not None and len(match.steps) < STEPS:
        seat = match.to_act
        view, moves = rules.view(match.state, seat), rules.legal_moves(match.state)
        match.play(player.choose(view, moves, stream(SEED, seat, match.cursor)))
    return match


# --- other processes -------------------------------------------------------------------------


def window(place: Installation) -> Finding:
    """Start the program again and let it play a few moves of each game in its window."""
    from festival_desktop.controller import thinker

    start = time.perf_counter()
    process = QProcess()
    environment = QProcessEnvironment.systemEnvironment()
    if place.platform:
        environment.insert("QT_QPA_PLATFORM", place.platform)
    process.setProcessEnvironment(environment)
    command = thinker.own_command("smoke-test")
    process.start(command[0], command[1:])
    over = QProcess.ProcessState.NotRunning
    _wait_until(lambda: process.state() == over, WINDOW_PATIENCE)
    facts = {"s": f"{time.perf_counter() - start:.0f}", "trouble": ""}
    if process.state() != over:
        process.kill()
        process.waitForFinished()
        return Finding("window", BAD, facts)
    if process.error() == QProcess.ProcessError.FailedToStart:
        return Finding("window", BAD, {**facts, "trouble": process.errorString()})
    if process.exitStatus() == QProcess.ExitStatus.NormalExit and process.exitCode() == 0:
        return Finding("window", GOOD, facts)
    said = bytes(process.readAllStandardError().data()).decode(errors="replace").split("\n")
    last = next((line.strip() for line in reversed(said) if line.strip()), "")
    return Finding("window", BAD, {**facts, "trouble": last or f"{process.exitCode()}"})


def computers(place: Installation) -> Finding:
    """Check that the thinking process answers with a legal move, and retry a slow one."""
    finding = _ask_computers(place)
    for _ in range(1, TRIES):
        if finding.state == BAD:
            finding = _ask_computers(place)
    return finding


def _ask_computers(place: Installation) -> Finding:
    from festival_desktop.controller.thinker import ProcessThinker, Question

    rules, players = next(iter(place.games.values()))()
    level, player = next(iter(players.items()))
    state = Match(rules, Setup(2), [Player("A", level), Player("B", level)], SEED).state
    seat = rules.to_act(state)
    assert seat is not None  # a newly dealt game
    moves = rules.legal_moves(state)
    ask = Question(
        rules, level, player, seat, rules.view(state, seat), moves, stream(SEED, seat, 0)
    )
    said: list[str] = []
    answers: list[Decision[Any]] = []
    start = time.perf_counter()
    thinker = ProcessThinker(said.append)
    try:
        thinker.prepare(rules.name)
        for _ in range(TRIES):  # Loading the rules may delay the first answer.
            _wait_until(lambda: thinker.apart or bool(said), PATIENCE)
            answers.clear()
            thinker.think(ask, answers.append)
            _wait_until(lambda: bool(answers), PATIENCE)
            if apart := thinker.apart:
                break
    finally:
        thinker.close()
    facts = {"ms": f"{(time.perf_counter() - start) * 1000:.0f}", "trouble": " ".join(said)}
    whole = apart and len(answers) == 1 and answers[0].move in moves
    return Finding("computers", GOOD if whole else BAD, facts)


def _wait_until(done: Callable[[], bool], patience: float) -> None:
    """Run the event loop until `done` or the time is up."""
    loop, look = QEventLoop(), QTimer()
    end = time.monotonic() + patience
    look.timeout.connect(lambda: loop.quit() if done() or time.monotonic() > end else None)
    look.start(LOOK_MS)
    loop.exec()
    look.stop()

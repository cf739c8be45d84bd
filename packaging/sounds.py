"""Makes all sounds of the program, from sines and noise: `python3 packaging/sounds.py`.

Writes `resources/sounds/<name>.wav`, the same samples on every run. What a sound is made of is in
`_synthesis.py`; here is what each one sounds like. Effects end in silence, loops go on seamlessly.
"""

import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

from _synthesis import (
    RATE,
    Partials,
    Signal,
    band,
    bubble,
    cry,
    fade,
    finish,
    highpass,
    lay,
    loop,
    lowpass,
    noise,
    pulse,
    ring,
    rise,
    scale,
    swell,
    tides,
)

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

WOOD = ((1.0, 1.0, 0.035), (2.27, 0.5, 0.022), (4.1, 0.2, 0.012))
KALIMBA = ((1.0, 1.0, 0.42), (2.0, 0.22, 0.2), (5.4, 0.05, 0.04))
GLASS = ((1.0, 1.0, 0.3), (2.76, 0.25, 0.14), (5.4, 0.06, 0.06))
COIN = ((1.0, 1.0, 0.09), (1.51, 0.6, 0.07), (2.33, 0.3, 0.05))
"""Partials: pitch as a multiple of the note, strength, and seconds to a third of it."""

C4, E4, G4, A4 = 261.6, 329.6, 392.0, 440.0
C5, D5, E5, G5, A5, B5, C6 = 523.3, 587.3, 659.3, 784.0, 880.0, 987.8, 1046.5


def knock(pitch: float, strength: float, rng: random.Random) -> Signal:
    """One piece of wood on another."""
    thump = scale(lowpass(noise(0.012, rng), 1400), 0.5)
    return scale(lay(0.22, (0.0, ring(pitch, 0.22, WOOD)), (0.0, fade(thump))), strength)


def notes(length: float, *played: tuple[float, float], voice: Partials = KALIMBA) -> Signal:
    """Notes at their times."""
    return lay(length, *((at, ring(pitch, length - at, voice)) for at, pitch in played))


# --- effects --------------------------------------------------------------------------------


def tile(rng: random.Random) -> Signal:
    return lay(0.26, (0.0, knock(430, 1.0, rng)), (0.028, knock(560, 0.3, rng)))


def card(rng: random.Random) -> Signal:
    slide = swell(band(noise(0.16, rng), 2100, 0.8), 0.35)
    return lay(0.26, (0.0, slide), (0.13, knock(620, 0.12, rng)))


def dice(rng: random.Random) -> Signal:
    """Four dice tumble and come to rest."""
    at, falls = 0.0, []
    for n in range(13):
        falls.append((at, knock(rng.uniform(640, 1050), 1.0 - n * 0.055, rng)))
        at += rng.uniform(0.025, 0.075)
    tray = [(t, scale(knock(230, 0.35, rng), rng.random())) for t, _ in falls[::2]]
    return lay(0.95, *falls, *tray)


def pencil(rng: random.Random) -> Signal:
    strokes = [
        (n * 0.11, scale(swell(band(noise(0.1, rng), 2600 + 250 * (n % 2), 0.9), 0.4), 1 - n * 0.1))
        for n in range(4)
    ]
    return lay(0.5, *strokes)


def bridge(rng: random.Random) -> Signal:
    pitches = (250, 280, 262, 315)
    return lay(0.62, *((n * 0.11, knock(pitch, 0.8, rng)) for n, pitch in enumerate(pitches)))


def firework(rng: random.Random) -> Signal:
    whistle = scale(rise(0.55, 420, 980), 0.10)
    rush = scale(swell(band(noise(0.6, rng), 900, 0.7), 0.8), 0.35)
    boom = fade(lowpass(lowpass(noise(0.9, rng), 210), 210), 0.16)
    sparks = [
        (
            0.62 + rng.random() ** 1.6 * 0.8,
            scale(pulse(rng.uniform(1800, 3400), 0.03), rng.random()),
        )
        for _ in range(34)
    ]
    glitter = [(at, scale(spark, 0.14)) for at, spark in sparks]
    return lay(1.75, (0.0, whistle), (0.0, rush), (0.56, scale(boom, 5.5)), *glitter)


def fish(rng: random.Random) -> Signal:
    splash = scale(fade(band(noise(0.22, rng), 1300, 0.7), 0.05), 0.3)
    drops = [(0.0, bubble(300, 0.12)), (0.09, scale(bubble(520, 0.08), 0.5))]
    return lay(0.45, *drops, (0.015, splash), (0.22, scale(bubble(680, 0.06), 0.25)))


def crow(rng: random.Random) -> Signal:
    caws = [(0.0, cry(410, 0.2, rng)), (0.27, scale(cry(380, 0.24, rng), 0.8))]
    return lowpass(lay(0.62, *caws), 2600)


def coins(rng: random.Random) -> Signal:
    played = ((0.0, 1900.0), (0.055, 2250.0), (0.12, 2040.0))
    return lowpass(lay(0.42, *((at, ring(pitch, 0.3, COIN)) for at, pitch in played)), 5200)


def match(rng: random.Random) -> Signal:
    return notes(0.8, (0.0, E5), (0.09, B5), voice=GLASS)


def dedication(rng: random.Random) -> Signal:
    chord = notes(2.1, (0.0, C4), (0.11, G4), (0.22, C5), (0.33, E5), (0.44, G5), (0.62, C6))
    air = scale(swell(band(noise(1.2, rng), 1700, 0.6), 0.5), 0.05)
    return lay(2.1, (0.0, chord), (0.2, air))


def turn(rng: random.Random) -> Signal:
    return notes(0.9, (0.0, G4), (0.14, C5))


def win(rng: random.Random) -> Signal:
    rising = ((0.0, C4), (0.14, E4), (0.28, G4), (0.42, C5), (0.56, E5), (0.7, G5))
    return notes(2.8, *rising, (1.0, C5), (1.0, E5), (1.02, C6))


def lose(rng: random.Random) -> Signal:
    return lowpass(notes(2.0, (0.0, A4), (0.26, G4), (0.52, E4), (0.86, C4)), 1500)


def refusal(rng: random.Random) -> Signal:
    return lowpass(lay(0.3, (0.0, knock(190, 0.8, rng)), (0.1, knock(165, 1.0, rng))), 900)


# --- loops ----------------------------------------------------------------------------------


def water(rng: random.Random) -> Signal:
    """Small waves at a shore, and a bubble now and then."""
    length = 7.0
    bed = loop(lowpass(highpass(lowpass(noise(length + 1, rng), 520), 90), 900), length)
    waves = [(0.0, scale(tides(bed, turns, 1.5), 2.2)) for turns in (1, 2, 3)]
    drops = [
        (
            rng.uniform(0, length),
            scale(bubble(rng.uniform(380, 820), 0.07), rng.uniform(0.03, 0.12)),
        )
        for _ in range(16)
    ]
    return lay(length, *waves, *drops, around=True)


def breeze(rng: random.Random) -> Signal:
    """Wind in reeds."""
    length = 6.0
    bed = loop(band(noise(length + 1, rng), 430, 0.5), length)
    return lay(length, (0.0, tides(bed, 1, 2.0)), (0.0, tides(bed, 3, 1.4)), around=True)


def crickets(rng: random.Random) -> Signal:
    """Three of them, each with its own pitch and patience."""
    length = 7.0
    chirps = []
    for pitch, every, strength in ((3950, 0.875, 0.5), (4280, 1.0, 0.32), (3620, 1.4, 0.22)):
        for n in range(round(length / every)):
            start = n * every + rng.uniform(0, 0.12) + pitch % 7 / 10
            chirps += [
                (start + k * 0.045, scale(pulse(pitch, 0.03), strength * (0.7, 1, 0.85)[k]))
                for k in range(3)
            ]
    return lay(length, *chirps, around=True)


def frogs(rng: random.Random) -> Signal:
    """Far away, on the other bank."""
    length = 9.0
    calls = []
    for pitch, at in ((265, 0.6), (310, 1.3), (265, 3.9), (235, 5.2), (310, 6.1), (265, 8.4)):
        for k in range(5):
            croak = scale(pulse(pitch * (1 + 0.02 * k), 0.035), 0.5 + 0.1 * k)
            calls.append((at + k * 0.052 + rng.uniform(0, 0.004), croak))
    return lay(length, *calls, around=True)


EFFECTS: dict[str, tuple[Callable[[random.Random], Signal], float]] = {
    "tile": (tile, -11), "card": (card, -20), "dice": (dice, -13), "pencil": (pencil, -21),
    "bridge": (bridge, -11), "firework": (firework, -11), "fish": (fish, -14),
    "crow": (crow, -17), "coins": (coins, -19), "match": (match, -15),
    "dedication": (dedication, -11), "turn": (turn, -15), "win": (win, -11), "lose": (lose, -13),
    "refusal": (refusal, -13),
}  # fmt: skip
LOOPS: dict[str, tuple[Callable[[random.Random], Signal], float]] = {
    "water": (water, -20), "breeze": (breeze, -22), "crickets": (crickets, -31),
    "frogs": (frogs, -27),
}  # fmt: skip
"""How each is made, and its loudest sample in decibels below the most there is."""


def samples(name: str) -> "array[int]":
    """The finished sound, in 16 bits."""
    made, level = {**EFFECTS, **LOOPS}[name]
    return finish(made(random.Random(name)), level, ends=name in EFFECTS)


def write(name: str, folder: Path = FOLDER) -> None:
    data = samples(name)
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


if __name__ == "__main__":
    for each in sys.argv[1:] or (*EFFECTS, *LOOPS):
        write(each)

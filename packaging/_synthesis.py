"""Sounds from nothing: sines, noise, filters and envelopes, on lists of samples.

Lengths are seconds, pitches hertz. Standard library only.
"""

import math
import random
from array import array
from collections.abc import Sequence

RATE = 22050
"""Samples a second: enough for everything up to crickets."""
_FADE_IN, _FADE_OUT = 0.002, 0.03

Signal = list[float]
Partials = Sequence[tuple[float, float, float]]


def silence(length: float) -> Signal:
    return [0.0] * round(length * RATE)


def noise(length: float, rng: random.Random) -> Signal:
    return [rng.uniform(-1, 1) for _ in range(round(length * RATE))]


def ring(pitch: float, length: float, partials: Partials) -> Signal:
    """Something that was struck: each partial dies away at its own speed."""
    total = silence(length)
    for factor, strength, decay in partials:
        step, fall = math.tau * pitch * factor / RATE, math.exp(-1 / (decay * RATE))
        level = strength
        for n in range(len(total)):
            total[n] += level * math.sin(step * n)
            level *= fall
    return _soft_start(total)


def rise(length: float, low: float, high: float) -> Signal:
    """A whistle that goes up, and softer."""
    phase, made = 0.0, []
    count = round(length * RATE)
    for n in range(count):
        t = n / count
        phase += math.tau * low * (high / low) ** t / RATE
        made.append(math.sin(phase) * math.sin(math.pi * t) * (1 - 0.5 * t))
    return made


def bubble(pitch: float, length: float) -> Signal:
    """A drop: the pitch of the air under water rises while it closes."""
    phase, made = 0.0, []
    count = round(length * RATE)
    for n in range(count):
        t = n / count
        phase += math.tau * pitch * (1 + 1.1 * t * t) / RATE
        made.append(math.sin(phase) * math.exp(-3.2 * t) * (1 - t) * min(1.0, t * 30))
    return made


def pulse(pitch: float, length: float) -> Signal:
    """A short tone without corners."""
    count, step = round(length * RATE), math.tau * pitch / RATE
    return [math.sin(step * n) * math.sin(math.pi * n / count) ** 2 for n in range(count)]


def cry(pitch: float, length: float, rng: random.Random) -> Signal:
    """A rough voice: many harmonics, strongest around one kilohertz, falling a little."""
    phase, made = 0.0, []
    count = round(length * RATE)
    for n in range(count):
        t = n / count
        phase += math.tau * pitch * (1.06 - 0.16 * t + 0.012 * rng.uniform(-1, 1)) / RATE
        voice = sum(math.sin(phase * k) / (1 + abs(k - 2.7)) for k in range(1, 7))
        rough = 1 + 0.35 * math.sin(math.tau * 62 * n / RATE)
        made.append(voice * rough * math.sin(math.pi * t) ** 0.7)
    return made


# --- envelopes ------------------------------------------------------------------------------


def scale(signal: Signal, strength: float) -> Signal:
    return [value * strength for value in signal]


def fade(signal: Signal, decay: float = 0.004) -> Signal:
    """It dies away, to a third after `decay`."""
    return [value * math.exp(-n / (decay * RATE)) for n, value in enumerate(signal)]


def swell(signal: Signal, top: float) -> Signal:
    """From nothing to full at this part of its length, and back."""
    count = len(signal)

    def shape(t: float) -> float:
        way = t / top if t < top else (1 - t) / (1 - top)
        return math.sin(way * math.pi / 2) ** 2

    return [value * shape(n / count) for n, value in enumerate(signal)]


def tides(signal: Signal, turns: int, depth: float) -> Signal:
    """Louder and softer so many times, and at the end as at the beginning."""
    step = math.tau * turns / len(signal)
    return [
        value * math.exp(depth * (math.sin(step * n + turns) - 1)) for n, value in enumerate(signal)
    ]


def _soft_start(signal: Signal) -> Signal:
    count = round(_FADE_IN * RATE)
    for n in range(min(count, len(signal))):
        signal[n] *= n / count
    return signal


# --- filters --------------------------------------------------------------------------------


def lowpass(signal: Signal, cutoff: float) -> Signal:
    part, level, made = 1 - math.exp(-math.tau * cutoff / RATE), 0.0, []
    for value in signal:
        level += part * (value - level)
        made.append(level)
    return made


def highpass(signal: Signal, cutoff: float) -> Signal:
    return [value - low for value, low in zip(signal, lowpass(signal, cutoff), strict=True)]


def band(signal: Signal, middle: float, sharpness: float) -> Signal:
    """What lies around one pitch (a biquad band pass)."""
    turn = math.tau * middle / RATE
    alpha = math.sin(turn) / (2 * sharpness)
    b, a1, a2 = alpha / (1 + alpha), -2 * math.cos(turn) / (1 + alpha), (1 - alpha) / (1 + alpha)
    made, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
    for x in signal:
        y = b * (x - x2) - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        made.append(y)
    return made


# --- putting together -----------------------------------------------------------------------


def lay(length: float, *layers: tuple[float, Signal], around: bool = False) -> Signal:
    """Signals at their times, one over the other. `around`: what is too long goes on at the
    beginning, otherwise it is cut off."""
    total = silence(length)
    for at, signal in layers:
        start = round(at * RATE)
        for n, value in enumerate(signal):
            place = start + n
            if around:
                total[place % len(total)] += value
            elif place < len(total):
                total[place] += value
    return total


def loop(signal: Signal, length: float) -> Signal:
    """So much of it that goes on seamlessly from its end: the rest fades into the beginning."""
    count = round(length * RATE)
    made, rest = signal[:count], signal[count:]
    for n, value in enumerate(rest):
        t = n / len(rest)
        made[n] = made[n] * math.sqrt(t) + value * math.sqrt(1 - t)
    return made


def finish(signal: Signal, level: float, ends: bool) -> "array[int]":
    """In 16 bits, the loudest sample at `level` decibels; `ends`: in silence."""
    signal = _without_rumble(signal) if ends else signal
    if ends:
        count = round(_FADE_OUT * RATE)
        for n in range(count):
            signal[-1 - n] *= n / count
    most = max(map(abs, signal))
    factor = 32767 * 10 ** (level / 20) / most
    return array("h", [round(value * factor) for value in signal])


def _without_rumble(signal: Signal) -> Signal:
    """What only moves the membrane, and a constant pressure, are taken out."""
    return highpass(signal, 40)

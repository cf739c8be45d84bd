"""A sound device that plays into a list, and breaks when it is told to."""

from array import array
from collections.abc import Generator
from pathlib import Path

from festival_desktop.sound.device import NoDevice
from festival_desktop.sound.player import SoundPlayer

SOUNDS = Path(__file__).parent.parent.parent / "resources" / "sounds"
BLOCK = 882


class FakeDevice:
    backend = "fake"
    broken = False
    """It does not start."""

    def __init__(self) -> None:
        self.stream: Generator[bytes | array[int], int, None] | None = None
        self.starts = 0
        self.closed = False

    def start(self, stream: "Generator[bytes | array[int], int, None]") -> None:
        if self.broken:
            raise NoDevice("gone")
        self.stream = stream
        self.starts += 1

    def stop(self) -> None:
        self.stream = None

    def close(self) -> None:
        self.stream, self.closed = None, True

    def ask(self, blocks: int = 1) -> list[int]:
        """What is heard in so many blocks."""
        heard: list[int] = []
        for _ in range(blocks):
            assert self.stream is not None
            block = self.stream.send(BLOCK)
            assert isinstance(block, array)
            heard += block
        return heard


class Listening(SoundPlayer):
    """Notes what it is asked for, and opens nothing."""

    def __init__(self) -> None:
        super().__init__(SOUNDS)
        self.played: list[str] = []
        self.volumes: tuple[int, int] | None = None
        self.ambience: tuple[str, ...] = ()

    def play(self, *names: str) -> None:
        self.played += names

    def set_ambience(self, names: object) -> None:
        assert isinstance(names, tuple)
        self.ambience = names

    def set_volumes(self, effects: int, ambience: int) -> None:
        self.volumes = (effects, ambience)

"""Every art test begins in the night theme at normal text size and leaves it so."""

from collections.abc import Iterator

import pytest

from festival_desktop.art import cache, theme, type


@pytest.fixture(autouse=True)
def night(qapp: object) -> Iterator[None]:
    def reset() -> None:
        theme.use("dark")
        theme.set_text_scale(1.0)
        type.forget_misfits()
        cache.clear()

    reset()
    yield
    reset()

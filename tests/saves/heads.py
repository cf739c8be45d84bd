"""Heads of finished games."""

from datetime import UTC, datetime
from typing import Any

from festival_desktop.saves.schema import FORMAT, VERSION, Head, SavedSeat, SavedSetup, Summary

GAME = "lanterns_dice"


def head(points: list[int], levels: list[str | None], **more: Any) -> Head:
    """A game of Mira's; `levels` of the others."""
    best = max(points)
    summary = Summary(
        to_act=more.pop("to_act", None),
        points=points,
        winners=more.pop("winners", [n for n, own in enumerate(points) if own == best]),
    )
    fields = {
        "format": FORMAT,
        "version": VERSION,
        "app": "1",
        "saved": datetime(2026, 11, 20, tzinfo=UTC),
        "order": 1,
        "game": GAME,
        "edition": 2,
        "content": "",
        "setup": SavedSetup(players=len(points), options={}),
        "seats": [
            SavedSeat(name=f"Computer {n}" if level else "Mira", level=level)
            for n, level in enumerate(levels)
        ],
        "seed": "a",
        "relaxed": False,
        "practice": False,
        "changed": False,
        "summary": summary,
    }
    return Head.model_validate(fields | more)

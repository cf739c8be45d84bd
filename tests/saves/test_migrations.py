"""Old documents become new ones version by version; the mechanism is shown on pretended ones."""

from typing import Any

import pytest

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves.migrations import MIGRATIONS, Document, NewerSave, migrate
from festival_desktop.saves.schema import VERSION


def renamed(data: Document) -> Document:
    return {"who": data["people"]}


def counted(data: Document) -> Document:
    return {**data, "number": len(data["who"])}


PRETENDED = {1: renamed, 2: counted}


def test_there_is_a_way_from_every_released_version() -> None:
    assert set(MIGRATIONS) == set(range(1, VERSION))


def test_a_document_of_today_stays_as_it_is() -> None:
    assert migrate({"version": VERSION, "x": 1}, "a") == {"version": VERSION, "x": 1}


def test_each_version_is_passed_in_turn() -> None:
    old = {"version": 1, "people": ["Ada", "Ben"]}
    new = {"version": 3, "who": ["Ada", "Ben"], "number": 2}
    assert migrate(old, "a", current=3, migrations=PRETENDED) == new


def test_a_later_version_joins_on_its_way() -> None:
    old = {"version": 2, "who": ["Ada"]}
    new = {"version": 3, "who": ["Ada"], "number": 1}
    assert migrate(old, "a", current=3, migrations=PRETENDED) == new


def test_an_old_document_that_is_none_is_damaged() -> None:
    with pytest.raises(
        BrokenSave, match=r"“a\.festival” is damaged: it isn’t in the format of version 1"
    ):
        migrate({"version": 1}, "a.festival", current=3, migrations=PRETENDED)


def test_a_newer_version_says_so() -> None:
    with pytest.raises(NewerSave, match=r"“a\.festival” was saved by a newer version"):
        migrate({"version": VERSION + 1}, "a.festival")


@pytest.mark.parametrize("version", [None, 0, -1, True, "1", [1], {}])
def test_a_version_that_is_none_is_damage(version: Any) -> None:
    with pytest.raises(BrokenSave, match="doesn’t say which version saved it"):
        migrate({"version": version}, "a")

"""Folders are found from the source tree, and all of a person's files can be kept in one place."""

from pathlib import Path

import pytest

from festival_desktop import paths


def test_resources_are_found_from_the_source_tree() -> None:
    assert (paths.resources() / "fonts" / "OFL.txt").is_file()


def test_translations_lie_beside_the_resources() -> None:
    assert paths.translations().parent == paths.resources().parent


def test_one_variable_moves_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FESTIVAL_DESKTOP_HOME", str(tmp_path))
    folders = [paths.data_dir(), paths.saves_dir(), paths.log_dir(), paths.config_dir()]
    assert all(folder.is_relative_to(tmp_path) for folder in folders)
    assert len(set(folders)) == 4


def test_without_it_the_folders_of_the_system_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FESTIVAL_DESKTOP_HOME", raising=False)
    for folder in (paths.data_dir(), paths.log_dir(), paths.config_dir()):
        assert "festival-desktop" in folder.parts
    assert paths.saves_dir().parent == paths.data_dir()

"""The program finds its data in a checkout and inside an installed package."""

from pathlib import Path

import pytest

from companion import paths


def test_checkout_data_lies_beside_the_packages() -> None:
    root = Path(paths.__file__).parents[1]
    assert paths.resources_dir() == root / "resources"
    assert paths.scenarios_dir() == root / "scenarios"


def test_packaged_data_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_data").mkdir()
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path)
    assert paths.resources_dir() == tmp_path / "_data" / "resources"
    assert paths.scenarios_dir() == tmp_path / "_data" / "scenarios"


def test_environment_moves_the_settings(settings_folder: Path) -> None:
    assert paths.settings_dir() == settings_folder


def test_settings_belong_to_the_user_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.SETTINGS_VARIABLE)
    assert paths.settings_dir().name == "wargame-companion"
    assert paths.settings_dir().is_absolute()

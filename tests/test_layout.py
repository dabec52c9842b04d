"""The shape of the repository that the set-up and the packaging rely on."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOP_LEVEL = {
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "companion",
    "pyproject.toml",
    "requirements.lock",
    "resources",
    "run",
    "scenarios",
    "tests",
    "ui",
}


def test_top_level_holds_only_the_fixed_names() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("only a checkout knows which files are the project's")
    listing = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    names = {line.split("/")[0].strip('"') for line in listing.stdout.splitlines()}
    assert {name for name in names if not name.startswith(".")} <= TOP_LEVEL


def test_lock_names_no_registry() -> None:
    """Each machine uses its own package index, so the lock must not name one."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in lock
    assert "index" not in lock.replace("--hash", "")


def test_every_locked_release_has_hashes() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    releases = [entry for entry in lock.split("\n") if "==" in entry and not entry.startswith(" ")]
    assert releases
    assert all(entry.endswith("\\") for entry in releases)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_place_that_a_page_names_is_there(page: str) -> None:
    named = re.findall(
        r"`((?:companion|ui|scenarios|resources|tests)/[^`<>*{]*)`", (ROOT / page).read_text("utf-8")
    )
    places = [name.partition("::")[0].rstrip(",") for name in named]
    assert not [place for place in places if not (ROOT / place).exists()]

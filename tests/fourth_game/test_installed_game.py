"""A stranger's game is one wheel: installed beside the program it is listed, shown and played."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.paths import SETTINGS_VARIABLE
from tests.fourth_game.strangers import write_package

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def run(*command: str | Path, cwd: Path = HERE, **environment: str) -> str:
    """Run Python in a process of its own; what it prints on success."""
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What an evening showed with the pond installed from its wheel, and beside it a game that fails."""
    built, site, settings = (tmp_path_factory.mktemp(name) for name in ("built", "site", "settings"))
    run("-m", "hatchling", "build", "--target", "wheel", "--directory", built)
    (wheel,) = built.glob("*.whl")
    run("-m", "pip", "install", "--quiet", "--target", site, "--no-deps", "--no-index", wheel)
    card = "card-leak-title = Leak\ncard-leak-about = A hole in the hull.\n"
    write_package(site, "leak", module="raise RuntimeError('a hole in the hull')", text=card)
    own = {"PYTHONPATH": os.pathsep.join(map(str, (site, ROOT))), SETTINGS_VARIABLE: str(settings)}
    return json.loads(run(HERE / "evening.py", cwd=built, **own))


def test_it_is_listed_behind_the_programs_own_without_being_loaded(seen: dict[str, Any]) -> None:
    assert seen["games"] == ["elst", "starter-kit", "np", "jarama", "brunete", "leak", "pond"]
    assert seen["loaded by listing"] == []
    assert seen["left out"] == 0


def test_its_card_leads_to_a_session_that_is_played_and_opened_again(seen: dict[str, Any]) -> None:
    assert seen["page"] == "new-session"
    assert seen["calculators"] == ["pond-reach"]
    assert seen["frog"] == "A2"


def test_a_game_that_fails_costs_one_line_that_names_it(seen: dict[str, Any]) -> None:
    (line,) = seen["told of the broken game"]
    assert line.startswith("The game leak cannot be used")
    assert seen["board then"] == "elst"

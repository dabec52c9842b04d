"""The wheel carries everything the program needs: it works away from any checkout."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from companion.known_games import GAMES

ROOT = Path(__file__).parents[2]
LINE = ("los", "NN8", "II12")


def run_in(folder: Path, *command: str | Path) -> str:
    """Runs a command in a folder, without the caller's import path; its output on success."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=environment | {"PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run_in(ROOT, sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
    (built,) = folder.glob("wargame_companion-*-py3-none-any.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that holds the wheel and borrows the libraries of this one."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home, with_pip=False)
    paths = sysconfig.get_paths("venv", {"base": str(home), "platbase": str(home)})
    python = Path(paths["scripts"], "python")
    # Compiled is what runs: a few modules of a thousand.
    quick = ("--no-compile", "--no-deps", "--no-index")
    run_in(home, sys.executable, "-m", "pip", "--python", python, "install", *quick, wheel)
    # A path added by a .pth file does not have its own .pth files read, so the checkout stays unseen.
    Path(paths["purelib"], "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return Path(paths["scripts"])


def test_wheel_holds_code_and_data_only(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    metadata = "-".join(wheel.stem.split("-")[:2]) + ".dist-info"
    assert {name.split("/")[0] for name in names} == {"companion", "ui", metadata}
    assert "companion/py.typed" in names


@pytest.mark.parametrize("folder", ["resources", "scenarios"])
def test_wheel_holds_every_data_file(wheel: Path, folder: str) -> None:
    files = {path for path in (ROOT / folder).rglob("*") if path.is_file()}
    files -= set((ROOT / "resources" / "pictures").iterdir())  # for the README only
    packaged = {f"companion/_data/{path.relative_to(ROOT).as_posix()}" for path in files}
    assert packaged
    assert packaged <= set(zipfile.ZipFile(wheel).namelist())


def test_installed_program_uses_its_own_data(programs: Path, tmp_path: Path) -> None:
    show = "from companion import paths; print(paths.resources_dir()); print(paths.scenarios_dir())"
    for line in run_in(tmp_path, programs / "python", "-c", show).splitlines():
        assert Path(line).is_relative_to(programs.parent)
        assert Path(line).is_dir()


def test_installed_program_finds_its_games(programs: Path, tmp_path: Path) -> None:
    show = "from companion.known_games import GAMES; print(*GAMES)"
    assert run_in(tmp_path, programs / "python", "-c", show).split() == [*GAMES]


def test_installed_program_judges_like_the_checkout(programs: Path, tmp_path: Path) -> None:
    installed = run_in(tmp_path, programs / "companion", *LINE)
    assert "NN8" in installed
    assert "II12" in installed
    assert installed == run_in(ROOT, sys.executable, "-c", "from ui.cli import main; main()", *LINE)

"""Installed packages with games, as pip would leave them: written by hand, whole or broken."""

import importlib
from pathlib import Path

BOARD = Path(__file__).parent / "scenarios" / "pond" / "board.geojson"
LIST = """
[[game]]
id = "{name}"
scenarios = ["evening"]
cards = []
game = "game:Game"
"""


def write_package(site: Path, name: str, *, listed: str = LIST, module: str = "", text: str = "") -> None:
    """A package of that name with a board, and what pip notes of it."""
    package, noted = site / name, site / f"wargame_{name}-1.0.dist-info"
    for folder in (package / "scenarios" / name, package / "text" / "en", noted):
        folder.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "game.toml").write_text(listed.replace("{name}", name), "utf-8")
    (package / "game.py").write_text(module, "utf-8")
    (package / "text" / "en" / f"{name}.ftl").write_text(text, "utf-8")
    board = BOARD.read_text("utf-8").replace('"id": "pond"', f'"id": "{name}"')
    (package / "scenarios" / name / "board.geojson").write_text(board, "utf-8")
    (noted / "METADATA").write_text(f"Metadata-Version: 2.1\nName: wargame-{name}\nVersion: 1.0\n", "utf-8")
    (noted / "entry_points.txt").write_text(f"[wargame_companion.games]\n{name} = {name}\n", "utf-8")
    importlib.invalidate_caches()

"""Where the program finds its own data and keeps the player's settings.

The data lies beside the packages in a checkout and inside the installed package in a wheel.
"""

import os
from pathlib import Path

from platformdirs import user_config_path

SETTINGS_VARIABLE = "COMPANION_SETTINGS_DIR"

_PACKAGE = Path(__file__).resolve().parent


def resources_dir() -> Path:
    """The folder of icons, style and text catalogues."""
    return _data_root() / "resources"


def scenarios_dir() -> Path:
    """The folder of scenarios, one folder per game in it."""
    return _data_root() / "scenarios"


def settings_dir() -> Path:
    """The player's settings folder, which may not exist yet; the environment can move it."""
    moved = os.environ.get(SETTINGS_VARIABLE)
    return Path(moved) if moved else user_config_path("wargame-companion", appauthor=False)


def _data_root() -> Path:
    packaged = _PACKAGE / "_data"
    return packaged if packaged.is_dir() else _PACKAGE.parent

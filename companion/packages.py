"""The packages that bring games: those in the games folder, and installed ones that name an entry point.

Finding one imports nothing of it. A package holds `game.toml`, which lists its games; an installed one also
its own `scenarios/` and `text/`, as the program has them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from companion.paths import scenarios_dir
from companion.program_log import LOG

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "wargame_companion.games"
LIST = "game.toml"
_OWN = "companion.games"


@dataclass(frozen=True, slots=True)
class GamePackage:
    """A package by the name under which it is imported, and its folder: None where there is none."""

    name: str
    folder: Path | None


def own_packages() -> Iterator[GamePackage]:
    """The packages in the games folder."""
    for place in import_module(_OWN).__path__:
        for file in sorted(Path(place).glob(f"*/{LIST}")):
            yield GamePackage(f"{_OWN}.{file.parent.name}", file.parent)


@cache
def installed_packages() -> tuple[GamePackage, ...]:
    """The packages that are installed beside the program, by name, also those whose folder is not found."""
    from importlib.metadata import entry_points

    found = {point.module: point for point in entry_points(group=GROUP)}
    return tuple(GamePackage(name, _folder_of(found[name])) for name in sorted(found))


def installed_folders(kind: str) -> Iterator[Path]:
    """The folders of one kind, "scenarios" or "text", that installed packages bring."""
    for package in installed_packages():
        if package.folder is not None and (package.folder / kind).is_dir():
            yield package.folder / kind


def scenario_roots() -> Iterator[Path]:
    """The program's scenarios, then those of installed games: looked for where the first have nothing."""
    yield scenarios_dir()
    yield from installed_folders("scenarios")


def scenario_folder(name: str) -> Path:
    """The folder of that name among the scenarios, which may not exist."""
    found = (root / name for root in scenario_roots())
    return next((folder for folder in found if folder.is_dir()), scenarios_dir() / name)


def _folder_of(point: "EntryPoint") -> Path | None:
    """Looked for, not imported, but for what a dotted name stands in."""
    from importlib.util import find_spec

    try:
        spec = find_spec(point.module)
    except Exception as fault:
        LOG.warning("%s cannot be found", point.value, exc_info=fault)
        return None
    places = spec.submodule_search_locations if spec else None
    return Path(places[0]) if places else None

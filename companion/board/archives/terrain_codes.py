"""The terrain codes that the boards of the archives share, and our keys for them."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from companion.files import read_json
from companion.paths import resources_dir

CHART_FILE = resources_dir() / "terrain" / "levels.json"


@cache
def terrain_rows() -> Mapping[str, Mapping[str, object]]:
    """The rows of the shared terrain chart by key."""
    return MappingProxyType(read_json(CHART_FILE)["terrain"])


@cache
def key_of_code() -> Mapping[int, str]:
    """Our terrain key of each code that is known."""
    keys = {code: key for key, row in terrain_rows().items() if isinstance(code := row["code"], int)}
    return MappingProxyType({**keys, 121: "scrub"})  # scrub stands under two codes


def keys_with(category: str) -> frozenset[str]:
    """The keys of one category."""
    return frozenset(key for key, row in terrain_rows().items() if row.get("category") == category)


def without_effect() -> frozenset[str]:
    """The keys of terrain that is nothing but ground to a line of sight."""
    rows = terrain_rows().items()
    return frozenset(key for key, row in rows if "effect" not in row and "category" not in row)

"""Values as they are given in JSON."""

from collections.abc import Mapping
from typing import Any

from pydantic_core import to_jsonable_python

from companion.hexes.coordinates import HexCoord


def as_json(value: Any) -> Any:
    """A value as JSON data: a hex is the record of its coordinates."""
    match value:
        case HexCoord():
            return value._asdict()
        case Mapping():
            return {key: as_json(item) for key, item in value.items()}
        case tuple() | list():
            return [as_json(item) for item in value]
    return to_jsonable_python(value)

"""Maps of several boards in board files: hexes bear each board's number, and lie where they are drawn."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

import numpy as np

from companion.board.formats import schema
from companion.board.joined.names import JoinedNames, OwnName
from companion.files import refuse
from companion.hexes.coordinates import HexCoord, Orientation
from companion.hexes.lattice import hex_at


def drawn_hexes(features: Iterable[schema.HexFeature], orientation: Orientation) -> Mapping[str, HexCoord]:
    """The hexes of such a map by what they are called; empty for a single board."""
    found: dict[str, HexCoord] = {}
    for feature in features:
        if feature.properties.names:
            name = feature.properties.id
            if feature.geometry is None or name in found:
                refuse("board-file-hex-outline" if feature.geometry is None else "board-file-hex-twice", name)
            corners = [corner for ring in feature.geometry.coordinates for corner in ring[:-1]]
            if not corners:
                refuse("board-file-hex-outline", name)
            found[name] = hex_at(np.array(corners).mean(axis=0), orientation)
    return found


def joined_names(features: Sequence[schema.HexFeature], hexes: Iterable[HexCoord]) -> JoinedNames | None:
    """What the hexes, in the order of their features, are called; None on a single board."""
    names = {
        hex_: tuple(OwnName(*name) for name in feature.properties.names)
        for hex_, feature in zip(hexes, features, strict=True)
        if feature.properties.names
    }
    return JoinedNames(MappingProxyType(names)) if names else None

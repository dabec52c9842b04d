"""A line of sight as JSON, for other programs.

{
  "board": its id,
  "from": {"hex": "NN8", "level": "ground"},  "to": likewise,
  "range": 6,
  "verdict": "clear" | "hindered" | "blocked" | "too-close",
  "nominal": the verdict by the outlines as drawn,
  "hindrance": 2,  "hindrance_by_range": [0, 1, ...] from 0 to the target's range,
  "crossings": [{"hex", "range", "terrain": [keys], "areas": [ids], "along_hexside": false, "adds": 1,
                 "blocks": false, "enters": [x, y], "leaves": [x, y], "reasons": [reason, ...]}, ...],
  "obstacles": [{"hex", "area": id or null, "at": [x, y]}, ...], the nearest to "from" first,
  "blast_areas": [ids],
  "first_hindrance": [x, y] or null,
  "margin": {"hexes": 0.034, "mm": 0.6 or null} or null when no tolerance changes the answer,
  "reasons": [reason, ...],  "assumptions": [reason, ...]
}

A reason is {"key", "rule", "hexes": [numbers], "args": {}, "text": in the language asked for}.
Points are in hexes: the flat-to-flat height of a hex is 1, x grows to the east and y to the north.
"""

from typing import Any

from companion.board.model import Board
from companion.cli.levels import level_id
from companion.cli.voice import Voice
from companion.sight.result import Crossing, LosResult, Obstacle


def los_as_json(result: LosResult, voice: Voice, board: Board, hex_mm: float | None) -> dict[str, Any]:
    """The whole result; `hex_mm` is the printed height of a hex in millimetres, if known."""
    return {
        "board": board.id,
        "from": {"hex": voice.hex_name(result.source), "level": level_id(board, result.source_level)},
        "to": {"hex": voice.hex_name(result.target), "level": level_id(board, result.target_level)},
        "range": result.range,
        "verdict": result.verdict.value,
        "nominal": result.nominal.value,
        "hindrance": result.hindrance,
        "hindrance_by_range": list(result.by_range),
        "crossings": [_crossing(crossing, voice) for crossing in result.crossings],
        "obstacles": [_obstacle(obstacle, voice) for obstacle in result.obstacles],
        "blast_areas": list(result.blast_areas),
        "first_hindrance": result.first_hindrance_point,
        "margin": _margin(result.margin, hex_mm),
        "reasons": [voice.reason_json(reason) for reason in result.reasons],
        "assumptions": [voice.reason_json(reason) for reason in result.assumptions],
    }


def _crossing(crossing: Crossing, voice: Voice) -> dict[str, Any]:
    return {
        "hex": voice.hex_name(crossing.hex),
        "range": crossing.range,
        "terrain": sorted(crossing.terrain),
        "areas": list(crossing.areas),
        "along_hexside": crossing.along_hexside,
        "adds": crossing.adds,
        "blocks": crossing.blocks,
        "enters": crossing.enters,
        "leaves": crossing.leaves,
        "reasons": [voice.reason_json(reason) for reason in crossing.reasons],
    }


def _obstacle(obstacle: Obstacle, voice: Voice) -> dict[str, Any]:
    return {"hex": voice.hex_name(obstacle.hex), "area": obstacle.area or None, "at": obstacle.point}


def _margin(margin: float | None, hex_mm: float | None) -> dict[str, Any] | None:
    if margin is None:
        return None
    return {"hexes": margin, "mm": margin * hex_mm if hex_mm else None}

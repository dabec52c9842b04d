"""`companion view`: which hexes one position sees, and how."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

import typer

from companion.board.model import Board
from companion.cli.levels import level_words, typed_position
from companion.cli.los_report import STYLES
from companion.cli.options import ViewOptions
from companion.cli.sight_inputs import relief_terrain, sight_board, sight_terrain, typed_markers
from companion.cli.voice import Voice, speaking
from companion.sight.relief.marked import marked_view
from companion.sight.result import Position, Verdict
from companion.sight.viewshed import Viewshed, viewshed

Seen = tuple[str, Verdict, int]  # hex number, verdict, hindrance


def show_view(options: ViewOptions, language: str) -> None:
    """Run the verb."""
    with speaking(language) as voice:
        voice.board = board = sight_board(options)
        position = typed_position(voice, board, options.hex, options.level)
        if options.to_floor and not board.has_heights:
            raise typer.BadParameter(voice.text("cli-view-no-floors"))
        shed = _seen_from(options, board, position)
        options = replace(options, hex=board.hex_name(position.hex))  # as printed, however typed
        seen = [
            (board.hex_name(hex_), Verdict.of_code(int(code)), int(hindrance))
            for hex_, code, hindrance in zip(board, shed.verdict, shed.hindrance, strict=True)
            if hex_ != position.hex
        ]
        if options.json:
            voice.say_json(_as_json(board.id, options, seen))
        else:
            _say(options, voice, seen, level_words(voice, board, position.level))


def _seen_from(options: ViewOptions, board: Board, position: Position) -> Viewshed:
    if board.has_heights:
        relief = relief_terrain(options, board)
        return marked_view(relief, position, typed_markers(options, relief), options.to_floor)
    terrain = sight_terrain(options, board)
    return viewshed(terrain, position, typed_markers(options, terrain))


def _as_json(board: str, options: ViewOptions, seen: Sequence[Seen]) -> dict[str, object]:
    """{"board", "from": {"hex", "level"}, "hexes": {number: {"verdict", "hindrance"}, ...}}."""
    return {
        "board": board,
        "from": {"hex": options.hex, "level": options.level},
        "hexes": {
            name: {"verdict": verdict.value, "hindrance": hindrance} for name, verdict, hindrance in seen
        },
    }


def _say(options: ViewOptions, voice: Voice, seen: Sequence[Seen], level: str) -> None:
    voice.say(voice.text("cli-view-from", hex=options.hex, level=level))
    if options.to_floor:
        voice.say(voice.text("cli-view-to-floor", floor=options.to_floor))
    for verdict in Verdict:
        hexes = [one for one in seen if one[1] is verdict]
        voice.say()
        voice.say(voice.text(f"cli-view-{verdict}", count=len(hexes)), STYLES[verdict])
        if verdict is not Verdict.BLOCKED:
            _say_hexes(voice, hexes)


def _say_hexes(voice: Voice, hexes: Sequence[Seen]) -> None:
    """The numbers, a line for each hindrance."""
    by_hindrance = sorted(hexes, key=lambda one: one[2])
    for hindrance, group in groupby(by_hindrance, key=lambda one: one[2]):
        lead = voice.text("cli-view-hindrance", hindrance=hindrance) if hindrance else ""
        voice.say(f"  {lead}{' '.join(name for name, _, _ in group)}")

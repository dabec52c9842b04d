"""`companion los`: one line of sight explained, or every line of the board into a file."""

from pathlib import Path

import typer

from companion.board.model import Board
from companion.cli.levels import typed_position
from companion.cli.los_json import los_as_json
from companion.cli.los_report import LosReport
from companion.cli.options import LosOptions
from companion.cli.sight_inputs import relief_terrain, sight_board, sight_terrain, typed_markers
from companion.cli.voice import Voice, speaking
from companion.reason import Reason
from companion.sight.los import line_of_sight
from companion.sight.markers import Markers
from companion.sight.relief.margin import with_margin
from companion.sight.relief.marked import marked_line
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import SightError
from companion.sight.terrain import SightTerrain


def check_lines(options: LosOptions, language: str) -> None:
    """Run the verb; wrong combinations of options are told as wrong usage."""
    with speaking(language) as voice:
        if options.pairs is not None:
            _write_pairs(options, voice, options.pairs)
        elif options.all:
            _write_all(options, voice)
        elif options.out is not None:
            raise typer.BadParameter(voice.text("cli-out-without-all"))
        elif options.source is None or options.target is None:
            raise typer.BadParameter(voice.text("cli-los-needs-two-hexes"))
        else:
            _check_one(options, voice, options.source, options.target)


def _check_one(options: LosOptions, voice: Voice, source: str, target: str) -> None:
    voice.board = board = sight_board(options)
    ends = (
        typed_position(voice, board, source, options.from_level),
        typed_position(voice, board, target, options.to_level),
    )
    if ends[0] == ends[1]:
        raise SightError(Reason("sight-same-hex", hexes=(ends[0].hex,)))
    if board.has_heights:
        relief = relief_terrain(options, board)
        markers = typed_markers(options, relief)
        result = with_margin(relief, marked_line(relief, *ends, markers), markers)
    else:
        terrain = sight_terrain(options, board)
        result = line_of_sight(terrain, *ends, typed_markers(options, terrain))
    if options.json:
        voice.say_json(los_as_json(result, voice, board, options.hex_mm))
    else:
        LosReport(voice, board, result, options.hex_mm).say()


def _write_all(options: LosOptions, voice: Voice) -> None:
    from companion.cli.los_table import write_all
    from companion.sight.table_file import table_format

    if options.source is not None or options.out is None:
        raise typer.BadParameter(voice.text("cli-all-needs-out"))
    if table_format(options.out) is None:
        raise typer.BadParameter(voice.text("cli-out-suffix", file=options.out.name))
    voice.board = board = sight_board(options)
    write_all(voice, *_prepared(options, board), options.out)


def _write_pairs(options: LosOptions, voice: Voice, pairs: Path) -> None:
    from companion.cli.los_pairs import write_pairs

    if options.source is not None or options.all or options.out is None or options.out.suffix != ".csv":
        raise typer.BadParameter(voice.text("cli-pairs-needs-out"))
    voice.board = board = sight_board(options)
    write_pairs(voice, *_prepared(options, board), pairs, options.out)


def _prepared(options: LosOptions, board: Board) -> tuple[SightTerrain | ReliefTerrain, Markers]:
    """The board prepared for sight, with the markers on it."""
    prepare = relief_terrain if board.has_heights else sight_terrain
    terrain: SightTerrain | ReliefTerrain = prepare(options, board)
    return terrain, typed_markers(options, terrain)

"""`companion los`: one line of sight explained, or every line of the board into a file."""

import typer

from companion.cli.los_json import los_as_json
from companion.cli.los_report import LosReport
from companion.cli.options import LosOptions
from companion.cli.sight_inputs import sight_board, sight_terrain, typed_markers, typed_position
from companion.cli.voice import Voice, speaking
from companion.reason import Reason
from companion.sight.los import line_of_sight
from companion.sight.result import SightError


def check_lines(options: LosOptions, language: str) -> None:
    """Run the verb; wrong combinations of options are told as wrong usage."""
    with speaking(language) as voice:
        if options.all:
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
    terrain = sight_terrain(options, board)
    write_all(voice, terrain, typed_markers(options, terrain), options.out)

"""`companion board check` and `companion board info`."""

from dataclasses import fields
from typing import Any

from companion.board.check import check_board
from companion.board.facts import Confidence
from companion.board.info import board_info
from companion.board.model import Board
from companion.cli.named_board import named_board
from companion.cli.options import BoardOptions
from companion.cli.voice import Voice, speaking


def examine_board(options: BoardOptions, language: str) -> None:
    """Run `board check`: a file that cannot be used is refused, what is odd in it is listed."""
    with speaking(language) as voice:
        voice.board = board = named_board(options.file)
        findings = check_board(board)
        if options.json:
            told = [voice.reason_json(finding) for finding in findings]
            voice.say_json({"board": board.id, "digest": board.digest, "findings": told})
            return
        voice.say(
            voice.text("cli-board-checked", title=board.title, hexes=len(board), findings=len(findings))
        )
        for finding in findings:
            voice.say(f"  {voice.reason(finding)}")


def describe_board(options: BoardOptions, language: str) -> None:
    """Run `board info`."""
    with speaking(language) as voice:
        board = named_board(options.file)
        if options.json:
            voice.say_json(board_as_json(board))
        else:
            _say(voice, board)


def board_as_json(board: Board) -> dict[str, Any]:
    """How the board is numbered, and everything that `board_info` counts."""
    numbering = {
        "style": board.numbering.style.value,
        "orientation": board.orientation.value,
        "shift": board.numbering.shift.value,
    }
    info = board_info(board)
    return {field.name: getattr(info, field.name) for field in fields(info)} | {"numbering": numbering}


def _say(voice: Voice, board: Board) -> None:
    text, info = voice.text, board_info(board)
    voice.say(text("cli-board-title", title=info.title, id=info.id), "bold")
    ends = {"first": info.first_hex, "last": info.last_hex}
    voice.say(text("cli-board-hexes", hexes=info.hexes, half=info.half_hexes, **ends))
    for key, count in info.terrain.items():
        voice.say("  " + text("cli-board-terrain", terrain=voice.terrain(key), count=count))
    lines, exits = sum(info.lines.values()), sum(info.exits.values())
    voice.say(text("cli-board-shapes", areas=sum(info.areas.values()), lines=lines, exits=exits))
    voice.say(text("cli-board-uncertain", hexes=info.hexes - info.confidences.get(Confidence.HIGH, 0)))

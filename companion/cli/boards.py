"""`companion board check` and `companion board info`."""

from collections import Counter
from collections.abc import Iterable

from companion.board.check import check_board
from companion.board.facts import Confidence, HexFacts
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


def board_as_json(board: Board) -> dict[str, object]:
    """Who the board is, how it is numbered, and how many facts of each kind it holds."""
    return {
        "board": board.id,
        "title": board.title,
        "digest": board.digest,
        "numbering": {
            "style": board.numbering.style.value,
            "orientation": board.orientation.value,
            "shift": board.numbering.shift.value,
        },
        "hexes": len(board),
        "half_hexes": sum(facts.is_half for facts in board.hexes.values()),
        "terrain": _terrain_counts(board),
        "hexsides": _counts(key for facts in board.hexsides.values() for key in facts.features),
        "areas": _counts(area.kind for area in board.areas),
        "lines": _counts(line.network for line in board.lines),
        "places": _places(board),
        "uncertain": _uncertain(board),
    }


def _terrain_counts(board: Board) -> dict[str, int]:
    return _counts(key for facts in board.hexes.values() for key in facts.terrain)


def _counts(keys: Iterable[str]) -> dict[str, int]:
    """How often each key comes, the most frequent first."""
    return dict(sorted(Counter(keys).items(), key=lambda item: (-item[1], item[0])))


def _places(board: Board) -> list[str]:
    """The names on the map, each once however often it is printed."""
    return list(dict.fromkeys(place.name for place in board.places))


def _uncertain(board: Board) -> list[str]:
    return [board.hex_name(hex_) for hex_, facts in board.hexes.items() if _is_uncertain(facts)]


def _is_uncertain(facts: HexFacts) -> bool:
    """Whether the source is not sure of some fact of the hex."""
    sources = (facts.provenance, *facts.exceptions.values())
    return any(source.confidence is not Confidence.HIGH for source in sources)


def _say(voice: Voice, board: Board) -> None:
    text, join = voice.text, voice.catalogue.join
    voice.say(text("cli-board-title", title=board.title, id=board.id), "bold")
    half_hexes = sum(facts.is_half for facts in board.hexes.values())
    voice.say(text("cli-board-hexes", hexes=len(board), half=half_hexes))
    for key, count in _terrain_counts(board).items():
        voice.say("  " + text("cli-board-terrain", terrain=voice.terrain(key), count=count))
    voice.say(text("cli-board-shapes", areas=len(board.areas), lines=len(board.lines)))
    if places := _places(board):
        voice.say(text("cli-board-places", places=join(places)))
    if uncertain := _uncertain(board):
        voice.say(text("cli-board-uncertain", hexes=join(uncertain)))

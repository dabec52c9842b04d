"""`companion board import`: a board archive of the player's as a board file of our own."""

from companion.board.archives.opening import read_file
from companion.board.formats.writer import board_text
from companion.cli.options import ImportOptions
from companion.cli.voice import speaking
from companion.files import write_text


def import_archive(options: ImportOptions, language: str) -> None:
    """Run the verb; what in the archive was not understood is told."""
    with speaking(language) as voice:
        imported = read_file(options.archive)
        voice.board = board = imported.board
        write_text(options.out, board_text(board))
        if options.json:
            remarks = [voice.reason_json(remark) for remark in imported.remarks]
            voice.say_json({"board": board.id, "file": str(options.out), "remarks": remarks})
            return
        counts = {"hexes": len(board), "areas": len(board.areas)}
        voice.say(voice.text("cli-board-imported", title=board.title, file=str(options.out), **counts))
        for remark in imported.remarks:
            voice.say(f"  {voice.reason(remark)}")

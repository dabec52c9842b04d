"""`companion board join`: boards put together in a row, or in rows of several, as one file."""

import re
from collections.abc import Iterator
from pathlib import Path

import typer

from companion.board.archives.opening import read_file
from companion.board.joined.joining import joined
from companion.board.joined.plan import MapPlan, PlacedBoard, is_plan, save_plan
from companion.cli.options import JoinBoardsOptions
from companion.cli.voice import Voice, speaking
from companion.files import reading

_TURNED = ":turned"
_TYPED = re.compile(r"(.+?)((?::turned)?)(?::([A-Za-z]+\d+-[A-Za-z]+\d+))?((?::turned)?)")


def join_boards(options: JoinBoardsOptions, language: str) -> None:
    """Run the verb; boards that do not fit are refused, and nothing is written."""
    with speaking(language) as voice:
        if not is_plan(options.out):
            raise typer.BadParameter(voice.text("cli-join-suffix", file=options.out.name))
        boards, changes = tuple(_placed(options)), tuple(options.change or ())
        plan = MapPlan(title=options.title, boards=boards, changes=changes)
        _try(plan, options.out, voice, as_json=options.json)


def _placed(options: JoinBoardsOptions) -> Iterator[PlacedBoard]:
    columns = options.columns or len(options.boards)
    for number, typed in enumerate(options.boards):
        match = _TYPED.fullmatch(typed)
        file, before, crop, behind = match.groups("") if match else (typed, "", "", "")
        place = PlacedBoard(file=file, row=number // columns, column=number % columns)
        with reading(options.out.name):
            yield place.model_copy(update={"turned": _TURNED in {before, behind}}).cropped(crop)


def _try(plan: MapPlan, out: Path, voice: Voice, *, as_json: bool) -> None:
    opened = [read_file(Path(one.file)) for one in plan.boards]
    with reading(out.name):
        imported = joined(plan, opened)
    save_plan(plan, out)
    board = imported.board
    if as_json:
        remarks = [voice.reason_json(remark) for remark in imported.remarks]
        voice.say_json({"board": board.id, "file": str(out), "remarks": remarks})
        return
    voice.say(voice.text("cli-board-joined", title=board.title, file=str(out), hexes=len(board)))
    for remark in imported.remarks:
        voice.say(f"  {voice.reason(remark)}")

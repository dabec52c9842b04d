"""`companion los --all`: every line of the board, judged and written into one file."""

import csv
import io
from collections.abc import Callable
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from companion.cli.voice import Voice
from companion.files import cause_of, write_whole
from companion.reason import CompanionError, Reason
from companion.sight.markers import Markers
from companion.sight.result import Verdict
from companion.sight.terrain import SightTerrain
from companion.sight.viewshed import SightTable, sight_table

Format = Callable[[SightTable], bytes]


class TableFileError(CompanionError):
    """A place where the table cannot be written."""


def write_table(
    voice: Voice, terrain: SightTerrain, markers: Markers, file: Path, table_format: Format
) -> None:
    """Judge every line and write the file whole or not at all."""
    _check_place(file)
    table = _judge_all(voice, terrain, markers)
    try:
        write_whole(file, table_format(table))
    except OSError as error:
        raise _unwritable(file, cause_of(error)) from None
    count = len(table.names)
    voice.say(voice.text("cli-all-written", file=str(file), pairs=count * (count - 1) // 2))


def _check_place(file: Path) -> None:
    """What makes the place unusable is told before the work, not after it."""
    if file.is_dir():
        raise _unwritable(file, "folder")
    if not file.absolute().parent.is_dir():
        raise _unwritable(file, "no-folder")


def _unwritable(file: Path, cause: str) -> TableFileError:
    where = str(file.absolute().parent)
    return TableFileError(Reason("file-unwritable", args={"file": file.name, "where": where, "cause": cause}))


def _judge_all(voice: Voice, terrain: SightTerrain, markers: Markers) -> SightTable:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(voice.text("cli-all-judging"), total=1.0)
        return sight_table(terrain, markers, lambda done: progress.update(task, completed=done))


def table_format(file: Path) -> Format | None:
    """How a file of this name is written; None for an unknown ending."""
    return {".npz": _as_npz, ".csv": _as_csv}.get(file.suffix.lower())


def _as_npz(table: SightTable) -> bytes:
    """names, verdict (n x n: 0 clear, 1 hindered, 2 blocked, 3 too close) and hindrance (n x n)."""
    out = io.BytesIO()
    names = np.array(table.names)
    np.savez_compressed(out, names=names, verdict=table.verdict, hindrance=table.hindrance)
    return out.getvalue()


def _as_csv(table: SightTable) -> bytes:
    """A row for every pair of different hexes, once."""
    out = io.StringIO(newline="")
    rows = csv.writer(out)
    rows.writerow(("from", "to", "verdict", "hindrance"))
    words = [verdict.value for verdict in Verdict]
    for i, name in enumerate(table.names):
        others = range(i + 1, len(table.names))
        verdicts, hindrances = table.verdict[i].tolist(), table.hindrance[i].tolist()
        rows.writerows((name, table.names[j], words[verdicts[j]], hindrances[j]) for j in others)
    return out.getvalue().encode("utf-8")

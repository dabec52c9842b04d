"""`companion los --all`: every line of the board, judged and written into one file."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from companion.cli.voice import Voice
from companion.sight.markers import Markers
from companion.sight.relief.marked_table import marked_table
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.table import SightTable, sight_table
from companion.sight.table_file import check_place, write_table
from companion.sight.terrain import SightTerrain


def write_all(voice: Voice, terrain: SightTerrain | ReliefTerrain, markers: Markers, file: Path) -> None:
    """Judge every line and write the file whole or not at all."""
    check_place(file)
    table = _judge_all(voice, terrain, markers)
    write_table(table, file)
    count = len(table.names)
    voice.say(voice.text("cli-all-written", file=str(file), pairs=count * (count - 1) // 2))


def _judge_all(voice: Voice, terrain: SightTerrain | ReliefTerrain, markers: Markers) -> SightTable:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(voice.text("cli-all-judging"), total=1.0)

        def tell(done: float) -> None:
            progress.update(task, completed=done)

        if isinstance(terrain, ReliefTerrain):
            return marked_table(terrain, markers, tell)
        return sight_table(terrain, markers, tell)

"""Sight tables as files: NumPy's npz, or CSV for a spreadsheet."""

import csv
import io
from collections.abc import Callable
from pathlib import Path

import numpy as np

from companion.files import cause_of, write_whole
from companion.reason import CompanionError, Reason
from companion.sight.result import Verdict
from companion.sight.table import SightTable

TableFormat = Callable[[SightTable], bytes]


class TableFileError(CompanionError):
    """A place where the table cannot be written, or a name that tells no format."""


def write_table(table: SightTable, file: Path) -> None:
    """Write a table whole or not at all, as the file's ending says; TableFileError when it cannot."""
    written_as = table_format(file)
    if written_as is None:
        raise TableFileError(Reason("sight-table-format", args={"file": file.name}))
    try:
        write_whole(file, written_as(table))
    except OSError as error:
        raise _unwritable(file, cause_of(error)) from None


def table_format(file: Path) -> TableFormat | None:
    """How a file of this name is written; None for an unknown ending."""
    return {".npz": _as_npz, ".csv": _as_csv}.get(file.suffix.lower())


def check_place(file: Path) -> None:
    """Tell what makes a place unusable before the work, not after it; TableFileError when so."""
    if file.is_dir():
        raise _unwritable(file, "folder")
    folder = file.absolute().parent
    if not folder.is_dir():
        raise _unwritable(file, "no-folder" if _is_cut_off(folder) else "missing")


def _is_cut_off(folder: Path) -> bool:
    """Whether a file stands where the folder, or one above it, should be."""
    return any(above.is_file() for above in (folder, *folder.parents))


def _unwritable(file: Path, cause: str) -> TableFileError:
    where = str(file.absolute().parent)
    return TableFileError(Reason("file-unwritable", args={"file": file.name, "where": where, "cause": cause}))


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

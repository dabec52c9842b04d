"""Rows for a spreadsheet that shows what was typed and reckons nothing."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

# What begins a formula, as spreadsheets type it in some language, also behind blanks that they strip.
_STARTS_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
_BLANKS = ("\t", "\r", "\n")


def csv_text(rows: Iterable[Sequence[str]]) -> str:
    """The rows as CSV. A cell that would be a formula is led by an apostrophe: text to every spreadsheet."""
    target = StringIO()
    csv.writer(target).writerows([_as_text(cell) for cell in row] for row in rows)
    return target.getvalue()


def _as_text(cell: str) -> str:
    is_formula = cell.startswith(_BLANKS) or cell.lstrip().startswith(_STARTS_FORMULA)
    return f"'{cell}" if is_formula else cell

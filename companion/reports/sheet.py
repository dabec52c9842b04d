"""A sheet to print: tables under headings, for records that players else keep on paper."""

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from companion.kit.panels import Table
from companion.reason import Reason
from companion.reports.words import Words

_TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True, slots=True)
class Section:
    """A table with its heading; `empty` stands in its place while it has no rows."""

    heading: Reason
    table: Table
    empty: Reason


@dataclass(frozen=True, slots=True)
class Sheet:
    """Sections under a title. `secret_to` names the faction that alone may see it; empty: everybody."""

    title: Reason
    sections: tuple[Section, ...]
    secret_to: str = ""


def sheets_html(
    sheets: Sequence[Sheet], words: Words, title: str, picture: tuple[str, bytes] = ("", b"")
) -> str:
    """Sheets under one another as a page to print, each secret one on paper of its own.

    `picture` is a heading with a PNG, on the last one.
    """
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template("sheet.html").render(
        title=title,
        language=words.catalogue.language,
        sheets=sheets,
        reason=words.reason,
        heading=picture[0],
        picture=base64.b64encode(picture[1]).decode(),
    )

"""The script `companion`: the verbs that need no window, and those that open one."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from companion.cli.app import app, run
from companion.text import Catalogue, system_language

_Out = Annotated[Path, typer.Option("--out", help="cli-help-pictures", metavar="DIR")]
_ForGuide = Annotated[bool, typer.Option("--guide", help="cli-help-guide-pictures")]


@app.command("app", help="cli-help-app-verb")
def open_app() -> None:
    from ui.app import has_display, main

    if not has_display():
        from companion.cli.voice import REFUSED  # which brings what draws tables in a terminal

        sys.stderr.write(_text("app-no-display") + "\n")
        raise typer.Exit(REFUSED)
    raise typer.Exit(main())


@app.command("tour", help="cli-help-tour")
def make_tour(out: _Out, guide: _ForGuide = False) -> None:
    from companion.cli.voice import speaking
    from ui.tour.tour import write_guide, write_tour

    _go_offscreen()
    with speaking(system_language(os.environ)):
        (write_guide if guide else write_tour)(out)


@app.command("shots", help="cli-help-shots")
def make_shots(out: _Out) -> None:
    from companion.cli.voice import speaking
    from ui.tour.tour import write_shots

    _go_offscreen()
    with speaking(system_language(os.environ)):
        write_shots(out)


def _go_offscreen() -> None:
    """Pictures are drawn the same way everywhere, and need no display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _text(key: str) -> str:
    return Catalogue(system_language(os.environ)).text(key)


def main() -> None:
    """Run the command line."""
    run(app)

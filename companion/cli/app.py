"""The verbs and how they are run.

Exit codes: 0 answered, whatever the verdict; 1 refused, with one line on standard error saying what
and where; 2 called wrongly.
"""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import typer

from companion import __version__
from companion.cli.one_line import tell_refusal
from companion.cli.options import (
    BoardOptions,
    HostOptions,
    ImportOptions,
    JoinBoardsOptions,
    JoinOptions,
    Language,
    LosOptions,
    MailOptions,
    ServeOptions,
    TruthOptions,
    ViewOptions,
    takes,
)
from companion.text import LANGUAGES, Catalogue, system_language

# Typer exports this one alone of its errors; its base is that of all wrong usage.
_UsageError: Any = typer.BadParameter.__base__

# Typer takes Rich's boxes for help and errors by default; refusals here are one line.
app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False)
board_app = typer.Typer(rich_markup_mode=None)
app.add_typer(board_app, name="board", help="cli-help-board-verbs")


@app.callback(invoke_without_command=True, help="cli-help-app")
def _main(
    context: typer.Context, version: bool = typer.Option(False, "--version", help="cli-help-version")
) -> None:
    if version:
        sys.stdout.write(f"{__version__}\n")
        raise typer.Exit
    _help_without_verb(context)


@board_app.callback(invoke_without_command=True)
def _board(context: typer.Context) -> None:
    _help_without_verb(context)


def _help_without_verb(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        sys.stdout.write(f"{context.get_help()}\n")


@app.command(help="cli-help-los")
@takes(LosOptions)
def los(options: LosOptions) -> None:
    from companion.cli.los import check_lines

    check_lines(options, _language(options.lang))


@app.command(help="cli-help-view")
@takes(ViewOptions)
def view(options: ViewOptions) -> None:
    from companion.cli.view import show_view

    show_view(options, _language(options.lang))


@board_app.command(help="cli-help-board-check")
@takes(BoardOptions)
def check(options: BoardOptions) -> None:
    from companion.cli.boards import examine_board

    examine_board(options, _language(options.lang))


@board_app.command(help="cli-help-board-info")
@takes(BoardOptions)
def info(options: BoardOptions) -> None:
    from companion.cli.boards import describe_board

    describe_board(options, _language(options.lang))


@board_app.command("import", help="cli-help-board-import")
@takes(ImportOptions)
def import_(options: ImportOptions) -> None:
    from companion.cli.board_import import import_archive

    import_archive(options, _language(options.lang))


@board_app.command("join", help="cli-help-board-join")
@takes(JoinBoardsOptions)
def join_boards(options: JoinBoardsOptions) -> None:
    from companion.cli.board_join import join_boards as put_together

    put_together(options, _language(options.lang))


@app.command(help="cli-help-host")
@takes(HostOptions)
def host(options: HostOptions) -> None:
    from companion.cli import table

    table.host(options, _language(options.lang))


@app.command(help="cli-help-join")
@takes(JoinOptions)
def join(options: JoinOptions) -> None:
    from companion.cli import table

    table.join(options, _language(options.lang))


@app.command(help="cli-help-mail")
@takes(MailOptions)
def mail(options: MailOptions) -> None:
    from companion.cli.mail import mail as send_and_take

    send_and_take(options, _language(options.lang))


@app.command(help="cli-help-truth")
@takes(TruthOptions)
def truth(options: TruthOptions) -> None:
    from companion.cli.truth import truth as tell

    tell(options, _language(options.lang))


@app.command(help="cli-help-serve")
@takes(ServeOptions)
def serve(options: ServeOptions) -> None:
    from companion.cli import table

    table.serve(options, _language(options.lang))


def _language(asked: Language | None) -> str:
    return asked.value if asked else system_language(os.environ)


def run(application: typer.Typer = app, arguments: Sequence[str] | None = None) -> None:
    """Run a command line (the process's own by default) and end the process."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    command, catalogue = typer.main.get_command(application), Catalogue(_typed_language(arguments))
    _word(command, catalogue)
    _write_anything(sys.stdout)
    try:
        sys.exit(command(arguments, prog_name="companion", standalone_mode=False) or 0)
    except _UsageError as error:
        tell_refusal(_in_words(error, catalogue))
        sys.exit(error.exit_code)


def _in_words(error: Any, catalogue: Catalogue) -> str:
    """What was typed wrongly, and which help tells how it is typed."""
    command = error.ctx.command_path if error.ctx else "companion"
    return catalogue.text("cli-wrong-usage", message=error.format_message(), command=command)


def _write_anything(stream: Any) -> None:
    """Let a stream write what its encoding lacks, as names of files may hold anything."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="backslashreplace")


def _typed_language(arguments: Sequence[str]) -> str:
    """The language of help texts, which are worded before the options are read."""
    words = [word for argument in arguments for word in argument.split("=", 1)]
    asked = dict(pairwise(words)).get("--lang")
    return asked if asked in LANGUAGES else system_language(os.environ)


def _word(command: Any, catalogue: Catalogue) -> None:
    """Put the texts of help keys into a command, its options and the commands below it."""
    for part in (command, *command.params):
        key = getattr(part, "help", None)
        if key and key in catalogue:
            part.help = catalogue.text(key)
    for below in getattr(command, "commands", {}).values():
        _word(below, catalogue)

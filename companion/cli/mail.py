"""`companion mail`: moves of a session as a file to send, and those of another taken in."""

from pathlib import Path

from companion.cli.options import MailOptions
from companion.cli.voice import Voice, speaking
from companion.session.first_look import read_start
from companion.session.store import Head, SqliteStore
from companion.shared_table.errors import TableError
from companion.shared_table.mail import Moves, add_to, begin_from, read_moves, write_moves
from companion.shared_table.wire import WireHead, WireRecord


def mail(options: MailOptions, language: str) -> None:
    """Run the verb: take first, then send."""
    with speaking(language) as voice:
        if options.take is None and options.out is None:
            raise TableError.of("cli-mail-needs-file")
        if options.take is not None:
            _take(voice, options.file, options.take)
        if options.out is not None:
            _send(voice, options.file, options.out, options.since)


def _take(voice: Voice, file: Path, letter: Path) -> None:
    moves = read_moves(letter)
    if file.exists():
        count = add_to(file, read_start(SqliteStore.open(file, read_only=True)).session, moves)
    else:
        begin_from(moves, file).close()
        count = len(moves.records)
    voice.say(voice.text("cli-mail-taken", count=count, file=file.name))


def _send(voice: Voice, file: Path, letter: Path, since: int) -> None:
    store = SqliteStore.open(file, read_only=True)
    if (digest := store.digest_at(since)) is None:
        raise TableError.of("entry-unknown", entry=str(since))
    records = tuple(map(WireRecord.of, store.read(since)))
    after = WireHead.of(Head(since, digest))
    write_moves(Moves(session=read_start(store).session, after=after, records=records), letter)
    voice.say(voice.text("cli-mail-written", count=len(records), file=letter.name))

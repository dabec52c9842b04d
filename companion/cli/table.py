"""`companion host`, `join` and `serve`: a session at several machines, from a terminal."""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

from companion.cli.options import HostOptions, JoinOptions, ServeOptions
from companion.cli.voice import Voice, speaking
from companion.known_boards import systems_for
from companion.reason import Reason
from companion.session.first_look import read_start
from companion.session.letters import in_groups
from companion.session.seats import name_key
from companion.session.session import Session
from companion.session.store import SUFFIX, SessionStore, SqliteStore
from companion.shared_table.codes import code_of, is_whole, picture_of, read_code
from companion.shared_table.doorbell import Caller
from companion.shared_table.entering import ticket_of_letters
from companion.shared_table.errors import TableError
from companion.shared_table.grants import SPECTATOR
from companion.shared_table.hosted import HostedTable
from companion.shared_table.joined import JoinedStore, join_table, set_aside
from companion.shared_table.link import Phase
from companion.shared_table.nearby import announce
from companion.shared_table.serving import Club, shelf_at
from companion.shared_table.ticket import Ticket

_ASKED_AGAIN = 0.2
_ROOM_IN_NAME = 8
_OF_THIS_VERB = {  # what is told of an option in place of a field
    "shared-letters-not-found": "cli-table-not-found",
    "shared-address-malformed": "cli-table-address-malformed",
}


def host(options: HostOptions, language: str) -> None:
    """Run the verb `host`: serve one file until stopped."""
    with speaking(language) as voice, _until_stopped() as stopped:
        kept = SqliteStore.open(Path(options.file))
        try:
            table = HostedTable(kept, read_start(kept).session, "")
            table.open(options.listen, options.port)
            try:
                _tell_ways(voice, options, kept, table)
                _stay(voice, options, kept, table, stopped)
            finally:
                table.close()
        finally:
            kept.close()


def join(options: JoinOptions, language: str) -> None:
    """Run the verb `join`: keep a copy of a table up to date, and tell what is done there."""
    with speaking(language) as voice, _until_stopped() as stopped:
        ticket = read_code(options.code) if is_whole(options.code) else _ticket_of_letters(voice, options)
        path = options.file or Path(f"table-{ticket.session[:_ROOM_IN_NAME]}{SUFFIX}")
        if options.aside and path.exists():
            voice.say(voice.text("cli-table-aside", file=str(set_aside(path))))
        store = join_table(ticket, path)
        moved = Event()
        store.open(moved.set, moved.set)
        try:
            store.wait_until_there()
            _follow(voice, options, store, moved, stopped)
        finally:
            store.close()


def serve(options: ServeOptions, language: str) -> None:
    """Run the verb `serve`: many tables, from a folder or a database, until stopped."""
    with speaking(language) as voice, _until_stopped() as stopped:
        club = Club(shelf_at(options.store))
        try:
            port = club.open(options.listen, options.port)
            addresses = tuple(options.address or ())
            for file in options.bring or ():
                session, kept = club.bring(file), SqliteStore.open(file, read_only=True)
                ways = ((seat, club.ticket(session, seat, addresses)) for seat in (*_seats(kept), SPECTATOR))
                _tell_codes(voice, options.json, port, ways)
            if not options.json:
                voice.say(voice.text("cli-table-serving", port=str(port)))
            stopped.wait()
        finally:
            club.close()


# ---- the host ----------------------------------------------------------------------------------


def _tell_ways(voice: Voice, options: HostOptions, kept: SessionStore, table: HostedTable) -> None:
    addresses = tuple(options.address or ())
    ways = [(seat, table.ticket(seat, addresses)) for seat in (*_seats(kept), SPECTATOR)]
    _tell_codes(voice, options.json, table.port, ways)
    if options.qr:
        for seat, ticket in ways:
            if options.qr in (seat, "all"):
                voice.say(_seat_name(voice, seat))
                sys.stdout.write(picture_of(code_of(ticket)))


def _tell_codes(voice: Voice, as_json: bool, port: int, ways: Iterable[tuple[str, Ticket]]) -> None:
    codes = {seat: code_of(ticket) for seat, ticket in ways}
    if as_json:
        voice.say_json({"port": port, "codes": codes})
    else:
        voice.say(voice.text("cli-table-hosted", port=str(port)))
        for seat, code in codes.items():
            voice.say(_seat_name(voice, seat))
            voice.say(f"  {code}")
    sys.stdout.flush()


def _stay(voice: Voice, options: HostOptions, kept: SessionStore, table: HostedTable, stopped: Event) -> None:
    """Serve until stopped; let in who comes with letters to the seat that they are for."""
    if not options.letters:
        stopped.wait()
        return
    if options.letters not in (*_seats(kept), "spectator"):
        raise TableError.of("cli-table-seat-unknown", seats=", ".join(_seats(kept)))
    seat = SPECTATOR if options.letters == "spectator" else options.letters
    callers: list[Caller] = []
    table.doorbell.on_caller = callers.append
    letters = table.doorbell.open(seat)
    announced = announce(table.port, letters, table.addresses)
    try:
        voice.say(voice.text("cli-table-letters", letters=in_groups(letters), seat=_seat_name(voice, seat)))
        sys.stdout.flush()
        while not stopped.wait(_ASKED_AGAIN):
            while callers:
                caller = callers.pop()
                caller.decide(_is_agreed(voice, caller.digits))
    finally:
        if announced:
            announced.close()


def _is_agreed(voice: Voice, digits: str) -> bool:
    """Whether the other machine shows the same digits, as the player says."""
    voice.say(voice.text("cli-table-digits", digits=in_groups(digits, 3)))
    sys.stdout.flush()
    return sys.stdin.readline().strip().lower() in ("y", "yes", "j", "はい", "ｙ")


# ---- who joins ---------------------------------------------------------------------------------


def _ticket_of_letters(voice: Voice, options: JoinOptions) -> Ticket:
    """The ticket that the host gives to who has letters and shows the same digits."""
    try:
        return ticket_of_letters(options.code, options.at, lambda digits: _is_agreed(voice, digits))
    except TableError as refusal:
        key = _OF_THIS_VERB.get(refusal.reason.key, refusal.reason.key)
        raise TableError(replace(refusal.reason, key=key)) from refusal


def _follow(voice: Voice, options: JoinOptions, store: JoinedStore, moved: Event, stopped: Event) -> None:
    """Tell what is done at the table as it comes."""
    session = Session.open(store, systems_for(store))
    voice.board = session.system.board
    told = _tell_log(voice, options, session, 0)
    phase = store.standing.phase
    while not options.once and not stopped.is_set():
        if not moved.wait(_ASKED_AGAIN):
            continue
        moved.clear()
        session.catch_up()
        told = _tell_log(voice, options, session, told)
        if store.standing.phase is not phase:
            phase = store.standing.phase
            _tell_standing(voice, store)


def _tell_log(voice: Voice, options: JoinOptions, session: Session, told: int) -> int:
    for line in session.log(told + 1):
        seat = next(session.store.read(line.seq - 1)).seat
        if options.json:
            voice.say_json({"entry": line.seq, "seat": seat, "label": voice.reason_json(line.label)})
        else:
            voice.say(voice.text("cli-table-act", entry=str(line.seq), act=voice.reason(line.label)))
    sys.stdout.flush()
    return len(session.journal.entries)


def _tell_standing(voice: Voice, store: JoinedStore) -> None:
    standing = store.standing
    if standing.phase is Phase.THERE:
        voice.say(voice.text("cli-table-back"))
    elif standing.reason:
        voice.say(voice.reason(standing.reason))
    if standing.phase in (Phase.BARRED, Phase.APART) and standing.reason:
        raise TableError(standing.reason)


# ---- both --------------------------------------------------------------------------------------


def _seats(kept: SessionStore) -> tuple[str, ...]:
    """The seats of a session."""
    started = read_start(kept)
    if started.seats:
        return tuple(started.seats)
    system = systems_for(kept)(started.system)
    if system is None:
        raise TableError.of("store-unknown-game", file=kept.name, game=started.system)
    return tuple(started.seats_of(system.factions))


def _seat_name(voice: Voice, seat: str) -> str:
    return voice.reason(Reason(name_key(seat))) if seat else voice.text("cli-table-spectator")


@contextmanager
def _until_stopped() -> Iterator[Event]:
    """Set when the program is asked to end, by Ctrl+C or as a service."""
    stopped = Event()

    def stop(*_: Any) -> None:
        stopped.set()

    before: dict[signal.Signals, Callable[..., Any] | int | None] = {}
    for sign in (signal.SIGINT, signal.SIGTERM):
        with suppress(ValueError):  # not on the main thread
            before[sign] = signal.signal(sign, stop)
    try:
        yield stopped
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)

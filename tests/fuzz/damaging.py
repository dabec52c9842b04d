"""Session files that somebody or something has damaged, cut or tampered with.

Each way to do harm takes a whole session file and a seed, and leaves it harmed. Those that change what the
file says compute its digests anew, so that nothing but the reader's own care stands against them.
"""

import json
import sqlite3
import struct
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

from companion.session.secrets.sealing import Seal
from companion.session.store import Record

Harm = Callable[[Path, Random], None]
Row = dict[str, Any]  # an entry by the names of its columns
PAGE = 4096
NOT_FITTING: tuple[Any, ...] = (
    None, True, -1, 10**30, 1e308, "", "\ud7ff\n" * 3, [], [[]], {}, {"type": "nobody"}, "9" * 5000,
)  # fmt: skip


# ---- to the bytes ----


def flip_bits(path: Path, random: Random) -> None:
    """A few bits turned over, anywhere."""
    data = bytearray(path.read_bytes())
    for _ in range(random.choice((1, 2, 8, 64))):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    path.write_bytes(data)


def flip_in_header(path: Path, random: Random) -> None:
    """One byte of the file's header is another."""
    data = bytearray(path.read_bytes())
    data[random.randrange(100)] = random.randrange(256)
    path.write_bytes(data)


def cut(path: Path, random: Random) -> None:
    """The tail is gone, sometimes all of it."""
    data = path.read_bytes()
    pages = random.randrange(len(data) // PAGE) * PAGE
    path.write_bytes(data[: random.choice((pages, random.randrange(len(data)), 0))])


def cut_at_the_head(path: Path, random: Random) -> None:
    """The head is gone."""
    path.write_bytes(path.read_bytes()[random.randrange(1, PAGE) :])


def swap_pages(path: Path, random: Random) -> None:
    """Two pages have changed places, or one stands there twice, empty or full of noise."""
    data = bytearray(path.read_bytes())
    one, other = (random.randrange(len(data) // PAGE) * PAGE for _ in range(2))
    theirs = data[other : other + PAGE]
    kept = random.choice((data[one : one + PAGE], theirs, bytes(PAGE), random.randbytes(PAGE)))
    data[one : one + PAGE], data[other : other + PAGE] = theirs, kept
    path.write_bytes(data)


def put_noise_behind(path: Path, random: Random) -> None:
    """Something else was written behind it."""
    path.write_bytes(path.read_bytes() + random.randbytes(random.randrange(1, 3 * PAGE)))


def put_another_log_beside(path: Path, random: Random) -> None:
    """A write-ahead log or a journal that is none of this file's lies beside it."""
    beside = path.with_name(path.name + random.choice(("-wal", "-journal", "-shm")))
    heads = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83", b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", b"")
    beside.write_bytes(random.choice(heads) + random.randbytes(random.randrange(8 * PAGE)))


def replace_by_something_else(path: Path, random: Random) -> None:
    """It never was a session."""
    texts = (b"", b"\0" * 5000, b"SQLite format 3\0", b"{}", "日記".encode() * 400, random.randbytes(9000))
    path.write_bytes(random.choice(texts))


# ---- to what it says, with digests that fit ----


def edit_values(path: Path, random: Random) -> None:
    """Values of a readable entry are of another kind, too large, or gone."""
    _edit(path, random, lambda body: _harm_value(body, random))


def edit_words(path: Path, random: Random) -> None:
    """A name in an entry (of a type, a counter, a battery, a hex) is another one of the same file."""

    def change(body: Any) -> Any:
        texts = [place for place in _places(body) if isinstance(place[0][place[1]], str)]
        if len(texts) > 1:
            (a, k), (b, j) = random.sample(texts, 2)
            a[k], b[j] = b[j], a[k]
        return body

    _edit(path, random, change)


def nest_deeply(path: Path, random: Random) -> None:
    """An entry is nested deeper than any reader goes."""
    depth = random.choice((50, 1_000, 100_000))
    opening, closing_ = random.choice(((b"[", b"]"), (b'{"a":', b"}")))
    body = opening * depth + b"1" + closing_ * depth
    _replace(path, random, random.choice((body, b'{"time":' + body + b"}", b'{"events":' + body + b"}")))


def replace_a_body(path: Path, random: Random) -> None:
    """An entry says nothing that can be read, or one thing over and over."""
    bodies = (
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"time":"yesterday"}',
        b"9" * 6_000,
        b"NaN",
        b'"\\ud800"',
    )
    _replace(path, random, random.choice(bodies))


def swell_a_body(path: Path, random: Random) -> None:
    """An entry of some megabytes."""
    size = random.choice((1, 4)) << 20
    _replace(path, random, random.choice((bytes(size), b'{"time":"' + b"9" * size + b'"}', b"[" * size)))


def mix_rows(path: Path, random: Random) -> None:
    """Entries are left out, doubled, moved, or of another faction, version, seal, act or part."""
    rows = _rows(path)
    k = random.randrange(len(rows))
    match random.randrange(5):
        case 0:
            del rows[k:]
        case 1:
            del rows[k]
        case 2:
            rows.insert(k, random.choice(rows))
        case 3:
            random.shuffle(rows)
        case _:
            other = {
                "sealed": (0, 1, 2),
                "version": (0, 1, 2, 3, -1, 2**62),
                "faction": ("", "german", "nobody"),
            }
            other |= {
                "act": ("", "0", "x" * 999),
                "part": (0, 1, -1),
                "epoch": (-1, 2**40),
                "mac": (b"", b"x"),
            }
            for name in other.keys() & rows[k].keys():
                rows[k][name] = random.choice((rows[k][name], *other[name]))
    _write(path, rows)


def raise_the_cost(path: Path, random: Random) -> None:
    """To try a pass phrase would take all memory there is, or cannot be begun."""

    def change(body: Any) -> Any:
        for owner, name in _places(body):
            if name == "cost":
                owner[name] = random.choice((1 << 40, 1 << 25, 0, -1, 3, 1 << 200))
        return body

    _edit(path, random, change, every=True)


# ---- to how it is laid out ----


def harm_shortcuts(path: Path, random: Random) -> None:
    """What only saves time is not what it was; where a format has none, one is put there."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        made = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'snapshots'").fetchone()
        if made is None:
            connection.execute("CREATE TABLE snapshots (seq INTEGER, form TEXT, digest BLOB, body BLOB)")
        last, digest = connection.execute("SELECT seq, digest FROM entries ORDER BY seq DESC").fetchone()
        row = (
            random.choice((last, 1, last + 9)),
            "",
            random.choice((digest, b"")),
            random.choice((b"{}", b"")),
        )
        connection.execute("UPDATE snapshots SET body = ?", (random.choice((b"", b"[]", b"\x80\x05.")),))
        connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", row)


_ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
_EMPTY_ROW = "seq, '' AS faction, 1 AS version, 0 AS sealed, x'' AS body, x'' AS digest"
_COPY = "CREATE TABLE copied AS {}; DROP TABLE entries; ALTER TABLE copied RENAME TO entries"
_HIDE = "ALTER TABLE entries RENAME TO hidden; CREATE VIEW entries AS {}"
LAYOUTS: tuple[str, ...] = (
    _HIDE.format("SELECT * FROM hidden"),
    _HIDE.format("SELECT a.* FROM hidden a, hidden b, hidden c"),
    _HIDE.format(f"{_ENDLESS} SELECT i AS {_EMPTY_ROW} FROM n"),
    _HIDE.format(f"{_ENDLESS} SELECT max(i) AS {_EMPTY_ROW} FROM n"),
    _COPY.format("SELECT seq, faction, version, sealed, CAST(body AS TEXT) AS body, digest FROM entries"),
    _COPY.format(
        "SELECT seq, 7 AS faction, 'one' AS version, sealed, NULL AS body, 1.5 AS digest FROM entries"
    ),
    "DROP TABLE entries",
    "DELETE FROM entries",
    "ALTER TABLE entries DROP COLUMN digest",
    "ALTER TABLE entries RENAME COLUMN body TO text",
    "ALTER TABLE entries ADD COLUMN more TEXT",
    f"CREATE TRIGGER more AFTER INSERT ON entries BEGIN SELECT max(i) FROM ({_ENDLESS} SELECT i FROM n); END",
    "CREATE TRIGGER none BEFORE INSERT ON entries BEGIN SELECT RAISE(IGNORE); END",
    "PRAGMA user_version = 99",
    "PRAGMA user_version = -1",
    "PRAGMA user_version = 0",
    "PRAGMA application_id = 1",
)


def change_the_layout(path: Path, random: Random) -> None:
    """Views in place of tables, columns that are missing or of another kind, triggers, other numbers."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(random.choice(LAYOUTS))


HARMS: Mapping[str, Harm] = {
    harm.__name__.replace("_", " "): harm
    for harm in (
        flip_bits,
        flip_in_header,
        cut,
        cut_at_the_head,
        swap_pages,
        put_noise_behind,
        put_another_log_beside,
        replace_by_something_else,
        edit_values,
        edit_words,
        nest_deeply,
        replace_a_body,
        swell_a_body,
        mix_rows,
        raise_the_cost,
        harm_shortcuts,
        change_the_layout,
    )
}


# ---- reading and writing records past the store, in whatever columns its format has ----


def _rows(path: Path) -> list[Row]:
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute("SELECT * FROM entries ORDER BY seq")]


def _write(path: Path, rows: Sequence[Row]) -> None:
    """Lay records down as a store would have done, numbered in their order."""
    before = b""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        connection.execute("DELETE FROM entries")
        for seq, row in enumerate(rows, start=1):
            with suppress(struct.error):  # a number that no digest can hold keeps the old one
                before = _record(row, seq).digest(before)
            _insert(connection, {**row, "seq": seq, "digest": before})
        connection.execute("COMMIT")


def _record(row: Row, seq: int) -> Record:
    known = {field.name for field in fields(Record)}
    further = {name: value for name, value in row.items() if name in known}
    return Record(**{**further, "seq": seq, "seal": Seal(row["sealed"])})


def _insert(connection: sqlite3.Connection, row: Row) -> None:
    places = ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO entries ({', '.join(row)}) VALUES ({places})", [*row.values()])


def _edit(path: Path, random: Random, change: Callable[[Any], Any], *, every: bool = False) -> None:
    rows = _rows(path)
    clear = [row for row in rows if not row["sealed"]]
    for row in clear if every else [random.choice(clear)]:
        body = change(json.loads(row["body"]))
        row["body"] = json.dumps(body, ensure_ascii=random.random() < 0.5).encode()
    _write(path, rows)


def _replace(path: Path, random: Random, body: bytes) -> None:
    rows = _rows(path)
    random.choice(rows)["body"] = body
    _write(path, rows)


def _harm_value(body: Any, random: Random) -> Any:
    places = _places(body)
    if not places:
        return random.choice(NOT_FITTING)
    for _ in range(random.choice((1, 1, 3))):
        owner, name = random.choice(places)
        if random.random() < 0.3 and isinstance(owner, dict):
            owner.pop(name, None)
        elif name in owner if isinstance(owner, dict) else name < len(owner):
            owner[name] = random.choice(NOT_FITTING)
    return body


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in JSON data: what holds it, and under what."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = []
    for name, item in items:
        found += [(value, name), *_places(item)]
    return found

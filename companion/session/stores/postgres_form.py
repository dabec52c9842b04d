"""The tables of sessions in a PostgreSQL database, by numbered migrations. Nothing of any game is in them.

Only what every PostgreSQL-compatible database has is used: two processes that migrate at once are told
apart by the number that both write.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from psycopg import Connection

SCHEMA = "wargame_companion"
CHANNEL = "wargame_companion_moved"  # told the id of a session whose head has moved

_FIRST = f"""
CREATE TABLE {SCHEMA}.sessions (
    id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    digest BYTEA NOT NULL
);
CREATE TABLE {SCHEMA}.entries (
    session TEXT NOT NULL REFERENCES {SCHEMA}.sessions (id),
    seq BIGINT NOT NULL,
    faction TEXT NOT NULL,
    version BIGINT NOT NULL,
    sealed BIGINT NOT NULL,
    act TEXT NOT NULL,
    part BIGINT NOT NULL,
    seat TEXT NOT NULL,
    epoch BIGINT NOT NULL,
    signature BYTEA NOT NULL,
    public_key BYTEA NOT NULL,
    digest BYTEA NOT NULL,
    mac BYTEA NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (session, seq)
);
CREATE TABLE {SCHEMA}.snapshots (
    session TEXT NOT NULL REFERENCES {SCHEMA}.sessions (id),
    seq BIGINT NOT NULL,
    form TEXT NOT NULL,
    digest BYTEA NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (session, seq)
);
CREATE TABLE {SCHEMA}.secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);
"""
MIGRATIONS = (_FIRST,)  # what leads from each number to the next
_BEGIN = f"""
CREATE SCHEMA IF NOT EXISTS {SCHEMA};
CREATE TABLE IF NOT EXISTS {SCHEMA}.migrations (number BIGINT PRIMARY KEY);
"""
_NUMBER = f"SELECT coalesce(max(number), 0) FROM {SCHEMA}.migrations"
_TRIES = 5


def migrate(connection: "Connection[Any]") -> int:
    """Bring a database to this program's form; the number that it had when this is lower than its own."""
    from psycopg import errors

    for _ in range(_TRIES):
        try:
            return _migrate(connection)
        except (errors.UniqueViolation, errors.DuplicateTable, errors.DuplicateSchema):
            continue  # another process did it just now
        except errors.SerializationFailure:
            continue
    return _migrate(connection)


def _migrate(connection: "Connection[Any]") -> int:
    with connection.transaction():
        connection.execute(_BEGIN)
    number = _number(connection)
    for step in range(number, len(MIGRATIONS)):
        with connection.transaction():
            connection.execute(f"INSERT INTO {SCHEMA}.migrations VALUES ({step + 1})")
            connection.execute(MIGRATIONS[step].encode())
    return _number(connection)


def _number(connection: "Connection[Any]") -> int:
    row = connection.execute(_NUMBER).fetchone()
    return int(row[0]) if row else 0

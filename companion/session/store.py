"""Where sessions are kept, for the rest of the program: records, the interface, the session file."""

from companion.session.stores.form import FORMAT, SUFFIX
from companion.session.stores.record import Head, Record, SessionStore, Snapshot
from companion.session.stores.sqlite import SqliteStore

__all__ = ["FORMAT", "SUFFIX", "Head", "Record", "SessionStore", "Snapshot", "SqliteStore"]

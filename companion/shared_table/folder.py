"""Many tables in a folder of session files, each opened when somebody comes to it."""

from pathlib import Path
from threading import RLock

from companion.session.errors import StoreError
from companion.session.first_look import read_start
from companion.session.store import SUFFIX, SqliteStore
from companion.shared_table.errors import TableError
from companion.shared_table.log import StoreLog

_SETTLED_AFTER = 10.0  # seconds until a file alone holds an act: of many files, folding each at once is dear


class FolderShelf:
    """The session files of a folder. What is open stays locked against windows until `close`."""

    secret = None

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._logs: dict[str, StoreLog] = {}
        self._guard = RLock()

    def find(self, session: str) -> StoreLog | None:
        """The log of a session; None when no file here holds it."""
        with self._guard:
            if session not in self._logs and (path := self._file_of(session, is_wanted=True)):
                store = SqliteStore.open(path)
                store.settled_after = _SETTLED_AFTER
                self._logs[session] = StoreLog(store, session)
            return self._logs.get(session)

    def bring(self, file: Path) -> str:
        """Copy a session file into the folder, to be played on here; the session. TableError where it is."""
        source = SqliteStore.open(file, read_only=True)
        session = read_start(source).session
        with self._guard:
            if self._file_of(session):
                raise TableError.of("shared-session-is-there", file=file.name)
            self.folder.mkdir(parents=True, exist_ok=True)
            source.backup(self.folder / f"{session}{SUFFIX}")
        return session

    def close(self) -> None:
        """Let go of all files."""
        with self._guard:
            for log in self._logs.values():
                log.store.close()
            self._logs.clear()

    def _file_of(self, session: str, *, is_wanted: bool = False) -> Path | None:
        """The file that holds a session; StoreError where one that is called so cannot be read now."""
        files = self.folder.glob(f"*{SUFFIX}")
        for path in sorted(files, key=lambda file: (file.stem != session, file)):  # as `bring` calls it first
            try:
                if read_start(SqliteStore.open(path, read_only=True)).session == session:
                    return path
            except StoreError:
                if is_wanted and path.stem == session:
                    raise  # nothing that is for good, as that there is none would be
        return None

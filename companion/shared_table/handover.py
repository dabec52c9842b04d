"""Keys of secrets that a seat takes along as it moves from the host's machine to its own.

A session of two begins on one machine, which makes a key for each seat. A seat that joins from another gets
its own, and the host's machine forgets it; who does not trust that sets a pass phrase, which begins another.
What opens the orders of the app's piles, sealed from a look only, all machines have that play.
"""

from collections.abc import Mapping

from companion.session.errors import SecretError
from companion.session.secrets.keys import OutsideKeys
from companion.session.secrets.vault import SHARED_KEYS
from companion.shared_table.errors import TableError
from companion.shared_table.grants import SPECTATOR


class Handover:
    """The keys of one session on one machine."""

    def __init__(self, outside: OutsideKeys, session: str) -> None:
        self._outside = outside
        self._session = session

    def keys_for(self, seat: str) -> Mapping[str, bytes]:
        """What a seat takes along: nothing who only looks."""
        if seat == SPECTATOR:
            return {}
        keys = self._outside.load(self._session)
        return {name: key for name, key in keys.items() if name in (seat, *SHARED_KEYS)}

    def let_go(self, seat: str) -> None:
        """Forget the key of a seat that has it on its own machine."""
        keys = self._outside.load(self._session)
        if seat in keys and seat not in SHARED_KEYS:
            del keys[seat]
            self._outside.save(self._session, keys)

    def receive(self, keys: Mapping[str, bytes]) -> None:
        """Keep keys that this machine has not; TableError when they cannot be kept."""
        have = self._outside.load(self._session)
        if new := {name: key for name, key in keys.items() if name not in have}:
            try:
                self._outside.save(self._session, {**have, **new})
            except SecretError as error:
                raise TableError(error.reason) from error

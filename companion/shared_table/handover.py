"""Keys of secrets that a seat is given as it moves from the host's machine to its own.

A session of two begins on one machine, which makes a key for each seat. A seat that joins from another is
given that, to read what it holds already, and the host's machine forgets it. From then on it seals with a key
that it makes itself, which no other machine ever has. What opens
a game in the fog from before commands held cards, sealed whole, all machines have that play.
"""

from collections.abc import Mapping

from companion.session.errors import SecretError
from companion.session.secrets.keys import OutsideKeys
from companion.session.secrets.vault import KEYS_OF_NO_SEAT, SHARED_KEYS, keep_given
from companion.shared_table.errors import TableError
from companion.shared_table.grants import SPECTATOR


class Handover:
    """The keys of one session on one machine, on which `own` sits."""

    def __init__(self, outside: OutsideKeys, session: str, own: str) -> None:
        self._outside = outside
        self._session = session
        self._own = own

    def keys_for(self, seat: str) -> Mapping[str, bytes]:
        """What a seat takes along: nothing who only looks, nor anybody the key of who sits here.

        Nor has anybody a claim to what lies beside the seats' keys, by whatever name he comes.
        """
        if seat in (SPECTATOR, *KEYS_OF_NO_SEAT):
            return {}
        given = {seat, *SHARED_KEYS} - {self._own}
        return {name: key for name, key in self._outside.load(self._session).items() if name in given}

    def let_go(self, seat: str) -> None:
        """Forget the key of a seat that has it on its own machine."""
        keys = self._outside.load(self._session)
        if seat in keys and seat not in (self._own, *KEYS_OF_NO_SEAT):
            del keys[seat]
            self._outside.save(self._session, keys)

    def receive(self, keys: Mapping[str, bytes]) -> None:
        """Keep keys that this machine has not; TableError when they cannot be kept."""
        try:
            keep_given(self._outside, self._session, keys)
        except SecretError as error:
            raise TableError(error.reason) from error


class KeptHandover(Handover):
    """The same at a club's server: nobody sits there, but a player's own settings may be the same folder."""

    def __init__(self, outside: OutsideKeys, session: str) -> None:
        super().__init__(outside, session, "")

    def let_go(self, seat: str) -> None:
        """Keep it all."""

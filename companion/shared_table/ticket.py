"""What a seat needs to come to a table: where it is, how its server is known, and which seat is given."""

from dataclasses import dataclass

from companion.shared_table.grants import SPECTATOR


@dataclass(frozen=True, slots=True)
class Ticket:
    """The way to one seat of one session. Whoever has it may sit there."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes
    session: str
    seat: str
    token: bytes

    @property
    def only_looks(self) -> bool:
        """Whether it is a seat that reads only."""
        return self.seat == SPECTATOR

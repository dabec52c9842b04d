"""From eight letters to a ticket: the table is looked for, both ends compare digits, the host lets in."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress

from companion.figures import whole_number
from companion.shared_table.doorbell import knock
from companion.shared_table.errors import AwayError, TableError
from companion.shared_table.nearby import Found, look_for
from companion.shared_table.ticket import Ticket

_LOOKED_FOR = 6.0  # seconds on the local network
_LAST_PORT = 65535


def ticket_of_letters(letters: str, at: str | None, is_same: Callable[[str], bool]) -> Ticket:
    """The ticket that a host gives for letters, found on this network or at an address ("host:port").

    `is_same` says, on another thread, whether the host shows the same digits. TableError when nobody
    answers, or the digits differ.
    """
    for found in _doors(letters, at):
        for address in found.addresses:
            with suppress(AwayError):
                return asyncio.run(_enter(address, found.port, letters, is_same))
    if at is None:
        raise TableError.of("shared-letters-not-found")
    raise TableError.of("shared-letters-unanswered", address=at)


def _doors(letters: str, at: str | None) -> Iterator[Found]:
    if at is None:
        yield from look_for(letters, _LOOKED_FOR)
        return
    address, _, typed = at.rpartition(":")
    port = whole_number(typed) or 0
    if not address or not 0 < port <= _LAST_PORT:
        raise TableError.of("shared-address-malformed", address=at)
    yield Found((address.strip("[]"),), port)


async def _enter(address: str, port: int, letters: str, is_same: Callable[[str], bool]) -> Ticket:
    knocking = await knock(address, port, letters)
    if not await asyncio.to_thread(is_same, knocking.digits):
        await knocking.turn_away()
        raise TableError.of("shared-digits-differ")
    return await knocking.enter()

"""The door for who has eight letters only: both ends show six digits, equal ones if nobody is between.

Who knocks does not know the server's certificate yet, so anybody could answer, or stand between and pass on.
The digits are made of the certificate as each end sees it and of two numbers drawn at random. Who knocks
commits to its number before it hears the other: nobody between can choose numbers until the digits fit, and
one guess in a million is all that is left. Letters open the door once; what is typed wrong is counted.
"""

import asyncio
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Annotated, Literal, TypeVar

from pydantic import StringConstraints, ValidationError
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from companion.reason import Reason
from companion.saved import Frozen
from companion.session.letters import as_typed, random_letters
from companion.shared_table.certificate import fingerprint_of
from companion.shared_table.codes import code_of, read_code
from companion.shared_table.errors import AwayError, TableError
from companion.shared_table.link import certificate_of, reach
from companion.shared_table.ticket import Ticket
from companion.shared_table.wire import Refused, dump, read_told

PATH = "/knock"
LETTERS = 8
DIGITS = 6
_MOST_TRIES = 5
_SECONDS_A_WORD = 20.0
_SECONDS_TO_LOOK = 300.0  # for two players to read digits to one another

T = TypeVar("T", bound=Frozen)
Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Knock(Frozen):
    """Who has the letters knocks, committed to a number."""

    type: Literal["knock"] = "knock"
    letters: Annotated[str, StringConstraints(max_length=32)]
    commitment: Hex


class Number(Frozen):
    """A number drawn at random: the server's, then that of who knocks."""

    type: Literal["number"] = "number"
    number: Hex


class Admitted(Frozen):
    """The whole code of the seat."""

    type: Literal["admitted"] = "admitted"
    code: Annotated[str, StringConstraints(max_length=2000)]


@dataclass(eq=False)
class Caller:
    """Somebody at the door: the digits to compare, and the host's word. From any thread."""

    digits: str
    seat: str
    _loop: asyncio.AbstractEventLoop
    _word: "asyncio.Future[bool]" = field(repr=False)

    def decide(self, is_same: bool) -> None:
        """Let it in if it shows the same digits, or send it away."""
        self._loop.call_soon_threadsafe(self._settle, is_same)

    def _settle(self, is_same: bool) -> None:
        if not self._word.done():
            self._word.set_result(is_same)

    async def answer(self) -> bool:
        """What the host says; TimeoutError when it says nothing."""
        async with asyncio.timeout(_SECONDS_TO_LOOK):
            return await self._word


class Doorbell:
    """What the host does with letters. `on_caller` is called on the server's thread with each who knocks."""

    def __init__(self, fingerprint: bytes, ticket: Callable[[str], Ticket]) -> None:
        self.on_caller: Callable[[Caller], None] = lambda caller: caller.decide(False)
        self._fingerprint = fingerprint
        self._ticket = ticket
        self._letters = ""
        self._seat = ""
        self._tries = 0

    def open(self, seat: str) -> str:
        """New letters for a seat; those given before open nothing any more."""
        self._letters, self._seat, self._tries = random_letters(LETTERS), seat, 0
        return self._letters

    def close(self) -> None:
        """No letters open the door."""
        self._letters = ""

    async def meet(self, line: ServerConnection) -> None:
        """Somebody knocks; TableError when it may not come in."""
        try:
            async with asyncio.timeout(_SECONDS_A_WORD):
                knock = _read(Knock, await line.recv())
                seat = self._use(knock.letters)
                ours = secrets.token_hex(32)
                await line.send(dump(Number(number=ours)))
                theirs = _read(Number, await line.recv()).number
        except TimeoutError as error:
            raise TableError.of("shared-greet-first") from error
        if not hmac.compare_digest(_commitment(theirs), knock.commitment):
            raise TableError.of("shared-message-unreadable")
        loop = asyncio.get_running_loop()
        digits = digits_of(self._fingerprint, as_typed(knock.letters), theirs, ours)
        caller = Caller(digits, seat, loop, loop.create_future())
        self.on_caller(caller)
        if not await caller.answer():
            raise TableError.of("shared-digits-differ")
        await line.send(dump(Admitted(code=code_of(self._ticket(seat)))))

    def _use(self, letters: str) -> str:
        """The seat of letters, which are used up; TableError for wrong ones."""
        if not self._letters:
            raise TableError.of("shared-letters-used")
        if not hmac.compare_digest(as_typed(letters).encode(), self._letters.encode()):
            self._tries += 1
            if self._tries >= _MOST_TRIES:
                self._letters = ""
            raise TableError.of("shared-letters-wrong")
        self._letters = ""
        return self._seat


class Knocking:
    """Who knocks: show `digits`, and `enter` once the host has said that it shows the same."""

    def __init__(self, line: ClientConnection, fingerprint: bytes, digits: str) -> None:
        self.digits = digits
        self._line = line
        self._fingerprint = fingerprint

    async def enter(self) -> Ticket:
        """The ticket of the seat; TableError when the host found other digits."""
        try:
            async with asyncio.timeout(_SECONDS_TO_LOOK):
                admitted = _hear(Admitted, await self._line.recv())
        except (ConnectionClosed, TimeoutError) as error:
            raise AwayError(Reason("shared-away")) from error
        finally:
            await self._line.close()
        ticket = read_code(admitted.code)
        if ticket.fingerprint != self._fingerprint:
            raise TableError.of("shared-digits-differ")
        return ticket

    async def turn_away(self) -> None:
        """Leave the door: the digits are not the same."""
        await self._line.close()


async def knock(address: str, port: int, letters: str) -> Knocking:
    """Knock at a table; TableError for wrong letters, AwayError when nobody answers."""
    line = await reach(address, port, None, PATH)
    try:
        seen = fingerprint_of(certificate_of(line))
        ours = secrets.token_hex(32)
        await line.send(dump(Knock(letters=letters, commitment=_commitment(ours))))
        async with asyncio.timeout(_SECONDS_A_WORD):
            theirs = _hear(Number, await line.recv()).number
        await line.send(dump(Number(number=ours)))
    except (ConnectionClosed, TimeoutError) as error:
        raise AwayError(Reason("shared-away")) from error
    except BaseException:
        await line.close()
        raise
    return Knocking(line, seen, digits_of(seen, as_typed(letters), ours, theirs))


def digits_of(fingerprint: bytes, letters: str, knocking: str, door: str) -> str:
    """The six digits that both ends show."""
    said = b"wargame table\0" + fingerprint + letters.encode() + bytes.fromhex(knocking) + bytes.fromhex(door)
    return f"{int.from_bytes(sha256(said).digest()) % 10**DIGITS:0{DIGITS}}"


def _commitment(number: str) -> str:
    return sha256(b"wargame table number\0" + bytes.fromhex(number)).hexdigest()


def _read(kind: type[T], text: str | bytes) -> T:
    try:
        return kind.model_validate_json(text)
    except (ValidationError, ValueError) as error:
        raise TableError.of("shared-message-unreadable") from error


def _hear(kind: type[T], text: str | bytes) -> T:
    """What the door says, or why it refuses."""
    try:
        return kind.model_validate_json(text)
    except ValidationError:
        told = read_told(text)
        raise (
            told.error if isinstance(told, Refused) else TableError.of("shared-message-unreadable")
        ) from None

"""The messages between a seat and the table's server: frozen models, one JSON text each.

Four requests (hello, append, since, follow) carry a number, and each answer the number of its request.
News come to those who follow, unasked. Bytes are in Base64, digests in hexadecimal.
"""

import base64
import binascii
from collections.abc import Mapping
from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter, ValidationError

from companion.reason import Reason
from companion.saved import Frozen
from companion.session.secrets.sealing import Seal
from companion.session.store import Head, Record
from companion.shared_table.errors import REFUSALS, TableError
from companion.shared_table.limits import MOST_HEADS, MOST_MESSAGE, MOST_NAME, MOST_RECORDS, MOST_SEATS

_MOST_NUMBER = 2**62

Name = Annotated[str, StringConstraints(max_length=MOST_NAME, pattern=r"^[^\x00-\x1f]*$")]
Number = Annotated[int, Field(ge=0, le=_MOST_NUMBER)]
Digest = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{64})?$")]
Bytes = Annotated[str, AfterValidator(lambda text: text if _is_base64(text) else _refuse())]
Spot = Annotated[str, StringConstraints(pattern=r"^(-?[0-9]{1,4},-?[0-9]{1,4})?$")]
T = TypeVar("T")


def _is_base64(text: str) -> bool:
    try:
        base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return False
    return True


def _refuse() -> str:
    raise ValueError("no Base64")


class WireHead(Frozen):
    """How far a history goes, and its digest there."""

    seq: Number
    digest: Digest

    @classmethod
    def of(cls, head: Head) -> "WireHead":
        """A store's head."""
        return cls(seq=head.seq, digest=head.digest.hex())

    @property
    def head(self) -> Head:
        """As stores know it."""
        return Head(self.seq, bytes.fromhex(self.digest))


class WireRecord(Frozen):
    """A record, with nothing of what only its reader adds."""

    seq: Number
    faction: Name
    version: Number
    seal: Seal
    act: Name
    part: Number
    seat: Name
    epoch: Number
    signature: Bytes
    public_key: Bytes
    body: Bytes

    @classmethod
    def of(cls, record: Record) -> "WireRecord":
        """A stored record."""
        return cls.model_construct(
            seq=record.seq,
            faction=record.faction,
            version=record.version,
            seal=record.seal,
            act=record.act,
            part=record.part,
            seat=record.seat,
            epoch=record.epoch,
            signature=_text(record.signature),
            public_key=_text(record.public_key),
            body=_text(record.body),
        )

    @property
    def record(self) -> Record:
        """As stores keep it."""
        clear = (self.seq, self.faction, self.version, self.seal)
        signed = (base64.b64decode(self.signature), base64.b64decode(self.public_key))
        body = base64.b64decode(self.body)
        return Record(*clear, body, self.act, self.part, self.seat, self.epoch, *signed)


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


Records = Annotated[tuple[WireRecord, ...], Field(max_length=MOST_RECORDS)]


class Request(Frozen):
    """What a seat asks; the answer names its number."""

    number: Number


class Hello(Request):
    """Who comes, to which session, and what it holds of it: some of its heads, the last first."""

    type: Literal["hello"] = "hello"
    protocol: Number
    app: Name
    session: Name
    seat: Name
    token: Bytes
    public_key: Bytes = ""
    heads: Annotated[tuple[WireHead, ...], Field(max_length=MOST_HEADS)] = ()


class Append(Request):
    """The records of one act, after the head that its seat saw."""

    type: Literal["append"] = "append"
    after: WireHead
    records: Annotated[tuple[WireRecord, ...], Field(min_length=1, max_length=MOST_RECORDS)]


class Since(Request):
    """What comes after a number."""

    type: Literal["since"] = "since"
    after: Number


class Follow(Request):
    """News from now on of what comes after a number; said again, only where the seat points, or nowhere.

    What a seat points at (`q,r` of a hex) is told to those who follow, and kept by nobody.
    """

    type: Literal["follow"] = "follow"
    after: Number
    pointing: Spot = ""


class Welcome(Frozen):
    """The server's head, and how much of the history both hold (`common`); keys that the seat takes along."""

    type: Literal["welcome"] = "welcome"
    to: Number
    seat: Name
    head: WireHead
    common: Number
    epoch: Number
    keys: Annotated[Mapping[Name, Bytes], Field(max_length=8)] = Field(default_factory=dict)


class Appended(Frozen):
    """The act that asked is on the server's disk; the head after it."""

    type: Literal["appended"] = "appended"
    to: Number
    act: Name
    head: WireHead


class CameSecond(Frozen):
    """The act that asked was dropped; `records` are those that came before it."""

    type: Literal["came-second"] = "came-second"
    to: Number
    act: Name
    records: Records


class Page(Frozen):
    """Records in order, and the head they lead to in the end."""

    type: Literal["page"] = "page"
    to: Number
    records: Records
    head: WireHead


class News(Frozen):
    """Records that were added; for those who follow."""

    type: Literal["news"] = "news"
    records: Records


class Present(Frozen):
    """Which seats are connected; a seat that asks with another key than its own, with that key."""

    type: Literal["present"] = "present"
    seats: Annotated[tuple[Name, ...], Field(max_length=MOST_SEATS)]
    asking: Annotated[tuple[tuple[Name, Digest], ...], Field(max_length=MOST_SEATS)] = ()


class Pointed(Frozen):
    """Where another seat points; nothing once it points nowhere."""

    type: Literal["pointed"] = "pointed"
    seat: Name
    at: Spot


class Refused(Frozen):
    """Why not, as a text key; `to` is None when the request could not be read."""

    type: Literal["refused"] = "refused"
    to: Number | None
    key: Name
    args: Mapping[Name, Name | int | float] = Field(default_factory=dict)

    @classmethod
    def of(cls, to: int | None, reason: Reason) -> "Refused":
        """A refusal in one line."""
        return cls(to=to, key=reason.key, args=dict(reason.args))

    @property
    def error(self) -> TableError:
        """The same for who asked; of a stranger's server only what this program says itself."""
        if self.key not in REFUSALS:
            return TableError.of("shared-refused")
        return TableError(Reason(self.key, args=dict(self.args)))


Asked = Hello | Append | Since | Follow
Told = Welcome | Appended | CameSecond | Page | News | Present | Pointed | Refused
_ASKED: TypeAdapter[Asked] = TypeAdapter(Annotated[Asked, Field(discriminator="type")])
_TOLD: TypeAdapter[Told] = TypeAdapter(Annotated[Told, Field(discriminator="type")])


def read_asked(text: str | bytes) -> Asked:
    """A request; TableError for what is none."""
    return _read(_ASKED, text)


def read_told(text: str | bytes) -> Told:
    """What a server says; TableError for what it cannot mean."""
    return _read(_TOLD, text)


def dump(message: Frozen) -> str:
    """A message as it is sent."""
    return message.model_dump_json()


def _read(adapter: TypeAdapter[T], text: str | bytes) -> T:
    if len(text) > MOST_MESSAGE:
        raise TableError.of("shared-message-too-large", most=MOST_MESSAGE // 2**20)
    try:
        return adapter.validate_json(text)
    except (ValidationError, ValueError, RecursionError) as error:
        raise TableError.of("shared-message-unreadable") from error

"""How a machine comes to a table: a whole code, or eight letters and six digits read aloud."""

import asyncio
import re
from contextlib import suppress
from dataclasses import replace
from threading import Thread

import pytest
from websockets.asyncio.server import ServerConnection, serve
from zeroconf import EventLoopBlocked, ServiceInfo, Zeroconf

from companion.shared_table import limits
from companion.shared_table.certificate import Certificate
from companion.shared_table.codes import code_of, picture_of, read_code, svg_of
from companion.shared_table.doorbell import Caller, Doorbell, Knocking, knock
from companion.shared_table.entering import ticket_of_letters
from companion.shared_table.errors import TableError
from companion.shared_table.nearby import Announcement, Found, announce, look_for
from companion.shared_table.ticket import Ticket
from tests.shared_table.conftest import HERE, TableOfTests, until

TICKET = Ticket(
    ("192.168.1.20", "2001:db8::7", "table.example.org"), 47001, bytes(range(32)), "0f" * 16, "red", bytes(16)
)


@pytest.mark.parametrize(
    "ticket", [TICKET, replace(TICKET, seat=""), replace(TICKET, addresses=(), seat="赤")]
)
def test_a_code_says_all_and_survives_being_typed(ticket: Ticket) -> None:
    code = code_of(ticket)
    assert re.fullmatch("[0-9A-Z]+", code)  # what a QR code holds best
    assert read_code(code) == ticket
    assert read_code(f"  {code.lower()[:30]} -\n{code[30:]} ") == ticket


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hello", "shared-code-is-none"),
        ("", "shared-code-is-none"),
        ("WGT", "shared-code-cut"),
        (code_of(TICKET)[:-5], "shared-code-cut"),
        (code_of(TICKET)[:50] + "ZZZ" + code_of(TICKET)[53:], "shared-code-cut"),
        ("WGT" + "ZZ" + code_of(TICKET)[5:], "shared-code-newer"),
    ],
)
def test_what_is_no_whole_code_is_told(text: str, why: str) -> None:
    with pytest.raises(TableError, match=why):
        read_code(text)


def test_a_code_is_drawn_to_scan() -> None:
    code = code_of(TICKET)
    assert len(picture_of(code).splitlines()) < 50
    assert svg_of(code).startswith(b"<?xml")


class Host:
    """A host who hears the bell, and compares the digits with those told to it."""

    def __init__(self, table: TableOfTests) -> None:
        self.bell = table.table.doorbell
        self.callers: list[Caller] = []
        self.bell.on_caller = self.callers.append

    def caller(self) -> Caller:
        until(lambda: bool(self.callers))
        return self.callers.pop()


def test_eight_letters_and_six_digits_open_the_door_once(table: TableOfTests) -> None:
    host = Host(table)
    letters = host.bell.open("blue")

    async def come(port: int) -> Ticket:
        knocking = await knock(HERE, port, f"{letters[:4].lower()}-{letters[4:]}")
        caller = await asyncio.to_thread(host.caller)
        assert caller.digits == knocking.digits
        assert re.fullmatch("[0-9]{6}", caller.digits)
        caller.decide(True)
        return await knocking.enter()

    ticket = asyncio.run(come(table.table.port))
    assert ticket == table.ticket("blue")
    with pytest.raises(TableError, match="shared-letters-used"):
        asyncio.run(come(table.table.port))


def test_letters_are_not_to_be_guessed(table: TableOfTests) -> None:
    host = Host(table)
    letters = host.bell.open("blue")
    for _ in range(5):
        with pytest.raises(TableError, match="shared-letters-wrong"):
            asyncio.run(knock(HERE, table.table.port, "00000000"))
    with pytest.raises(TableError, match="shared-letters-used"):
        asyncio.run(knock(HERE, table.table.port, letters))


def test_what_can_be_no_address_is_told() -> None:
    ports = "0", "99999", "9" * 5000, "", "x"
    addresses = "", "a..b", "ä" * 70, "x\0y", "\ud800", "http://foo", "[]", "a@b"
    for at in (*(f"{HERE}:{port}" for port in ports), *(f"{address}:80" for address in addresses)):
        with pytest.raises(TableError, match="shared-address-malformed"):
            ticket_of_letters("ABCDEFGH", at, lambda digits: True)


def test_who_stands_between_is_seen_by_the_digits(table: TableOfTests) -> None:
    """It has a certificate of its own, knows the letters, and passes on what it can."""
    host = Host(table)
    letters = host.bell.open("blue")
    certificate = Certificate.obtain(table.folder / "between.pem")
    passed_on: list[Knocking] = []

    async def come() -> tuple[str, str]:
        own = Doorbell(certificate.fingerprint, table.ticket)

        async def between(line: ServerConnection) -> None:
            own.open("blue")
            own._letters = letters
            passed_on.append(await knock(HERE, table.table.port, letters))
            with suppress(TableError):
                await own.meet(line)

        options = {"ssl": certificate.server_context(), "subprotocols": [limits.SUBPROTOCOL]}
        async with serve(between, HERE, 0, **options) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            knocking = await knock(HERE, port, letters)
            caller = await asyncio.to_thread(host.caller)
            caller.decide(caller.digits == knocking.digits)
            with pytest.raises(TableError, match="shared-digits-differ"):
                await passed_on[0].enter()
            await knocking.turn_away()
            return caller.digits, knocking.digits

    at_host, at_guest = asyncio.run(come())
    assert at_host != at_guest


def test_a_table_is_found_on_the_network_by_its_letters_alone() -> None:
    network = Zeroconf(interfaces=[HERE])
    found: list[Found] = []
    announcement = Announcement(47001, "ABCDEFGH", (HERE,), network)
    try:
        looking = Thread(target=lambda: found.extend([next(look_for("abcd-efgh", 5.0, network))]))
        looking.start()
        looking.join()
        assert found == [Found((HERE,), 47001)]
        assert not list(look_for("ABCDEFGJ", 0.3, network))
    finally:
        announcement.close()


class StuckNetwork:
    """A local network whose loop answers nobody."""

    def __init__(self) -> None:
        self.is_closed = False

    def register_service(self, _service: ServiceInfo) -> None:
        raise EventLoopBlocked

    def close(self) -> None:
        self.is_closed = True
        raise EventLoopBlocked


@pytest.mark.parametrize("error", [OSError("unreachable"), RuntimeError("no interfaces")])
def test_without_a_network_no_table_is_found_nor_announced(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refuse() -> None:
        raise error

    monkeypatch.setattr("zeroconf.Zeroconf", refuse)
    assert announce(47001, "ABCDEFGH", (HERE,)) is None
    assert not list(look_for("ABCDEFGH", 5.0))


def test_a_network_that_is_stuck_is_closed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    network = StuckNetwork()
    monkeypatch.setattr("zeroconf.Zeroconf", lambda: network)
    assert announce(47001, "ABCDEFGH", (HERE,)) is None
    assert network.is_closed

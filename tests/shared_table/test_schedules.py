"""Many random schedules of a table of three seats: lines cut, the server killed, seats that go on alone.

Server and seats run their own code on stores in memory; only the sockets are replaced.
"""

import asyncio
import os
from collections import Counter
from itertools import count
from random import Random
from typing import Any

import pytest

from companion.session.errors import ActSecondError, StoreError
from companion.session.secrets.sealing import Seal
from companion.session.store import Head, Record
from companion.session.stores.memory import MemoryStore
from companion.shared_table import limits, link
from companion.shared_table.copy import Copy
from companion.shared_table.grants import Grants
from companion.shared_table.link import Link, Phase
from companion.shared_table.log import StoreLog
from companion.shared_table.server import TableServer
from companion.shared_table.signing import SeatKey
from companion.shared_table.tables import OneSession
from companion.shared_table.ticket import Ticket
from tests.shared_table.pipes import Network

SESSION = "0f" * 16
SEATS = ("red", "blue", "green")
SCHEDULES = int(os.environ.get("COMPANION_SCHEDULES", "2000" if os.environ.get("COMPANION_FUZZ") else "25"))
GRANTS = Grants(b"secret")
_SECONDS = 10.0
KEYS = {seat: SeatKey(seat.encode().ljust(32)) for seat in SEATS}


async def at_once(work: Any, *args: Any) -> Any:
    """In place of a thread: the schedule alone says what happens when."""
    await asyncio.sleep(0)
    return work(*args)


class Player:
    """A seat with its copy, its line, and what it was told."""

    def __init__(self, seat: str, network: Network, random: Random) -> None:
        self.seat = seat
        self.copy = Copy(MemoryStore(), SESSION)
        self.acknowledged: list[str] = []
        self.alone: list[str] = []
        self.second: list[str] = []
        self.acting: list[asyncio.Task[None]] = []
        self._random = random
        self._network = network
        self._acts = count(1)
        self.connect()

    def connect(self) -> None:
        ticket = Ticket(("table",), 1, bytes(32), SESSION, self.seat, GRANTS.token(SESSION, self.seat))
        self.link = Link(ticket, self.copy, KEYS[self.seat].public)
        self.running = asyncio.create_task(self.link.run())

    async def crash(self) -> None:
        """Nothing of it is left but its copy."""
        for task in (self.running, *self.acting):
            task.cancel()
        await asyncio.gather(self.running, *self.acting, return_exceptions=True)
        self.connect()

    def begin(self, *, is_alone: bool = False) -> None:
        self.acting.append(asyncio.create_task(self.act(is_alone=is_alone)))

    async def act(self, *, is_alone: bool) -> None:
        """Do something of one or two records after what it has seen, or give up after a while."""
        name = f"{self.seat} {next(self._acts)}"
        head, records = self.copy.head, []
        before = head.digest
        for part in range(self._random.randint(1, 2)):
            plain = Record(head.seq + part + 1, "", 2, Seal.NONE, b"{}", name, part, self.seat)
            records.append(KEYS[self.seat].sign(SESSION, plain, before))
            before = records[-1].digest(before)
        try:
            async with asyncio.timeout(0.02 * self._random.randint(1, 20)):
                await self.link.append(head, records, is_alone=is_alone)
        except ActSecondError:
            self.second.append(name)
        except (StoreError, TimeoutError):
            return
        else:
            told = self.alone if is_alone else self.acknowledged
            told.append(name)


async def play(random: Random) -> Counter[str]:
    """One schedule; what came of it."""
    network = Network(random)
    store = MemoryStore()

    def serve() -> None:
        network.server = TableServer(OneSession(StoreLog(store, SESSION)), GRANTS, None)  # type: ignore[arg-type]

    link.reach, found = network.reach, link.reach  # type: ignore[assignment]
    try:
        serve()
        players = [Player(seat, network, random) for seat in SEATS]
        for _ in range(random.randint(5, 25)):
            match random.choices(("act", "cut", "kill", "crash", "alone", "wait"), (12, 3, 1, 1, 1, 4))[0]:
                case "act":
                    random.choice(players).begin()
                case "alone":
                    random.choice(players).begin(is_alone=True)
                case "cut":
                    network.cut_one()
                case "kill":
                    await network.kill_server()
                    serve()
                case "crash":
                    await random.choice(players).crash()
            for _ in range(random.randrange(12)):
                await asyncio.sleep(0)
        acting = (task for player in players for task in player.acting)
        await asyncio.gather(*acting, return_exceptions=True)
        await settled(players, store)
        return judged(players, store)
    finally:
        for player in players:
            player.running.cancel()
        await asyncio.gather(*(player.running for player in players), return_exceptions=True)
        await network.kill_server()
        link.reach = found


async def settled(players: list[Player], store: MemoryStore) -> None:
    """Wait until every seat is at the table with all of it, or is told that it is apart."""
    try:
        async with asyncio.timeout(_SECONDS):
            while not all(_is_settled(player, store.head) for player in players):
                await asyncio.sleep(0.001)
    except TimeoutError as error:
        told = [(player.seat, player.link.standing, player.copy.head.seq) for player in players]
        raise AssertionError(f"somebody waits for ever: {told}, table {store.head.seq}") from error


def _is_settled(player: Player, head: Head) -> bool:
    standing = player.link.standing
    return standing.phase is Phase.APART or (standing.phase is Phase.THERE and player.copy.head == head)


def judged(players: list[Player], store: MemoryStore) -> Counter[str]:
    records = list(store.read())
    acts = Counter(record.act for record in records if record.part == 0)
    assert max(acts.values(), default=1) == 1, "an act counts twice"
    came: Counter[str] = Counter()
    for player in players:
        assert set(player.acknowledged) <= acts.keys(), "what was acknowledged is lost"
        own = list(player.copy.store.read())
        if player.link.standing.phase is Phase.APART:
            common = player.link.standing.common
            assert own[:common] == records[:common]
            assert own[common:] != records[common : len(own)]
            assert any(record.act in player.alone for record in own[common:]), (
                "apart without having been alone"
            )
            came["apart"] += 1
        else:
            assert own == records
        assert not set(player.second) & acts.keys(), "what was offered again had been done"
        came["second"] += len(player.second)
        came["acts"] += len(player.acknowledged)
    return came


@pytest.mark.fuzz
def test_whatever_happens_nothing_acknowledged_is_lost_or_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "_SOON", 0.002)
    monkeypatch.setattr(link, "_LATEST", 0.01)
    monkeypatch.setattr(limits, "REQUESTS_AT_ONCE", 1e9)
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    came: Counter[str] = Counter()
    first = int(os.environ.get("COMPANION_SEED", "1"))
    for seed in range(first, first + SCHEDULES):
        try:
            came += asyncio.run(play(Random(seed)))
        except BaseException as error:
            error.add_note(f"seed {seed}")
            raise
    assert came["acts"] > SCHEDULES

"""A table of three seats in one event loop: what each player may do, and what is judged in the end.

Servers and seats run their own code on stores in memory; only the sockets are replaced.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count, takewhile
from random import Random
from typing import Any

from companion.session.errors import ActSecondError, StoreError
from companion.session.secrets.sealing import Seal
from companion.session.store import Record
from companion.session.stores.memory import MemoryStore
from companion.shared_table.copy import Copy
from companion.shared_table.grants import Grants
from companion.shared_table.link import Link, Phase, Standing
from companion.shared_table.log import StoreLog
from companion.shared_table.server import TableServer
from companion.shared_table.signing import SeatKey, Signers
from companion.shared_table.tables import OneSession
from companion.shared_table.ticket import Ticket
from tests.shared_table.pipes import Network

SESSION = "0f" * 16
SEATS = ("red", "blue", "green")
CLUB = "club"  # a machine where nobody sits
GRANTS = Grants(b"secret")
_SECONDS = 120.0  # on the loop's own clock
_KEYS = {seat: SeatKey(seat.encode().ljust(32)) for seat in SEATS}
_NEW_KEYS = {seat: SeatKey(seat.encode().ljust(32, b"2")) for seat in SEATS}


@dataclass(eq=False)
class Machine:
    """What may serve the session: the club's, or a player's own."""

    name: str
    network: Network
    store: MemoryStore
    log: StoreLog = field(init=False)

    def serve(self) -> None:
        """From what lies in the store, as a program does that was just started."""
        self.log = StoreLog(self.store, SESSION)
        self.network.servers[self.name] = TableServer(OneSession(self.log), GRANTS, None)  # type: ignore[arg-type]

    @property
    def is_up(self) -> bool:
        return self.name in self.network.servers


class Player:
    """A seat with its copy, its line, and what it was told."""

    def __init__(self, seat: str, network: Network, random: Random) -> None:
        self.seat, self.key = seat, _KEYS[seat]
        self.copy = Copy(MemoryStore(), SESSION)
        self.aside: list[Record] = []  # of a copy that went another way
        self.acknowledged: list[str] = []
        self.alone: list[str] = []
        self.second: list[str] = []
        self.hosting: Machine | None = None
        self.link: Link | None = None
        self.forged: list[StoreError] = []
        self._network, self._random = network, random
        self._acts = count(1)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def standing(self) -> Standing:
        return self.link.standing if self.link else Standing(Phase.THERE)

    @property
    def records(self) -> list[Record]:
        return list(self.copy.store.read())

    # ---- where it plays ------------------------------------------------------------------------

    async def leave(self) -> None:
        """Nothing of what it was doing is left but its copy."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.link = None

    async def join(self, machine: str) -> None:
        await self.leave()
        await self.host_no_more()
        self.copy = Copy(self.copy.store, SESSION)
        self.copy.on_forged = self.forged.append
        ticket = Ticket((machine,), 1, bytes(32), SESSION, self.seat, GRANTS.token(SESSION, self.seat))
        self.link = Link(ticket, self.copy, self.key.public)
        self._tasks.append(asyncio.create_task(self.link.run()))

    async def host(self) -> Machine | None:
        """Serve from its own copy, in an epoch of its own; None without a copy, or the key of its seat."""
        if not self.copy.head.seq:
            return None
        await self.leave()
        machine = Machine(self.seat, self._network, self.copy.store)  # type: ignore[arg-type]
        machine.serve()
        signers = machine.log.signers()
        if signers.host == self.seat and signers.key_of(self.seat) == self.key.public:
            self.hosting = machine
            return machine
        begun = {"type": "epoch-begun", "epoch": signers.epoch + 1, "seat": self.seat}
        name = f"{self.seat} hosts {signers.epoch + 1}"
        try:
            self._write(machine, self._signed([begun], name, signers.epoch + 1))
        except StoreError:
            await self._network.kill_server(self.seat)
            return None
        self.hosting = machine
        return machine

    async def host_no_more(self) -> None:
        if self.hosting:
            await self._network.kill_server(self.seat)
            self.hosting = None

    def lose_key(self) -> None:
        self.key = _NEW_KEYS[self.seat]

    def choose_the_tables(self) -> None:
        """Keep what went another way beside."""
        self.aside += self.records
        self.copy = Copy(MemoryStore(), SESSION)

    # ---- what it does --------------------------------------------------------------------------

    def begin(self, *, is_alone: bool = False, undoes: bool = False) -> None:
        self._tasks.append(asyncio.create_task(self._act(is_alone=is_alone, undoes=undoes)))

    def let_in(self, seat: str, key: str) -> None:
        """Countersign another seat's new key."""
        granted = {"type": "seat-key-granted", "seat": seat, "key": key}
        self._tasks.append(asyncio.create_task(self._do([granted], is_alone=False)))

    async def done(self) -> None:
        """What it has begun to do is over."""
        running = self._tasks[1:] if self.link else self._tasks
        await asyncio.gather(*running)

    async def _act(self, *, is_alone: bool, undoes: bool) -> None:
        standing = standing_acts(self.records)
        if undoes and standing:
            await self._do([{"type": "undone", "act": standing[-1]}], is_alone=is_alone)
        else:
            await self._do([{}] * self._random.randint(1, 2), is_alone=is_alone)

    async def _do(self, events: Sequence[dict[str, Any]], *, is_alone: bool) -> None:
        """An act, a record an event, after what it has seen; or give up after a while."""
        name = f"{self.seat} {next(self._acts)}"
        try:
            if self.hosting:
                self._write(self.hosting, self._signed(events, name, self.hosting.log.signers().epoch))
            elif self.link:
                head, signed = self.copy.head, self._signed(events, name, self.copy.signers.epoch)
                async with asyncio.timeout(self._random.choice((0.1, 0.5, 3.0))):
                    await self.link.append(head, signed, is_alone=is_alone)
        except ActSecondError:
            self.second.append(name)
        except (StoreError, TimeoutError):
            return
        else:
            told = self.alone if is_alone else self.acknowledged
            told.append(name)

    def _signed(self, events: Sequence[dict[str, Any]], act: str, epoch: int) -> list[Record]:
        head, records = self.copy.store.head, []
        before = head.digest
        for part, event in enumerate(events):
            body = json.dumps({"events": [event]}).encode()
            plain = Record(head.seq + part + 1, "", 2, Seal.NONE, body, act, part, self.seat, epoch)
            records.append(self.key.sign(SESSION, plain, before))
            before = records[-1].digest(before)
        return records

    def _write(self, machine: Machine, records: Sequence[Record]) -> None:
        """As the host's own window does."""
        assert not machine.log.append_at(self.copy.store.head, records, self.seat).is_second


def standing_acts(records: Iterable[Record]) -> list[str]:
    """The acts that hold: each undo takes back the last that did when it was made."""
    standing: list[str] = []
    for record in records:
        event = json.loads(record.body)["events"][0]
        if event.get("type") == "undone":
            assert standing.pop() == event["act"], "an undo took back another act than it named"
        elif record.part == 0 and event == {}:
            standing.append(record.act)
    return standing


# ---- a schedule --------------------------------------------------------------------------------


class Schedule:
    """One evening, at random; `came` counts what came of it."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.network = Network(random)
        self.players = {seat: Player(seat, self.network, random) for seat in SEATS}
        self.hosts: dict[str, Machine] = {}
        self.came: Counter[str] = Counter()

    async def play(self) -> None:
        await self._open()
        works = {
            self._act: 10,
            self._undo: 3,
            self._alone: 2,
            self._cut: 3,
            self._hold: 1,
            self._double: 2,
            self._kill: 2,
            self._crash: 1,
            self._change_host: 1,
            self._lose_key: 1,
            self._rest: 4,
        }
        for _ in range(self.random.randint(5, 25)):
            (work,) = self.random.choices(list(works), list(works.values()))
            await work()
            self._let_in()
            for _ in range(self.random.randrange(12)):
                await asyncio.sleep(0)
        await self._come_together()

    async def close(self) -> None:
        for player in self.players.values():
            await player.leave()
        for machine in list(self.network.servers):
            await self.network.kill_server(machine)

    async def _open(self) -> None:
        """At a club, or at the machine of who began the session."""
        began = Record(1, "", 2, Seal.NONE, b'{"events": [{"type": "session-started"}]}', "start")
        if self.random.random() < 0.5:
            machine: Machine | None = Machine(CLUB, self.network, MemoryStore())
            assert machine
            machine.store.append([began])
            machine.serve()
        else:
            player = self._anyone()
            player.copy.store.append([began])
            machine = await player.host()
            assert machine
        self.hosts[machine.name] = machine
        for player in self._guests():
            await player.join(machine.name)

    def _anyone(self) -> Player:
        return self.random.choice(list(self.players.values()))

    def _guests(self) -> list[Player]:
        return [player for player in self.players.values() if not player.hosting]

    async def _act(self) -> None:
        self._anyone().begin()

    async def _undo(self) -> None:
        self._anyone().begin(undoes=True)

    async def _alone(self) -> None:
        self._anyone().begin(is_alone=True, undoes=self.random.random() < 0.2)

    async def _cut(self) -> None:
        if wire := self.network.one_wire():
            wire.cut()

    async def _hold(self) -> None:
        if wire := self.network.one_wire():
            wire.held = self.random.choice((0.05, 1.0, 3.0, 30.0))

    async def _double(self) -> None:
        if wire := self.network.one_wire():
            wire.is_doubling = True

    async def _rest(self) -> None:
        await asyncio.sleep(self.random.choice((0.0, 0.01, 0.2, 5.0)))

    async def _kill(self) -> None:
        """A server goes, or one that went comes back with what it had on its disk."""
        machine = self.random.choice(list(self.hosts.values()))
        if machine.is_up:
            await self.network.kill_server(machine.name)
        if self.random.random() < 0.7:
            machine.serve()
        self.came["kills"] += 1

    async def _crash(self) -> None:
        player = self._anyone()
        if player.hosting:
            await self.network.kill_server(player.seat)
            player.hosting.serve()
        elif player.link:
            await player.join(player.link._ticket.addresses[0])

    async def _change_host(self) -> None:
        """One more machine hosts from its copy; whether who did before stops, and who goes there, is open."""
        player = self.random.choice(self._guests() or [self._anyone()])
        if player.hosting:
            return
        machine = await player.host()
        if machine is None:
            await player.join(self.random.choice(list(self.hosts)))
            return
        self.came["hosts"] += 1
        for older in list(self.hosts):
            if self.random.random() < 0.7:
                await self._close(older)
        self.hosts[machine.name] = machine
        for guest in self._guests():
            if self.random.random() < 0.8:
                await guest.join(machine.name)

    async def _close(self, name: str) -> None:
        """A machine hosts no more; its player, if one sits there, comes to another when told."""
        self.hosts.pop(name)
        await self.network.kill_server(name)
        if player := self.players.get(name):
            await player.host_no_more()
            await player.join(name)  # nobody is there

    async def _lose_key(self) -> None:
        guests = self._guests()
        if guests and not self.came["keys"]:
            player = self.random.choice(guests)
            player.lose_key()
            at = player.link._ticket.addresses[0] if player.link else next(iter(self.hosts))
            await player.join(at)
            self.came["keys"] += 1

    def _let_in(self) -> None:
        """Somebody at the table countersigns the key of who asks."""
        for player in self.players.values():
            server = self.network.servers.get(player.seat) if player.hosting else None
            asking = server.present(SESSION).asking if server else player.standing.asking
            for seat, key in asking:
                if seat != player.seat and player.standing.is_there:
                    player.let_in(seat, key)
                    return

    # ---- the end -------------------------------------------------------------------------------

    async def _come_together(self) -> None:
        """All go to one table; who went another way is told how, chooses the table's, and comes again."""
        for player in self.players.values():
            await player.done()
        chosen = self.random.choice(list(self.hosts.values()))
        for name in [name for name in self.hosts if name != chosen.name]:
            await self._close(name)
        if not chosen.is_up:
            chosen.serve()
        for player in self._guests():
            if player.link is None or player.link._ticket.addresses != (chosen.name,):
                await player.join(chosen.name)
        await self._settle(chosen)
        self._judge(chosen)
        while apart := [one for one in self.players.values() if one.standing.phase is Phase.APART]:
            for player in apart:
                player.choose_the_tables()
                await player.join(chosen.name)
            await self._settle(chosen)
        for player in self.players.values():
            assert player.records == list(chosen.store.read())

    async def _settle(self, chosen: Machine) -> None:
        """Wait until every seat is at the table with all of it, or is told that it is apart."""
        try:
            async with asyncio.timeout(_SECONDS):
                while not all(self._is_settled(player, chosen) for player in self.players.values()):
                    self._let_in()
                    await asyncio.sleep(0.3)
        except TimeoutError as error:
            told = [(one.seat, one.standing, one.copy.head.seq) for one in self.players.values()]
            raise AssertionError(f"somebody waits for ever: {told}, table {chosen.store.head.seq}") from error

    def _is_settled(self, player: Player, chosen: Machine) -> bool:
        standing = player.standing
        is_whole = standing.phase is Phase.THERE and player.copy.head == chosen.store.head
        return is_whole or self._is_apart(player, chosen) or self._is_left_out(player)

    def _is_apart(self, player: Player, chosen: Machine) -> bool:
        """Whether it is told that both went different ways, and from where."""
        common = _common(player.records, list(chosen.store.read()))
        return player.standing.phase is Phase.APART and player.standing.common == common

    def _is_left_out(self, player: Player) -> bool:
        """Whether it has lost its key, and nobody is at the table to let it in."""
        reason, others = player.standing.reason, (one for one in self.players.values() if one is not player)
        is_asking = reason is not None and reason.key == "shared-seat-taken"
        return is_asking and all(one.standing.phase is Phase.APART for one in others)

    def _judge(self, chosen: Machine) -> None:
        records = list(chosen.store.read())
        acts = Counter(record.act for record in records if record.part == 0)
        assert max(acts.values(), default=1) == 1, "an act counts twice"
        standing_acts(records)
        _require_signed(records)
        for player in self.players.values():
            self._judge_player(player, records, acts)
        self.came["undone"] += sum(b"undone" in record.body for record in records)
        self.came["let in"] += sum(b"seat-key-granted" in record.body for record in records)

    def _judge_player(self, player: Player, records: list[Record], acts: Counter[str]) -> None:
        own = player.records
        assert not player.forged
        known = acts.keys() | {record.act for record in own}
        assert set(player.acknowledged) <= known, "what was acknowledged is lost"
        assert not set(player.second) & known, "what was offered again had been done"
        if player.standing.phase is Phase.APART:
            common = _common(own, records)
            assert player.standing.common == common < len(own)
            branched = any(record.act in player.alone for record in own[common:])
            assert branched or self.came["hosts"], "apart without having been alone"
            self.came["apart"] += 1
        elif not self._is_left_out(player):
            assert own == records
        self.came["second"] += len(player.second)
        self.came["acts"] += len(player.acknowledged)


def _common(one: list[Record], other: list[Record]) -> int:
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _require_signed(records: Iterable[Record]) -> None:
    signers, before = Signers(SESSION), b""
    for record in records:
        signers.check(record, before)
        signers.take(record)
        before = record.digest(before)

"""Finding a table on the local network by its letters, which are not told there to who does not know them."""

import ipaddress
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import monotonic
from typing import TYPE_CHECKING, Any

from companion.session.letters import as_typed

if TYPE_CHECKING:
    from zeroconf import Zeroconf

SERVICE = "_wargame-table._tcp.local."
_COST = 1 << 12  # scrypt's N: a guess at forty bits is dear, a look at a few tables cheap
_TAG_BYTES = 8
_ALONE = "127.0.0.1"  # where this machine has no network


@dataclass(frozen=True, slots=True)
class Found:
    """Where a table answers on this network."""

    addresses: tuple[str, ...]
    port: int


class Announcement:
    """A table that is found here as long as this stays open."""

    def __init__(
        self, port: int, letters: str, addresses: tuple[str, ...], network: "Zeroconf | None" = None
    ) -> None:
        """On all interfaces, or on those of a network that is open already."""
        from zeroconf import ServiceInfo, Zeroconf

        self._network = network or Zeroconf()
        self._is_own = network is None
        salt = secrets.token_bytes(_TAG_BYTES)
        name = f"{secrets.token_hex(8)}.{SERVICE}"
        told: dict[str, Any] = {"salt": salt.hex(), "tag": _tag(letters, salt)}
        numbers = [one for one in addresses if _is_number(one)]
        self._service = ServiceInfo(SERVICE, name, port=port, properties=told, parsed_addresses=numbers)
        self._network.register_service(self._service)

    def close(self) -> None:
        """Be found no more."""
        self._network.unregister_service(self._service)
        if self._is_own:
            self._network.close()


def look_for(letters: str, seconds: float, network: "Zeroconf | None" = None) -> Iterator[Found]:
    """The tables here that have these letters, as they are found."""
    from zeroconf import ServiceBrowser, ServiceStateChange, Zeroconf

    heard: SimpleQueue[str] = SimpleQueue()

    def on_change(zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if state_change is not ServiceStateChange.Removed:
            heard.put(name)

    here = network or Zeroconf()
    browser = ServiceBrowser(here, SERVICE, handlers=[on_change])
    end = monotonic() + seconds
    try:
        while (left := end - monotonic()) > 0:
            try:
                name = heard.get(timeout=left)
            except Empty:
                return
            if found := _look_at(here, name, letters):
                yield found
    finally:
        browser.cancel()
        if network is None:
            here.close()


def own_addresses() -> tuple[str, ...]:
    """The addresses of this machine at which others may reach it, those of networks at home first."""
    import ifaddr

    numbers = (ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips)
    found = [ipaddress.ip_address(number[0] if isinstance(number, tuple) else number) for number in numbers]
    usable = [one for one in found if not (one.is_loopback or one.is_link_local or one.is_unspecified)]
    return tuple(map(str, sorted(usable, key=lambda one: (one.version, not one.is_private)))) or (_ALONE,)


def _look_at(network: "Zeroconf", name: str, letters: str) -> Found | None:
    service = network.get_service_info(SERVICE, name)
    told = service.decoded_properties if service else {}
    try:
        salt = bytes.fromhex(told.get("salt") or "")
    except ValueError:
        return None
    if (
        service is None
        or not service.port
        or len(salt) != _TAG_BYTES
        or told.get("tag") != _tag(letters, salt)
    ):
        return None
    return Found(tuple(service.parsed_addresses()), service.port)


def _tag(letters: str, salt: bytes) -> str:
    from hashlib import scrypt

    return scrypt(as_typed(letters).encode(), salt=salt, n=_COST, r=8, p=1, dklen=_TAG_BYTES).hex()


def _is_number(address: str) -> bool:
    try:
        ipaddress.ip_address(address)
    except ValueError:
        return False
    return True

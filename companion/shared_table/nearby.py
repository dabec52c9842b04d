"""Finding a table on the local network by its letters, which are not told there to who does not know them."""

import ipaddress
import secrets
from collections.abc import Iterator
from contextlib import suppress
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

    def __init__(self, port: int, letters: str, addresses: tuple[str, ...], network: "Zeroconf") -> None:
        """On the interfaces of a network, which is closed with this."""
        from zeroconf import ServiceInfo

        self._network = network
        salt = secrets.token_bytes(_TAG_BYTES)
        name = f"{secrets.token_hex(8)}.{SERVICE}"
        told: dict[str, Any] = {"salt": salt.hex(), "tag": _tag(letters, salt)}
        numbers = [one for one in addresses if _is_number(one)]
        service = ServiceInfo(SERVICE, name, port=port, properties=told, parsed_addresses=numbers)
        self._network.register_service(service)

    def close(self) -> None:
        """Be found no more."""
        _leave(self._network)


def announce(port: int, letters: str, addresses: tuple[str, ...]) -> Announcement | None:
    """A table is found on all interfaces from now on; None where there is no network, or it is stuck."""
    from zeroconf import Error

    network = _all_interfaces()
    if network is None:
        return None
    try:
        return Announcement(port, letters, addresses, network)
    except (OSError, Error):
        _leave(network)
        return None


def look_for(letters: str, seconds: float, network: "Zeroconf | None" = None) -> Iterator[Found]:
    """The tables that have these letters, as they are found; on all interfaces if no network is given."""
    from zeroconf import ServiceBrowser, ServiceStateChange, Zeroconf

    heard: SimpleQueue[str] = SimpleQueue()

    def on_change(zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if state_change is not ServiceStateChange.Removed:
            heard.put(name)

    here = network or _all_interfaces()
    if here is None:
        return
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


def _all_interfaces() -> "Zeroconf | None":
    """The local network; None where this machine has none, which is told in either way."""
    from zeroconf import Zeroconf

    with suppress(OSError, RuntimeError):
        return Zeroconf()
    return None


def _leave(network: "Zeroconf") -> None:
    """Say good-bye there and close it, however stuck it is."""
    from zeroconf import Error

    with suppress(Error):
        network.close()


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

"""What taps and sweeps over the map tell of the Setup Areas (4.505)."""

from collections.abc import Iterator, Sequence

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import TakeControl, TellControl
from companion.games.elst.procedures.refit.commands import CorrectAreas, TellVehicles
from companion.games.elst.rules.refit.areas import Holding
from companion.games.elst.rules.scenario.control_words import names_a_side
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.told_map import HandOption, MapHand
from companion.reason import Reason
from companion.session.messages import Command

_CONTROL, _VEHICLES, _CORRECTIONS = "control", "vehicles", "corrections"
_NOBODY, _BY_RULES = "nobody", "by-rules"


def _options(*ids: str) -> tuple[HandOption, ...]:
    return tuple(HandOption(id_, Reason(f"areas-hand-{id_}")) for id_ in ids)


_SIDES = _options(*(side.value for side in Faction), _NOBODY)
_HOLDINGS = _options(*(holding.value for holding in Holding), _BY_RULES)
_BRITISH, _NEUTRAL = Faction.BRITISH.value, Holding.NO_MANS_LAND.value
HANDS = (
    MapHand(_CONTROL, Reason("areas-hand-control"), Reason("map-tool-control"), _SIDES, _BRITISH),
    MapHand(_VEHICLES, Reason("areas-hand-vehicles"), Reason("areas-vehicles-hint"), _SIDES, _BRITISH),
    MapHand(
        _CORRECTIONS, Reason("areas-hand-corrections"), Reason("areas-corrections-hint"), _HOLDINGS, _NEUTRAL
    ),
)


def told(scene: Scene, hand: str, option: str, hexes: Sequence[HexCoord]) -> tuple[Command, ...]:
    """The commands of a tap or a sweep."""
    swept = tuple(hexes)
    if hand == _CORRECTIONS:
        return (CorrectAreas(hexes=swept, holding=None if option == _BY_RULES else Holding(option)),)
    side = None if option == _NOBODY else Faction(option)
    return (
        tuple(_vehicles(scene, side, swept)) if hand == _VEHICLES else (TakeControl(side=side, hexes=swept),)
    )


def takes_words(hand: str) -> bool:
    """Whether a hand is told in words too: "A-M but L6"."""
    return hand == _CONTROL


def told_in_words(option: str, text: str) -> tuple[Command, ...]:
    """The command of some words; where they say no side they speak of the one in hand."""
    return (TellControl(text=text if names_a_side(text) else f"{option} {text}"),)


def _vehicles(scene: Scene, side: Faction | None, hexes: tuple[HexCoord, ...]) -> Iterator[TellVehicles]:
    """Mobile AFV of a side with a working MA stand there; told again, or of nobody, they do not."""
    for one in Faction:
        before = tuple(scene.campaign.told.vehicles.get(one, ()))
        is_taken_off = one is not side or set(hexes) <= set(before)
        kept = tuple(hex_ for hex_ in before if hex_ not in hexes)
        now = kept if is_taken_off else (*kept, *hexes)
        if now != before:
            yield TellVehicles(side=one, hexes=now)

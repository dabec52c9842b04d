"""What a battery may hope for: contact, access, and where its round may land."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from companion.chance.odds import chance_of
from companion.chance.pile import DrawPile
from companion.chance.requests import RollRequest
from companion.games.elst.procedures.artillery.acting import aim_of
from companion.games.elst.procedures.artillery.aiming import cap_of, range_drm
from companion.games.elst.procedures.artillery.contacting import is_maintenance
from companion.games.elst.procedures.artillery.observing import observing_refusal
from companion.games.elst.procedures.artillery.sights import target_sight
from companion.games.elst.procedures.artillery.state import Aim, Battery
from companion.games.elst.rules.artillery.access import AccessState, draw_refusal
from companion.games.elst.rules.artillery.odds import access_chance, accuracy_chance
from companion.games.elst.rules.artillery.radio import contact_request
from companion.games.elst.rules.artillery.scatter import landing_odds, never_on_target
from companion.games.elst.rules.artillery.terms import Action
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord


@dataclass(frozen=True, slots=True)
class Forecast:
    """Where a round aimed at a hex may land: the exact chance of each hex, the likeliest first.

    `accurate` is the chance of the AR hex by the accuracy dr, `cap` the greatest error (None: no
    limit). `hindrance` is None where only the table can tell it; none is then reckoned with.
    """

    hexes: Mapping[HexCoord, Fraction]
    accurate: Fraction
    cap: int | None
    hindrance: int | None


def landing_forecast(scene: Scene, battery: Battery, action: Action, ar: HexCoord) -> Forecast | None:
    """Where an action's round may land; None where the observer does not see the AR hex.

    IllegalCommandError for a correction with nothing on the map.
    """
    aim = aim_of(scene, battery, action, ar)
    sight = target_sight(scene, battery, ar)
    if sight and not sight.is_seen:
        return None
    hindrance = sight.hindrance if sight else None
    accurate = _accuracy(scene, battery, aim, hindrance or 0)
    cap = cap_of(aim)
    return Forecast(landing_odds(ar, accurate, cap), accurate, cap, hindrance)


def _accuracy(scene: Scene, battery: Battery, aim: Aim, hindrance: int) -> Fraction:
    if never_on_target(is_blind=aim.is_blind, is_rocket=battery.is_rocket):
        return Fraction(0)
    return accuracy_chance(battery.accuracy_number, hindrance, range_drm(scene, battery, aim))


def contact_chance(scene: Scene, battery: Battery) -> Fraction | None:
    """The chance of the next contact DR; None where there can be none or nobody knows the number."""
    if observing_refusal(scene, battery):
        return None
    if battery.observer.is_offboard:
        return Fraction(1)
    request = _next_contact(scene, battery)
    return chance_of(request) if request else None


def contact_and_access_chance(scene: Scene, battery: Battery) -> Fraction | None:
    """The chance of contact and then a black chit in one phase.

    None where no chit would be drawn, or where the chance of contact cannot be told.
    """
    pile = scene.piles.get(battery.id)
    if pile is None or contact_chance(scene, battery) is None or not _would_draw(battery, pile):
        return None
    return access_chance(_next_contact(scene, battery), pile)


def _would_draw(battery: Battery, pile: DrawPile) -> bool:
    """Whether contact in the next fire phase would bring a draw."""
    state = AccessState(
        kind=battery.kind,
        has_contact=True,
        has_access=battery.has_access,
        is_denied=battery.is_denied,
        has_drawn=False,
        counter=battery.on_map,
        missions_fired=battery.missions,
        chits_left=pile.size,
    )
    return draw_refusal(state) is None


def _next_contact(scene: Scene, battery: Battery) -> RollRequest | None:
    """The battery's next contact DR; None where it needs none or its number is not known."""
    if battery.observer.is_offboard or battery.contact_number is None:
        return None
    is_kept = is_maintenance(battery, scene.readings)
    return contact_request(battery.id, battery.contact_number, battery.kind, is_maintenance=is_kept)

"""One battery at a glance: radio, contact, pile, access, what stands on the map, what may be done."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType

from companion.chance.odds import next_draw
from companion.games.elst.procedures.artillery.choices import battery_choices, observer_choices
from companion.games.elst.procedures.artillery.firing import firepower_of
from companion.games.elst.procedures.artillery.observing import observing_refusal
from companion.games.elst.procedures.artillery.situation import action_refusals
from companion.games.elst.procedures.artillery.state import Attempt, Battery
from companion.games.elst.procedures.clock import moment_in_words
from companion.games.elst.rules.artillery.access import Chit
from companion.games.elst.rules.artillery.actions import forced_action
from companion.games.elst.rules.artillery.attack import reminders
from companion.games.elst.rules.artillery.radio import busy_refusal
from companion.games.elst.rules.artillery.struck import struck_hexes
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, Mission
from companion.games.elst.rules.sequence import next_fire_phase
from companion.games.elst.shown.artillery.forecast import contact_and_access_chance, contact_chance
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, ChoiceList, Gauge, Lines, Panel, Part
from companion.kit.printed import figure
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class BatteryCard:
    """Everything a panel or a map layer needs of one battery.

    `left` counts the chits left by colour, `next_draw` is the chance of each colour (empty when none
    is drawn any more). The two chances are None where they cannot be told. `counter` and `hex` are
    what stands on the map, `ar` is an AR whose round has not landed,
    `blast` the hexes of its blast area there. `is_acting`: it is its owner's fire phase.
    """

    id: str
    title: Reason
    status: tuple[Reason, ...]
    left: Mapping[str, int]
    next_draw: Mapping[str, Fraction]
    contact: Fraction | None
    contact_and_access: Fraction | None
    counter: ArtilleryCounter | None
    hex: HexCoord | None
    blast: tuple[HexCoord, ...]
    ar: HexCoord | None
    is_acting: bool
    choices: tuple[Choice, ...]
    reminders: tuple[Reason, ...]


def battery_card(scene: Scene, battery: Battery) -> BatteryCard:
    """The card of a battery as things stand."""
    pile = scene.piles.get(battery.id)
    is_acting = scene.game.moment.is_own_fire_phase(battery.faction)
    aim = battery.activity.aim
    return BatteryCard(
        id=battery.id,
        title=_title(scene, battery),
        status=tuple(_status(scene, battery)),
        left=pile.left if pile else MappingProxyType({}),
        next_draw=next_draw(pile) if pile and not battery.is_denied else MappingProxyType({}),
        contact=contact_chance(scene, battery),
        contact_and_access=contact_and_access_chance(scene, battery),
        counter=battery.counter,
        hex=battery.hex,
        blast=struck_hexes(scene, battery),
        ar=aim.ar if aim else None,
        is_acting=is_acting,
        choices=tuple(battery_choices(scene, battery)) if is_acting else (),
        reminders=_reminders(battery),
    )


def _title(scene: Scene, battery: Battery) -> Reason:
    args: dict[str, str | int | float] = {
        "battery": battery.id,
        "side": str(battery.faction),
        "kind": battery.kind.value,
        "calibre": battery.calibre,
        "firepower": firepower_of(scene, battery),
    }
    return Reason("oba-card-title", args=args)


# ---- status, line by line ----


def _status(scene: Scene, battery: Battery) -> list[Reason]:
    lines = [_observer_line(scene, battery), _contact_line(battery), _access_line(battery)]
    if battery.counter is not None:
        lines.append(_counter_line(scene, battery, battery.counter))
    if battery.fire_counter is not None:
        lines.append(Reason("oba-card-fire-counter", "2.1f", args={"counter": battery.fire_counter.value}))
    due = (
        busy_refusal(battery.fire_counter, battery.faction, scene.game.moment),
        _next_attempt_line(scene, battery),
        _forced_line(scene, battery),
    )
    return [*lines, *(line for line in due if line)]


def _next_attempt_line(scene: Scene, battery: Battery) -> Reason | None:
    """When the next attempt may be made after a failed one (2.1g)."""
    if battery.activity.attempt is not Attempt.FAILED:
        return None
    clock = scene.game.clock
    following = next_fire_phase(clock.moment, battery.faction, clock.first_player)
    return Reason("oba-card-next-attempt", "2.1g", about=moment_in_words(following))


def _forced_line(scene: Scene, battery: Battery) -> Reason | None:
    """The one thing that is left to be done, where something has to be."""
    action = forced_action(action_refusals(scene, battery))
    if action is None or not scene.game.moment.is_own_fire_phase(battery.faction):
        return None
    told = Reason(f"oba-action-{action}", args={"battery": battery.id})
    return Reason("oba-card-forced", "2.33a", about=told)


def _observer_line(scene: Scene, battery: Battery) -> Reason:
    """Who observes from where, or why nobody does."""
    refusal = observing_refusal(scene, battery)
    if refusal:
        return refusal
    observer = battery.observer
    level, floor = (0, observer.level) if scene.field.has_floors else (observer.level, 0)
    args, rule = {"kind": observer.kind.value, "level": level, "floor": floor}, _observer_rule(battery)
    if observer.hex is None:
        return Reason("oba-card-observer-somewhere", rule, args=args)
    return Reason("oba-card-observer", rule, (observer.hex,), args)


def _observer_rule(battery: Battery) -> str:
    return "2.8a" if battery.observer.is_offboard else "2.1b"


def _contact_line(battery: Battery) -> Reason:
    number: str = figure(battery.contact_number)
    if battery.observer.is_offboard:
        return Reason("oba-card-contact-offboard", "2.8b")
    key = "oba-card-contact" if battery.has_contact else "oba-card-no-contact"
    return Reason(key, "2.1d", args={"number": number})


def _access_line(battery: Battery) -> Reason:
    if battery.is_denied:
        return Reason("oba-denied", "2.2f")
    key = "oba-card-access" if battery.has_access else "oba-card-no-access"
    return Reason(key, "2.2c", args={"reds": battery.reds})


def _counter_line(scene: Scene, battery: Battery, counter: ArtilleryCounter) -> Reason:
    """What stands where, and for which mission."""
    mission = battery.mission.value if battery.mission else "open"
    args = {"counter": counter.printed, "mission": mission}
    if battery.hex is None or battery.hex not in scene.field.board:
        return Reason("oba-card-counter-off-map", "2.32c", args=args)
    return Reason("oba-card-counter", hexes=(battery.hex,), args=args)


def _reminders(battery: Battery) -> tuple[Reason, ...]:
    """What the table must look after while the battery's fire lies on the map."""
    if not battery.has_ffe:
        return ()
    hinders = Reason("oba-remind-hindrance", "2.5g")
    if battery.fires is Mission.SMOKE:
        return (hinders,)
    resolving = reminders() if battery.activity.barrage is not None else ()
    again = (Reason("oba-remind-again", "2.51c"),) if battery.counter is ArtilleryCounter.FFE2 else ()
    around = (
        hinders,
        Reason("oba-remind-entry", "2.51a"),
        *again,
        Reason("oba-remind-rout", "2.6"),
        Reason("oba-remind-morale", "2.54", args={"side": str(battery.faction)}),
    )
    return (*resolving, *around)


# ---- the same as a panel ----


def battery_panel_id(battery: str) -> str:
    """The id of the panel of a battery."""
    return f"elst-battery-{battery}"


def battery_panel(scene: Scene, battery: Battery) -> Panel:
    """The card drawn by any window."""
    card = battery_card(scene, battery)
    parts: list[Part] = [Lines(card.status), *_gauges(card), Lines(_odds_lines(card))]
    parts += [ChoiceList(card.choices)] if card.choices else []
    parts += [Lines(card.reminders)] if card.reminders else []
    parts.append(ChoiceList(tuple(observer_choices(scene, battery))))
    return Panel(battery_panel_id(card.id), card.title, tuple(parts), has_own_place=True)


def _gauges(card: BatteryCard) -> list[Gauge]:
    return [
        Gauge(Reason("oba-card-chits", args={"chit": chit.value}), card.left.get(chit, 0)) for chit in Chit
    ]


def _odds_lines(card: BatteryCard) -> tuple[Reason, ...]:
    lines = []
    if card.contact is not None:
        lines.append(Reason("oba-card-chance-contact", args={"percent": _percent(card.contact)}))
    if card.next_draw:
        black = card.next_draw.get(Chit.BLACK, Fraction(0))
        lines.append(Reason("oba-card-chance-black", args={"percent": _percent(black)}))
    if card.contact_and_access is not None:
        both = {"percent": _percent(card.contact_and_access)}
        lines.append(Reason("oba-card-chance-both", args=both))
    return tuple(lines)


def _percent(chance: Fraction) -> int:
    return round(100 * chance)

"""What tells a unit apart from others of its stack that look as it does."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.words import values_text
from companion.games.spanish_civil_war.procedures.aftermath import left_for_zone
from companion.games.spanish_civil_war.rules.ground.supply import Consumer, automatic_supply
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.reason import Reason


def traits_of(scene: Scene, unit: Unit) -> Iterator[Reason]:
    """Its other side, and all that decides what it may do now, whatever its name."""
    back = unit.counter.back
    if back is not None and not unit.stand.is_reduced:
        yield Reason("scw-trait-back", args={"values": values_text(back, unit.counter.arm)})
    if unit.stand.spot is Spot.MAP:
        yield from _on_map(scene, unit)
    elif unit.id in scene.game.flown_now.units:
        yield _trait("flown")


def _on_map(scene: Scene, unit: Unit) -> Iterator[Reason]:
    game, stand = scene.game, unit.stand
    now = game.clock.moment
    if did := _did(scene, unit):
        yield _trait(did)
    if stand.moved == now and stand.may_go_on:
        left = "?" if stand.points_left is None else float(stand.points_left)
        yield Reason("scw-trait-goes-on", args={"points": left})
    if starts := left_for_zone(scene, unit):
        yield Reason("scw-trait-from", hexes=starts)
    if game.is_held(unit):
        yield _trait("held")
    if _is_granted_supply(scene, unit):
        yield _trait("granted")


def _did(scene: Scene, unit: Unit) -> str:
    """What it does in the combat under way, else what it did last in this phase."""
    fight, stand, now = scene.game.fight, unit.stand, scene.game.clock.moment
    if fight and unit.id in fight.retreats_due:
        return "retreats"
    if fight and unit.id in _taking_part(fight):
        return "fights"
    done = {"displaced": stand.displaced, "fired": stand.fired, "fought": stand.fought}
    return next((did for did, moment in done.items() if moment == now), "")


def _taking_part(fight: Fight) -> tuple[str, ...]:
    whole = fight.advanced_in
    guns = (*whole.attack_help.guns, *whole.defence_help.guns)
    return (*fight.defenders, *fight.attack_help.guns, *whole.attackers, *whole.defenders, *guns)


def _is_granted_supply(scene: Scene, unit: Unit) -> bool:
    """Whether it needs no line of supply because of where it began."""
    began, turn = unit.stand.began_in, scene.game.clock.moment.turn
    names = ("", scene.map.board.hex_name(began)) if began else ()
    consumers = (Consumer(unit.faction, unit.counter.arm, name) for name in names)
    return [bool(automatic_supply(one, scene.battle, turn)) for one in consumers] == [False, True]


def _trait(did: str) -> Reason:
    return Reason("scw-trait", args={"trait": did})

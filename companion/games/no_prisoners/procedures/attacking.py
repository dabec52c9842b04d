"""Declaring an attack: who may attack what, with which support (11.0 to 11.13)."""

from collections.abc import Iterator, Mapping, Sequence

from companion.games.no_prisoners.procedures.entering import crosses_boundary
from companion.games.no_prisoners.procedures.stacking import overstacking_refusal
from companion.games.no_prisoners.procedures.supporting import commanding, committed, support_refusal
from companion.games.no_prisoners.rules.combat.odds import (
    Attacker,
    Barrier,
    Odds,
    Shifts,
    Target,
    attack_refusal,
    crt_refusal,
    odds,
    unweighed_refusal,
    weight_refusal,
)
from companion.games.no_prisoners.rules.combat.removal import is_immune
from companion.games.no_prisoners.table.commands import Attack
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Combat
from companion.games.no_prisoners.table.words import about_first
from companion.games.no_prisoners.terms import Crt, Faction, Role, UnitType
from companion.hexes.coordinates import HexCoord, Hexside, distance
from companion.latest import Latest
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

_attackable: Latest[Mapping[HexCoord, tuple[Counter, ...]]] = Latest()
ATTACKED = Reason("np-attacked-already", "11.0c")
_BARRIERS = {"all_sea": Barrier.ALL_SEA, "all_lake": Barrier.ALL_LAKE}


def attacking_refusal(scene: Scene, command: Attack) -> Reason | None:
    """Why an attack may not be made; None when it may.

    Raises IllegalCommandError where no table could insist: nobody attacks, or nobody is attacked.
    """
    attackers = named_attackers(scene, command)
    if not scene.game.moment.phase.is_combat:
        return Reason("np-combat-phase-only", "11.0")
    if refusal := overstacking_refusal(scene) or _declaration_refusal(scene, attackers, command.hex):
        return refusal
    for counter in attackers:
        if refusal := unit_refusal(scene, counter, command.hex):
            return refusal
    sides = _attackers(scene, attackers, command.hex), _target(scene, command.hex, attackers)
    refusal = attack_refusal(*sides, command.crt, readings=scene.readings)
    if refusal and refusal.key == "np-offensive-needs-supply":
        unsupplied = [one for one in attackers if not scene.is_supplied(one)]
        return about_first("np-offensive-unsupplied", "11.13", unsupplied)
    return refusal or support_refusal(scene, command, attackers)


def usual_crt(scene: Scene, hex_: HexCoord, attackers: Sequence[Counter]) -> Crt:
    """The Main Offensive table where attackers may use it against a hex (11.13, 21.2), else the other."""
    sides = _attackers(scene, attackers, hex_), _target(scene, hex_, attackers)
    return Crt.RAID if crt_refusal(*sides, Crt.MAIN_OFFENSIVE) else Crt.MAIN_OFFENSIVE


def named_attackers(scene: Scene, command: Attack) -> tuple[Counter, ...]:
    """The attackers: those named, or all that can, or where none can all beside the target."""
    if not defenders(scene, command.hex):
        raise IllegalCommandError(Reason("np-nobody-there", "11.0", (command.hex,)))
    named = tuple(map(scene.standing, command.attackers)) or eligible_attackers(scene, command.hex)
    named = named or _units_beside(scene, command.hex)
    if not named:
        raise IllegalCommandError(Reason("np-cannot-attack", "11.0", (command.hex,)))
    if any(is_immune(counter.type) for counter in named):
        raise IllegalCommandError(Reason("np-not-on-map"))
    if any(scene.is_enemy(counter) for counter in named):
        raise IllegalCommandError(Reason("np-not-your-counter", "4.0"))
    return named


def defenders(scene: Scene, hex_: HexCoord) -> tuple[Counter, ...]:
    """The enemy units in a hex that combat touches."""
    player_turn = scene.game.player_turn
    enemies = scene.enemies(hex_, player_turn.faction) if player_turn else ()
    return tuple(counter for counter in enemies if not is_immune(counter.type))


def survivors(scene: Scene, combat: Combat, role: Role) -> tuple[Counter, ...]:
    """A party's units that are still on the map, and that results touch (RES-N1b)."""
    units = (scene.game.counters.get(unit) for unit in combat.units(role))
    return tuple(c for c in units if c is not None and c.is_on_map and not is_immune(c.type))


def eligible_attackers(scene: Scene, hex_: HexCoord) -> tuple[Counter, ...]:
    """The units that may still attack a hex in this phase."""
    beside = _units_beside(scene, hex_)
    return tuple(counter for counter in beside if unit_refusal(scene, counter, hex_) is None)


def _units_beside(scene: Scene, hex_: HexCoord) -> tuple[Counter, ...]:
    """The units of the player turn in the hexes around one."""
    near = (counter for there in hex_.neighbours() for counter in scene.by_hex.get(there, ()))
    return tuple(c for c in near if scene.is_own(c) and not is_immune(c.type))


def unit_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why a unit may not attack a hex, by itself; None when it may (11.0, 17.0)."""
    if not scene.is_own(counter):
        return Reason("np-not-your-counter", "4.0")
    if counter.hex is None or is_immune(counter.type):
        return Reason("np-not-on-map")
    if distance(counter.hex, hex_) != 1:
        return Reason("np-attack-not-beside", "11.0e", (hex_,))
    if refusal := _declaration_refusal(scene, (counter,), hex_):
        return refusal
    attackers, target = _attackers(scene, (counter,), hex_), _target(scene, hex_, (counter,))
    return unweighed_refusal(attackers, target, scene.readings)


def _declaration_refusal(scene: Scene, attackers: Sequence[Counter], hex_: HexCoord) -> Reason | None:
    """Why units may not attack a hex together: each does so once, each front alone (11.0c, 17.0, 21.3h)."""
    if any(counter.id in scene.game.phase.attacked for counter in attackers):
        return ATTACKED
    if len({counter.front for counter in attackers}) > 1:
        return Reason("np-fronts-attack-apart", "21.3h" if hex_ == scene.field.damascus else "17.0")
    return None


def _barrier(scene: Scene, counter: Counter, hex_: HexCoord) -> Barrier | None:
    """What a unit would attack across, if anything stops it: the water that lies there, else the boundary."""
    if wet := _water(scene, counter, hex_):
        return wet
    return Barrier.FRONT_BOUNDARY if crosses_boundary(scene, counter, hex_) else None


def _water(scene: Scene, counter: Counter, hex_: HexCoord) -> Barrier | None:
    if counter.hex is None or distance(counter.hex, hex_) != 1:
        return None
    features = scene.field.board.hexside_features(Hexside.between(counter.hex, hex_))
    return next((barrier for feature, barrier in _BARRIERS.items() if feature in features), None)


def targets(scene: Scene) -> tuple[HexCoord, ...]:
    """The hexes that may be attacked now."""
    return tuple(attackable(scene))


def attackable(scene: Scene) -> Mapping[HexCoord, tuple[Counter, ...]]:
    """By the hexes that may be attacked now, the units that may do it."""
    return _attackable.of((scene,), lambda: dict(_open(scene)))  # strip, tracker and panel all ask for them


def _open(scene: Scene) -> Iterator[tuple[HexCoord, tuple[Counter, ...]]]:
    player_turn = scene.game.player_turn
    if player_turn is None or not scene.game.moment.phase.is_combat:
        return
    hexes = {c.hex for c in scene.game.on_map if c.faction is not player_turn.faction and c.hex}
    for hex_ in sorted(hexes):
        if defenders(scene, hex_) and (able := eligible_attackers(scene, hex_)):
            yield hex_, able


def refused_targets(scene: Scene) -> Iterator[tuple[HexCoord, Reason]]:
    """The enemies' hexes beside own units of which none may attack now, each with why (11.0c, 17.0, TEC).

    What a unit is hides with it: of one that may not be seen, only that it has attacked is told.
    """
    open_ = attackable(scene)
    for hex_ in _beside_own(scene) if scene.game.moment.phase.is_combat else ():
        if hex_ not in open_ and defenders(scene, hex_):
            yield from ((hex_, why) for why in _told_refusals(scene, hex_)[:1])


def _beside_own(scene: Scene) -> Sequence[HexCoord]:
    own = {unit.hex for unit in scene.game.on_map if unit.hex and scene.is_own(unit)}
    return sorted({near for hex_ in own for near in hex_.neighbours()})


def _told_refusals(scene: Scene, hex_: HexCoord) -> Sequence[Reason]:
    """Why those beside a hex may not attack it: first who could, had he not attacked already."""
    found = ((unit, unit_refusal(scene, unit, hex_)) for unit in _units_beside(scene, hex_))
    told = [why for unit, why in found if why and (why is ATTACKED or not scene.hides(unit))]
    return sorted(told, key=lambda why: why is not ATTACKED)


def planned(scene: Scene, command: Attack) -> Combat:
    """The combat as it would be declared; where the table insists on a support, with it."""
    attackers = named_attackers(scene, command)
    return Combat(
        target=command.hex,
        attackers=tuple(counter.id for counter in attackers),
        defenders=tuple(counter.id for counter in defenders(scene, command.hex)),
        crt=command.crt,
        air=committed(scene, UnitType.AIR) if command.air else "",
        naval=committed(scene, UnitType.NAVAL) if command.naval else "",
        hq=commanding(scene, attackers) if command.command else "",
        across_river=tuple(c.id for c in attackers if _is_across_river(scene, c, command.hex)),
        is_along_pass=_target(scene, command.hex, attackers).is_along_pass,
    )


# ---- odds ----


def combat_odds(scene: Scene, combat: Combat) -> Odds:
    """The odds of a combat as it was declared; every strength must have been read."""
    attackers = tuple(
        Attacker(_strength(scene, unit), is_across_river=unit in combat.across_river)
        for unit in combat.attackers
    )
    target = Target(
        tuple(_strength(scene, unit) for unit in combat.defenders),
        scene.counter(combat.defenders[0]).faction,
        scene.field.terrain(combat.target),
        combat.is_along_pass,
        scene.is_winter,
    )
    shifts = Shifts(bool(combat.air), bool(combat.naval), bool(combat.hq))
    return odds(attackers, target, shifts, scene.readings)


def _strength(scene: Scene, unit: str) -> int:
    return scene.counter(unit).strength or 0


def fighting_refusal(scene: Scene, combat: Combat) -> Reason | None:
    """Why a combat declared is not fought after all, its strengths read: nothing against nothing (A16)."""
    counters = tuple(map(scene.counter, combat.attackers))
    sides = _attackers(scene, counters, combat.target), _target(scene, combat.target, counters)
    return weight_refusal(*sides)


def _attackers(scene: Scene, counters: Sequence[Counter], target: HexCoord) -> tuple[Attacker, ...]:
    return tuple(
        Attacker(
            _weight(scene, counter),
            counter.type,
            scene.is_supplied(counter),
            _is_across_river(scene, counter, target),
            _barrier(scene, counter, target),
        )
        for counter in counters
    )


def _weight(scene: Scene, counter: Counter) -> int:
    """The strength by which an attack is judged; one that nobody has or may read is something until then."""
    return 1 if counter.strength is None or scene.hides(counter) else counter.strength


def _is_across_river(scene: Scene, counter: Counter, target: HexCoord) -> bool:
    is_beside = counter.hex is not None and distance(counter.hex, target) == 1
    return counter.hex is not None and is_beside and scene.field.is_river(counter.hex, target)


def _target(scene: Scene, hex_: HexCoord, attackers: Sequence[Counter]) -> Target:
    units = defenders(scene, hex_)
    ways = scene.field.passes.get(hex_, frozenset())
    return Target(
        tuple(_weight(scene, unit) for unit in units),
        units[0].faction if units else Faction.CENTRAL_POWERS,
        scene.field.terrain(hex_),
        is_along_pass=all(counter.hex in ways for counter in attackers),
        is_winter=scene.is_winter,
    )

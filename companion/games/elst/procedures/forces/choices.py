"""What players may tell of their forces, as choices with open fields."""

from collections.abc import Sequence

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import (
    AddRoster,
    CountPanzerfausts,
    FireAt,
    FirePanzerfaust,
    LeaveMap,
    MovePieces,
    RemovePieces,
    StartVehicle,
    TellBritishArea,
    TellControl,
    TrySelfRally,
    UseStairs,
    Weakening,
    WeakenUnit,
)
from companion.games.elst.procedures.forces.counting import fire_refusal, rally_refusal
from companion.games.elst.procedures.forces.state import Forces, Spot
from companion.games.elst.rules.forces.steeple_fire import WeaponKind
from companion.games.elst.rules.refit.ground import RefitGround
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason

_SIDE = Input("side", InputKind.OPTION, Reason("input-side"), tuple(faction.value for faction in Faction))
_TEXT = Input("text", InputKind.TEXT, Reason("input-counters"), names_counters=True)
_LEVEL = Input("level", InputKind.OPTION, Reason("input-level"), ("0", "1"))
_WEAPON = Input("weapon", InputKind.OPTION, Reason("input-weapon"), tuple(one.value for one in WeaponKind))
IS_BROKEN = Input("is_broken", InputKind.OPTION, Reason("input-leaves-broken"), ("no", "yes"), usual="no")
_TARGET = Input("at", InputKind.HEX, Reason("input-target"))
_FROM_HEX = Input("hex", InputKind.HEX, Reason("input-from-hex"))
_TO_HEX = Input("to_hex", InputKind.HEX, Reason("input-to-hex"))


def forces_choices(scene: Scene) -> Sequence[Choice]:
    """Naming, placing, moving and losing counters; shots and rallies."""
    forces = scene.game.forces
    control = control_choices(forces, scene.ground)
    counting = (*first_count_choices(forces), *counting_choices(scene), *recounting_choices(forces))
    return (*control, *typing_choices(forces), *counting)


def typing_choices(forces: Forces) -> tuple[Choice, ...]:
    """All that may be told of counters by typing their names."""
    add = Choice(Reason("forces-choice-add"), AddRoster, inputs=(_SIDE, _TEXT))
    return (add, *(_move_choices() if forces.holdings else ()))


def _move_choices() -> tuple[Choice, ...]:
    there = (_SIDE, _TEXT, _FROM_HEX)
    return (
        _move("forces-choice-set-up", Spot.HAND, Spot.MAP),
        _move("forces-choice-offboard", Spot.HAND, Spot.OFFBOARD),
        _move("forces-choice-bring-on", Spot.RETAINED, Spot.OFFBOARD),
        _move("forces-choice-enter", Spot.OFFBOARD, Spot.MAP),
        _move("forces-choice-stay-out", Spot.OFFBOARD, Spot.RETAINED),
        _move("forces-choice-move", Spot.MAP, Spot.MAP),
        _move("forces-choice-eliminate", Spot.MAP, Spot.ELIMINATED),
        Choice(Reason("forces-choice-strike-off"), RemovePieces, inputs=(_SIDE, _TEXT)),
        _weaken("forces-choice-reduce", Weakening.CASUALTY_REDUCTION),
        _weaken("forces-choice-replace", Weakening.REPLACEMENT),
        Choice(Reason("forces-choice-leave"), LeaveMap, inputs=(*there, IS_BROKEN)),
        Choice(
            Reason("forces-choice-fire-steeple", "1.1j"), FireAt, inputs=(*there, _LEVEL, _WEAPON, _TARGET)
        ),
        Choice(Reason("forces-choice-start", "VN-Pz VG b"), StartVehicle, inputs=there),
        Choice(Reason("forces-choice-climb", "1.1b"), UseStairs, {"goes_up": True}, there),
        Choice(Reason("forces-choice-descend", "1.1b"), UseStairs, {"goes_up": False}, there),
    )


def _move(key: str, start: Spot, end: Spot) -> Choice:
    leaving = (_FROM_HEX,) if start is Spot.MAP else ()
    arriving = (_TO_HEX,) if end is Spot.MAP else ()
    inputs = (_SIDE, _TEXT, *leaving, *arriving)
    return Choice(Reason(key), MovePieces, {"spot": start, "to_spot": end}, inputs)


def _weaken(key: str, how: Weakening) -> Choice:
    return Choice(Reason(key), WeakenUnit, {"how": how, "spot": Spot.MAP}, (_SIDE, _TEXT, _FROM_HEX))


def counting_choices(scene: Scene) -> tuple[Choice, ...]:
    """Panzerfaust shots fired, self rallies, closed entry hexes (CG4, CG5, CG7)."""
    forces = scene.game.forces
    fire = Choice(Reason("forces-choice-fire-pf", "CG5"), FirePanzerfaust, refusal=fire_refusal(forces))
    rally = Choice(Reason("forces-choice-self-rally", "CG4"), TrySelfRally, refusal=rally_refusal(scene))
    return (fire, rally, _area_choice())


def first_count_choices(forces: Forces) -> tuple[Choice, ...]:
    """Panzerfaust shots, while nobody has counted them (CG5)."""
    return _count_choices() if forces.panzerfausts is None else ()


def control_choices(forces: Forces, ground: RefitGround) -> tuple[Choice, ...]:
    """Control in words; once some is told, all other buildings at one tap."""
    hint = Reason("input-control-hint")
    text = Input("text", InputKind.TEXT, Reason("input-control"), hint=hint)
    told = Choice(Reason("forces-choice-tell-control", "4.2ad"), TellControl, inputs=(text,))
    if not forces.controllers or ground.buildings <= forces.controllers.keys():
        return (told,)
    return (told, *(_rest_choice(side) for side in Faction))


def _rest_choice(side: Faction) -> Choice:
    label = Reason("forces-choice-control-rest", "4.2ad", args={"side": side.value})
    return Choice(label, TellControl, {"text": f"{side.value} all others"})


def _area_choice() -> Choice:
    """Which entry hexes lie in British Setup Areas; the Refit Phase tells it by itself."""
    hexes = Input("hexes", InputKind.HEXES, Reason("input-british-area"))
    return Choice(Reason("forces-choice-british-area", "CG7"), TellBritishArea, inputs=(hexes,))


def recounting_choices(forces: Forces) -> tuple[Choice, ...]:
    """Counting the shots once more."""
    return () if forces.panzerfausts is None else _count_choices()


def _count_choices() -> tuple[Choice, ...]:
    squads = Input("squads", InputKind.NUMBER, Reason("input-squads"))
    tracked = Choice(Reason("forces-choice-count-pf", "CG5"), CountPanzerfausts)
    typed = Choice(Reason("forces-choice-type-pf", "CG5"), CountPanzerfausts, inputs=(squads,))
    return (tracked, typed)

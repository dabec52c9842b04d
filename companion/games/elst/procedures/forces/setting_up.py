"""Where the first scenario is set up: what is named elsewhere is told, for a table may begin late (4.43)."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.entering import formation_of
from companion.games.elst.rules.scenario import initial
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.table.scene import Scene
from companion.reason import Reason

MORTAR = "mortar-51mm"


def is_setting_up(scene: Scene) -> bool:
    """Whether the scenario is at its very start."""
    moment = scene.game.moment
    is_first = moment.player is scene.game.clock.first_player
    return is_first and (moment.turn, moment.phase) == (1, Phase.RALLY)


def sets_up_next(scene: Scene) -> Faction | None:
    """The side of the first scenario of which nothing was named as it begins; None when both were (4.42)."""
    if not scene.is_first_scenario or not is_setting_up(scene):
        return None
    first = initial.initial_scenario().sets_up_first
    named = {holding.faction for holding in scene.game.forces.holdings}
    return next((side for side in (first, first.opponent) if side not in named), None)


def misplaced_lines(scene: Scene) -> Iterator[Reason]:
    """As the first scenario begins: each hex where a formation stands that may not set up there, and mortars
    that the balance leaves out (4.43, 4.4d)."""
    if scene.is_first_scenario and is_setting_up(scene):
        yield from dict.fromkeys(_misplaced(scene))
        yield from _left_out(scene)


def newly_misplaced(before: Scene, after: Scene) -> tuple[Reason, ...]:
    """What an act has set up where it may not be."""
    if before.game.forces is after.game.forces:
        return ()
    known = {*misplaced_lines(before)}
    return tuple(line for line in misplaced_lines(after) if line not in known)


def _left_out(scene: Scene) -> Iterator[Reason]:
    forces = scene.game.forces
    is_there = any(holding.type == MORTAR for holding in forces.holdings)
    if is_there and forces.favoured and not initial.initial_mortars(forces.favoured):
        yield Reason("forces-log-balance", "4.4d", args={"side": forces.favoured.value})


def _misplaced(scene: Scene) -> Iterator[Reason]:
    numbering = scene.field.board.numbering
    for held in scene.game.forces.holdings:
        if (hex_ := held.place.hex) is None:
            continue
        formation = formation_of(held.faction, (held.pieces,))
        if refusal := initial.setup_refusal(formation, hex_, numbering):
            yield Reason("initial-misplaced", "4.43", (hex_,), about=refusal)

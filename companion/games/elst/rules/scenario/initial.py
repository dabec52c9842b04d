"""The first scenario of the campaign: who sets up where, what is known of the forces, balance (4.4d-4.43)."""

from collections.abc import Mapping
from functools import cache

from companion.files import scenario_json
from companion.games.elst.factions import Faction
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.scenario_data import scenario_data
from companion.hexes.coordinates import HexCoord, Numbering
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap

SCENARIO = "initial"


class Formation(Frozen):
    """A part of a side's forces, with the columns where it may set up.

    `setup_columns` are the first and the last letter, None for the map's own edge; None altogether when
    it may only enter. `enters_from_turn` is the first turn in which it may enter, None for never.
    """

    id: str
    faction: Faction
    setup_columns: tuple[str | None, str | None] | None
    enters_from_turn: int | None


class Balance(Frozen):
    """What is changed to favour a side: batteries by other batteries, the British mortars left out."""

    batteries: FrozenMap[str, str]
    drops_mortars: bool


class InitialScenario(Frozen):
    """The file."""

    format: str
    version: int
    date: CampaignDate
    sets_up_first: Faction
    formations: tuple[Formation, ...]
    balance: FrozenMap[Faction, Balance]

    @property
    def moves_first(self) -> Faction:
        """The side that does not set up first (4.42)."""
        return self.sets_up_first.opponent

    def formation(self, id_: str) -> Formation:
        """A formation by id; KeyError when there is none."""
        return {formation.id: formation for formation in self.formations}[id_]


class KnownForces(Frozen):
    """What the sources tell of a formation's forces; None is printed on the scenario card only."""

    id: str
    faction: Faction
    mortars: int | None
    pieces: tuple[Pieces, ...] | None


class OrderOfBattle(Frozen):
    """The file."""

    format: str
    version: int
    formations: tuple[KnownForces, ...]


@cache
def initial_scenario() -> InitialScenario:
    """The rules of the first scenario, read once."""
    return InitialScenario.model_validate(scenario_json("elst/initial_scenario.json"))


@cache
def order_of_battle() -> OrderOfBattle:
    """What is known of the first scenario's forces, read once."""
    return OrderOfBattle.model_validate(scenario_json("elst/order_of_battle.json"))


def formation_of(faction: Faction, *, has_vehicles: bool) -> Formation:
    """The formation to which a side's counters belong: British vehicles are those of the Dragoon Guards."""
    own = [formation for formation in initial_scenario().formations if formation.faction is faction]
    mounted = [formation for formation in own if formation.setup_columns is None]
    return mounted[0] if has_vehicles and mounted else own[0]


def column_refusal(formation: Formation, column: str) -> Reason | None:
    """Why a formation may not set up in a hex column, named by its letters; None if it may (4.43)."""
    if formation.setup_columns is None:
        return Reason("initial-enters-only", "4.43", args={"formation": formation.id})
    first, last = formation.setup_columns
    is_east_enough = first is None or _order(column) >= _order(first)
    if is_east_enough and (last is None or _order(column) <= _order(last)):
        return None
    return Reason("initial-other-columns", "4.43", args={"formation": formation.id, "column": column})


def _order(column: str) -> tuple[int, str]:
    """The place of a column: A to Z, then AA to TT."""
    return len(column), column


def setup_refusal(formation: Formation, hex_: HexCoord, numbering: Numbering) -> Reason | None:
    """Why a formation may not set up in a hex; None if it may (4.43)."""
    return column_refusal(formation, numbering.hex_name(hex_).rstrip("0123456789"))


def entry_turn_refusal(formation: Formation, turn: int) -> Reason | None:
    """Why a formation may not enter in a turn; None if it may (4.43)."""
    if formation.enters_from_turn is not None and turn >= formation.enters_from_turn:
        return None
    return Reason("initial-never-enters", "4.43", args={"formation": formation.id})


def initial_batteries(favoured: Faction | None) -> tuple[str, ...]:
    """The battery types of the first scenario, with the balance chosen (None: none; 4.43a, 4.4d)."""
    changes = _balance(favoured)
    return tuple(changes.get(id_, id_) for id_ in scenario_data().scenario(SCENARIO).batteries)


def _balance(favoured: Faction | None) -> Mapping[str, str]:
    return initial_scenario().balance[favoured].batteries if favoured else {}


def initial_mortars(favoured: Faction | None) -> int:
    """How many mortars the British have: two, or none when the Germans are favoured (4.4d)."""
    if favoured and initial_scenario().balance[favoured].drops_mortars:
        return 0
    return sum(formation.mortars or 0 for formation in order_of_battle().formations)


def asked_of_card() -> tuple[str, ...]:
    """The formations whose counters only the scenario card shows, so that the form asks for them."""
    return tuple(formation.id for formation in order_of_battle().formations if formation.pieces is None)

"""What the scenarios begin with: scenarios/elst/scenario.json."""

from functools import cache
from typing import Literal

from pydantic import Field, JsonValue

from companion.files import scenario_json
from companion.games.elst.factions import Faction
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.sequence import Length
from companion.saved import Frozen, FrozenMap


class BatteryType(Frozen):
    """A kind of battery that a side may have. `source`: the purchase or scenario that brings it."""

    id: str
    faction: Faction
    kind: BatteryKind
    calibre: int
    may_fire_smoke: bool
    source: str


class Scenario(Frozen):
    """How one kind of scenario begins and ends, with the ids of the batteries present at its start."""

    id: str
    first_player: Faction
    last_turn: int
    batteries: tuple[str, ...] = ()


class ScenarioData(Frozen):
    """The whole file. `circled` are the numbers printed on the turn track (CG2), `chits` a new pile (CG3)."""

    format: Literal["wargame-companion-elst-scenarios"]
    version: Literal[1]
    circled: FrozenMap[int, int]
    chits: FrozenMap[str, int]
    batteries_a_side: int
    battery_types: tuple[BatteryType, ...]
    scenarios: tuple[Scenario, ...]
    terrain_modifiers: FrozenMap[str, int | None] = Field(description="TEM by terrain key")

    def scenario(self, id_: str) -> Scenario:
        """A scenario by id; KeyError when there is none."""
        return {scenario.id: scenario for scenario in self.scenarios}[id_]

    def battery_type(self, id_: str) -> BatteryType:
        """A battery type by id; KeyError when there is none."""
        return {type_.id: type_ for type_ in self.battery_types}[id_]

    def length(self, scenario: Scenario) -> Length:
        """How long a scenario lasts."""
        return Length(circled=self.circled, last_turn=scenario.last_turn)


@cache
def scenario_data() -> ScenarioData:
    """The file, read once."""
    return ScenarioData.model_validate(scenario_json("elst/scenario.json"))


def terrain_modifiers() -> dict[str, JsonValue]:
    """TEM by terrain key; None where only the base game's chart tells it."""
    return dict(scenario_data().terrain_modifiers)

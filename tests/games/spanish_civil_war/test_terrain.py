"""What the terrain effects chart costs a unit that moves in a session (6, CH.TEC, J.8, J.20d)."""

from fractions import Fraction

import pytest

from companion.games.spanish_civil_war.rules.ground.costs import Ground
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import SetWeather
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.hexes.coordinates import HexCoord
from tests.games.spanish_civil_war.table import NATIONALIST, Table

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE
CLEAR, RAIN = Weather.CLEAR, Weather.RAIN
FORMATION = {JARAMA: "1", BRUNETE: "71"}
POINTS = 12
PROHIBITED = None


class Field:
    """A battle in a movement phase of the Nationalists, where one unit makes one step."""

    def __init__(self, battle: Battle, sky: Weather, kind: str) -> None:
        self.table = Table(battle)
        self.table.tell(NATIONALIST, f"{FORMATION[battle]}: {kind}")
        (self.unit,) = self.table.game.units
        self.table.go_to(Phase.FIRST_MOVEMENT if battle is JARAMA else Phase.SECOND_MOVEMENT)
        self.table.do(SetWeather(weather=sky))

    def pair(self, **wanted: object) -> tuple[HexCoord, HexCoord]:
        """Two adjacent hexes, the step between which is as wanted; no road leads past it."""
        field = self.table.scene.map
        return next(
            (here, there)
            for here in field.board
            for there in field.board.neighbours(here)
            if fits(field.ground(here, there), wanted)
            and (wanted.get("road") or not field.has_road(there) or field.is_built_up(there))
        )

    def step(self, here: HexCoord, there: HexCoord) -> Fraction | None:
        """The movement points of one step; None where it is refused."""
        name = self.table.scene.map.board.hex_name
        self.table.insist(self.table.placing(self.unit, name(here)))
        if self.table.rule_against(self.table.move(self.unit, name(there))):
            return None
        left = self.table.unit(self.unit).stand.points_left
        assert left is not None
        return POINTS - left


def fits(ground: Ground, wanted: dict[str, object]) -> bool:
    """Whether a step is as wanted, and nothing else is about it."""
    plain = {"row": "clear", "road": None, "has_river": False, "bridge": None}
    return all(getattr(ground, field) == value for field, value in (plain | wanted).items())


FOOT, TANK = "4-4-12 II", "tank 2-1-12 I"


@pytest.mark.parametrize(
    ("row", "sky", "foot", "tank"),
    [
        ("clear", CLEAR, 1, 1),
        ("clear", RAIN, 2, 3),
        ("town", CLEAR, 1, 1),
        ("town", RAIN, 1, 1),
        ("city", CLEAR, 1, 1),
        ("city", RAIN, 1, 1),
        ("woods", CLEAR, 2, PROHIBITED),
        ("woods", RAIN, 3, PROHIBITED),
        ("hills", CLEAR, 1, 1),
        ("hills", RAIN, 2, 3),
        ("rough", CLEAR, 2, PROHIBITED),
        ("rough", RAIN, 3, PROHIBITED),
        ("mixed", CLEAR, 3, PROHIBITED),
        ("mixed", RAIN, 4, PROHIBITED),
    ],
)
def test_terrain_of_the_jarama(row: str, sky: Weather, foot: int, tank: int | None) -> None:
    costs = []
    for kind in (FOOT, TANK):
        field = Field(JARAMA, sky, kind)
        costs.append(field.step(*field.pair(row=row)))
    assert costs == [foot, tank]


@pytest.mark.parametrize(
    ("row", "foot", "tank"),
    [
        ("clear", 1, 1),
        ("town", 1, 1),
        ("woods", 2, PROHIBITED),
        ("hills", 1, 1),
        ("rough", 2, PROHIBITED),
        ("mixed", 3, PROHIBITED),
    ],
)
def test_terrain_of_brunete(row: str, foot: int, tank: int | None) -> None:
    costs = []
    for kind in (FOOT, TANK):
        field = Field(BRUNETE, CLEAR, kind)
        costs.append(field.step(*field.pair(row=row)))
    assert costs == [foot, tank]


@pytest.mark.parametrize("sky", [CLEAR, RAIN])
@pytest.mark.parametrize(
    ("road", "kind", "cost"),
    [("main", FOOT, 1), ("minor", FOOT, 1), ("main", TANK, Fraction(1, 2)), ("minor", TANK, 1)],
)
def test_roads_cost_the_same_in_any_weather_and_over_any_ground(
    road: str, kind: str, cost: Fraction | int, sky: Weather
) -> None:
    field = Field(JARAMA, sky, kind)
    assert field.step(*field.pair(road=road)) == cost
    woods = Field(BRUNETE, CLEAR, kind)
    assert woods.step(*woods.pair(row="woods", road="main")) == (Fraction(1, 2) if kind == TANK else 1)


@pytest.mark.parametrize(
    ("battle", "sky", "kind", "cost"),
    [
        (JARAMA, CLEAR, FOOT, 1 + 3),
        (JARAMA, RAIN, FOOT, 2 + 4),
        (JARAMA, CLEAR, TANK, PROHIBITED),
        (BRUNETE, CLEAR, FOOT, 1 + 2),
        (BRUNETE, CLEAR, TANK, PROHIBITED),
    ],
)
def test_rivers_without_a_bridge(battle: Battle, sky: Weather, kind: str, cost: int | None) -> None:
    """At the Jarama three and four more (J.8), by the chart two (CH.TEC.river)."""
    field = Field(battle, sky, kind)
    assert field.step(*field.pair(has_river=True)) == cost


@pytest.mark.parametrize(("kind", "cost"), [(FOOT, 1), (TANK, 1)])
def test_everybody_crosses_by_a_bridge_for_nothing_more(kind: str, cost: int) -> None:
    """6.5c, 6.5d."""
    field = Field(JARAMA, CLEAR, kind)
    road = {"road": "minor", "has_river": True, "bridge": "bridge"}
    assert field.step(*field.pair(**road)) == cost

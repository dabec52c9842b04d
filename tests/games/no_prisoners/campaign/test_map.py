"""What the map shows of a campaign, and moves that its rules refuse."""

from pathlib import Path

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn
from companion.kit.map_items import MapCounter
from companion.kit.system import Players
from companion.session.secrets.keys import OutsideKeys
from tests.games.no_prisoners.campaign.jumping import begin, remove
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import LONG, SHORT, Table, hex_of


def _counter(table: Table, unit: str) -> MapCounter:
    return next(counter for counter in SYSTEM.counters(table.session.state) if counter.id == unit)


def test_each_layer_has_hexes_at_the_start() -> None:
    table = Table(SHORT)
    table.set(**{"counters__al-w-murray__range": 3})
    layers = {layer.id: layer for layer in SYSTEM.overlays(table.session.state)}
    for layer in ("zoc-allied", "supply-allied", "supply-central-powers", "command-allied", "rail"):
        assert layers[f"np-{layer}"].shades, layer
    assert layers["np-command-central-powers"].shades == ()  # no range has been read
    marks = {SYSTEM.field.board.hex_name(mark.hex) for mark in layers["np-depots"].marks}
    assert {"0708", "1603", "2423", "0709"} <= marks, "the railhead among them"
    assert SYSTEM.usual_overlays == ("np-depots",)


def test_counters_picked_up_are_placed_or_moved_as_the_phase_demands() -> None:
    table = Table(SHORT)
    to = hex_of("0810")
    table.set(**{"counters__al-w-42__spot": "arriving"})
    state = table.session.state
    assert isinstance(SYSTEM.move_counters(state, ["al-w-42"], to), cmd.PlaceCounter)
    assert isinstance(SYSTEM.move_counters(state, ["al-w-53"], to), cmd.MoveCounters)


def test_rail_movement_keeps_within_its_capacity() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    cairo = ("al-w-42", "al-w-gb")
    table.do(cmd.MoveCounters(units=("al-w-42",), hex=hex_of("0709"), how="rail"))
    table.reply(1)
    assert table.game.phase.rail_used == 1
    again = cmd.MoveCounters(units=cairo[1:], hex=hex_of("0709"), how="rail")
    assert table.refused(again) == "np-rail-capacity"
    assert table.refused(cmd.MoveCounters(units=cairo[:1], hex=hex_of("0510"), how="rail")) == "np-rail-once"


def test_the_second_landing_of_a_year_is_refused() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    table.put("al-w-42", "0208")  # Alexandria
    table.put("al-w-gb", "0208")
    table.set(**{"counters__cp-w-24__spot": "gone", "counters__cp-w-24__hex": None})
    ashore = hex_of("1304")  # Haifa
    table.do(cmd.MoveCounters(units=("al-w-42",), hex=ashore, how="landing"))
    assert table.game.landings == {"1915-west": 1}
    second = cmd.MoveCounters(units=("al-w-gb",), hex=ashore, how="landing")
    assert table.refused(second) == "np-landing-limit"
    across = cmd.MoveCounters(units=("al-w-gb",), hex=hex_of("1312"), how="landing")
    assert table.refused(across) == "np-landing-limit-too", "both grounds are told"


def test_gallipoli_again_lands_apart_from_the_year() -> None:
    table = _gallipoli()
    assert table.game.gallipoli_on == 7
    assert table.game.counters["var-med2"].spot is Spot.AVAILABLE
    table.do(cmd.PlaceCounter(unit="var-rn", hex=hex_of("1305")))
    assert table.game.landings == {"gallipoli": 1}


def _gallipoli() -> Table:
    """1916 III: Gallipoli again is announced, and its division waits to be landed."""
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_CP, Phase.RANDOM_EVENT)
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    table.do(cmd.SendOptional(unit="var-gallipoli", front=Front.WEST))
    return table


def _wait(table: Table, *units: str) -> None:
    remove(table, *units, spot=Spot.ARRIVING)


def test_the_naval_division_lands_before_the_others_at_gallipoli() -> None:
    table = _gallipoli()
    _wait(table, "al-w-52")
    landing = cmd.PlaceCounter(unit="al-w-52", hex=hex_of("1305"))
    assert table.refused(landing) == "np-gallipoli-needs-division"
    table.do(cmd.PlaceCounter(unit="var-rn", hex=hex_of("1305")), landing)
    assert table.game.landings == {"gallipoli": 2}


def test_the_naval_division_comes_by_land_once_it_is_replaced() -> None:
    table, by_land = _gallipoli(), cmd.PlaceCounter(unit="var-rn", hex=hex_of("0110"))
    assert table.refused(by_land) == "np-outside-entry"
    table.do(cmd.PlaceCounter(unit="var-rn", hex=hex_of("1305")))
    table.set(**{"counters__var-rn__spot": "due", "counters__var-rn__due": 9, "counters__var-rn__hex": None})
    begin(table, 9, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    table.do(by_land)
    assert table.game.landings == {"gallipoli": 1}


def test_after_three_units_of_gallipoli_the_landing_of_the_year_is_left() -> None:
    table = _gallipoli()
    units = ("al-w-52", "al-w-53", "al-w-54", "al-w-42")
    _wait(table, *units)
    for unit in ("var-rn", *units[:3]):
        table.do(cmd.PlaceCounter(unit=unit, hex=hex_of("1305")))
    assert table.game.landings == {"gallipoli": 3, "1916-west": 1}
    assert table.refused(cmd.PlaceCounter(unit=units[3], hex=hex_of("1305"))) == "np-landing-limit"


def test_each_counter_and_each_back_lies_in_a_hex_or_in_a_box(tmp_path: Path) -> None:
    fog = {"np-fog-of-war": True}
    table = Table(SHORT, players=Players.TWO, keys=OutsideKeys(tmp_path), **fog)
    for faction in Faction:
        table.session.secrecy.unlock(faction)
    for unit in ("al-w-42", "cp-w-27"):
        table.set(**{f"counters__{unit}__spot": Spot.ARRIVING.value, f"counters__{unit}__hex": None})
    table.session.secrecy.lock(Faction.CENTRAL_POWERS)
    shown = SYSTEM.counters(table.session.state)
    assert {one.faction for one in shown if one.id.startswith("back-")} == {Faction.CENTRAL_POWERS}
    assert {one.faction for one in shown if one.place} == set(Faction)
    assert all((one.hex is None) is bool(one.box) is bool(one.place) for one in shown)

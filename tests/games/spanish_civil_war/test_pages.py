"""The pages of a battle as data: bombs in their phase, who is cut off where, what scores and may score."""

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.clock import CLOCK_PANEL
from companion.games.spanish_civil_war.shown.combat import COMBAT_PANEL
from companion.games.spanish_civil_war.shown.setting_up import setup_hexes
from companion.games.spanish_civil_war.shown.status import POINTS_PANEL, STATUS_PANEL
from companion.games.spanish_civil_war.shown.victory import VICTORY_PANEL
from companion.games.spanish_civil_war.table.commands import BombHex, LoseStep, NextPhase, TypeCounters
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.map_items import Style
from companion.kit.panels import Choice, ChoiceList, Lines, Panel
from companion.kit.panels import Table as Rows
from companion.text import Catalogue
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table


def page(table: Table, id_: str) -> Panel:
    return next(panel for panel in table.system.panels(table.session.state) if panel.id == id_)


def bombs(table: Table) -> list[Choice]:
    lists = [part for part in page(table, CLOCK_PANEL).parts if isinstance(part, ChoiceList)]
    return [choice for part in lists for choice in part.choices if choice.command is BombHex]


# ---- bombs ----


def test_aircraft_bomb_together_or_each_for_itself() -> None:
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "SB2: 2x air 4\n48: 1x 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: 1x 7-4-6/3-3-6 II")
    table.put(J_N_1_infantry_1="3532")
    table.go_to(Phase.FIRST_BOMBARDMENT)
    assert not bombs(table)
    table.go_to(Phase.SECOND_BOMBARDMENT)
    together, *each = bombs(table)
    assert together.values["aircraft"] == ("J-R-SB2-air-1", "J-R-SB2-air-2")
    assert [choice.values["aircraft"] for choice in each] == [("J-R-SB2-air-1",), ("J-R-SB2-air-2",)]
    table.do(each[0].build(hex=table.hex("3532")))
    table.dice(1)
    table.settle()
    (left,) = bombs(table)
    assert left.values["aircraft"] == ("J-R-SB2-air-2",)


def test_a_side_without_aircraft_is_told_how_to_name_them() -> None:
    table = Table(Battle.JARAMA)
    table.go_to(Phase.FIRST_BOMBARDMENT)
    items = next(part for part in page(table, CLOCK_PANEL).parts if hasattr(part, "items")).items
    (now,) = (item for item in items if item.reminders)
    assert [reason.key for reason in now.reminders] == ["scw-remind-bombard", "scw-remind-no-aircraft"]


def test_air_points_bomb_at_brunete_as_many_as_are_left() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "13: 1x 5-5-6/3-3-6")
    table.put(B_N_13_infantry_1="2112")
    table.go_to(Phase.FIRST_BOMBARDMENT)
    while table.game.clock.phasing is not Faction.REPUBLICAN:
        table.go_to(Phase.SECOND_BOMBARDMENT)
    (points,) = bombs(table)
    number = points.inputs[1]
    assert (number.name, number.lowest, number.highest) == ("air_points", 1, None)  # too many: told by 13.2c
    table.do(points.build(hex=table.hex("2112"), air_points=8))
    table.dice(6)
    table.settle()
    refusal = table.refused(bombs(table)[0].build(hex=table.hex("2112"), air_points=13))
    assert (refusal.key, refusal.args["left"]) == ("scw-air-points-lacking", 12)


def reminded(table: Table) -> list[str]:
    """What the phase under way reminds of, in English."""
    items = next(part for part in page(table, CLOCK_PANEL).parts if hasattr(part, "items")).items
    return [Catalogue("en").reason(reason, str) for item in items for reason in item.reminders]


def test_who_has_no_air_points_is_reminded_of_none_and_who_has_some_of_no_aircraft() -> None:
    """The Nationalists have none before turn 4, and Brunete has no aircraft (13.2b, N65)."""
    table = Table(Battle.BRUNETE)
    table.go_to(Phase.FIRST_BOMBARDMENT)
    flies = "what flies now does not support later this turn. (13.3a)"
    assert reminded(table) == [f"Bomb with air points; {flies}"]
    table.go_to(Phase.SECOND_BOMBARDMENT)
    assert reminded(table) == ["The Nationalists have no air points left this turn. (13.2b)"]


def test_bombs_that_leave_nothing_to_decide_hold_nothing_up() -> None:
    """The next bombs or the next phase end them: nobody has to say that they are over."""
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "13: 2x 5-5-6/3-3-6 II")
    table.put(B_N_13_infantry_1="2112", B_N_13_infantry_2="2112")
    table.go_to(Phase.FIRST_BOMBARDMENT)
    bomb = bombs(table)[0]
    table.do(bomb.build(hex=table.hex("2112"), air_points=8))
    table.dice(6)
    table.do(bombs(table)[0].build(hex=table.hex("2112"), air_points=12))
    assert not bombs(table)  # the die is still to come
    table.dice(1)
    assert table.refused(NextPhase()).key == "scw-finish-fight"  # a step is
    table.do(LoseStep(unit="B-N-13-infantry-1"), NextPhase())
    assert table.game.clock.moment.phase is Phase.SECOND_BOMBARDMENT
    assert table.game.fight is None


# ---- supply and command ----


def test_a_combat_phase_shows_judging_before_its_combats() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "13: 1x 5-5-6/3-3-6")
    table.put(B_N_13_infantry_1="2112")
    table.go_to(Phase.FIRST_COMBAT)
    assert (page(table, STATUS_PANEL).is_due, page(table, COMBAT_PANEL).is_due) == (True, False)
    table.judge()
    assert (page(table, STATUS_PANEL).is_due, page(table, COMBAT_PANEL).is_due) == (False, True)


def test_each_unit_cut_off_is_named_with_its_hex() -> None:
    table = Table(Battle.JARAMA)
    table.tell(NATIONALIST, "1: 1x 7-4-6/3-3-6 II")
    table.put(J_N_1_infantry_1="3532")
    table.go_to(Phase.FIRST_MOVEMENT)
    table.judge()
    shown = page(table, STATUS_PANEL)
    (reason,) = next(part for part in shown.parts if isinstance(part, Lines)).lines
    assert (reason.key, reason.hexes, reason.args["hex"]) == (
        "scw-out-of-command",
        (table.hex("3532"),),
        "3532",
    )
    assert shown.is_due


# ---- victory ----


def test_open_places_and_levels_stand_on_the_victory_page() -> None:
    table = Table(Battle.JARAMA)
    levels, open_places = (part for part in page(table, VICTORY_PANEL).parts if isinstance(part, Rows))
    assert [row[2].args["value"] for row in open_places.rows][:4] == ["20", "25", "20", "10"]
    assert [row[0].args["most"] for row in levels.rows[:3]] == ["10", "20", "30"]
    assert levels.current == 0
    table.do(TypeCounters(side=Faction.REPUBLICAN, text="48: 1x 3-4-6/2-2-6 II"))
    table.put(J_R_48_infantry_1="3339")
    scored, *_ = (part for part in page(table, VICTORY_PANEL).parts if isinstance(part, Rows))
    assert [row[0].key for row in scored.rows] == ["scw-place-maranosa"]


def test_a_place_on_the_map_says_whose_it_is_by_letter_and_colour() -> None:
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 1x 3-4-6/2-2-6 II")
    table.put(J_R_48_infantry_1="3339")
    overlays = {overlay.id: overlay for overlay in table.system.overlays(table.session.state)}
    marks = {mark.hex: mark for mark in overlays["scw-places"].marks}
    held, free = marks[table.hex("3339")], marks[table.hex("2439")]
    assert (held.text.args["faction"], held.style) == ("republican", Style.FIRST)
    assert (free.text.args["faction"], free.style) == ("nobody", Style.GOAL)


# ---- set-up ----


def test_each_formation_points_to_its_set_up_hexes() -> None:
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    table.put(J_R_48_infantry_1="3533")
    forces = next(p for p in table.system.panels(table.session.state) if p.has_own_place)
    lines = [line for part in forces.parts if isinstance(part, Lines) for line in part.lines]
    told = {line.about.key: line for line in lines if line.about and line.key == "scw-formation-told"}
    brigade = told["scw-formation-j-r-48"]
    assert set(map(table.hex, ("3533", "3333", "3132", "2833", "3137", "3136"))) == set(brigade.hexes)
    assert (brigade.args["told"], brigade.args["map"], brigade.args["where"]) == (2, 1, "hexes")


def test_the_set_up_of_counters_in_hand_is_shaded_until_the_game_begins() -> None:
    table = Table(Battle.JARAMA)
    table.tell(NATIONALIST, "PZI: tank 2-1-12/- I\nVAR: HQ 0-1-6")
    (shade,) = table.system.reach(table.session.state, ("J-N-PZI-armour-1",))
    assert (shade.hexes, shade.style) == (frozenset({table.hex("2728")}), Style.GOAL)
    assert not table.system.reach(table.session.state, ("J-N-VAR-hq-1",))  # anywhere behind its line
    table.go_to(Phase.FIRST_BOMBARDMENT)
    assert not table.system.reach(table.session.state, ("J-N-PZI-armour-1",))


def test_every_set_up_list_names_hexes_of_its_board() -> None:
    for battle in (Battle.JARAMA, Battle.BRUNETE):
        table = Table(battle)
        named = [f for f in table.scene.order.formations if any(p.hexes or p.centre for p in f.setup)]
        assert named
        assert all(setup_hexes(table.system.map.board, formation) for formation in named)


def test_assault_points_stand_under_their_side() -> None:
    table = Table(Battle.JARAMA)
    parts = page(table, POINTS_PANEL).parts
    assert [type(part).__name__ for part in parts] == ["Lines", "Gauge", "Gauge", "Lines", "Gauge", "Gauge"]

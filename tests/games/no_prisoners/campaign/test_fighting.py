"""Combats walked to their end: losses, choices, retreats, pursuits (11.3h, 12.0, 13.0, 19.3, RES)."""

from typing import Any

import pytest

from companion.games.no_prisoners.procedures.pursuing import pursuit_allowance
from companion.games.no_prisoners.procedures.retreating import pursuit_ends, retreat_ends
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.shown import now
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.combat_events import UnitPursued, UnitRetreated
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import Crt, PlayerTurn, ResultCode, Role
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from tests.due_now import now_of
from tests.games.no_prisoners.campaign.jumping import told
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketched_units import facing
from tests.games.no_prisoners.campaign.sketches import GONE, Sketch
from tests.games.no_prisoners.campaign.test_campaign import BOARD, hex_of

EAST_CP, WEST_CP, EAST_ALLIED = PlayerTurn.EAST_CP, PlayerTurn.WEST_CP, PlayerTurn.EAST_ALLIED
RAID, MO = Crt.RAID, Crt.MAIN_OFFENSIVE
ATTACKERS, DEFENDERS = ("al-w-42", "al-w-52"), ("cp-w-27", "cp-w-8")


def battle(each_attacker: int = 6, each_defender: int = 3, turn: int = 9, **settings: Any) -> Sketch:
    """In winter two Allied divisions before two Turkish ones in the desert; Port Said is held."""
    table = Sketch(phase=Phase.COMBAT_1, turn=turn, **settings)
    table.stand(al_w_42="0809", al_w_52="0808", al_w_gb="0708", cp_w_27="0909", cp_w_8="0909")
    strengths = dict.fromkeys(ATTACKERS, each_attacker) | dict.fromkeys(DEFENDERS, each_defender)
    table.print_all({unit: {"strength": strength, "movement": 3} for unit, strength in strengths.items()})
    return table


def fought(table: Sketch, die: int, crt: Crt = RAID, **support: bool) -> Sketch:
    table.do(table.attack("0909", crt=crt, **support))
    table.roll(die)
    return table


# ---- losses ----


def test_a_rout_takes_half_and_no_more() -> None:
    table = fought(battle(6, 6), 1, MO)  # AR
    assert table.refused(cmd.TakeLosses(units=ATTACKERS)) == "np-loss-too-much"
    assert table.refused(cmd.TakeLosses(units=("cp-w-27",))) == "np-loss-not-in-combat"
    table.do(cmd.TakeLosses(units=("al-w-52",)))
    assert table.session.state.waiting[0].purpose == NpPurpose.RETREAT


def test_air_flotilla_and_an_hq_that_only_commands_are_not_touched() -> None:
    table = battle(6, 13)
    table.stand(al_w_murray="0709")
    table.print("al-w-murray", range=3)
    fought(table, 1, air=True, naval=True, command=True)
    assert table.combat.hq == "al-w-murray"
    offered = {unit for choice in table.choices(cmd.TakeLosses) for unit in choice.values["units"]}
    assert offered == set(ATTACKERS)  # BA
    assert {table.unit(unit).spot for unit in ("al-w-5air", "al-w-emed")} == {Spot.AVAILABLE}


def test_a_rout_that_the_stronger_alone_can_pay_spares_the_weaker() -> None:
    table = battle(6, 6)
    table.print("al-w-42", strength=8)
    table.print("al-w-52", strength=4)
    fought(table, 1, MO)  # AR: six
    assert table.refused(cmd.TakeLosses(units=("al-w-52",))) == "np-loss-strength"
    table.do(cmd.TakeLosses(units=("al-w-42",)))
    assert table.at("al-w-52") == "0808"


def test_a_unit_without_strength_pays_for_nothing() -> None:
    table = battle(6, 5)
    table.stand(al_w_yeocav="0808")
    table.print("al-w-42", strength=5)
    table.print("al-w-yeocav", strength=0)
    fought(table, 1, MO)  # AR: six of eleven
    assert table.refused(cmd.TakeLosses(units=("al-w-42", "al-w-yeocav"))) == "np-loss-strength"
    assert table.refused(cmd.TakeLosses(units=("al-w-52", "al-w-yeocav"))) == "np-loss-too-much"


def test_what_losses_are_offered_says_how_many_units_more_they_are() -> None:
    table = battle(2, 3)
    table.stand(al_w_yeocav="0808")
    table.print("al-w-yeocav", strength=2)
    fought(table, 1, MO)  # AR: three of six
    choices = table.choices(cmd.TakeLosses)
    offered = {choice.values["units"]: choice.label.args["more"] for choice in choices if choice.is_legal}
    assert set(offered.values()) == {1}
    assert {len(units) for units in offered} == {2}
    refused = [choice.refusal.key for choice in choices if choice.refusal]
    assert refused == ["np-loss-strength"] * 3, "each alone is too little, and is told so"


def test_losses_outside_a_combat_are_refused() -> None:
    assert battle().refused(cmd.TakeLosses(units=("al-w-42",))) == "np-no-losses-owed"


def test_the_other_results_are_not_to_be_chosen() -> None:
    table = fought(battle(6, 1), 1)
    assert table.refused(cmd.ChooseResult(code=ResultCode.DC)) == "np-no-choice-now"
    assert table.refused(cmd.TakeLosses(units=("cp-w-27",))) == "np-no-losses-owed"


# ---- option ----


@pytest.mark.parametrize(
    ("defenders", "types", "chooser"),
    [
        ((4, 4), {}, Role.DEFENDER),
        ((4, 3), {}, Role.ATTACKER),  # one as slow as the attackers
        ((1, 1), {"cp-w-27": "armoured-train", "cp-w-8": "armoured-train"}, Role.DEFENDER),
        ((9, 9), {"al-w-42": "armoured-train"}, Role.ATTACKER),
    ],
)
def test_the_faster_party_chooses(defenders: tuple[int, int], types: dict[str, str], chooser: Role) -> None:
    table = battle(6, 2)
    for unit, movement in zip(DEFENDERS, defenders, strict=True):
        table.print(unit, movement=movement)
    for unit, type_ in types.items():
        table.print(unit, type=type_)
    fought(table, 2)
    assert (table.combat.code, table.combat.chooser) == (ResultCode.OP, chooser)
    table.do(cmd.ChooseResult(code=ResultCode.DA))
    table.do(cmd.TakeLosses(units=("cp-w-8",)))
    assert table.unit("cp-w-8").spot is Spot.REPLACEABLE


def test_speeds_that_nobody_read_are_asked_for() -> None:
    table = battle(6, 2)
    table.print("cp-w-8", movement=None)
    fought(table, 2)
    assert table.session.state.waiting[0].purpose == NpPurpose.FASTER
    table.reply("yes")
    assert table.combat.chooser is Role.DEFENDER


# ---- retreat ----


def driven(hexes: int, **places: str) -> Sketch:
    """Two Turkish divisions routed by so many hexes out of 0909."""
    table = battle(6, 1)
    table.stand(**places) if places else None
    fought(table, 3, MO)
    table.do(cmd.TakeLosses(units=("cp-w-8",)))
    table.roll(hexes)
    return table


def ends(table: Sketch, unit: str = "cp-w-27") -> set[str]:
    return {BOARD.hex_name(hex_) for hex_ in retreat_ends(table.scene, unit)}


def test_a_retreat_ends_in_its_full_distance() -> None:
    table = driven(2)
    assert all(number[:2] in ("10", "11") for number in ends(table))
    assert "1109" in ends(table)
    assert table.refused(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("1008"))) == "np-retreat-too-short"
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("1109")))
    assert table.at("cp-w-27") == "1109"


@pytest.mark.parametrize(
    ("number", "why"),
    [("0809", "np-retreat-enemy"), ("0910", "np-retreat-ezoc"), ("0908", "np-retreat-no-way")],
)
def test_where_a_retreat_does_not_lead(number: str, why: str) -> None:
    table = driven(1)
    if number == "0908":
        assert table.scene.field.is_closed(hex_of(number))
    assert table.refused(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of(number))) == why
    assert ends(table) == {"1008", "1009"}


def test_a_retreat_passes_friends_but_does_not_crowd_them_where_it_can_go_elsewhere() -> None:
    table = driven(1, cp_w_16="1009", cp_w_23="1009")
    assert ends(table) == {"1008"}
    assert table.refused(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("1009"))) == "np-retreat-overstacks"
    assert driven(2, cp_w_16="1009", cp_w_23="1009").combat.retreating == ("cp-w-27",)
    assert "1110" in ends(driven(2, cp_w_16="1009", cp_w_23="1009"))


def test_a_retreat_goes_on_by_whichever_way_is_open() -> None:
    """Into 0712 leads 0711; from 0811 there is none (12.2d)."""
    table = Sketch(phase=Phase.COMBAT_1, turn=9)
    table.stand(al_w_42="0809", al_w_52="0809", al_w_gb="0708", cp_w_27="0810", cp_w_8="0810")
    for unit, strength in {**dict.fromkeys(ATTACKERS, 6), **dict.fromkeys(DEFENDERS, 1)}.items():
        table.print(unit, strength=strength)
    table.do(table.attack("0810", crt=MO))
    table.roll(3)  # DR
    table.do(cmd.TakeLosses(units=("cp-w-8",)))
    table.roll(2)
    assert "0811" not in ends(table)
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("0712")))
    assert table.at("cp-w-27") == "0712"


def test_where_every_end_is_full_the_excess_is_removed_after_the_combat() -> None:
    table = driven(1, cp_w_16="1009", cp_w_23="1009", al_w_53="1207")
    table.stand(cp_w_24="1008", cp_w_26="1008", cp_w_44="1008")
    assert ends(table) == {"1008", "1009"}
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("1009")), cmd.EndCombat())
    assert table.refused(cmd.NextPhase()) == "np-overstacked-at"
    pick = now_of(table.session).next.pick
    assert (pick.title.key, pick.title.rule, pick.title.hexes) == (
        "np-overstacked-at",
        "9.0",
        (hex_of("1009"),),
    )
    assert {choice.values["unit"] for choice in pick.choices} == {"cp-w-16", "cp-w-23", "cp-w-27"}
    table.do(cmd.RemoveExcess(unit="cp-w-16"), cmd.NextPhase())
    assert table.game.moment.phase is Phase.COMBAT_2


def test_a_retreat_keeps_to_its_front_and_out_of_damascus() -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="1402", cp_w_27="1503", al_w_gb="1502")
    table.print("al-w-42", strength=6)
    table.print("al-w-gb", strength=1)
    table.print("cp-w-27", strength=3)
    table.do(table.attack("1503"))
    table.roll(5)  # DW; a mountain doubles
    assert table.unit("cp-w-27").spot is Spot.REPLACEABLE, "Damascus, the boundary and EZOC all around"


def test_who_would_pursue_into_damascus_is_told_why_he_does_not() -> None:
    table = Sketch(PlayerTurn.WEST_CP, Phase.COMBAT_1, 16)
    table.stand(cp_w_viiicav="1601", al_w_52="1602")
    table.print_all({"cp-w-viiicav": {"strength": 5}, "al-w-52": {"strength": 1}})
    table.do(table.attack("1602"))
    table.roll(6)  # 500%: DD
    assert table.game.combat is None
    assert "np-damascus-closed" in told(table)


def test_damascus_is_no_refuge_from_the_other_front() -> None:
    table = Sketch(PlayerTurn.EAST_CP, Phase.COMBAT_1, 10)
    table.stand(al_e_cf="1703", cp_e_42="1704", al_w_42="1602")
    table.print_all({"al-e-cf": {"strength": 1}, "cp-e-42": {"strength": 1}})
    table.do(table.attack("1703"))
    table.roll(5)  # DW
    assert table.refused(cmd.RetreatUnit(unit="al-e-cf", hex=hex_of("1602"))) == "np-damascus-held"


def test_a_withdrawal_out_of_no_prisoners_is_offered_with_what_it_has_more() -> None:
    table = fought(battle(12, 1), 1)  # NP
    labels = [choice.label.key for choice in table.choices(cmd.ChooseResult)]
    assert labels == ["np-choice-result", "np-choice-result-no-prisoners"]


def test_units_retreat_together_or_apart() -> None:
    table = fought(battle(6, 6), 5)  # DW
    plain = [choice for choice in table.choices(cmd.RetreatUnit) if choice.is_plain]
    there = {choice.values["hex"] for choice in plain if choice.values["unit"] == "cp-w-27"}
    assert there == retreat_ends(table.scene, "cp-w-27"), "few hexes, each given by one tap"
    table.do(next(choice.build() for choice in plain if choice.values == _to("cp-w-27", "1008")))
    table.do(cmd.RetreatUnit(unit="cp-w-8", hex=hex_of("1009")))
    assert (table.at("cp-w-27"), table.at("cp-w-8")) == ("1008", "1009")


def test_a_retreat_with_one_way_left_is_one_button() -> None:
    (choice,) = driven(1, al_w_53="1010").choices(cmd.RetreatUnit)
    assert choice.values == _to("cp-w-27", "1008")
    several = driven(1, al_w_53="1007").choices(cmd.RetreatUnit)
    assert [choice.values.get("hex") for choice in several] == [hex_of("1009"), hex_of("1008"), None]


def test_the_way_of_a_retreat_is_asked_unit_by_unit_on_a_card_while_a_card_holds_the_ways(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = fought(battle(6, 6), 5)  # DW
    pick = now_of(table.session).next.pick
    assert (pick.title.key, pick.title.rule) == ("np-retreat-where", "12.0")
    assert pick.title.hexes == tuple(choice.values["hex"] for choice in pick.choices), "all are lit"
    assert set(pick.title.hexes) == retreat_ends(table.scene, "cp-w-27")
    table.do(pick.choices[0].build())
    assert {choice.values["unit"] for choice in now_of(table.session).next.pick.choices} == {"cp-w-8"}
    far = driven(5)
    assert len(now_of(far.session).next.pick.choices) == len(retreat_ends(far.scene, "cp-w-27")) == 8
    monkeypatch.setattr(now, "MOST_KEYS", 7)
    assert now_of(far.session).next.pick is None


def _to(unit: str, hex_: str) -> dict[str, Any]:
    return {"unit": unit, "hex": hex_of(hex_)}


def test_who_does_not_retreat_now() -> None:
    table = fought(battle(6, 6), 5)
    assert table.refused(cmd.RetreatUnit(unit="al-w-42", hex=hex_of("0709"))) == "np-not-retreating"
    assert table.refused(cmd.LoseTrapped(unit="cp-w-27")) == "np-retreat-is-open"


# ---- pursuit ----


def fled(**values: Any) -> Sketch:
    """The Turks have withdrawn from 0909 to 1008; of the attackers al-w-42 has other values."""
    table = battle(6, 6, **{k: v for k, v in values.items() if k == "turn"})
    if printed := {k: v for k, v in values.items() if k != "turn"}:
        table.print("al-w-42", **printed)
    fought(table, 5)
    table.do(*(cmd.RetreatUnit(unit=unit, hex=hex_of("1008")) for unit in DEFENDERS))
    return table


def pursuits(table: Sketch, unit: str = "al-w-42") -> set[str]:
    allowed = pursuit_allowance(table.scene, unit)
    return {BOARD.hex_name(hex_) for hex_ in pursuit_ends(table.scene, unit, allowed)}


def test_infantry_pursues_into_the_hex_just_left() -> None:
    table = fled()
    assert pursuits(table) == {"0909"}
    assert table.refused(cmd.PursueWith(unit="al-w-42", hex=hex_of("0910"))) == "np-pursuit-out-of-reach"
    assert table.refused(cmd.PursueWith(unit="al-w-42", hex=hex_of("1008"))) == "np-pursuit-enemy"
    plain = [choice for choice in table.choices(cmd.PursueWith) if choice.is_plain]
    assert _to("al-w-42", "0909") in [choice.values for choice in plain], "into what was left by one tap"
    table.do(cmd.PursueWith(unit="al-w-42", hex=hex_of("0909")))
    assert table.at("al-w-42") == "0909"


def test_all_that_may_pursue_together_by_one_tap() -> None:
    table = fled()
    able = table.combat.pursuing
    assert len(able) > 1
    together = cmd.PursueTogether(hex=hex_of("0909"))
    assert [choice.values for choice in table.choices(cmd.PursueTogether)] == [{"hex": together.hex}]
    table.do(together)
    assert {table.at(unit) for unit in able} == {"0909"}
    assert table.refused(together) == "np-not-pursuing"


def test_no_more_are_sent_in_pursuit_together_than_the_hex_holds() -> None:
    table = fled()
    table.stand(al_w_53="0909")
    assert [*table.choices(cmd.PursueTogether)] == []


def test_cavalry_pursues_on_whatever_the_zones_but_not_into_enemies() -> None:
    table = fled(type="cavalry")
    assert {"0909", "1009", "0910"} <= pursuits(table)
    assert "1008" not in pursuits(table)


def test_pursuit_keeps_to_ground_that_the_unit_may_enter_when_it_moves() -> None:
    """13.0c: cavalry goes on wherever it may march, and not into the sea beside the hex just left."""
    table = fled(type="cavalry")
    field = table.scene.field
    sea = [hex_ for hex_ in hex_of("0909").neighbours() if field.is_closed(hex_)]
    assert sea
    assert not {BOARD.hex_name(hex_) for hex_ in sea} & pursuits(table)
    for hex_ in sea:
        assert table.refused(cmd.PursueWith(unit="al-w-42", hex=hex_)) == "np-pursuit-out-of-reach"
    table.do(cmd.PursueWith(unit="al-w-42", hex=hex_of("0910")))
    assert table.at("al-w-42") == "0910"


@pytest.mark.parametrize(
    ("type_", "hexes"),
    [
        ("infantry", 1),
        ("assault-infantry", 1),
        ("composite", 1),
        ("tank", 1),
        ("cavalry", 2),
        ("camel", 2),
        ("armoured-car", 2),
        ("hq-lawrence", 2),
        ("garrison", 0),
        ("artillery", 0),
        ("hq", 0),
        ("armoured-train", 0),
    ],
)
def test_how_far_each_type_pursues(type_: str, hexes: int) -> None:
    table = battle(6, 6)
    table.print("al-w-42", type=type_)
    fought(table, 5)
    table.do(*(cmd.RetreatUnit(unit=unit, hex=hex_of("1008")) for unit in DEFENDERS))
    assert pursuit_allowance(table.scene, "al-w-42") == hexes
    assert ("al-w-42" in table.combat.pursuing) is bool(hexes)


@pytest.mark.parametrize(("type_", "hexes"), [("infantry", 2), ("hq-lawrence", 2), ("artillery", 0)])
def test_the_command_bonus_leads_one_hex_farther(type_: str, hexes: int) -> None:
    table = battle(6, 12)
    table.stand(al_w_murray="0709")
    table.print("al-w-murray", range=3)
    table.print("al-w-42", type=type_)
    fought(table, 5, command=True)  # 50%, one column: DW
    table.do(*(cmd.RetreatUnit(unit=unit, hex=hex_of("1008")) for unit in DEFENDERS))
    assert pursuit_allowance(table.scene, "al-w-42") == hexes
    table.stand(al_w_murray="0208")  # command is judged at the moment of pursuit
    assert pursuit_allowance(table.scene, "al-w-42") == min(hexes, 2 if type_ == "hq-lawrence" else 1)


def test_defenders_pursue_into_what_the_attackers_left() -> None:
    table = fought(battle(6, 6), 3)  # AW
    table.do(cmd.RetreatUnit(unit="al-w-42", hex=hex_of("0709")))
    table.do(cmd.RetreatUnit(unit="al-w-52", hex=hex_of("0709")))
    assert set(table.combat.vacated) == {hex_of("0808"), hex_of("0809")}
    assert pursuits(table, "cp-w-27") == {"0808", "0809"}
    table.do(cmd.PursueWith(unit="cp-w-27", hex=hex_of("0808")), cmd.EndCombat())
    assert table.at("cp-w-27") == "0808"


def test_a_hex_that_others_still_hold_is_not_pursued_into() -> None:
    """Whatever else stands there: here a unit, and a flotilla put on the map by the table."""
    table = battle(6, 6)
    table.stand(al_w_gb="0809", al_w_emed="0809")
    table.do(table.attack("0909", *ATTACKERS))
    table.roll(3)  # AW
    for unit in ATTACKERS:
        table.do(cmd.RetreatUnit(unit=unit, hex=hex_of("0709")))
    assert table.combat.vacated == (hex_of("0808"),)


def test_a_unit_taken_off_the_map_while_the_die_waits_leaves_no_hex() -> None:
    table = battle(6, 6)
    table.do(table.attack("0909"))
    table.do(SetFacts(facts={f"counters/al-w-52/{key}": value for key, value in GONE.items()}))
    table.roll(3)  # AW
    assert table.combat.vacated == (hex_of("0809"),)


# ---- infiltration ----


@pytest.mark.parametrize(
    ("turn", "type_", "hexes"),
    [(13, "infantry", 2), (12, "infantry", 0), (13, "composite", 0), (13, "cavalry", 0)],
)
def test_from_1918_german_infantry_advances_where_it_empties_the_hex(
    turn: int, type_: str, hexes: int
) -> None:
    table = Sketch(WEST_CP, Phase.COMBAT_1, turn)
    table.stand(cp_w_psh1="0909", al_w_42="0809")
    table.print("cp-w-psh1", strength=6, type=type_)
    table.print("al-w-42", strength=3)
    table.do(table.attack("0809"))
    table.roll(6)  # DA: the only defender is removed, and nobody pursues
    assert (table.game.combat is not None) is bool(hexes)
    if hexes:
        assert pursuit_allowance(table.scene, "cp-w-psh1") == hexes
        assert {"0809", "0710"} <= pursuits(table, "cp-w-psh1")


def test_the_type_of_a_german_unit_is_asked_for_where_it_might_infiltrate() -> None:
    table = Sketch(WEST_CP, Phase.COMBAT_1, 13)
    table.stand(cp_w_psh1="0909", cp_w_8="0808", al_w_42="0809")
    for unit in ("cp-w-psh1", "cp-w-8", "al-w-42"):
        table.print(unit, strength=3)
    assert table.unit("cp-w-psh1").type is None
    table.do(table.attack("0809"))
    table.roll(6)  # DA
    assert [request.subject for request in table.session.state.waiting] == ["cp-w-psh1"]
    table.reply("infantry")
    assert [request.rule for request in table.session.state.waiting] == ["19.3"]  # of the 8th's colours
    table.reply("turkish")
    assert table.combat.pursuing == ("cp-w-psh1",)


def test_a_named_unit_whose_colours_are_german_infiltrates_once_that_is_told() -> None:
    table = Sketch(PlayerTurn.EAST_CP, Phase.COMBAT_1, 13)
    table.stand(cp_e_11rj="1704", al_e_cf="1703")
    table.print("cp-e-11rj", strength=6, nation="german")
    table.print("al-e-cf", strength=3)
    table.do(table.attack("1703"))
    table.roll(6)  # DA
    assert pursuit_allowance(table.scene, "cp-e-11rj") == 2


def emptied(turn: int = 13, player_turn: PlayerTurn = WEST_CP, **told: Any) -> Sketch:
    """A division of the Central Powers whose attack empties a hex: nobody has told its colours."""
    table = Sketch(player_turn, Phase.COMBAT_1, turn)
    table.stand(cp_w_8="0808", al_w_42="0809")
    table.print("cp-w-8", **{"strength": 6, "type": "infantry", **told})
    table.print("al-w-42", strength=3)
    table.do(table.attack("0809"))
    table.roll(6)  # DA
    return table


@pytest.mark.parametrize(
    ("reply", "hexes", "nation", "is_sturm"),
    [
        ("german", 2, "german", False),
        ("sturm", 2, "turkish", True),
        ("turkish", 0, "turkish", False),
        (None, 2, None, False),
    ],
)
def test_colours_are_asked_for_once_where_a_unit_might_infiltrate(
    reply: str | None, hexes: int, nation: str | None, is_sturm: bool
) -> None:
    table = emptied()
    assert [request.purpose for request in table.session.state.waiting] == [NpPurpose.COLOURS]
    table.reply(reply)
    assert (table.unit("cp-w-8").nation, table.unit("cp-w-8").is_sturm) == (nation, is_sturm)
    assert table.session.state.waiting == ()
    assert (table.game.combat is not None) is bool(hexes)
    if hexes:
        assert pursuit_allowance(table.scene, "cp-w-8") == hexes


@pytest.mark.parametrize(
    "told", [{"turn": 12}, {"nation": "turkish"}, {"is_sturm": True}, {"type": "cavalry"}]
)
def test_colours_that_change_nothing_are_not_asked_for(told: dict[str, Any]) -> None:
    assert emptied(**told).session.state.waiting == ()


def test_british_infantry_does_not_infiltrate() -> None:
    table = fought(battle(6, 1, turn=13), 6, MO)
    assert table.combat.code is ResultCode.DC
    assert pursuit_allowance(table.scene, "al-w-42") == 1


# ---- the page and the events of it ----


def test_the_page_of_a_combat_is_there_at_every_stage() -> None:
    table = fled()
    table.print("al-w-52", type="cavalry")
    while table.game.combat:
        assert any(panel.id == "np-combat" for panel in SYSTEM.panels(table.session.state))
        unit = table.combat.pursuing[0]
        table.do(cmd.PursueWith(unit=unit, hex=hex_of("0909")))
    assert (table.at("al-w-42"), table.at("al-w-52")) == ("0909", "0909")


def test_retreat_and_pursuit_are_told_each_in_its_words() -> None:
    table = battle()
    hex_ = hex_of("0809")
    for event, key, rule in (
        (UnitRetreated(unit="al-w-42", hex=hex_), "np-log-retreated", "12.0"),
        (UnitPursued(unit="al-w-42", hex=hex_), "np-log-pursued", "13.0"),
    ):
        assert [(line.key, line.rule, line.hexes) for line in event.log()] == [(key, rule, (hex_,))]
        assert event.apply(table.game).counters["al-w-42"].hex == hex_


def test_no_command_of_a_combat_breaks_where_the_table_insists_on_nonsense() -> None:
    for table in (battle(), fought(battle(6, 6), 5), fought(battle(6, 6), 1), fought(battle(6, 1), 1)):
        for command in (
            cmd.ChooseResult(code=ResultCode.NP),
            cmd.TakeLosses(units=("al-w-999",)),
            cmd.RetreatUnit(unit="al-w-999", hex=hex_of("0809")),
            cmd.PursueWith(unit="al-w-999", hex=hex_of("0809")),
            cmd.LoseTrapped(unit="al-w-999"),
            cmd.RemoveExcess(unit="al-w-999"),
        ):
            before = table.game
            table.refused(command)
            assert table.game == before


def test_a_strength_that_the_table_takes_back_adds_nothing_to_what_is_owed() -> None:
    table = facing(9)  # winter: the desert holds two
    table.stand(cp_w_8="0909")
    for unit, strength in (("cp-w-27", 4), ("cp-w-8", 3), ("al-w-42", 14)):
        table.print(unit, strength=strength)
    table.do(table.attack("0909", "al-w-42", crt=Crt.MAIN_OFFENSIVE))
    table.roll(4)  # 200-299%: BB
    for strength, wanted in ((3, 4), (None, 2)):
        table.print("cp-w-8", strength=strength)
        with pytest.raises(IllegalCommandError) as caught:
            table.do(cmd.TakeLosses(units=("cp-w-8",)))
        assert caught.value.reason.args["wanted"] == wanted


def test_an_hq_whose_range_nobody_knows_lends_its_bonus_to_a_pursuit_as_well() -> None:
    def allowed(*, is_commanded: bool) -> int:
        table = facing()
        table.stand(al_w_murray="0709")
        table.print("al-w-yeocav", type="cavalry")
        table.print("al-w-42", strength=2)
        table.do(table.attack("0909", command=is_commanded))
        if is_commanded:
            table.reply(None)
        table.roll(5)  # 133% or, commanded, a column more: DW
        table.do(cmd.RetreatUnit(unit="cp-w-27", hex=min(retreat_ends(table.scene, "cp-w-27"))))
        return pursuit_allowance(table.scene, "al-w-yeocav")

    assert allowed(is_commanded=True) == allowed(is_commanded=False) + 1

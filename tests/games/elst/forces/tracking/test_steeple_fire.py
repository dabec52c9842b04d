"""Fire at, from and within the church at NN8, smoke grenades and CC there (1.1)."""

import pytest

from companion.games.elst.procedures.forces.commands import FireAt, MovePieces, PlaceGrenade
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.marking import PutMarker
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.steeple_fire import WeaponKind
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.panel import FORCES_PANEL
from companion.hexes.coordinates import distance
from companion.kit.questions import Question
from companion.sight.marker_kinds import MarkerKind
from companion.sight.markers import Smoke
from tests.games.elst.played import BRITISH, GERMAN, Played, at

NEAR, FAR, DOUBTFUL = "NN7", "FF1", "S16"  # next to the church; seen from both levels; too close to tell
AT, FROM = "forces-choice-fire-at-steeple", "forces-choice-fire-from-steeple"


def battle(*rosters: str, phase: Phase = Phase.PREP_FIRE, player=GERMAN) -> Played:
    """Counters as "german 4-4-7 @ NN8", those in the steeple as "... @ NN8 up"."""
    table = Played()
    for roster in rosters:
        side, line = roster.split(" ", 1)
        table.add(GERMAN if side == "german" else BRITISH, line.removesuffix(" up"))
        if roster.endswith(" up"):
            send_up(table, GERMAN if side == "german" else BRITISH, line.split(" @ ")[0])
    table.go_to(phase, player)
    return table


def send_up(table: Played, side, text: str) -> None:
    church = {"spot": Spot.MAP, "hex": at("NN8"), "to_spot": Spot.MAP, "to_hex": at("NN8"), "to_level": 1}
    table.do(MovePieces(side=side, text=text, **church))


def fire(text: str, start: str, target: str = "NN8", side=GERMAN, **fields) -> FireAt:
    return FireAt(
        **{"side": side, "text": text, "hex": at(start), "weapon": "small-arms", "at": at(target), **fields}
    )


def told(table: Played) -> list[tuple[str, dict[str, object]]]:
    return [(reason.key, dict(reason.args)) for reason in table.told() if reason.key.startswith("shot-log")]


def struck(table: Played) -> dict[object, object]:
    """The TEM of each level attacked."""
    return {args["level"]: args["tem"] for key, args in told(table) if key == "shot-log-struck"}


# ---- which level ----


@pytest.mark.parametrize(("level", "struck_"), [("0", {0: "+3"}), ("1", {1: "+3"})])
def test_fire_at_the_steeple_hex_asks_for_the_level_and_spares_the_other(level: str, struck_) -> None:
    """1.1i, 1.1j"""
    table = battle(f"german 4-4-7 @ {FAR}", "british 4-5-7 @ NN8", "british 9-1 @ NN8 up")
    table.do(table.offers(FAR, label=AT)[0].build())
    assert isinstance(table.asked, Question)
    assert (table.purpose, table.asked.options) == (ElstPurpose.SHOT_LEVEL, ("0", "1"))
    table.answer(level)
    assert struck(table) == struck_


def test_a_moving_target_tells_its_level_itself() -> None:
    """1.1j: only units that do not move make it necessary to name the level."""
    table = battle(f"german 4-4-7 @ {FAR}", "british 4-5-7 @ NN7", phase=Phase.MOVEMENT, player=BRITISH)
    way = {"spot": Spot.MAP, "hex": at("NN7"), "to_spot": Spot.MAP, "to_hex": at("NN8")}
    table.do(MovePieces(side=BRITISH, text="4-5-7", **way))
    table.do(fire("4-4-7", FAR))
    assert table.asked is None
    assert struck(table) == {0: "+3"}


def test_area_fire_strikes_what_is_seen_with_one_dr_and_a_mortar_strikes_both_levels() -> None:
    """1.1c, 1.1i: A1 sees the steeple and not the ground."""
    gun = battle("german PaK40 @ A1")
    gun.do(fire("PaK40", "A1", weapon="gun", is_area=True))
    assert struck(gun) == {1: "+3"}
    gun = battle(f"german PaK40 @ {FAR}")
    gun.do(fire("PaK40", FAR, weapon="gun", is_area=True))
    assert struck(gun) == {0: "+3", 1: "+3"}
    assert "shot-log-one-dr" in dict(told(gun))
    mortar = battle("british 51mm MTR @ A1", player=BRITISH)
    mortar.do(fire("51mm MTR", "A1", side=BRITISH, weapon="light-mortar"))
    assert struck(mortar) == {0: "+4", 1: "+3"}


def test_nothing_is_said_of_tpbf_beyond_the_next_hex() -> None:
    """1.1d"""
    table = battle("german 4-4-7 @ NN8 up")
    for target, says in ((NEAR, True), ("NN6", False)):
        assert distance(at("NN8"), at(target)) == (1 if says else 2)
        table.do(fire("4-4-7", "NN8", target, level=1))
        assert ("shot-log-close" in dict(told(table))) is says


# ---- sight ----


def test_a_level_out_of_sight_cannot_be_fired_at() -> None:
    """1.1i, 1.1k"""
    table = battle("german 4-4-7 @ A1")
    assert table.refusal(fire("4-4-7", "A1", at_level=0)).key == "shot-no-sight"
    table.do(fire("4-4-7", "A1", at_level=1))
    assert struck(table) == {1: "+3"}
    blind = battle("german 4-4-7 @ A14")
    assert blind.refusal(fire("4-4-7", "A14")).key == "shot-no-sight"


@pytest.mark.parametrize(("reply", "levels"), [("yes", {0}), ("no", set())])
def test_sight_too_close_to_tell_is_asked(reply: str, levels: set[int]) -> None:
    table = battle(f"german 4-4-7 @ {DOUBTFUL}")
    table.do(fire("4-4-7", DOUBTFUL, at_level=0))
    assert table.purpose == ElstPurpose.SHOT_SIGHT
    table.answer(reply)
    assert set(struck(table)) == levels
    assert ("shot-log-nobody" in dict(told(table))) is not bool(levels)


# ---- what is barred, and what never counts ----


def test_up_and_down_the_stairs_fire_is_legal_and_no_tpbf() -> None:
    """1.1d"""
    table = battle("german 4-4-7 @ NN8", "british 4-5-7 @ NN8 up")
    table.do(table.offers("NN8", of="german", label=AT)[0].build())
    assert (struck(table), dict(told(table))["shot-log-close"]) == ({1: "+3"}, {"close": "none"})
    table.do(fire("4-5-7", "NN8", side=BRITISH, level=1))
    assert (struck(table), dict(told(table))["shot-log-close"]) == ({0: "+3"}, {"close": "none"})


@pytest.mark.parametrize(("is_read_as_close", "close"), [(False, "none"), (True, "pbf")])
def test_fire_into_the_next_hex_goes_by_the_reading(is_read_as_close: bool, close: str) -> None:
    """1.1d (A-02)"""
    table = battle("german 4-4-7 @ NN8 up")
    table.session.choose_setting("forces-adjacent-steeple-fire-is-close", is_read_as_close)
    table.do(table.offers("NN8", 1, label=FROM)[0].build(at=at(NEAR)))
    assert dict(told(table))["shot-log-close"] == {"close": close}


@pytest.mark.parametrize(
    ("roster", "weapon"),
    [("PaK40", "gun"), ("PSK", "psk"), ("4-4-7", "pf"), ("Tiger", "vehicle-weapon")],
)
def test_weapons_on_the_ground_that_cannot_fire_straight_up(roster: str, weapon: str) -> None:
    """1.1e; from the next hex they can."""
    table = battle(f"german {roster} @ NN8", f"german {roster} @ {FAR}")
    refused = table.refusal(fire(roster, "NN8", weapon=weapon))
    assert (refused.key, refused.rule) == ("steeple-no-fire-up", "1.1e")
    table.session.overrule(fire(roster, "NN8", weapon=weapon), "the table says so")
    assert struck(table) == {1: "+3"}
    table.do(fire(roster, FAR, weapon=weapon, at_level=1))
    assert struck(table) == {1: "+3"}


def test_refused_fire_is_offered_grey_with_its_reason() -> None:
    table = battle("german PSK @ NN8")
    refusal = table.choices("NN8")[AT].refusal
    assert refusal is not None
    assert refusal.key == "steeple-no-fire-up"


@pytest.mark.parametrize("target", ["NN8", NEAR])
def test_a_piat_in_the_steeple_fires_neither_down_nor_into_the_next_hex(target: str) -> None:
    """1.1f"""
    table = battle("british 4-5-7, PIAT @ NN8 up", player=BRITISH)
    command = fire("4-5-7, PIAT", "NN8", target, BRITISH, level=1, weapon="piat")
    assert table.refusal(command).rule == "1.1f"


@pytest.mark.parametrize(("weapon", "has"), [("psk", True), ("pf", True), ("small-arms", False)])
def test_a_pf_or_psk_in_the_steeple_suffers_its_backblast(weapon: str, has: bool) -> None:
    """1.1g"""
    table = battle("german 4-4-7, PSK @ NN8 up")
    table.do(fire("4-4-7, PSK", "NN8", FAR, level=1, weapon=weapon))
    assert ("shot-log-backblast" in dict(told(table))) is has


def test_fire_that_has_nothing_to_do_with_a_steeple_is_left_to_the_base_rules() -> None:
    table = battle(f"german 4-4-7 @ {FAR}", "german 2-3-7 @ NN8 up")
    assert table.refusal(fire("4-4-7", FAR, NEAR)).key == "shot-no-steeple"
    assert table.refusal(fire("2-3-7", "NN8", level=1, at_level=1)).key == "shot-own-location"
    assert table.refusal(fire("4-4-7", FAR, weapon=WeaponKind.PIAT)).key == "shot-no-such-weapon"
    assert table.refusal(fire("4-4-7", FAR, at_level=2)).key == "forces-no-such-place"


def test_fire_is_offered_in_fire_phases_only() -> None:
    assert AT in battle(f"german 4-4-7 @ {FAR}").choices(FAR)
    assert AT not in battle(f"german 4-4-7 @ {FAR}", phase=Phase.RALLY).choices(FAR)


@pytest.mark.parametrize(
    ("stack", "weapons"),
    [
        ("german 8-0, radio @ FF1", ["pf"]),
        ("british 8-0, radio @ FF1", []),
        ("british 8-0, LMG @ FF1", ["small-arms"]),
        ("british 8-0, PIAT @ FF1", ["piat"]),
        ("british 2-4-7, 8-0 @ FF1", ["small-arms"]),
    ],
)
def test_a_leader_has_no_firepower_of_his_own(stack: str, weapons: list[str]) -> None:
    offered = battle(stack, player=BRITISH if stack.startswith("british") else GERMAN).offers(FAR, label=AT)
    assert [choice.values["weapon"] for choice in offered] == weapons


def test_the_panel_lets_a_player_type_it() -> None:
    table = battle(f"german 4-4-7 @ {FAR}")
    label = "forces-choice-fire-steeple"
    choice = next(one for one in table.panel_choices(FORCES_PANEL) if one.label.key == label)
    given = {"side": GERMAN, "text": "4-4-7", "hex": at(FAR), "level": "0", "weapon": "small-arms"}
    table.do(choice.build(**given, at=at("NN8")))
    assert table.purpose == ElstPurpose.SHOT_LEVEL


# ---- smoke grenades ----


@pytest.mark.parametrize("level", [0, 1])
def test_a_squad_in_the_steeple_places_smoke_there_or_below(level: int) -> None:
    """1.1n"""
    table = battle("german 4-4-7 @ NN8 up", phase=Phase.MOVEMENT)
    command = PlaceGrenade(side=GERMAN, text="4-4-7", hex=at("NN8"), level=1, at=at("NN8"), at_level=level)
    table.do(command)
    assert table.session.state.game.markers.smoke == {Smoke(at("NN8"), level=level)}


@pytest.mark.parametrize(
    ("level", "target", "at_level", "key"),
    [
        (0, "NN8", 1, "steeple-no-grenade-up"),
        (1, NEAR, 0, "steeple-no-grenade-out"),
        (0, FAR, 0, "grenade-out-of-reach"),
    ],
)
def test_no_grenade_goes_up_or_out_of_the_steeple(level: int, target: str, at_level: int, key: str) -> None:
    """1.1n"""
    table = battle(f"german 4-4-7 @ NN8{' up' if level else ''}", phase=Phase.MOVEMENT)
    there = {"text": "4-4-7", "hex": at("NN8"), "level": level}
    command = PlaceGrenade(side=GERMAN, **there, at=at(target), at_level=at_level)
    assert table.refusal(command).key == key


def test_only_a_squad_has_grenades_and_the_refused_level_is_grey() -> None:
    table = battle("german 4-4-7, 9-1 @ NN8", phase=Phase.MOVEMENT)
    command = PlaceGrenade(side=GERMAN, text="9-1", hex=at("NN8"), at=at("NN8"))
    assert table.refusal(command).key == "grenade-one-squad"
    offered = table.offers("NN8", of="4-4-7")
    grenades = [one for one in offered if one.label.key == "forces-choice-grenade"]
    assert [one.is_legal for one in grenades] == [True, False]


# ---- close combat ----


def test_enemies_on_two_levels_are_in_no_cc_and_those_on_one_are() -> None:
    """1.1d"""
    table = battle("german 4-4-7 @ NN8", "british 4-5-7 @ NN8 up", phase=Phase.CLOSE_COMBAT)
    keys = {line.key for line in table.lines(FORCES_PANEL)}
    assert "steeple-no-close-combat" in keys
    assert "steeple-close-combat" not in keys
    table.add(BRITISH, "LMG @ NN8")
    assert "steeple-close-combat" not in {line.key for line in table.lines(FORCES_PANEL)}
    table.add(BRITISH, "9-1 @ NN8")
    assert "steeple-close-combat" in {line.key for line in table.lines(FORCES_PANEL)}
    table.go_to(Phase.ADVANCE)
    assert "steeple-close-combat" not in {line.key for line in table.lines(FORCES_PANEL)}


def test_a_climb_that_the_rules_bar_is_offered_grey() -> None:
    """1.1b, 1.1h"""
    table = battle("german 4-4-7 @ NN8 up", "german 4-3-6 @ NN8", "british Firefly @ NN8")
    reasons = [
        table.choices("NN8", of=type_)["forces-choice-climb"].refusal for type_ in ("4-3-6", "sherman")
    ]
    assert [reason.key for reason in reasons if reason] == [
        "steeple-too-many-squads",
        "steeple-infantry-only",
    ]


@pytest.mark.parametrize(
    ("start", "level", "hindrance"),
    [("NN8", 1, 3), (FAR, 1, 0), (FAR, 0, 3)],  # up the stairs, over the smoke, into it
)
def test_smoke_at_the_foot_of_the_steeple_hinders_below_and_on_the_stairs(
    start: str, level: int, hindrance: int
) -> None:
    """1.1l"""
    table = battle(f"german 4-4-7 @ {start}")
    table.do(PutMarker(kind=MarkerKind.SMOKE, hex=at("NN8")))
    table.do(fire("4-4-7", start, at_level=level))
    assert dict(told(table))["shot-log-struck"]["hindrance"] == hindrance

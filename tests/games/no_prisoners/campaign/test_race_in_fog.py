"""Race for Damascus in the fog: a player sees one faction on either front (9.6, 24.0)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.games.no_prisoners.rules.turn.victory import Player
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.terms import Faction, Front, UnitType
from companion.kit.system import Players, Start
from companion.session.errors import IllegalCommandError
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import LANGUAGES, Catalogue
from tests.games.no_prisoners.campaign.random_play import SYSTEM, Fog, by_hand, in_the_fog, with_every_key
from tests.games.no_prisoners.campaign.test_campaign import LONG

RACE = "np-race-for-damascus"
WEST, EAST = Player.WEST_ALLIED, Player.EAST_ALLIED
Begin = Callable[..., Session]


@pytest.fixture
def begin(tmp_path: Path) -> Begin:
    def begin(*, is_race: bool = True, players: Players = Players.TWO, fog: Fog = Fog.HANDS) -> Session:
        settings = {RACE: is_race}
        options = {"np-set-up": "sample"}
        start = Start(scenario=LONG, players=players, settings=settings, options=options)
        return in_the_fog(start, MemoryStore(), OutsideKeys(tmp_path), fog)

    return begin


def _sit_down(session: Session, player: str) -> None:
    for seat in session.secrecy.seats:
        session.secrecy.lock(seat)
    session.secrecy.unlock(player)


def _in_sight(session: Session) -> set[tuple[Faction, Front]]:
    """The sides and fronts of which a counter on the map or in hand shows its face."""
    known = Scene.of(session.state, SYSTEM.field).game.counters
    shown = (known[one.id] for one in SYSTEM.counters(session.state) if one.id in known)
    return {(one.faction, one.front) for one in shown if one.type is not UnitType.MARKER and not one.is_face}


def _make_one_of_each(session: Session) -> None:
    for faction in Faction:
        for front in Front:
            made = cmd.MakeCounter(
                name=f"{faction}-{front}", side=faction, front=front, kind=UnitType.INFANTRY, due=1
            )
            session.execute(made)
            scene = Scene.of(session.state, SYSTEM.field)
            (new,) = (one for one in scene.game.counters.values() if one.name == f"{faction}-{front}")
            for command in by_hand(scene, {f"counters/{new.id}/spot": "arriving"}):
                session.execute(command)


def test_either_player_sees_what_he_commands_on_both_fronts(begin: Begin) -> None:
    session = begin()
    assert session.secrecy.seats == (WEST, EAST)
    _make_one_of_each_for_all(session)
    _sit_down(session, WEST)
    assert _in_sight(session) == {(Faction.ALLIED, Front.WEST), (Faction.CENTRAL_POWERS, Front.EAST)}
    _sit_down(session, EAST)
    assert _in_sight(session) == {(Faction.ALLIED, Front.EAST), (Faction.CENTRAL_POWERS, Front.WEST)}


def test_without_the_race_a_player_has_one_faction_on_both_fronts(begin: Begin) -> None:
    session = begin(is_race=False)
    assert session.secrecy.seats == tuple(Faction)
    session.secrecy.unlock(Faction.ALLIED)
    assert {faction for faction, _ in _in_sight(session)} == {Faction.ALLIED}


def test_what_one_player_did_for_either_side_the_other_does_not_undo(begin: Begin) -> None:
    session = begin()
    _sit_down(session, WEST)
    session.execute(cmd.NextPhase(faction=Faction.CENTRAL_POWERS))
    assert session.log()[-1].faction == WEST
    _sit_down(session, EAST)
    with pytest.raises(IllegalCommandError, match="undo-locked") as told:
        session.undo()
    for language in LANGUAGES:
        assert Catalogue(language).reason(told.value.reason, SYSTEM.board.hex_name)
    _sit_down(session, WEST)
    session.undo()


def test_a_key_given_up_hides_both_of_a_player_s_commands_from_him(begin: Begin) -> None:
    session = begin()
    _sit_down(session, WEST)
    before = {one.id for one in SYSTEM.counters(session.state) if one.hex and not one.id.startswith("back-")}
    session.secrecy.renew(WEST)
    after = {one.id for one in SYSTEM.counters(session.state) if one.hex and not one.id.startswith("back-")}
    assert before
    assert before.isdisjoint(after)


# ---- the race agreed on in play ----


def test_a_counter_of_either_command_is_made_as_the_table_insists(begin: Begin) -> None:
    """The refusal goes to the command that gets the card, whoever's turn it is."""
    session = begin()
    _sit_down(session, WEST)
    for faction, front in ((Faction.ALLIED, Front.WEST), (Faction.CENTRAL_POWERS, Front.EAST)):
        made = cmd.MakeCounter(name="", side=faction, front=front, kind=UnitType.INFANTRY, due=9)
        session.overrule(made, "it is on the table")
        assert session.log()[-1].faction == f"{faction}/{front}"


@pytest.mark.parametrize("fog", [Fog.HANDS, Fog.LATER])
def test_who_holds_cards_does_not_change_seats(begin: Begin, fog: Fog) -> None:
    """Nobody could be handed the cards of a command whose key is another's; it is said at once."""
    session = begin(is_race=False, fog=fog)
    _sit_down(session, Faction.ALLIED)
    with pytest.raises(IllegalCommandError, match="np-race-in-fog") as told:
        session.choose_setting(RACE, True)
    assert told.value.reason.rule == "24.0"
    assert session.secrecy.seats == tuple(Faction)


@pytest.mark.parametrize("fog", [Fog.HANDS, Fog.LATER])
def test_with_all_cards_open_seats_change_and_fog_comes_again(begin: Begin, tmp_path: Path, fog: Fog) -> None:
    session = begin(is_race=False, fog=fog)
    _make_one_of_each_for_all(session)
    known = {one.id: one for one in Scene.of(session.state, SYSTEM.field).game.counters.values()}
    _agree(session, FOG_OF_WAR, False)
    _sit_down(session, Faction.ALLIED)  # who proposed it lays his cards open now
    _agree(session, RACE, True)
    assert session.secrecy.seats == (WEST, EAST)
    _agree(session, FOG_OF_WAR, True)
    for seat in (EAST, WEST):
        _sit_down(session, seat)
        commands = session.state.commands
        assert _in_sight(session) == {(Faction(one.faction), Front(one.front)) for one in commands}
    names = {one.id for one in session.state.game.counters.values()}
    assert all(name.startswith("back-") for name in names)
    since = len(session.journal.entries)
    session.execute(cmd.NextPhase())
    written = b"".join(record.body for record in session.store.read(since) if not record.is_sealed)
    assert [one.id for one in known.values() if one.is_on_map and f'"{one.id}"'.encode() in written] == []
    again = with_every_key(session, OutsideKeys(tmp_path)).game.counters
    assert {one.id: one for one in again.values()} == known


def test_seats_that_changed_with_all_cards_open_are_taken_back_by_undo(begin: Begin) -> None:
    session = begin(is_race=False)
    _agree(session, FOG_OF_WAR, False)
    _sit_down(session, Faction.ALLIED)
    before = session.state.game
    _agree(session, RACE, True)
    assert not session.state.game.has_hands
    session.undo()
    assert session.secrecy.seats == tuple(Faction)
    assert session.state.game == before


def _agree_on_the_race(session: Session, *, is_on: bool = True) -> None:
    """One side proposes it, the other agrees; nobody sits at the machine afterwards."""
    _agree(session, RACE, is_on)


def _agree(session: Session, key: str, value: bool) -> None:
    """One side proposes a setting, the other agrees."""
    for seat in session.secrecy.seats:
        _sit_down(session, seat)
        session.choose_setting(key, value)


def test_a_race_agreed_on_in_play_gives_new_seats_to_which_nobody_has_sat_down(begin: Begin) -> None:
    session = begin(is_race=False, fog=Fog.WHOLE)
    _make_one_of_each_for_all(session)
    _agree_on_the_race(session)
    assert session.secrecy.seats == (WEST, EAST)
    assert session.secrecy.seated == ""
    assert _in_sight(session) == set()
    _sit_down(session, EAST)
    assert _in_sight(session) == {(Faction.ALLIED, Front.EAST), (Faction.CENTRAL_POWERS, Front.WEST)}


@pytest.mark.parametrize("value", ["maybe", 7, None])
def test_a_race_that_is_neither_on_nor_off_is_refused(begin: Begin, value: Any) -> None:
    session = begin(is_race=False, fog=Fog.WHOLE)
    _sit_down(session, Faction.ALLIED)
    with pytest.raises(IllegalCommandError, match="value-impossible"):
        session.choose_setting(RACE, value)


def test_one_side_alone_does_not_begin_the_race(begin: Begin) -> None:
    session = begin(is_race=False, fog=Fog.WHOLE)
    _sit_down(session, Faction.ALLIED)
    session.choose_setting(RACE, True)
    assert session.state.settings[RACE] is False
    assert session.secrecy.seats == tuple(Faction)


def test_the_new_seats_are_there_when_the_session_is_opened_again(begin: Begin, tmp_path: Path) -> None:
    session = begin(is_race=False, fog=Fog.WHOLE)
    _make_one_of_each_for_all(session)
    _agree_on_the_race(session)
    again = Session.open(session.store, lambda _: SYSTEM, keys=OutsideKeys(tmp_path))
    assert again.secrecy.seats == (WEST, EAST)
    _sit_down(again, WEST)
    assert _in_sight(again) == {(Faction.ALLIED, Front.WEST), (Faction.CENTRAL_POWERS, Front.EAST)}
    again.execute(cmd.NextPhase())
    _sit_down(again, EAST)
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        again.undo()


def test_without_the_race_again_everybody_has_the_old_seat(begin: Begin) -> None:
    session = begin(is_race=False, fog=Fog.WHOLE)
    _make_one_of_each_for_all(session)
    _agree_on_the_race(session)
    _agree_on_the_race(session, is_on=False)
    assert session.secrecy.seats == tuple(Faction)
    _sit_down(session, Faction.ALLIED)
    assert {faction for faction, _ in _in_sight(session)} == {Faction.ALLIED}


def test_two_who_both_sit_there_undo_the_race_and_sit_where_they_sat(begin: Begin) -> None:
    session = begin(is_race=False, fog=Fog.WHOLE)
    for faction in Faction:
        session.secrecy.unlock(faction)
    session.choose_setting(RACE, True)
    assert session.secrecy.seats == (WEST, EAST)
    assert session.state.sees_all
    session.undo()
    assert session.secrecy.seats == tuple(Faction)
    assert session.state.sees_all


def test_who_gives_up_the_other_s_key_does_not_inherit_his_units_by_the_race(begin: Begin) -> None:
    session = begin(is_race=False, fog=Fog.WHOLE)
    _sit_down(session, Faction.ALLIED)
    session.secrecy.renew(Faction.CENTRAL_POWERS)
    with pytest.raises(IllegalCommandError, match="seats-have-secrets"):
        session.choose_setting(RACE, True)
    assert session.secrecy.seats == tuple(Faction)
    assert {faction for faction, _ in _in_sight(session)} == {Faction.ALLIED}


def test_one_player_sees_all_before_and_after_the_race_is_chosen(begin: Begin) -> None:
    session = begin(is_race=False, players=Players.SOLO)
    session.choose_setting(RACE, True)
    assert session.state.sees_all
    again = Session.open(session.store, lambda _: SYSTEM)
    assert again.state.sees_all
    again.undo()
    assert again.state.sees_all
    assert again.secrecy.seats == tuple(Faction)


def test_the_log_names_the_new_seats(begin: Begin) -> None:
    session = begin(is_race=False, fog=Fog.WHOLE)
    for faction in Faction:
        session.secrecy.unlock(faction)
    session.choose_setting(RACE, True)
    told = [reason for group in session.log()[-1].details for reason in group]
    english = [Catalogue("en").reason(reason, SYSTEM.board.hex_name) for reason in told]
    assert "West Allies and East Central Powers" in english


def _make_one_of_each_for_all(session: Session) -> None:
    for seat in session.secrecy.seats:
        session.secrecy.unlock(seat)
    _make_one_of_each(session)

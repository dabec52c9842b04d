"""The sheet of counters: set up by hex or place, figures typed, copied down and pasted as one act."""

from pathlib import Path

import pytest

from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import Faction
from companion.kit.system import Players, Start
from companion.reason import CompanionError, Reason
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import Catalogue
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import SHORT, hex_of

TURKS, ALLIES = Faction.CENTRAL_POWERS.value, Faction.ALLIED.value


@pytest.fixture
def session() -> Session:
    return Session.create(SYSTEM, MemoryStore(), Start(scenario=SHORT))


def rows(session: Session, faction: str) -> dict[str, tuple[str, ...]]:
    return {row.id: row.cells for row in SYSTEM.sheet_rows(session.state, faction)}


def rewrite(session: Session, **cells: tuple[str, ...]) -> None:
    named = {id_.replace("_", "-"): typed for id_, typed in cells.items()}
    session.together(SYSTEM.rewrite_rows(session.state, named))


def refused(session: Session, **cells: tuple[str, ...]) -> Reason:
    before = session.state
    with pytest.raises(CompanionError) as refusal:
        rewrite(session, **cells)
    assert session.state is before
    reason = refusal.value.reason
    return reason.about if reason.key == "together-refused" and reason.about else reason


def test_each_side_has_what_the_rulebook_sets_up_group_by_group(session: Session) -> None:
    found = SYSTEM.sheet_rows(session.state, TURKS)
    assert [row.id for row in found][:2] == ["cp-w-sxf", "cp-w-27"]
    first, garrison = found[0].where, next(row.where for row in found if row.id == "cp-e-gar-1")
    assert (first.key, first.rule) == ("np-set-up-area", "25.3")
    assert (first.args["places"], first.args["within"]) == ("El Arish, Kalaat, Audja", 1)
    assert garrison is not None
    assert "Yenbo" in str(garrison.args["places"])
    assert not any(row.is_complete for row in found)


@pytest.mark.parametrize(
    ("unit", "language", "said"),
    [
        ("al-w-42", "en", "beside the Suez Canal, east, one unit a hex (25.4)"),
        ("al-w-42", "ja", "スエズ運河のすぐ東（各ヘクス1ユニットまで）（25.4）"),
        ("cp-e-42", "en", "cities and towns of the railway between Tabuk and Medina (25.3)"),
    ],
)
def test_an_area_of_the_set_up_is_told_with_what_a_hex_of_it_may_hold(
    session: Session, unit: str, language: str, said: str
) -> None:
    rows_ = (*SYSTEM.sheet_rows(session.state, TURKS), *SYSTEM.sheet_rows(session.state, ALLIES))
    where = next(row.where for row in rows_ if row.id == unit)
    assert where is not None
    assert Catalogue(language).reason(where, SYSTEM.field.board.hex_name) == said


def test_no_figure_is_known_before_the_counters_tell(session: Session) -> None:
    assert set(rows(session, TURKS).values()) == {("", "", "", "")}  # only the counters tell


def test_a_place_and_figures_pasted_are_one_act(session: Session) -> None:
    rewrite(
        session,
        cp_w_sxf=("audja", "2", "4", "2"),
        cp_w_27=("el ar", "3*", "4", ""),
        cp_w_df=("1111", "", "", ""),
    )
    counters = session.state.game.counters
    assert counters["cp-w-sxf"].hex == hex_of("1208")
    assert (counters["cp-w-27"].strength, counters["cp-w-27"].is_starred) == (3, True)
    assert rows(session, TURKS)["cp-w-27"] == ("1008", "3★", "4", "")
    complete = {row.id for row in SYSTEM.sheet_rows(session.state, TURKS) if row.is_complete}
    assert complete == {"cp-w-sxf", "cp-w-27"}
    session.undo()
    assert not session.state.game.on_map
    assert rows(session, TURKS)["cp-w-27"] == ("", "", "", "")


def test_who_stands_already_is_set_up_anew_or_taken_back(session: Session) -> None:
    rewrite(session, cp_w_27=("1008", "", "", ""))
    rewrite(session, cp_w_27=("1109", "", "", ""))
    assert session.state.game.counters["cp-w-27"].hex == hex_of("1109")
    assert refused(session, cp_w_27=("1304", "", "", "")).key == "np-outside-set-up"
    rewrite(session, cp_w_27=("", "", "", ""))
    assert session.state.game.counters["cp-w-27"].spot is Spot.TO_SET_UP


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        (("9999", "", "", ""), "hex-off-board"),
        (("dam", "", "", ""), "np-damascus-closed"),
        (("1008", "much", "", ""), "np-sheet-not-read"),
        (("1008", "9" * 5000, "", ""), "np-sheet-not-read"),
        (("1008", "99", "", ""), "fact-too-high"),
    ],
)
def test_what_cannot_be_read_or_is_not_allowed_changes_nothing(
    session: Session, typed: tuple[str, ...], key: str
) -> None:
    assert refused(session, cp_w_27=typed).key == key


def test_in_play_the_sheet_tells_figures_only(session: Session) -> None:
    rewrite(session, al_w_42=("0808", "", "", ""), al_w_52=("0809", "", "", ""))
    session.execute(cmd.NextPhase())
    rewrite(session, al_w_42=("0808", "5", "4", ""))
    assert session.state.game.counters["al-w-42"].strength == 5
    assert refused(session, al_w_42=("0709", "5", "4", "")).key == "np-sheet-set-up-only"


def test_figures_are_copied_down_to_those_of_the_kind(session: Session) -> None:
    rewrite(session, al_w_42=("", "5", "4", ""))
    session.together(SYSTEM.copy_down(session.state, "al-w-42"))
    found = {id_ for id_, cells in rows(session, ALLIES).items() if cells == ("", "5", "4", "")}
    assert found == {"al-w-42", "al-w-52", "al-w-53", "al-w-54"}
    with pytest.raises(CompanionError, match="np-nothing-below"):
        SYSTEM.copy_down(session.state, "al-w-54")


def test_where_commands_hold_cards_each_has_its_own_rows(tmp_path: Path) -> None:
    keys = OutsideKeys(tmp_path)
    start = Start(scenario=SHORT, players=Players.TWO, settings={FOG_OF_WAR: True})
    session = Session.create(SYSTEM, MemoryStore(), start, keys=keys)
    session.secrecy.lock(ALLIES)
    session.secrecy.unlock(TURKS)
    assert rows(session, ALLIES) == {}
    rewrite(session, cp_w_27=("1008", "3", "4", ""))
    assert rows(session, TURKS)["cp-w-27"] == ("1008", "3", "4", "")

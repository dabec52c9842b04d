"""A session may begin with the Refit Phase after a scenario that nobody tracked."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.opening import start_options
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.kit.system import Start
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import Catalogue
from tests.games.elst.refit.assistant.refit_table import BOARD, BRITISH, GERMAN, SYSTEM


def _begun(**options: str) -> Session:
    return Session.create(SYSTEM, MemoryStore(), Start(scenario="initial", options=options))


def test_it_begins_at_the_first_step_after_the_date_chosen() -> None:
    campaign = _begun(**{"refit-after": "24-noon"}).state.game.campaign
    assert campaign.date is CampaignDate.DAY_24_NOON
    assert campaign.step is RefitStep.MELEE


def test_a_session_is_called_by_what_it_begins_with() -> None:
    def title(options: dict[str, str]) -> str:
        return Catalogue("en").reason(
            SYSTEM.title(Start(scenario="initial", options=options)), BOARD.hex_name
        )

    assert title({"refit-after": "24-noon"}) == "Refit Phase after 24 noon"
    assert title({"balance": "british"}) == "Initial scenario (day 1)"


def test_without_it_the_scenario_is_played() -> None:
    assert _begun().state.game.campaign.step is None


def test_there_is_none_after_the_last_date() -> None:
    with pytest.raises(IllegalCommandError) as refusal:
        _begun(**{"refit-after": "25-noon"})
    assert refusal.value.reason.key == "refit-no-phase-after"


def test_only_the_first_scenario_offers_it_with_its_balance() -> None:
    assert [option.key for option in start_options("initial")] == ["balance", "refit-after"]
    assert not start_options("german-attack")


def _held(session: Session, side: Faction) -> set[str]:
    return {BOARD.hex_name(hex_) for hex_ in session.state.game.forces.controlled_by(side)}


def test_the_first_scenario_begins_with_the_edge_roads_of_the_columns_where_each_side_sets_up() -> None:
    session = _begun()
    assert _held(session, BRITISH) == {"A3", "A12", "A19", "B0", "D0"}
    assert _held(session, GERMAN) == {"T0", "Z0", "DD0", "TT6", "TT7", "TT20"}


def test_nobody_knows_who_holds_the_roads_after_a_scenario_that_nobody_tracked() -> None:
    session = _begun(**{"refit-after": "23-evening"})
    assert not session.state.game.forces.controllers

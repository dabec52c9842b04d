"""Dice of the Refit Phase that version 0.1.0 asked for."""

from companion.games.elst.procedures.refit.commands import BuyGroup, CloseOrder
from companion.games.elst.purposes import ElstPurpose
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.games.elst.refit.assistant.refit_table import BRITISH, SYSTEM, CampaignTable
from tests.golden.old_form import before_purposes


def test_weapons_that_version_0_1_0_asked_for_are_received() -> None:
    table = CampaignTable()
    table.at_work()
    table.gain(BRITISH, 6)
    table.do(BuyGroup(faction=BRITISH, group="I1"), CloseOrder(faction=BRITISH))
    table.answer(9)  # the company is Depleted
    table.session = Session.open(MemoryStore(before_purposes(table.store.read())), lambda _: SYSTEM)
    assert table.asked is not None
    assert [row.details["weapon"] for row in table.asked.rows] == ["lmg", "lmg", "lmg", "dc", "dc"]
    table.answer(1, 5, 4, 6, 6)
    (company,) = table.purse(BRITISH).record
    assert {some.type: some.count for some in company.received} == {"lmg": 2}
    assert table.asked.purpose == ElstPurpose.LEADERS

"""Campaigns of Decision at Elst in files: a scenario and its Refit Phase at random, closed and opened."""

from contextlib import suppress
from pathlib import Path

import pytest

from companion.games.elst.procedures.refit.commands import FinishScenario
from companion.kit.system import Players as Seats
from companion.kit.system import Start
from companion.session.errors import IllegalCommandError
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.forms import IS_LONG
from tests.fuzz.hands import Hand, find_system, unlock_all
from tests.fuzz.tried import Tell, tell_tried
from tests.games.elst.refit.assistant.refit_table import SYSTEM
from tests.games.elst.refit.random_players import Players

REFITS = 1000 if IS_LONG else 1  # gone through, whatever it takes
AT_ONCE = 10 if IS_LONG else 1  # so that one failure does not hide the others
MOST_COMMANDS = 800


class Campaigners(Players):
    """Players of a campaign in a file, who have played a scenario before its Refit Phase."""

    def __init__(self, seed: int, path: Path, keys: OutsideKeys) -> None:
        super().__init__(seed)
        start = Start(scenario="initial", players=self.random.choice(tuple(Seats)))
        session = Session.create(SYSTEM, SqliteStore.create(path), start, keys=keys, random=self.random)
        unlock_all(session)
        self.table.session = session

    def play_scenario(self) -> None:
        """Some acts in it, then what still waits is answered, and it is over."""
        hand = Hand(self.table.session, self.random)
        for _ in range(self.random.randint(5, 40)):
            hand.act()
        while self.table.session.state.waiting:
            self._answer(self.table.session.state.waiting[0])
        with suppress(IllegalCommandError):  # they may have conceded the campaign
            self.table.do(FinishScenario())

    def play_refit(self) -> bool:
        """Through the Refit Phase to the next scenario; false where the table's own wishes led nowhere."""
        if self.table.campaign.step is None:
            return False
        for _ in range(MOST_COMMANDS):
            if self.table.campaign.step is None or self.table.campaign.is_over:
                return True
            try:
                self._one_command()
            except AssertionError:
                return False
        return False


@pytest.mark.parametrize("part", range(AT_ONCE))
def test_a_campaign_opens_as_it_was_closed(part: int, tmp_path: Path, record_property: Tell) -> None:
    campaigns = through = entries = 0
    while through < REFITS // AT_ONCE:
        seed = 100_000 * (part + 1) + campaigns
        campaigns += 1
        path, keys = tmp_path / f"{seed}.wargame", OutsideKeys(tmp_path / "keys")
        players = Campaigners(seed, path, keys)
        players.play_scenario()
        through += players.play_refit()
        played = players.table.session
        played.close()
        again = Session.open(SqliteStore.open(path), find_system, keys=keys)
        unlock_all(again)
        assert again.state == played.state, f"seed {seed}"
        entries += len(again.journal.entries)
        again.close()
        path.unlink()
    told = {"campaigns": campaigns, "through a refit": through, "entries": entries, "lost": 0}
    tell_tried(record_property, "Elst campaigns closed and opened", told)

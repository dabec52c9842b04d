import pytest

from companion.games.elst.procedures.marking import (
    MARKER_EVENTS,
    ChangeAllSmoke,
    MarkerPut,
    PutMarker,
    TakeMarker,
)
from companion.session.messages import Registry
from companion.sight.marker_kinds import MarkerKind
from companion.sight.markers import SmokeKind
from tests.games.elst.table import SYSTEM, Table, at, refusal_of


@pytest.mark.parametrize("kind", MarkerKind)
def test_a_marker_is_laid_seen_and_taken_off(kind: MarkerKind) -> None:
    table = Table()
    table.do(PutMarker(kind=kind, hex=at("LL16")))
    assert SYSTEM.markers(table.state)
    assert [item.hex for item in SYSTEM.inventory(table.state) if item.hex] == [at("LL16")]
    table.do(TakeMarker(kind=kind, hex=at("LL16")))
    assert not SYSTEM.markers(table.state)


def test_no_smoke_on_the_pond_but_a_wreck_if_the_table_says_so() -> None:
    """1.2b"""
    assert refusal_of(Table(), PutMarker(kind=MarkerKind.SMOKE, hex=at("S28"))) == "elst-pond-no-smoke"
    Table().do(PutMarker(kind=MarkerKind.WRECK, hex=at("S28")))


def test_what_is_not_there_cannot_be_taken() -> None:
    wish = TakeMarker(kind=MarkerKind.SMOKE, hex=at("LL16"))
    table = Table()
    table.do(PutMarker(kind=MarkerKind.SMOKE, hex=at("LL16"), level=1))
    table.do(PutMarker(kind=MarkerKind.DISPERSED_SMOKE, hex=at("LL16")))
    assert refusal_of(table, wish) == "elst-no-such-marker"


def test_all_smoke_is_dispersed_or_taken_off_at_a_stroke() -> None:
    """How long smoke lasts is for the base rules to say; this only notes it."""
    table = Table()
    for name in ("LL16", "KK16"):
        table.do(PutMarker(kind=MarkerKind.SMOKE, hex=at(name)))
    table.do(PutMarker(kind=MarkerKind.WHITE_PHOSPHORUS, hex=at("JJ16"), amount=2))
    table.do(ChangeAllSmoke(old=SmokeKind.SMOKE, new=SmokeKind.DISPERSED))
    kinds = sorted(smoke.kind for smoke in table.game.markers.smoke)
    assert kinds == [SmokeKind.DISPERSED, SmokeKind.DISPERSED, SmokeKind.WHITE_PHOSPHORUS]
    table.do(ChangeAllSmoke(old=SmokeKind.DISPERSED))
    assert [smoke.hex for smoke in table.game.markers.smoke] == [at("JJ16")]


def test_an_ffe_is_read_as_it_was_saved_before() -> None:
    saved = {"type": "elst-marker-put", "kind": "ffe", "hex": {"q": 0, "r": 0}}
    event = Registry(MARKER_EVENTS).load(saved)
    assert isinstance(event, MarkerPut)
    assert event.kind is MarkerKind.BLAST_AREA

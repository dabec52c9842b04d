"""The campaign keeps its records: the course for both, roster and purchases for their side alone."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Forces, Holding, Place, Spot
from companion.games.elst.procedures.refit.events import (
    AreasFixed,
    ChitsRevealed,
    NewDateBegan,
    ScenariosPlanned,
)
from companion.games.elst.procedures.refit.state import Campaign, Purse, SavedArea, SavedAreas
from companion.games.elst.procedures.refit.stock import Retained
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.refit.initiative import Chit, ScenarioType
from companion.games.elst.rules.refit.purchases import Purchase
from companion.games.elst.rules.refit.records import PurchaseLine, RosterLine
from companion.games.elst.rules.refit.strength import Strength
from companion.games.elst.shown.refit.record_sheets import course_sheet, purse_sheet
from companion.games.elst.table.state import ElstGame
from companion.hexes.coordinates import HexCoord
from companion.reports.sheet import sheets_html
from companion.reports.words import Words
from companion.text import Catalogue

MORNING, NOON = CampaignDate.DAY_24_MORNING, CampaignDate.DAY_24_NOON
AREA = SavedArea(faction=Faction.BRITISH, number=1, hexes=(HexCoord(0, 0),))
AREAS = SavedAreas(areas=(AREA,), no_mans_land=(), control={}, usable_entry={})
COURSE = (
    AreasFixed(areas=AREAS),
    NewDateBegan(date=MORNING),
    ChitsRevealed(chits={Faction.BRITISH: Chit.IDLE, Faction.GERMAN: Chit.IDLE}),
    ScenariosPlanned(scenarios=()),
    NewDateBegan(date=NOON),
    ChitsRevealed(chits={Faction.BRITISH: Chit.ATTACK, Faction.GERMAN: Chit.ATTACK}),
    ScenariosPlanned(scenarios=(ScenarioType.GERMAN_ATTACK, ScenarioType.BRITISH_ATTACK)),
)
GAME = ElstGame(
    forces=Forces(
        holdings=tuple(
            Holding(
                faction=Faction.GERMAN, place=Place(spot=Spot.MAP, hex=HexCoord(q, 0)), type="lmg", count=2
            )
            for q in (0, 1)
        )
    ),
    campaign=Campaign(stock=(Retained(side=Faction.BRITISH, place="#1", type="leader-9-1"),)),
)
PURSE = Purse(
    left=11,
    roster=(
        RosterLine(
            date=MORNING,
            start=0,
            gained=22,
            purchases=(Purchase(group="I1", on_map=True), Purchase(group="G1")),
            spent=11,
        ),
    ),
    record=(
        PurchaseLine(
            date=MORNING,
            group="I1",
            bought=1,
            in_all=4,
            on_map=True,
            strength=Strength.DEPLETED,
            units=(Pieces(type="british-4-5-7", count=7),),
            leaders=("9-1", "8-0"),
            retained_in="#1",
        ),
    ),
)


def _words(language: str = "en") -> Words:
    return Words(Catalogue(language), lambda hex_: f"{hex_.q},{hex_.r}")


def _texts(sheet, place: int = 0) -> list[list[str]]:
    return [[_words().reason(cell) for cell in row] for row in sheet.sections[place].table.rows]


def test_the_course_has_a_line_for_each_date() -> None:
    assert _texts(course_sheet(COURSE, GAME)) == [
        ["23 September, evening", "–", "British attack", "Setup Areas: British 1, German 0"],
        ["24 September, morning", "British: Idle. Germans: Idle.", "Idle Date", "–"],
        [
            "24 September, noon",
            "British: Attack. Germans: Attack.",
            "German attack, then British attack",
            "–",
        ],
    ]


def test_the_roster_adds_up_and_the_purchase_record_counts() -> None:
    """4.515, 4.5153: P# so far, R# still to be had, O for on map."""
    sheet = purse_sheet(Faction.BRITISH, PURSE)
    assert sheet.secret_to == "british"
    assert _texts(sheet) == [["24 September, morning", "0", "22", "22", "I1 O, G1", "11", "11"]]
    assert _texts(sheet, 1) == [
        [
            "24 September, morning",
            "I1",
            "Infantry company",
            "1",
            "3",
            "D",
            "7x 4-5-7",
            "–",
            "9-1, 8-0",
            "O",
            "British, area #1",
        ]
    ]


def test_what_is_left_is_told_as_it_was_set_right() -> None:
    (line,) = PURSE.roster
    later = RosterLine(date=NOON, start=13, gained=20, spent=30)
    sheet = purse_sheet(Faction.BRITISH, PURSE.model_copy(update={"roster": (line, later), "left": 2}))
    assert [row[1:] for row in _texts(sheet)] == [
        ["0", "22", "22", "I1 O, G1", "11", "13"],
        ["13", "20", "33", "–", "30", "2"],
    ]


def test_the_orders_of_battle_tell_what_is_tracked_and_retained() -> None:
    assert _texts(course_sheet(COURSE, GAME), 1) == [
        ["British, area #1", "9-1"],
        ["Germans, on the map", "4x LMG"],
    ]


def test_the_page_has_every_cell_and_says_where_there_is_none() -> None:
    sheets = (
        course_sheet(COURSE, GAME),
        purse_sheet(Faction.BRITISH, PURSE),
        purse_sheet(Faction.GERMAN, Purse()),
    )
    page = sheets_html(sheets, _words("ja"), "Elst & mehr")
    assert "<h1>Elst &amp; mehr</h1>" in page
    assert "7x 4-5-7" in page
    assert page.count("まだ何もありません。") == 2
    assert page.count('class="secret"') == 2

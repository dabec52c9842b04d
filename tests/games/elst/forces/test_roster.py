import pytest

from companion.board.library import open_board
from companion.board.model import UnknownHexError
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.roster import RosterError, parse_roster, parse_roster_line
from companion.kit.names import NameUnclearError

BOARD = open_board("elst")


def read(text: str, faction: Faction = Faction.BRITISH) -> dict[str, int]:
    return {some.type: some.count for some in parse_roster_line(text, faction, BOARD).pieces}


def test_a_line_names_counters_and_their_hex() -> None:
    line = parse_roster_line("3x 4-5-7, 9-1, 2 LMG @ NN8", Faction.BRITISH, BOARD)
    assert line.hex == BOARD.parse_hex("NN8")
    assert line.pieces == (
        Pieces(type="british-4-5-7", count=3),
        Pieces(type="leader-9-1", count=1),
        Pieces(type="lmg", count=2),
    )


@pytest.mark.parametrize(
    "text", ["3x4-5-7", "3 x 4-5-7", "3×4-5-7", "3 4-5-7", "３ｘ４－５－７", "4-5-7, 2x 4-5-7"]
)
def test_three_squads_are_typed_in_many_ways(text: str) -> None:
    assert read(text) == {"british-4-5-7": 3}


def test_ss_units_are_named_so_where_others_have_the_same_values() -> None:
    assert read("4-4-7, SS 4-4-7, 6-5-8, HS 2-3-7", Faction.GERMAN) == {
        "german-4-4-7": 1,
        "ss-4-4-7": 1,
        "ss-6-5-8": 1,
        "german-2-3-7": 1,
    }


@pytest.mark.parametrize(
    "text",
    [
        *("8-1 (radio), SS 4-4-7", "8-1 w/radio, SS 4-4-7", "SS 4-4-7, 8-1 possessing a radio"),
        *(
            "8-1指揮官（無線機所持）、SS 4-4-7",
            "無線機を持った8-1指揮官と武装SS 4-4-7",
            "8-1（無線機）、SS 4-4-7分隊",
        ),
    ],
)
def test_what_a_counter_possesses_may_be_said_with_it(text: str) -> None:
    """As in the example of 2.33: 無線機を持ったドイツ軍8-1指揮官."""
    assert read(text, Faction.GERMAN) == {"leader-8-1": 1, "radio": 1, "ss-4-4-7": 1}


def test_brackets_of_a_name_are_its_own() -> None:
    assert read("StuG IIIG(L) and Pz VIE (stunned)", Faction.GERMAN) == {"stug-iii-g-late": 1, "tiger": 1}


def test_the_values_of_a_unit_need_no_hyphens() -> None:
    assert read("3 457,447, hs247") == {"british-4-5-7": 3, "british-4-4-7": 1, "british-2-4-7": 1}
    assert read("2 ss447,447,658", Faction.GERMAN) == {"ss-4-4-7": 2, "german-4-4-7": 1, "ss-6-5-8": 1}


def test_names_are_read_before_counts() -> None:
    assert read("2-inch mortar, 6-pounder, 2 6-pounder, 6+1") == {
        "mortar-51mm": 1,
        "six-pounder": 3,
        "leader-6-plus-1": 1,
    }


@pytest.mark.parametrize(
    "text",
    [
        "9-1; 2x 4-5-7 @ M20; Firefly @ K20",
        "9-1、4-5-7 2個 ＠ M20。ファイアフライ ＠ K20",
        "M20に9-1、4-5-7 2個；K20にファイアフライ",
        "M20: 9-1, 2x 4-5-7; K20: Firefly",
        "9-1, 2x 4-5-7 in M20; Firefly in K20",
        "M20: 9-1, 2x 4-5-7; Firefly @ K20",
        "9-1, 2x 4-5-7 @ M20, Firefly @ K20",
        "9-1、4-5-7 2個 ＠ M20、ファイアフライ ＠ K20",
    ],
)
def test_what_follows_a_place_is_another_line(text: str) -> None:
    lines = parse_roster(text, Faction.BRITISH, BOARD)
    assert [line.hex for line in lines] == [BOARD.parse_hex("M20"), BOARD.parse_hex("K20")]
    assert [sum(some.count for some in line.pieces) for line in lines] == [3, 1]


def test_lines_without_text_are_passed_over() -> None:
    lines = parse_roster("4-5-7 @ A3\n\n 9-1\n", Faction.BRITISH, BOARD)
    assert [line.hex for line in lines] == [BOARD.parse_hex("A3"), None]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("6-5-8", "roster-unknown-piece"),
        ("3x banana @ A3", "roster-unknown-piece"),
        ("-1 4-5-7", "roster-impossible-count"),
        ("0x 4-5-7", "roster-impossible-count"),
        ("100 LMG", "roster-impossible-count"),
        (" @ NN8", "roster-nothing-named"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_in_one_line(text: str, key: str) -> None:
    with pytest.raises(RosterError) as caught:
        parse_roster_line(text, Faction.BRITISH, BOARD)
    assert caught.value.reason.key == key


def test_a_name_too_short_is_answered_with_every_kind_of_it() -> None:
    with pytest.raises(RosterError) as caught:
        parse_roster_line("Sherman", Faction.BRITISH, BOARD)
    likes = set(str(caught.value.reason.args["like"]).split("; "))
    assert likes == {"Sherman V", "Sherman VC", "Sherman IIC", "Sherman III"}


@pytest.mark.parametrize(
    ("text", "likes"),
    [
        ("2x SS squad @ P22", "6-5-8; SS 4-4-7"),
        ("SS分隊", "6-5-8; SS 4-4-7"),
        ("SS HS", "3-4-8; SS 2-3-7"),
        ("gun", "75L PaK40; 88LL PaK43/41"),
    ],
)
def test_a_kind_alone_is_answered_with_the_counters_of_it(text: str, likes: str) -> None:
    with pytest.raises(RosterError) as caught:
        parse_roster_line(text, Faction.GERMAN, BOARD)
    assert caught.value.reason.args["like"] == likes


@pytest.mark.parametrize(
    ("text", "type_"),
    [
        *(("M4A2", "sherman-iii"), ("M4A4", "sherman-v"), ("Sherman Mk V", "sherman-v")),
        *(("4-3-6 green", "british-4-3-6"), ("Sherman I", "sherman-v")),
    ],
)
def test_a_counter_goes_by_the_other_names_that_its_note_prints(text: str, type_: str) -> None:
    assert parse_roster_line(text, Faction.BRITISH, BOARD).pieces == (Pieces(type=type_, count=1),)


@pytest.mark.parametrize("place", ["off map", "Off the map, to enter", "entry area", "in hand", "盤外"])
def test_who_is_said_to_be_off_the_map_has_no_hex(place: str) -> None:
    line = parse_roster_line(f"3x 4-4-7, 7-0 @ {place}", Faction.GERMAN, BOARD)
    assert (len(line.pieces), line.hex) == (2, None)
    assert parse_roster_line("in hand: 3× 4-4-7, 7-0", Faction.GERMAN, BOARD) == line


@pytest.mark.parametrize("text", ["4-5-7 @ ZZ99", "4-5-7 @"])
def test_a_hex_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(UnknownHexError):
        parse_roster_line(text, Faction.BRITISH, BOARD)


def test_a_place_of_the_map_stands_for_its_hex() -> None:
    assert parse_roster_line("9-1 @ town hall", Faction.BRITISH, BOARD).hex == BOARD.parse_hex("BB13")
    for said in ("9-1 @ Werenfriduskerk", "9-1 in the church", "church: 9-1", "教会に9-1"):
        with pytest.raises(NameUnclearError) as unclear:
            parse_roster_line(said, Faction.BRITISH, BOARD)
        assert {BOARD.hex_name(hex_) for hex_ in unclear.value.means} == {"NN8", "OO8"}


@pytest.mark.parametrize(
    "place",
    [
        *("NN8 steeple", "steeple", "NN8 (Steeple)", "St. Werenfriduskerk steeple", "the church steeple"),
        *("church tower", "spire", "NN8の尖塔", "尖塔", "教会の尖塔", "教会の塔"),
    ],
)
def test_a_line_names_the_steeple_with_its_hex_or_alone(place: str) -> None:
    """1.1a: a leader observes from up there as he is named."""
    line = parse_roster_line(f"8-1, radio @ {place}", Faction.GERMAN, BOARD)
    assert (line.hex, line.level) == (BOARD.parse_hex("NN8"), 1)


@pytest.mark.parametrize(
    "said",
    [
        *(
            "8-1, radio steeple",
            "8-1 with radio church tower",
            "8-1, radio, up the steeple",
            "steeple 8-1, radio",
        ),
        *(
            "8-1, radio NN8 steeple",
            "NN8 church tower: 8-1, radio",
            "NN8 8-1 radio steeple",
            "tower: 8-1, radio",
        ),
        *("8-1、無線機、尖塔", "尖塔、8-1、無線機", "教会の塔に8-1と無線機"),
    ],
)
def test_nothing_need_lead_to_the_steeple(said: str) -> None:
    line = parse_roster_line(said, Faction.GERMAN, BOARD)
    assert [some.type for some in line.pieces] == ["leader-8-1", "radio"]
    assert (line.hex, line.level) == (BOARD.parse_hex("NN8"), 1)


def test_a_steeple_is_not_where_the_hex_has_none() -> None:
    with pytest.raises(RosterError):
        parse_roster_line("8-1 M20 steeple", Faction.GERMAN, BOARD)


def test_a_name_that_is_none_tells_the_nearest() -> None:
    with pytest.raises(RosterError) as refused:
        parse_roster_line("4-5-6 @ NN8", Faction.BRITISH, BOARD)
    assert "4-5-7" in str(refused.value.reason.args["like"])


@pytest.mark.parametrize(
    "text",
    [
        *("4-5-7 LMG M21", "M21 4-5-7 LMG", "M21 - 4-5-7, LMG", "1 squad 4-5-7 with LMG, in M21"),
        *("4-5-7 M21 with LMG", "hex M21 4-5-7 + LMG", "LMG M21 457 x1"),
    ],
)
def test_a_hex_among_the_words_is_the_place(text: str) -> None:
    line = parse_roster_line(text, Faction.BRITISH, BOARD)
    assert line.hex == BOARD.parse_hex("M21")
    assert {some.type: some.count for some in line.pieces} == {"british-4-5-7": 1, "lmg": 1}


def test_of_two_hexes_in_a_line_none_is_taken() -> None:
    with pytest.raises(RosterError):
        parse_roster_line("4-5-7 L21 4-4-7 L22", Faction.BRITISH, BOARD)


@pytest.mark.parametrize("text", ["457 x2", "2 x 457", "457x2", "457 457"])
def test_a_count_and_values_without_hyphens_are_told_apart(text: str) -> None:
    assert read(text) == {"british-4-5-7": 2}


@pytest.mark.parametrize("text", ["Sherman VC (Firefly)", "Firefly (Sherman VC)", "Sherman VC Firefly"])
def test_two_names_of_a_counter_are_one_counter(text: str) -> None:
    assert read(text) == {"sherman-vc": 1}

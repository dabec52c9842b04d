"""Archives that are damaged, or made to do harm: each is refused in one line, within limits."""

import gzip
import struct
from pathlib import Path

import numpy as np
import pytest

from companion.board.archives import container, data_file, ground_file, importing, palette, pictured
from companion.board.archives import gif as gif_reader
from companion.board.archives.importing import import_board
from companion.files import FileError
from tests.board.archives.made_archives import (
    gif,
    ground_bytes,
    lzw_codes,
    made_archive,
    metadata_xml,
    zipped,
)

META, GROUND = "BoardMetadata.xml", "LOSData"
SOUND = metadata_xml(7, 4)
FLAT = ground_bytes(7, 4, np.zeros((8, 6), dtype=np.int8), np.zeros((8, 6), dtype=np.uint8))
MAGIC = b"\xac\xed\x00\x05"


def _head(*numbers: int) -> bytes:
    return MAGIC + b"\x77\x10" + struct.pack(">iiii", *numbers)


BAD_METADATA: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "archive-bad-xml"),
    "no XML": (b"\x00\x01\x02", "archive-bad-xml"),
    "cut off": (SOUND[:-5], "archive-bad-xml"),
    "two roots": (SOUND + b"<again/>", "archive-bad-xml"),
    "another file": (b"<html></html>", "archive-no-metadata"),
    "entity bomb": (b'<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]>' + SOUND[21:], "archive-doctype"),
    "entity of a file": (b'<!DOCTYPE a [<!ENTITY b SYSTEM "/etc/passwd">]><a>&b;</a>', "archive-doctype"),
    "outside DTD": (b'<!DOCTYPE a SYSTEM "http://localhost/a.dtd"><a/>', "archive-doctype"),
    "unknown entity": (b"<boardMetadata>&b;</boardMetadata>", "archive-bad-xml"),
    "endless depth": (b"<a>" * 500 + b"</a>" * 500, "archive-bad-xml"),
    "endless length": (b"<a>" + b"<b/>" * 30_000 + b"</a>", "archive-bad-xml"),
    "no size": (b'<boardMetadata name="x"/>', "archive-bad-layout"),
    "no columns": (metadata_xml(0, 4), "archive-bad-layout"),
    "less than none": (metadata_xml(-7, -4), "archive-bad-layout"),
    "absurdly wide": (metadata_xml(100_000, 4), "archive-bad-layout"),
    "beyond numbers": (metadata_xml(10**400, 4), "archive-bad-figure"),
    "words for numbers": (SOUND.replace(b'"7"', b'"seven"'), "archive-bad-figure"),
    "not a number": (metadata_xml(7, 4, 'hexWidth="NaN"'), "archive-bad-figure"),
    "infinite": (metadata_xml(7, 4, 'hexHeight="inf"'), "archive-bad-figure"),
    "hexes of no height": (metadata_xml(7, 4, 'hexHeight="0.001"'), "archive-bad-layout"),
    "hexes turned over": (metadata_xml(7, 4, 'hexWidth="-56"'), "archive-bad-layout"),
    "far away": (metadata_xml(7, 4, 'A1CenterX="1e9"'), "archive-bad-figure"),
    "another size": (metadata_xml(8, 4), "archive-bad-layout"),
}

BAD_GROUND: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "archive-damaged"),
    "not packed": (FLAT, "archive-damaged"),
    "cut off": (gzip.compress(FLAT)[:-12], "archive-damaged"),
    "packed nothing": (gzip.compress(b""), "archive-damaged"),
    "no stream": (gzip.compress(b"hello world, no stream"), "archive-damaged"),
    "an object": (gzip.compress(MAGIC + b"\x73\x72\x00\x04evil"), "archive-damaged"),
    "no head": (gzip.compress(MAGIC + b"\x77\x02ab"), "archive-damaged"),
    "block too long": (gzip.compress(MAGIC + b"\x7a\xff\xff\xff\xff"), "archive-damaged"),
    "block cut off": (gzip.compress(FLAT[:-1]), "archive-damaged"),
    "lies of its size": (gzip.compress(_head(7, 4, 300, 300)), "archive-damaged"),
    "absurd size": (gzip.compress(_head(7, 4, 2**31 - 1, 2**31 - 1)), "archive-bad-layout"),
    "size below zero": (gzip.compress(_head(7, 4, -5, 8)), "archive-bad-layout"),
    "no pixels": (gzip.compress(_head(7, 4, 0, 0)), "archive-bad-layout"),
}


GREEN = np.zeros((129, 113), dtype=np.uint8)
GIF = gif(GREEN, [(175, 188, 106)])
FRAME = GIF.index(b"\x2c\x00\x00\x00\x00")

BAD_PICTURES: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "archive-no-palette"),
    "another kind": (b"\x89PNG\r\n\x1a\n" + GIF, "archive-no-palette"),
    "head alone": (GIF[:10], "archive-damaged"),
    "palette cut off": (GIF[:200], "archive-damaged"),
    "no picture": (GIF[:FRAME] + b"\x3b", "archive-damaged"),
    "extension without end": (GIF[:13] + GIF[13:781] + b"\x21\xfe" + b"\x01a" * 99, "archive-damaged"),
    "pixels cut off": (GIF[:-40], "archive-damaged"),
    "lies of its size": (GIF[: FRAME + 5] + b"\xff\xff\xff\xff" + GIF[FRAME + 9 :], "archive-bad-layout"),
    "off its canvas": (GIF[: FRAME + 1] + b"\x40" + GIF[FRAME + 2 :], "archive-damaged"),
    "absurd canvas": (GIF[:6] + b"\xff\xff\xff\xff" + GIF[10:], "archive-bad-layout"),
    "no size": (GIF[: FRAME + 5] + b"\x00\x00\x00\x00" + GIF[FRAME + 9 :], "archive-damaged"),
    "depth of no picture": (GIF[: FRAME + 10] + b"\x0c" + GIF[FRAME + 11 :], "archive-damaged"),
    "codes that are none": (GIF[: FRAME + 12] + b"\xff" * 255 + b"\x00;", "archive-damaged"),
    "clears without end": (
        GIF[: FRAME + 11] + (b"\xff" + lzw_codes(b"")[:1] * 255) * 9 + b"\x00;",
        "archive-damaged",
    ),
    "numbers beyond the palette": (
        GIF[:10] + b"\x80" + GIF[11:19] + gif(GREEN + 9, [])[FRAME:],
        "archive-damaged",
    ),
}

BAD_DATA: dict[str, tuple[bytes, str]] = {
    "words for numbers": (b"x0 far", "archive-bad-figure"),
    "not a number": (b"dx nan", "archive-bad-figure"),
    "infinite": (b"dy 1e999", "archive-bad-figure"),
    "far away": (b"y0 -1e6", "archive-bad-figure"),
    "hexes of no width": (b"dx 0.01", "archive-bad-layout"),
    "hexes turned over": (b"dy -64", "archive-bad-layout"),
    "beyond the picture": (b"x0 5000", "archive-bad-layout"),
}


@pytest.mark.parametrize("name", BAD_PICTURES)
def test_bad_pictures(name: str, tmp_path: Path) -> None:
    content, key = BAD_PICTURES[name]
    assert _refused(zipped(tmp_path / "bd", {"bd.gif": content})) == key


@pytest.mark.parametrize("name", BAD_DATA)
def test_bad_data(name: str, tmp_path: Path) -> None:
    content, key = BAD_DATA[name]
    assert _refused(zipped(tmp_path / "bd", {"bd.gif": GIF, "data": content})) == key


def test_a_picture_of_nothing_but_lines_holds_no_ground(tmp_path: Path) -> None:
    assert _refused(zipped(tmp_path / "bd", {"bd.gif": gif(GREEN, [(0, 0, 0)])})) == "archive-no-ground"


def _refused(file: Path) -> str:
    with pytest.raises(FileError) as refused:
        import_board(file)
    assert refused.value.reason.args["file"] == file.name
    return refused.value.reason.key


@pytest.mark.parametrize("name", BAD_METADATA)
def test_bad_metadata(name: str, tmp_path: Path) -> None:
    content, key = BAD_METADATA[name]
    assert _refused(zipped(tmp_path / "bd", {META: content, GROUND: gzip.compress(FLAT)})) == key


@pytest.mark.parametrize("name", BAD_GROUND)
def test_bad_ground(name: str, tmp_path: Path) -> None:
    content, key = BAD_GROUND[name]
    assert _refused(zipped(tmp_path / "bd", {META: SOUND, GROUND: content})) == key


def test_no_archives(tmp_path: Path) -> None:
    for content, key in ((b"", "archive-none"), (b"PK\x03\x04 and no more", "archive-none")):
        file = tmp_path / "bd"
        file.write_bytes(content)
        assert _refused(file) == key
    assert _refused(tmp_path / "missing") == "file-unreadable"
    assert _refused(zipped(tmp_path / "empty", {})) == "archive-no-ground"
    assert _refused(zipped(tmp_path / "ground", {GROUND: gzip.compress(FLAT)})) == "archive-no-metadata"
    assert _refused(zipped(tmp_path / "picture", {META: SOUND})) == "archive-no-ground"


def test_an_encrypted_or_broken_member(tmp_path: Path) -> None:
    file = made_archive(tmp_path / "bd")
    content = file.read_bytes()
    file.write_bytes(content.replace(b"PK\x01\x02\x14\x03\x14\x00\x00", b"PK\x01\x02\x14\x03\x14\x00\x01"))
    assert _refused(file) == "archive-encrypted"
    at = content.index(b"LOSData") + 60
    file.write_bytes(content[:at] + bytes(20) + content[at + 20 :])
    assert _refused(file) == "archive-damaged"


@pytest.mark.parametrize(
    ("module", "limit", "key"),
    [
        (container, "MOST_ARCHIVE_BYTES", "file-too-large"),
        (container, "_MOST_MEMBERS", "archive-too-many-members"),
        (importing, "_MOST_METADATA", "archive-member-too-large"),
        (importing, "_MOST_GROUND", "archive-member-too-large"),
    ],
)
def test_limits(
    module: object, limit: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, limit, 1)
    assert _refused(made_archive(tmp_path / "bd")) == key


@pytest.mark.parametrize(
    ("module", "limit", "key"),
    [
        (pictured, "MOST_PICTURE", "archive-member-too-large"),
        (gif_reader, "MOST_PIXELS", "archive-bad-layout"),
        (data_file, "MOST_BYTES", "archive-member-too-large"),
        (palette, "MOST_BYTES", "archive-member-too-large"),
    ],
)
def test_limits_of_pictures(
    module: object, limit: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, limit, 1)
    members = {"bd.gif": GIF, "data": b"version 1", "colors": b"Level0 175,188,106"}
    assert _refused(zipped(tmp_path / "bd", members)) == key


def test_a_bomb_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ground_file, "_MOST_PIXELS", 1000)
    bomb = gzip.compress(bytes(3_000_000))
    assert _refused(zipped(tmp_path / "bd", {META: SOUND, GROUND: bomb})) == "archive-member-too-large"


def test_names_that_lead_elsewhere_lead_nowhere(tmp_path: Path) -> None:
    names = ("../../evil", "/etc/evil", "C:\\evil", "a/../../../evil")
    file = tmp_path / "bd"
    zipped(file, {META: SOUND, GROUND: gzip.compress(FLAT), **dict.fromkeys(names, b"evil")})
    assert len(import_board(file).board) == 31
    assert [path.name for path in tmp_path.iterdir()] == ["bd"]

"""Archives that are damaged, or made to do harm: each is refused in one line, within limits."""

import gzip
import struct
from pathlib import Path

import numpy as np
import pytest

from companion.board.archives import container, ground_file, importing
from companion.board.archives.importing import import_board
from companion.files import FileError
from tests.board.archives.made_archives import ground_bytes, made_archive, metadata_xml, zipped

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
    assert _refused(zipped(tmp_path / "empty", {})) == "archive-no-metadata"
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
        (importing, "MOST_METADATA", "archive-member-too-large"),
        (importing, "_MOST_GROUND", "archive-member-too-large"),
    ],
)
def test_limits(
    module: object, limit: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, limit, 1)
    assert _refused(made_archive(tmp_path / "bd")) == key


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

"""What a reader of PDF finds in a page that Qt wrote: each sign by the map of its font to Unicode."""

import re
import zlib

_OBJECT = re.compile(rb"\n(\d+) 0 obj\n(.*?)endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\n(.*)\nendstream", re.DOTALL)
_SHOWN = re.compile(rb"/F(\d+) \S+ Tf|<([0-9A-F]{4})> Tj")
_RANGE = re.compile(rb"<([0-9A-F]{4})> <[0-9A-F]{4}> (?:<([0-9A-F]{4})>|\[([^\]]*)\])")


def pdf_text(pdf: bytes) -> str:
    """All signs in the order in which they are drawn; one that its font does not tell is an empty box."""
    objects = {int(number): body for number, body in _OBJECT.findall(pdf)}
    pages = [_data(body) for body in objects.values() if b" Tj" in _data(body)]
    return "".join(_signs(objects, page) for page in pages)


def _signs(objects: dict[int, bytes], page: bytes) -> str:
    signs, told = [], {}
    for font, sign in _SHOWN.findall(page):
        if font:
            told = _told(objects, int(font))
        else:
            signs.append(told.get(int(sign, 16), "\ufffd"))
    return "".join(signs)


def _told(objects: dict[int, bytes], font: int) -> dict[int, str]:
    number = re.search(rb"/ToUnicode (\d+) 0 R", objects[font])
    assert number
    told = {}
    for first, one, several in _RANGE.findall(_data(objects[int(number[1])])):
        values = [one] if one else re.findall(rb"[0-9A-F]{4}", several)
        told |= {int(first, 16) + place: chr(int(value, 16)) for place, value in enumerate(values)}
    return told


def _data(body: bytes) -> bytes:
    stream = _STREAM.search(body)
    if stream is None:
        return b""
    return zlib.decompress(stream[1]) if b"/FlateDecode" in body else stream[1]

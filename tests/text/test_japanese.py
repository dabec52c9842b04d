"""Japanese texts are written one way."""

import re

from companion.paths import resources_dir

_PARTED = re.compile(r"[}A-Za-z0-9] [\u3040-\u309f]")
_EXAMPLES = ("go-to-hint",)  # NN8 または NN8 II12: what is typed stands by itself


def test_nothing_parts_a_number_or_a_name_from_its_particle() -> None:
    files = sorted((resources_dir() / "text" / "ja").rglob("*.ftl"))
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if _PARTED.search(line) and not line.startswith(("#", *_EXAMPLES))] == []

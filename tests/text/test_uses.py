from pathlib import Path

import pytest

from companion.text.uses import Use, find_uses


def uses_of(tmp_path: Path, code: str) -> list[Use]:
    (tmp_path / "a.py").write_text(code, "utf-8")
    return find_uses([tmp_path], [], tmp_path).named


@pytest.mark.parametrize(
    ("code", "args"),
    [
        ('catalogue.text("seen", hex=name)', {"hex"}),
        ('catalogue.text("seen", **args)', None),
        ('Reason("seen")', set()),
        ('Reason("seen", "1.1k", hexes)', {"hex", "hexes"}),
        ('Reason("seen", rule="1.1k", args={"count": 3})', {"count"}),
        ('Reason(key="seen", hexes=hexes, args={"count": 3})', {"hex", "hexes", "count"}),
        ('Reason("seen", args=figures)', None),
        ('Reason("seen", args={**figures})', None),
    ],
)
def test_a_call_names_its_key_and_arguments(tmp_path: Path, code: str, args: set[str] | None) -> None:
    wanted = None if args is None else frozenset(args)
    assert uses_of(tmp_path, f"\n{code}\n") == [Use("seen", "a.py:2", wanted)]


def test_both_keys_of_a_choice_are_named(tmp_path: Path) -> None:
    found = uses_of(tmp_path, 'catalogue.text("seen" if clear else "unseen")')
    assert [use.key for use in found] == ["seen", "unseen"]


def test_a_function_that_passes_a_key_on_names_it(tmp_path: Path) -> None:
    code = """
def refuse(where, key, **args):
    raise Refusal(Reason(key, args=args))

class Panel:
    def _label(self, key):
        return self.bridge.text(key)

refuse("A1", "no-hex")
panel._label("title")
"""
    (tmp_path / "b.py").write_text('refuse("B0", "no-unit")\nlist._label("other")', "utf-8")
    found = {(use.key, use.args) for use in uses_of(tmp_path, code)}
    assert found == {("no-hex", None), ("title", None), ("no-unit", None)}


def test_a_widget_s_own_text_is_no_use(tmp_path: Path) -> None:
    assert uses_of(tmp_path, "label.text()") == []


def test_an_f_string_is_a_pattern_of_its_fixed_parts(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('catalogue.text(f"verdict-{verdict}")', "utf-8")
    uses = find_uses([tmp_path], [], tmp_path)
    assert uses.patterns == {r"verdict\-.+": "a.py:1"}
    assert uses.has("verdict-clear")
    assert not uses.has("verdict")


def test_an_f_string_that_could_be_any_key_uses_none(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('catalogue.text(f"{key}-{value}")', "utf-8")
    assert not find_uses([tmp_path], [], tmp_path).has("verdict-clear")


def test_an_f_string_elsewhere_is_a_mention(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('key = f"terrain-{name}"', "utf-8")
    uses = find_uses([tmp_path], [], tmp_path)
    assert uses.patterns == {}
    assert uses.has("terrain-grain")
    assert not uses.has("grain")


def test_data_files_and_other_strings_mention_keys(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('KEYS = ("panel-dice",)', "utf-8")
    (tmp_path / "scenario.json").write_text('{"title": "scenario-elst"}', "utf-8")
    uses = find_uses([tmp_path], [tmp_path], tmp_path)
    assert uses.has("panel-dice")
    assert uses.has("scenario-elst")
    assert not uses.has("panel-map")

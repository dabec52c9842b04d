"""Every rule is one that play asks: what nothing reaches goes, or is listed until it is wired in."""

from tests.reach.graph import Graph
from tests.reach.listed import listed, played, unreached
from tests.reach.modules import read_module


def test_everything_is_reached_from_a_game_the_window_or_a_verb_or_is_listed() -> None:
    assert sorted(unreached() - listed().keys()) == []


def test_nothing_is_listed_that_is_reached_by_now_or_gone() -> None:
    assert sorted(listed().keys() - unreached()) == []


def test_everything_listed_has_its_reason() -> None:
    assert [id_ for id_, why in listed().items() if not why.strip()] == []


def test_the_ways_that_a_game_is_played_by_are_reached() -> None:
    ids = {f"companion.{name}" for name in ("session.session:Session.execute", "known_games:GAMES")}
    assert ids <= played().definitions.keys()
    assert not ids & unreached()


# ---- how the graph goes ----


def reached(sources: dict[str, str], root: str) -> set[str]:
    """What a root reaches in some modules, without the imports themselves."""
    graph = Graph({name: read_module(text, name) for name, text in sources.items()})
    return {id_ for id_ in graph.reached([root]) if "<" not in id_}


def test_a_name_is_followed_through_imports_and_modules() -> None:
    sources = {
        "rules.fire": "def hit(): pass\ndef miss(): pass",
        "rules.first": "from rules.fire import hit as strike",
        "play": "from rules import first\ndef shoot(): first.strike()",
    }
    assert reached(sources, "play:shoot") == {"play:shoot", "rules.fire:hit"}


def test_a_name_of_the_function_s_own_hides_the_one_of_the_module() -> None:
    text = """
def area(): pass
def mark(area): return [area for _ in area]
def both(x): return [area(area) for area in x]
"""
    assert reached({"a": text}, "a:mark") == {"a:mark"}
    assert reached({"a": text}, "a:both") == {"a:both"}


def test_an_attribute_reaches_the_methods_of_reached_classes_alone() -> None:
    text = """
class Gun:
    def fire(self): pass
class Tank:
    def fire(self): pass
class Crew:
    def fire(self): pass
    def rest(self): pass
def shoot(weapon):
    Gun()
    weapon.fire()
def crew(): return Crew.rest
def fire(): pass
"""
    assert reached({"a": text}, "a:shoot") == {"a:shoot", "a:Gun", "a:Gun.fire"}
    assert reached({"a": text}, "a:crew") == {"a:crew", "a:Crew", "a:Crew.rest"}


def test_an_object_s_own_method_is_looked_for_in_its_family() -> None:
    text = """
class Base:
    def play(self): self.step()
class Game(Base):
    def step(self): pass
class Other:
    def step(self): pass
def run(game): Base, Game, Other
"""
    found = reached({"a": f"{text}\ndef go(): run(Game); Base.play"}, "a:go")
    assert {"a:Base.play", "a:Game.step"} <= found
    assert "a:Other.step" not in found


def test_what_python_a_validator_or_a_verb_s_decorator_calls_is_reached() -> None:
    text = """
class Saved:
    def __len__(self): return 0
    @validator("x")
    def check(cls): pass
    @property
    def size(self): return 1
@app.command("go")
def go(): Saved()
def stay(): pass
"""
    assert reached({"a": text}, "a:<body>") == {"a:go", "a:Saved", "a:Saved.__len__", "a:Saved.check"}


def test_what_python_s_library_calls_of_a_class_made_from_its_own_is_reached() -> None:
    text = """
from logging import Handler
class Log(Handler):
    def emit(self, record): pass
    def tell(self): pass
def begin(): Log()
"""
    assert reached({"a": text}, "a:begin") == {"a:begin", "a:Log", "a:Log.emit"}


def test_a_type_in_quotes_and_a_value_in_a_table_are_uses() -> None:
    text = """
class Answer: pass
def roll(): pass
def draw(): pass
TABLE = {"roll": roll}
def ask(name) -> "list[Answer]": return TABLE[name]()
"""
    assert reached({"a": text}, "a:ask") == {"a:ask", "a:Answer", "a:TABLE", "a:roll"}

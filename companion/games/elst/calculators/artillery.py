"""Artillery from typed figures: contact and access, the accuracy of a round, the fire on a hex."""

from fractions import Fraction

from companion.chance.odds import chance_of, next_draw
from companion.chance.pile import DrawPile, PileKind
from companion.chance.words import chance_in_words, signed, with_minus
from companion.figures import whole_number
from companion.games.elst.calculators.fields import is_ticked, number, options, tick
from companion.games.elst.rules.artillery.access import Chit
from companion.games.elst.rules.artillery.accuracy import conversion_drm
from companion.games.elst.rules.artillery.attack import AttackResult, Cover, attack_result
from companion.games.elst.rules.artillery.odds import access_chance, accuracy_chance
from companion.games.elst.rules.artillery.radio import contact_request
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.scatter import error_cap
from companion.games.elst.rules.artillery.tables import FireTable, printed_table
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.settings import ARTILLERY, fire_table
from companion.kit.calculators import Calculator, CalculatorField, Given, Settings
from companion.kit.panels import Input, InputKind, Lines, Part
from companion.kit.questions import value_in_words
from companion.reason import CompanionError, Reason

_FARTHEST = 6  # the white die
_CALIBRES = {f"calibre-{mm}": mm for mm in (70, 80, 100, 120, 150, 200)}
_USUAL_CALIBRE = "calibre-100"
_LOWEST_TEM, _HIGHEST_TEM = -1, 6


# ---- contact and access ----


def _contact(given: Given) -> tuple[Part, ...]:
    """The chance of contact, of a black chit, and of both in one phase."""
    kind = BatteryKind.BATTALION_MORTAR if is_ticked(given, "battalion-mortar") else BatteryKind.NORMAL
    kept = is_ticked(given, "maintenance")
    request = contact_request("", given["contact-number"] or 0, kind, is_maintenance=kept)
    left = {chit: given[f"{chit}-left"] or 0 for chit in (Chit.BLACK, Chit.RED)}
    pile = DrawPile(kind=PileKind.PHYSICAL, left=left)
    lines = (
        _chance("artillery-answer-contact", chance_of(request), request.rule),
        _chance("artillery-answer-black", next_draw(pile).get(Chit.BLACK, Fraction(0)), "2.2b"),
        _chance("artillery-answer-both", access_chance(request, pile)),
    )
    return (Lines(lines),)


def _chance(key: str, chance: Fraction, rule: str = "") -> Reason:
    return Reason(key, rule, about=chance_in_words(chance))


CONTACT = Calculator(
    (
        number("contact-number", 2, 12, 8),
        tick("maintenance"),
        number("black-left", 0, 20, 8),
        tick("battalion-mortar"),
        number("red-left", 0, 20, 3),
    ),
    _contact,
)


# ---- a round ----


def _round(given: Given, readings: ArtilleryReadings) -> tuple[Part, ...]:
    """The chance of a hit on the AR, and how far the round may stray."""
    correction = given["correction"] or 0
    drm = conversion_drm(correction, is_ticked(given, "converts"), readings)
    chance = accuracy_chance(given["accuracy-number"] or 0, given["hindrance"] or 0, drm)
    cap = error_cap(correction or None)
    rule, most = ("2.31a", _FARTHEST) if cap is None else ("2.4d", cap)
    farthest = Reason("artillery-answer-cap", rule, args={"cap": most})
    return (Lines((_chance("artillery-answer-hit", chance, "2.3c"), farthest)),)


ROUND = Calculator(
    (
        number("accuracy-number", 1, 2, 2),
        number("hindrance", 0, 5, 0),
        number("correction", 0, 18, 0),
        tick("converts"),
    ),
    lambda given: _round(given, ArtilleryReadings()),
    lambda given, settings: _round(given, ARTILLERY.chosen(settings)),
)


# ---- fire ----


def _fire(given: Given, table: FireTable, readings: ArtilleryReadings) -> tuple[Part, ...]:
    """Column and result of a DR against one hex."""
    cover = Cover(given["cover"] or 0, given["negative"] or 0)
    firepower = table.firepower(_CALIBRES[given["calibre"]])
    return (Lines((_result(attack_result(firepower, cover, given["dr"] or 2, table, readings)),)),)


def _result(result: AttackResult) -> Reason:
    key = "artillery-answer-critical" if result.is_critical else "artillery-answer-fire"
    args: dict[str, str | int | float] = {
        "column": str(result.column),
        "original": result.original,
        "drm": signed(result.drm or 0),
        "final": with_minus(result.final or 0),
    }
    effect = value_in_words(result.effect) if result.effect else Reason("artillery-no-effect")
    return Reason(key, "2.5c", args=args, about=effect)


def _fire_by_settings(given: Given, settings: Settings) -> tuple[Part, ...]:
    return _fire(given, fire_table(settings), ARTILLERY.chosen(settings))


def _typed_fire(line: str) -> Given:
    """Calibre, TEM and DR of a line: "100 +3 7"; a calibre between two is of the smaller one's column."""
    match [whole_number(word) for word in line.replace("−", "-").split()]:
        case [int(calibre), int(tem), int(roll)] if calibre >= min(_CALIBRES.values()) and 2 <= roll <= 12:
            known = max(mm for mm in _CALIBRES.values() if mm <= calibre)
            return {"calibre": f"calibre-{known}", "cover": tem, "dr": roll}
    raise CompanionError(Reason("artillery-line-not-read"))


FIRE = Calculator(
    (
        CalculatorField(
            Input("fire-line", InputKind.TEXT, Reason("elst-calculator-fire-line")), fills=_typed_fire
        ),
        options("calibre", tuple(_CALIBRES), _USUAL_CALIBRE),
        number("cover", _LOWEST_TEM, _HIGHEST_TEM, 0),
        number("negative", -6, 0, 0),
        number("dr", 2, 12, 7),
    ),
    lambda given: _fire(given, printed_table(), ArtilleryReadings()),
    _fire_by_settings,
)

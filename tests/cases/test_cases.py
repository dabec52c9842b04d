from fnmatch import fnmatchcase

import pytest

from tests.cases.case_files import OWN_CASES, Case, load_cases
from tests.cases.comparing import differences
from tests.cases.operations import adapters, unsaid, waiting, why_waiting


def test_case(case: Case) -> None:
    adapter = adapters().get((case.system, case.operation))
    if adapter is None:
        reason = why_waiting(case.system, case.operation)
        assert reason, f"{case.operation} has neither an adapter nor a line in unsupported.toml"
        pytest.skip(reason)
    assert differences(case.expect, adapter(case.given, case.inputs)) == []


def test_what_runs_is_not_listed_as_waiting() -> None:
    listed = {(system, name) for system, names in waiting().items() for name in names}
    assert listed & adapters().keys() == set()


def test_everything_listed_as_waiting_still_waits() -> None:
    operations = {(case.system, case.operation) for case in load_cases(OWN_CASES)} - adapters().keys()
    stale = [
        (system, pattern)
        for system, patterns in waiting().items()
        for pattern in patterns
        if not any(fnmatchcase(name, pattern) for own, name in operations if own == system)
    ]
    assert stale == []


def test_only_what_runs_takes_something_for_granted() -> None:
    named = {(system, name) for system, operations in unsaid().items() for name in operations}
    assert named <= adapters().keys()

from pathlib import Path

import pytest

from tests.cases.case_files import OWN_CASES, load_cases


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cases-dir", type=Path, help="run the case files of this folder instead of our own")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        cases = load_cases(metafunc.config.getoption("--cases-dir", None) or OWN_CASES)
        metafunc.parametrize("case", cases, ids=[f"{case.system}-{case.id}" for case in cases])

"""The options of the functions have types: help() names them, and mypy knows them."""

import inspect
import shutil
import subprocess
from pathlib import Path

import matador

SETTINGS = Path(__file__).resolve().parents[2] / "pyproject.toml"


def test_help_names_the_options():
    parameters = inspect.signature(matador.solve).parameters
    assert {"objective", "contracts", "from_", "limit", "declarer", "threads_per_deal"} <= set(parameters)
    assert parameters["cards"].annotation is bool
    assert "objective: points, tricks or score" in matador.solve.__doc__
    assert "deal" in inspect.signature(matador.cards).parameters
    assert "limit" in inspect.signature(matador.Deal.solve).parameters
    assert "line" not in inspect.signature(matador.solve_arrays).parameters
    functions = [getattr(matador, name) for name in matador.__all__ if name != "solve_board"]
    for function in filter(inspect.isfunction, functions):
        kinds = {parameter.kind for parameter in inspect.signature(function).parameters.values()}
        assert inspect.Parameter.VAR_KEYWORD not in kinds, function


def test_mypy_knows_the_options(tmp_path):
    shutil.copytree(Path(matador.__file__).parent, tmp_path / "matador", ignore=shutil.ignore_patterns("*.so"))

    def mypy(*words):
        return subprocess.run(
            ["/usr/bin/python3", "-m", "mypy", "--config-file", SETTINGS, "--cache-dir", tmp_path / "cache", *words],
            capture_output=True,
            text=True,
            cwd=tmp_path,
        ).stdout

    assert mypy("matador").startswith("Success")
    (tmp_path / "wrong.py").write_text(
        "import matador\n"
        "matador.solve('', objectiv='score')\n"
        "matador.solve('', limit='many')\n"
        "matador.solve_all('', objective='luck')\n"
        "value: str = matador.solve('', cards=True)[0]['value']\n"
        "matador.Deal.from_number('sjavs', 0).solve(contracts=['all'], seconds=1)\n"
        "matador.solve_all('', as_arrays=True).low.shape\n"
        "matador.solve_all('').low\n"
    )
    found = mypy("wrong.py")
    lines = [int(line.split(":")[1]) for line in found.splitlines() if ": error:" in line]
    assert lines == [2, 3, 4, 5, 8], found

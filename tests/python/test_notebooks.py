"""The notebooks among the examples run from the top, and each cell gives what is shown below it."""

import ast
import importlib.util
import json
from pathlib import Path

import matador
import pytest

EXAMPLES = Path(__file__).parents[2] / "tools/python/examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def value_of(cell, names):
    """Runs a cell; the value of its last expression, or None."""
    body = ast.parse(cell).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "<cell>", "exec"), names)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if last else None


def shown_below(cell):
    [output] = cell["outputs"]
    return output["data"]


def same_words(text):
    """Notebooks break long values into lines."""
    return "".join(text).split()


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_cell_gives_what_is_shown_below_it(notebook):
    names = {}
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        code = "".join(cell["source"])
        needs_pandas = "to_dataframe" in code
        if cell["cell_type"] != "code" or needs_pandas and not importlib.util.find_spec("pandas"):
            continue
        value = value_of(code, names)
        shown = shown_below(cell)
        assert same_words(repr(value)) == same_words(shown["text/plain"])
        if isinstance(value, matador.Deal):
            assert value._repr_html_() == "".join(shown["text/html"])


def test_there_are_notebooks():
    assert NOTEBOOKS

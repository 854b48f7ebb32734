"""What documents show of Python runs, with fewer deals, and gives what the comments say."""

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "tools/guide").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.S | re.M)
BLOCKS = [block for path in DOCUMENTS for block in BLOCK.findall(path.read_text("utf-8"))]


def shorter(line):
    return re.sub(r"deals=\d+", "deals=20", re.sub(r", 100\)", ", 2)", line))


@pytest.mark.parametrize("block", BLOCKS)
def test_an_example_gives_what_it_says(block):
    names = {}
    for line in block.splitlines():
        code, _, comment = (part.strip() for part in line.partition("  #"))
        if "to_dataframe" in code and importlib.util.find_spec("pandas") is None:
            continue
        if re.match(r"[\d{\[]", comment):
            shown = comment.partition("...")[0]
            assert repr(eval(code, names)).startswith(shown)
        else:
            exec(shorter(code), names)


def test_there_are_examples():
    assert BLOCKS

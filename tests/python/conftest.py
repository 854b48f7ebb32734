"""What the tests share: the datasets, and deals that are read on paper elsewhere."""

import json
from pathlib import Path

import pytest

DATASETS = Path(__file__).resolve().parents[2] / "datasets"


@pytest.fixture
def dataset():
    """The texts of the first deals of a set, and the answers that stand beside it."""

    def read(name, objective, count):
        deals = (DATASETS / f"{name}.deals").read_text().split("\n\n")[:count]
        answers = (DATASETS / f"{name}.{objective}.json").read_text().splitlines()
        known = [json.loads(line) for line in answers]
        return deals, [answer for answer in known if answer["deal"] <= count]

    return read

"""Arrays have the values of solve() on the same deals, and say which row is wrong."""

import itertools
import subprocess
import sys

import matador
import numpy as np
import pytest
from test_matador import FAULTY, interrupted

# Games with a forced auction, several contracts, everyone for himself, second hands, piles, a talon, a joker.
QUESTIONS = [
    ("sjavs", 4, {}, {}),
    ("sjavs", 4, {}, {"contracts": "all", "objective": ["points", "score"]}),
    ("sjavs", 3, {}, {"objective": "score"}),
    ("sjavs", 2, {}, {"contract": "hearts", "declarer": 1, "limit": 2000}),
    ("scharwenzel", 4, {}, {"contract": "hearts", "objective": "tricks"}),
    ("scharwenzel", 6, {}, {"contract": "clubs", "declarer": 2, "cards": True}),
    ("jass", 4, {}, {"contracts": ["obenabe", "undenufe"], "declarer": 1, "limit": 5000}),
    ("jass", 2, {}, {"contract": "undenufe", "limit": 500}),
    ("jass", 5, {}, {"contract": "obenabe", "declarer": 3, "limit": 500}),
    ("skat", 3, {}, {"contract": "grand", "declarer": 2, "objective": ["score"], "limit": 3000}),
    ("bridge", 4, {"contracts": "notrump"}, {"contracts": "notrump"}),
    ("davoserjazz", 8, {}, {"contract": "king", "limit": 300}),
    ("klorsjavs", None, {}, {"contracts": "spil", "objective": "score"}),
]


def asked_about(column, answer):
    return all(answer.get(key) == value for key, value in column.items())


def bounds(answer):
    return (answer["value"],) * 2 if "value" in answer else (answer["low"], answer["high"])


def same_as(values, answers):
    """Whether the arrays have these answers and no other."""
    found = np.full(values.low.shape, False)
    for answer in answers:
        row = answer["deal"] - 1
        if answer.get("passed_out"):
            assert not values.answered[row].any()
            continue
        (column,) = [n for n, keys in enumerate(values.columns) if asked_about(keys, answer)]
        assert (values.low[row, column], values.high[row, column]) == bounds(answer)
        assert values.proven[row, column] == (bounds(answer)[0] == bounds(answer)[1])
        found[row, column] = True
        if values.cards is not None:
            after = zip(values.card_names, values.cards[row, column])
            assert {n: v for n, v in after if v != matador.NO_VALUE} == answer["cards"]
    assert (found == values.answered).all()
    assert found.any()


@pytest.mark.parametrize(("game", "seats", "dealt", "asked"), QUESTIONS)
def test_values_are_those_of_solve(game, seats, dealt, asked):
    seats_asked = {"seats": seats} if seats else {}
    hands = matador.deal_arrays(game, 6, seed=5, **seats_asked)
    assert hands.dtype == np.uint64
    deals = [matador.Deal.from_masks(game, row, seats=seats) for row in hands]
    generated = itertools.islice(matador.generate(game, seed=5, **seats_asked), 6)
    assert [deal.tags["Deal"] for deal in deals] == [deal.tags["Deal"] for deal in generated]
    answers = matador.solve(deals, **asked)

    values = matador.solve_arrays(hands, game, threads=2, **seats_asked, **asked)
    same_as(values, answers)
    assert (values.hands == hands).all()
    assert len(values.hand_names) == hands.shape[1]
    of_texts = matador.solve_all(deals, as_arrays=True, threads=2, **asked)
    same_as(of_texts, answers)
    assert (of_texts.hands == hands).all()
    assert of_texts.columns == values.columns


def test_columns_are_named():
    hands = matador.deal_arrays("jass", 2)
    values = matador.solve_arrays(hands, "jass", contracts="obenabe", limit=50)
    assert [column["declarer"] for column in values.columns] == [1, 3]  # forehand, or who is pushed to
    assert values.columns[values.column(declarer=3)]["contract"] == "obenabe"
    with pytest.raises(ValueError, match="2 columns have"):
        values.column(contract="obenabe")
    assert values.hand_names == ["seat 1", "seat 2", "seat 3", "seat 4"]
    assert values.card_names[::13] == ["A2", "R2", "S2", "B2"]


def test_hands_may_be_planes_of_cards():
    hands = matador.deal_arrays("skat", 5)
    planes = matador.card_planes(hands)
    assert planes.shape == (5, 3, 52)
    assert (planes.sum(axis=2) == 10).all()
    deal = matador.Deal.from_masks("skat", hands[0])
    values = matador.solve_arrays(planes, "skat", contract="null", declarer=1)
    assert (values.hands == hands).all()
    held = {name for name, there in zip(values.card_names, planes[0, 0]) if there}
    first = deal.tags["Deal"].split(":")[1].split()[0].split(".")
    assert len(held) == sum(len(suit.strip("-")) for suit in first) == 10
    assert values.low[0, 0] == deal.solve(contract="null", declarer=1)["value"]


def test_vol_is_every_trick():
    hands = matador.deal_arrays("scharwenzel", 200, seed=2)
    asked = {"contract": "hearts", "declarer": 1}
    vol = matador.solve_arrays(hands, "scharwenzel", vol=True, **asked)
    tricks = matador.solve_arrays(hands, "scharwenzel", objective="tricks", **asked)
    assert vol.proven.all()
    assert (vol.low == (tricks.low == 8)).all()
    assert 0 < vol.low.sum() < 200
    assert vol.columns[0]["objective"] == "vol"
    open_ones = matador.solve_arrays(hands, "scharwenzel", vol=True, limit=1, **asked)
    assert not open_ones.proven.all()
    assert set(open_ones.high[~open_ones.proven]) == {1}
    with pytest.raises(ValueError, match="a question of its own"):
        matador.solve_arrays(hands, "scharwenzel", vol=True, objective="points")


def test_conditions_choose_deals():
    hands = matador.deal_arrays("sjavs", 20, where="length(1) >= 7", seed=3)
    deals = itertools.islice(matador.generate("sjavs", where="length(1) >= 7", seed=3), 20)
    assert [matador.Deal.from_masks("sjavs", row).tags["Deal"] for row in hands] == [
        deal.tags["Deal"] for deal in deals
    ]
    assert (matador.deal_arrays("sjavs", 5, first=7)[0] == matador.deal_arrays("sjavs", 8)[7]).all()
    with pytest.raises(ValueError, match="^played: an array has no place"):
        matador.deal_arrays("sjavs", 5, played=3)


def test_threads_change_nothing():
    hands = matador.deal_arrays("sjavs", 100)
    one = matador.solve_arrays(hands, "sjavs", threads=1)
    three = matador.solve_arrays(hands, "sjavs", threads=3)
    assert one.columns == three.columns
    assert (one.low == three.low).all()


def changed(hands, row, hand, mask):
    hands = hands.copy()
    hands[row, hand] = mask
    return hands


def test_faulty_rows_are_told_by_their_number():
    hands = matador.deal_arrays("sjavs", 50)

    def fault(hands, game="sjavs", **options):
        with pytest.raises(ValueError) as error:
            matador.solve_arrays(hands, game, **options)
        return str(error.value)

    assert "row 3: " in fault(changed(hands, 3, 1, hands[3, 0]))
    assert "dealt twice, to seat 1 and to seat 2" in fault(changed(hands, 3, 1, hands[3, 0]))
    assert fault(changed(hands, 40, 0, 0)).startswith("hands: row 40: seat 1 holds 0 cards, expected 8")
    assert "row 0: bit 63 is no card" in fault(changed(hands, 0, 0, 2**63))
    assert "not in the pack" in fault(changed(hands, 1, 0, 1))
    assert "row 2: a mask is negative" in fault(changed(hands.astype(np.int64), 2, 0, -1))
    assert "row 0: seat 1 holds 8 cards, expected 10" in fault(hands[:, :3])  # as with three players
    many = fault(np.zeros((30, 4), np.uint64))
    assert many.count("\n") == 10
    assert many.endswith("hands: 20 rows more are faulty")
    both = fault(changed(changed(hands, 3, 0, 0), 9, 0, 0))
    assert "row 3" in both and "row 9" in both

    assert "a row has 3 masks, expected 4: seat 1; seat 2; seat 3; seat 4" in fault(hands[:, :3], seats=4)
    assert "not (4,)" in fault(hands[0])
    assert "float64" in fault(hands.astype(float))
    assert "unknown game" in fault(hands, "chess")
    assert "argument contract: unknown contract" in fault(hands, contract="grand")
    assert "play: an array has no place" in fault(hands, play="HA")
    assert "line: an array has no place" in fault(hands, line=True)
    assert 'did you mean "objective"' in fault(hands, objectiv="score")
    assert "threads=0" in fault(hands, threads=0)
    assert 'errors=\'no\'' in fault(hands, errors="no")


def test_faulty_rows_keep_their_place():
    hands = matador.deal_arrays("sjavs", 10)
    values = matador.solve_arrays(changed(hands, 3, 0, 0), "sjavs", errors="keep")
    assert list(values.errors) == [3]
    assert "row 3" in values.errors[3]
    assert not values.answered[3].any()
    others = [row for row in range(10) if row != 3]
    whole = matador.solve_arrays(hands, "sjavs")
    for row in others:
        assert sorted(values.low[row][values.answered[row]]) == sorted(whole.low[row][whole.answered[row]])

    good = matador.Deal.from_number("sjavs", 0)
    kept = matador.solve_all([good, FAULTY, good], as_arrays=True, errors="keep")
    assert list(kept.errors) == [1]
    assert kept.answered.any(axis=1).tolist() == [True, False, True]
    with pytest.raises(ValueError, match="deal 2"):
        matador.solve_all([good, FAULTY, good], as_arrays=True)
    with pytest.raises(ValueError, match="deal 2 is of jass with 4 players"):
        matador.solve_all([good, matador.Deal.from_number("jass", 0, contracts="obenabe")], as_arrays=True)


def test_no_deals_have_no_values():
    values = matador.solve_arrays(np.zeros((0, 4), np.uint64), "sjavs")
    assert values.low.shape == (0, 0)
    with pytest.raises(ValueError, match="GiB"):
        matador.deal_arrays("sjavs", 10**12)


def test_progress_is_told_and_may_end_the_work():
    hands = matador.deal_arrays("sjavs", 200)
    seen = []
    matador.solve_arrays(hands, "sjavs", threads=2, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 200

    def stop(done):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        matador.solve_arrays(hands, "sjavs", progress=stop)


@pytest.mark.parametrize(
    ("before", "work"),
    [
        ("hands = matador.deal_arrays('sjavs', 2000, seats=2)", "matador.solve_arrays(hands, 'sjavs', seats=2)"),
        ("", "matador.deal_arrays('sjavs', 10**7, where='length(1) >= 7')"),
    ],
)
def test_ctrl_c_ends_the_work(before, work):
    ended = interrupted(work, before)
    assert "KeyboardInterrupt" in ended.stderr
    assert ended.stdout == ""


def test_numpy_is_needed_for_arrays_alone(tmp_path):
    (tmp_path / "numpy.py").write_text("raise ImportError('there is no numpy')\n")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import matador\n"
        "print(matador.Deal.from_number('sjavs', 0).solve()['value'])\n"
        "matador.deal_arrays('sjavs', 1)\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ended.stdout == "43\n"
    assert ended.stderr.endswith("ImportError: there is no numpy\n")

#!/usr/bin/env python3
"""What a card is worth before the play: the value of deals as a linear function of features of a hand.

    python3 datasets/tables/fit.py MATADOR [--deals PERCENT] [NAME ...] > fits.csv

Each fit below is a table of MATADOR with one key for each feature, so that its rows have all that the
least squares need: how many deals, the sum of their values, and that of the squares. The weights are
fitted to deals of seed 1, and held to other deals, of seed 2: `r2` is the part of the variance of those that
they explain, `r2_contract` the same where nothing but the contract is known. `--deals 5` takes a
twentieth of the deals.
"""

import argparse
import csv
import json
import subprocess
import sys

import numpy as np

FRENCH = ["clubs", "spades", "hearts", "diamonds"]


def of_trumps(hand, rank):
    """Whether the hand holds this card of the trump suit."""
    return "+".join(f'(trump == {suit}) * has({hand}, "{suit[0].upper()}{rank}")' for suit in FRENCH)


def beside_trumps(hand, rank):
    """How many cards of this rank it holds in the other suits."""
    return "+".join(f'(trump != {suit}) * has({hand}, "{suit[0].upper()}{rank}")' for suit in FRENCH)


def voids(hand):
    """In how many suits beside trumps it has no card."""
    return "+".join(f"(trump != {suit} and suit({hand}, {suit}) == 0)" for suit in FRENCH)


def has(hand, card):
    return f'has({hand}, "{card}")'


def held(hands, cards):
    return "+".join(f'count({hand}, "{cards}")' for hand in hands)


SJAVS = {
    "trumps": "trumps(declarer)",
    **{card: has("declarer", card) for card in ["CQ", "SQ", "CJ", "SJ", "HJ", "DJ"]},
    "ace of trumps": of_trumps("declarer", "A"),
    "other aces": beside_trumps("declarer", "A"),
    "other voids": voids("declarer"),
    "leads": "declarer == leader",
}
SCHARWENZEL = dict(SJAVS)
SCHARWENZEL["7 of trumps"] = of_trumps("declarer", "7")
KLORSJAVS = {
    "trumps": "trumps(declarer)",
    **{f"{least} or more": f"trumps(declarer) >= {least}" for least in [3, 4, 5]},
    **{card: has("declarer", card) for card in ["CQ", "SQ", "CJ", "SJ", "HJ", "DJ"]},
    "ace of trumps": of_trumps("declarer", "A"),
    "other aces": beside_trumps("declarer", "A"),
    "other tens": beside_trumps("declarer", "T"),
    "other voids": voids("declarer"),
}
NO_TRUMPS = {
    "aces": held([1], "AA RA SA BA"),
    "kings": held([1], "AK RK SK BK"),
    "Ober": held([1], "AO RO SO BO"),
    "sixes": held([1], "A6 R6 S6 B6"),
    "sevens": held([1], "A7 R7 S7 B7"),
    "eights": held([1], "A8 R8 S8 B8"),
}
TRUMPS = {
    "acorns": "trumps(1)",
    "five or more": "trumps(1) >= 5",
    "Puur": has("1", "AU"),
    "Nell": has("1", "A9"),
    "ace of acorns": has("1", "AA"),
    "other aces": held([1], "RA SA BA"),
    "other kings": held([1], "RK SK BK"),
    "other voids": "(suit(1, roses) == 0) + (suit(1, shields) == 0) + (suit(1, bells) == 0)",
}
HONOURS = {
    name: held([1, 3], " ".join(f"{suit}{rank}" for suit in "SHDC"))
    for name, rank in [("aces", "A"), ("kings", "K"), ("queens", "Q"), ("jacks", "J"), ("tens", "T")]
}

CONTRACT = "trump"  # the first key of each table
FREE = ("sjavs", "scharwenzel")  # where it is not always the same

# What is fitted: how, to how many deals, and to how many others it is held.
KLORSJAVS_BIDS = ["spil", "stryger", "tout", "stroget-tout"]
FOREHAND = "score --game klorsjavs --declarer 1 --contract".split()
JASS = "points --game jass --declarer 1 --contract".split()
BRIDGE = "tricks --game bridge --declarer 1 --contract notrump".split()
FITS = {
    "sjavs": (["points", "--game", "sjavs"], SJAVS, 100000, 20000),
    "scharwenzel": (["tricks", "--game", "scharwenzel"], SCHARWENZEL, 200000, 50000),
    **{f"klorsjavs-{bid}": ([*FOREHAND, bid], KLORSJAVS, 100000, 20000) for bid in KLORSJAVS_BIDS},
    "jass-acorns": ([*JASS, "acorns"], TRUMPS, 3000, 500),
    "jass-obenabe": ([*JASS, "obenabe"], NO_TRUMPS, 100000, 20000),
    "jass-undenufe": ([*JASS, "undenufe"], NO_TRUMPS, 100000, 20000),
    "bridge": (BRIDGE, HONOURS, 20000, 5000),
}
# The same deals by a weighted sum of the features.
SUMS = {"bridge-4321": ("bridge", "high card points", [4, 3, 2, 1, 0])}


COUNTS = ("lost", "count", "p", "p_low", "p_high", "sum", "squares", "mean", "se", "low", "high")


def table(matador, question, keys, seed, deals):
    """The rows of a table: the values of their keys; how many deals, sums and squares."""
    command = [matador, "table", *question, "--seed", str(seed), "--deals", str(deals), "--json"]
    answer = subprocess.run([*command, "--by", ", ".join(keys)], check=True, stdout=subprocess.PIPE)
    rows = json.loads(answer.stdout)["rows"]
    values = [[value for name, value in row.items() if name not in COUNTS] for row in rows]
    return values, np.array([[int(row["count"]), row["sum"], row["squares"]] for row in rows], float)


class Sums:
    """The sums that least squares need, of deals with these features."""

    def __init__(self, features, counts):
        n, sums, squares = counts.T
        self.deals = int(n.sum())
        self.products = features.T @ (features * n[:, None])
        self.values = features.T @ sums
        self.squares = squares.sum()
        self.total = squares.sum() - sums.sum() ** 2 / n.sum()  # around the mean

    def unexplained(self, weights):
        return self.squares - 2 * weights @ self.values + weights @ self.products @ weights

    def fit(self):
        """The weights, and their standard errors."""
        inverse = np.linalg.pinv(self.products)
        weights = inverse @ self.values
        variance = self.unexplained(weights) / (self.deals - len(weights))
        return weights, np.sqrt(variance * np.diag(inverse))

    def r2(self, weights):
        return 1 - self.unexplained(weights) / self.total


def by_features(values):
    """The contract, which stands first, left out; and a constant."""
    return np.array([[1, *value[1:]] for value in values], float)


def by_contract(values):
    """A column for each contract."""
    return np.array([[value[0] == suit for suit in FRENCH] for value in values], float)


def summed(rows, times):
    """The same rows, with one feature in place of theirs: the sum of these, each so many times."""
    values, counts = rows
    return [[value[0], np.dot(value[1:], times)] for value in values], counts


def write_fit(out, name, features, fitted, held_out):
    """A line for each weight; the deals are rows of a table."""
    values, counts = fitted
    deals = Sums(by_features(values), counts)
    weights, errors = deals.fit()
    contracts, _ = Sums(by_contract(values), counts).fit()
    values, counts = held_out
    others = Sums(by_features(values), counts)
    alone = Sums(by_contract(values), counts).r2(contracts) if name in FREE else 0
    for feature, weight, error in zip(["constant", *features], weights, errors):
        out.writerow([name, deals.deals, feature, f"{weight:.3f}", f"{error:.3f}",
                      others.deals, f"{others.r2(weights):.3f}", f"{alone:.3f}"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("matador")
    parser.add_argument("--deals", type=float, default=100, metavar="PERCENT")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(FITS))
    options = parser.parse_intermixed_args()
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["fit", "deals", "feature", "weight", "se", "held_out", "r2", "r2_contract"])
    for name in options.names or FITS:
        question, features, fitted, held_out = FITS[name]
        keys = [CONTRACT, *features.values()]
        fitted, held_out = (round(deals * options.deals / 100) for deals in (fitted, held_out))
        deals = table(options.matador, question, keys, 1, fitted)
        others = table(options.matador, question, keys, 2, held_out)
        write_fit(out, name, list(features), deals, others)
        for other, (of, feature, times) in SUMS.items():
            if of == name:
                write_fit(out, other, [feature], summed(deals, times), summed(others, times))
        sys.stdout.flush()


if __name__ == "__main__":
    main()

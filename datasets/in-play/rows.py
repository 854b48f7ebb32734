#!/usr/bin/env python3
"""What advice promised and what was then scored: from the promises that lie here.

    datasets/in-play/rows.py header GAME        what solver/games/GAME/in_play.h must be
    datasets/in-play/rows.py plot GAME          by side and cards left, as characters
    datasets/in-play/rows.py check FILE OTHER   whether FILE foretells what OTHER has, of another seed

The promises of a deal are not independent of each other, so that a deal counts as one draw
(W. G. Cochran, "Sampling techniques", 1977, ratio estimators).
"""

import collections
import csv
import lzma
import math
import sys
from pathlib import Path

# What lies here of each game: file, constant, and for whom.
MEASURED = {
    "sjavs": [("sjavs4", "kInPlay", 4, "four players")],
    "scharwenzel": [("scharwenzel4", "kInPlay", 4, "four players")],
    "skat": [
        ("skat-suit", "kSuitGamesInPlay", 3, "suit games"),
        ("skat-grand", "kGrandInPlay", 3, "grand"),
    ],
    "schafkopf": [("schafkopf-wenz", "kWenzInPlay", 4, "Wenz")],
}
SIDES = {"declaring": "declaring", "other": "others"}


def promises(path):
    path = Path(path)
    with lzma.open(path, "rt") if path.suffix == ".xz" else path.open() as file:
        return [
            {**row, "promised": float(row["promised"]), "scored": float(row["scored"])}
            for row in csv.DictReader(file)
        ]


class Line:
    """How much more is scored than was promised: a line over what was promised."""

    def __init__(self, rows):
        more = [row["scored"] - row["promised"] for row in rows]
        self.number = len(rows)
        self.promised = sum(row["promised"] for row in rows) / self.number
        self.mean = sum(more) / self.number
        far = [row["promised"] - self.promised for row in rows]
        spread = sum(x * x for x in far)
        self.slope = sum(x * y for x, y in zip(far, more)) / spread
        sums, moments = collections.defaultdict(float), collections.defaultdict(float)
        for row, x, y in zip(rows, far, more):
            rest = y - self.mean - self.slope * x
            sums[row["deal"]] += rest
            moments[row["deal"]] += rest * x
        deals = len(sums) / (len(sums) - 1)
        self.se = math.sqrt(deals * sum(one**2 for one in sums.values())) / self.number
        self.slope_se = math.sqrt(deals * sum(one**2 for one in moments.values())) / spread

    def more(self, promised):
        return self.mean + self.slope * (promised - self.promised)


def groups(rows):
    """The rows of each side and number of cards."""
    found = collections.defaultdict(list)
    for row in rows:
        found[row["side"], int(row["cards"])].append(row)
    return found


def lines(path):
    return {key: Line(rows) for key, rows in groups(promises(path)).items()}


def measured(game):
    """Constant, heading, and the rows by side and number of cards, of all that lies here."""
    for name, constant, seats, title in MEASURED[game]:
        yield constant, seats, title, lines(Path(__file__).with_name(name + ".csv.xz"))


def header(game):
    guard = f"MATADOR_SOLVER_GAMES_{game.upper()}_IN_PLAY_H_"
    print(f"""\
// How much more is scored than advice promises, as datasets/in-play/ has measured it.
// Written by `datasets/in-play/rows.py header {game}`.

#ifndef {guard}
#define {guard}

#include "solver/games/calibrated_advice.h"

namespace matador::{game} {{
""")
    for constant, seats, title, rows in measured(game):
        most = max(cards for _, cards in rows)
        print(f"// {title.capitalize()}.")
        print(f"inline constexpr CalibratedAdvice {constant}{{")
        print(f"    .seats = {seats},\n    .most_cards = {most},")
        for side, field in SIDES.items():
            print(f"    .{field} = {{{{")
            for cards in range(2, most + 1):
                line = rows[side, cards]
                print(
                    f"        {{.promised = {line.promised:.2f}, .mean = {line.mean:.3f}, .se = {line.se:.3f}, "
                    f".slope = {line.slope:.4f}, .slope_se = {line.slope_se:.4f}}},"
                )
            print("    }},")
        print("};\n")
    print(f"}}  // namespace matador::{game}\n\n#endif  // {guard}")


WIDTH = 60


def plot(game):
    for _, _, title, rows in measured(game):
        reach = max(abs(line.mean) + 1.96 * line.se for line in rows.values())
        column = lambda more: round((more / reach + 1) / 2 * WIDTH)
        print(f"{title}: scored more than was promised, and 95 %\n")
        for side in SIDES:
            for cards in sorted({cards for one, cards in rows if one == side}, reverse=True):
                mean, se = rows[side, cards].mean, rows[side, cards].se
                bar = [" "] * (WIDTH + 1)
                bar[column(0)] = "|"
                for at in range(column(mean - 1.96 * se), column(mean + 1.96 * se) + 1):
                    bar[at] = "-"
                bar[column(mean)] = "o"
                print(f"{side:9} {cards:3} cards {mean:+7.2f}  {''.join(bar).rstrip()}")
            print()


def check(path, other):
    """How much more was scored than is foretold, by side and cards, and in the thirds by promise."""
    foretold = lines(path)

    def row(name, fitted, fresh):
        if not fitted or not fresh:
            return 0
        more = Line([{**one, "promised": one["expected"]} for one in fresh])
        error = math.hypot(more.se, Line(fitted).se)
        off = more.mean / error if error else 0
        print(f"{name:22} {len(fresh):6} {more.mean:+6.2f} ± {error:.2f} = {off:+.1f} standard errors")
        return abs(off) > 2

    old, new = promises(path), promises(other)
    for one in new:
        line = foretold[one["side"], int(one["cards"])]
        one["expected"] = one["promised"] + line.more(one["promised"])
    outside = 0
    for key, rows in sorted(groups(new).items()):
        outside += row(f"{key[0]}, {key[1]} cards", groups(old)[key], rows)
    for side in SIDES:
        of_side = lambda rows: [one for one in rows if one["side"] == side]
        ordered = sorted(one["promised"] for one in of_side(old))
        low, high = ordered[len(ordered) // 3], ordered[2 * len(ordered) // 3]
        for name, within in (
            ("least promised", lambda x: x < low),
            ("middle third", lambda x: low <= x < high),
            ("most promised", lambda x: x >= high),
            ("all", lambda x: True),
        ):
            third = lambda rows: [one for one in of_side(rows) if within(one["promised"])]
            outside += row(f"{side}, {name}", third(old), third(new))
    outside += row("both, all", old, new)
    print(f"{outside} beyond two standard errors")


if __name__ == "__main__":
    {"header": header, "plot": plot, "check": check}[sys.argv[1]](*sys.argv[2:])

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
}
SIDES = {"declaring": "declaring", "other": "others"}


def promises(name):
    with lzma.open(Path(name).with_suffix(".csv.xz"), "rt") as file:
        return list(csv.DictReader(file))


def scored_more(rows):
    """The mean of what was scored beside what was promised, its standard error, and how many."""
    sums = collections.defaultdict(float)
    counts = collections.Counter()
    for row in rows:
        sums[row["deal"]] += float(row["scored"]) - float(row["promised"])
        counts[row["deal"]] += 1
    number, deals = sum(counts.values()), len(counts)
    mean = sum(sums.values()) / number
    squares = sum((sums[deal] - mean * counts[deal]) ** 2 for deal in counts)
    return mean, math.sqrt(squares * deals / (deals - 1)) / number, number


def by_cards(name):
    """(side, cards): the mean, its standard error, and how many."""
    groups = collections.defaultdict(list)
    for row in promises(name):
        groups[row["side"], int(row["cards"])].append(row)
    return {key: scored_more(rows) for key, rows in groups.items()}


def measured(game):
    """Constant, heading, and the rows by side and number of cards, of all that lies here."""
    for name, constant, seats, title in MEASURED[game]:
        yield constant, seats, title, by_cards(Path(__file__).with_name(name))


def header(game):
    guard = f"MATADOR_SOLVER_GAMES_{game.upper()}_IN_PLAY_H_"
    print(f"""\
// What is scored beside what advice promises, as datasets/in-play/ has measured it.
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
            values = ["{%.3f, %.3f}" % rows[side, cards][:2] for cards in range(2, most + 1)]
            lines = [", ".join(values[i : i + 4]) for i in range(0, len(values), 4)]
            print(f"    .{field} = {{{{" + ",\n                  ".join(lines) + "}},")
        print("};\n")
    print(f"}}  // namespace matador::{game}\n\n#endif  // {guard}")


WIDTH = 60


def plot(game):
    for _, _, title, rows in measured(game):
        reach = max(abs(mean) + 1.96 * se for mean, se, _ in rows.values())
        column = lambda more: round((more / reach + 1) / 2 * WIDTH)
        print(f"{title}: scored beside what was promised, and 95 %\n")
        for side in SIDES:
            for cards in sorted({cards for one, cards in rows if one == side}, reverse=True):
                mean, se, _ = rows[side, cards]
                line = [" "] * (WIDTH + 1)
                line[column(0)] = "|"
                for at in range(column(mean - 1.96 * se), column(mean + 1.96 * se) + 1):
                    line[at] = "-"
                line[column(mean)] = "o"
                print(f"{side:9} {cards:3} cards {mean:+7.2f}  {''.join(line).rstrip()}")
            print()


def check(fitted, other):
    """How far the promises of OTHER are from what FITTED foretells, in standard errors of both."""
    foretold, sides = by_cards(fitted), list(SIDES)
    rows = promises(other)
    for row in rows:
        row["promised"] = float(row["promised"]) + foretold[row["side"], int(row["cards"])][0]
    measured_rows = promises(fitted)
    outside = 0
    for side, cards in [*sorted(foretold), *((side, None) for side in sides), (None, None)]:
        belongs = lambda row: side in (None, row["side"]) and cards in (None, int(row["cards"]))
        mean, se, number = scored_more(filter(belongs, rows))
        error = math.hypot(se, scored_more(filter(belongs, measured_rows))[1])
        outside += abs(mean) > 2 * error
        print(
            f"{side or 'both':9} {cards or 'all':>3} {number:6} promises  "
            f"{mean:+6.2f} ± {error:.2f} = {mean / error:+.1f} standard errors"
        )
    print(f"{outside} beyond two standard errors")


if __name__ == "__main__":
    {"header": header, "plot": plot, "check": check}[sys.argv[1]](*sys.argv[2:])

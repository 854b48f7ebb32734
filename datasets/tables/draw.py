#!/usr/bin/env python3
"""Draws the pictures of findings.md from the tables of this folder, with gnuplot.

    python3 datasets/tables/draw.py [FOLDER]      # default: pictures/, beside this file
"""

import collections
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FEWEST = 30  # deals of a point

STYLE = """set terminal svg size 720,400 dynamic font 'sans,13' background 'white'
set border 3
set tics nomirror out
set grid y linecolor '#dddddd' linetype 1
set key outside right top Left reverse
set title '{title}'
set xlabel '{x}'
set ylabel '{y}'
set xtics 1
set autoscale xfix
set offsets 0.3, 0.3, 0, 0
"""
COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"]


def rows(table):
    return json.loads((HERE / f"{table}.json").read_text())["rows"]


def lines(table, x, series, figure, name):
    """{name of the series: [(x, value, low, high)]} of a table with two keys."""
    found = collections.defaultdict(list)
    for row in rows(table):
        point = figure(row)
        if point and int(row["count"]) >= FEWEST:
            found[name(row[series])].append((row[x], *point))
    return dict(sorted(found.items()))


def won(row):
    lost = row["lost"]
    return [100 * (1 - lost[part]) for part in ("p", "high", "low")]


def vol(row):
    return row["vol"] and [100 * row[part] for part in ("p", "low", "high")]


def penalty(row):
    """The middle of what is known, and the ends of the interval."""
    return (row["mean"] + row.get("mean_high", row["mean"])) / 2, row["low"], row["high"]


def several(one, more):
    return lambda number: f"{number} {one if number == 1 else more}"


def hands_of_davoserjazz():
    found = collections.defaultdict(list)
    for seats in range(3, 9):
        for row in rows(f"score-davoserjazz{seats}"):
            found[row["contract"]].append((seats, *penalty(row)))
    return found


JACKS = 'count(1, "CJ SJ HJ DJ")'
PICTURES = {
    "sjavs-vol": (
        "Sjavs for four: how often every trick is won",
        "highest trumps without a gap",
        "vols, %",
        lambda: lines("vol-sjavs4", "top(declarer)", "trumps(declarer)", vol, several("trump", "trumps")),
    ),
    "skat-suit": (
        "Skat: how often a suit game is won",
        "trumps before the exchange",
        "won, %",
        lambda: lines(
            "score-skat-suit", "trumps(1)", 'count(1, "SA HA DA")', won, several("ace beside", "aces beside")
        ),
    ),
    "skat-grand": (
        "Skat: how often a grand is won",
        "aces before the exchange",
        "won, %",
        lambda: lines("score-skat-grand", 'count(1, "CA SA HA DA")', JACKS, won, several("jack", "jacks")),
    ),
    "skat-null": (
        "Skat: how often a null is won",
        "sevens, eights and nines before the exchange",
        "won, %",
        lambda: lines(
            "score-skat-null",
            'count(1, "C7 S7 H7 D7 C8 S8 H8 D8 C9 S9 H9 D9")',
            'count(1, "C7 S7 H7 D7")',
            won,
            several("seven", "sevens"),
        ),
    ),
    "davoserjazz": (
        "Davoserjazz: the penalty that forehand can hold himself to",
        "players",
        "penalty points",
        hands_of_davoserjazz,
    ),
}


def script(title, x, y, series):
    """What gnuplot reads. The series stand a little beside each other, so that their intervals are seen."""
    text = STYLE.format(title=title, x=x, y=y)
    plots = []
    for i, (name, points) in enumerate(series.items()):
        beside = (i - (len(series) - 1) / 2) * 0.04
        data = "".join(f"{at + beside:.3f} {value:.3f} {low:.3f} {high:.3f}\n" for at, value, low, high in points)
        text += f"$data{i} << END\n{data}END\n"
        look = f"linecolor '{COLOURS[i]}' linewidth 1.5 pointtype 7 pointsize 0.7"
        plots.append(f"$data{i} using 1:2:3:4 with yerrorlines {look} title '{name}'")
    return text + "plot " + ", ".join(plots) + "\n"


def main(folder):
    folder.mkdir(exist_ok=True)
    for file, (*words, series) in PICTURES.items():
        gnuplot = ["gnuplot", "--default-settings"]
        picture = subprocess.check_output(gnuplot, input=script(*words, series()).encode())
        (folder / f"{file}.svg").write_bytes(picture)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "pictures")

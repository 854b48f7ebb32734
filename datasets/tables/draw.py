#!/usr/bin/env python3
"""Draws a finding of README.md: how often a deal of Sjavs is a vol, by the declarer's trumps.

    python3 datasets/tables/draw.py vol.png [DEALS]

The line is the table of a million deals that lies here; the points are DEALS new ones (seed 2),
solved now, with their 95 % intervals.
"""

# %% The table of a million deals, without the column of the top trumps.
import collections
import json
import sys
from pathlib import Path

import matador
import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

picture = sys.argv[1]
deals = int(sys.argv[2]) if len(sys.argv) > 2 else 5000
stored = json.loads(Path(__file__).with_name("vol-sjavs4.json").read_text())
counts = collections.Counter()
for row in stored["rows"]:
    counts[row["trumps(declarer)"], row["vol"]] += int(row["count"])
lengths = sorted({length for length, _ in counts})
shares = [counts[n, True] / (counts[n, True] + counts[n, False]) for n in lengths]

# %% New deals.
rows = matador.tables("vol", "sjavs", seed=2, deals=deals, by="trumps(declarer)")
vols = [row for row in rows if row["vol"]]
x = [row["trumps(declarer)"] for row in vols]
y = [100 * row["p"] for row in vols]
error = [
    [100 * (row["p"] - row["low"]) for row in vols],
    [100 * (row["high"] - row["p"]) for row in vols],
]

# %% The picture.
figure, axes = plt.subplots(figsize=(5, 3.4), layout="constrained")
axes.plot(lengths, [100 * share for share in shares], label="1,000,000 deals of seed 1")
axes.errorbar(x, y, yerr=error, fmt="o", capsize=3, label=f"{deals:,} deals of seed 2")
axes.set(xlabel="trumps of the declarer", ylabel="vols, %", xticks=lengths)
axes.set_title("Sjavs for four: how often every trick is won")
axes.legend()
figure.savefig(picture, dpi=150)
for length, share in zip(lengths, shares):
    print(f"{length} trumps: {100 * share:.1f} %")

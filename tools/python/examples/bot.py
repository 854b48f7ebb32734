"""A program that plays: matador match --game sjavs --players easy,'python3 tools/python/examples/bot.py'

It leads its first legal card, and else plays the last one. formats/protocol.md is the manual.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if "error" in question:
        sys.exit(question["error"])
    legal = question["legal"]
    move = legal[-1] if question["trick"] else legal[0]
    print(json.dumps({"move": move}), flush=True)

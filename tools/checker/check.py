#!/usr/bin/env python3
"""Checks certificates of open-card values: see formats/proofs.md.

    check.py [FILE ...]      # exit status 1 if a claim is not proven

It shares rules.txt with the checker in C++, and nothing with the solver: a second one, slow and plain."""
import pathlib
import sys
from itertools import combinations

TAGS = ("Id Game Seats Deal Second Table Talon Contract Declarer Trump Player Leader Joker Discard "
        "Exchange Options Play Claim Tail").split()
INFINITE = 1 << 20
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
RULES = pathlib.Path(__file__).with_name("rules.txt").read_text("utf-8").splitlines()


class Wrong(Exception):
    """The claim fails, or this is no certificate."""


def expect(is_good, message):
    if not is_good:
        raise Wrong(message)


class Certificate:
    """A deal under its contract, and what is claimed of it. Cards are numbers, lane by lane, each lane
    from its strongest card on. A play is (cards left, leader, open trick, whether a call binds, the seats
    that have taken what counts, if one of them may still take all)."""

    def __init__(self, lines):
        self.tags, self.numbers, self.rules = {}, "", {}
        for line in lines:
            name, _, value = line[1:].partition(' "')
            if line[0] != "[":
                self.numbers += line
                continue
            expect(value.endswith('"]') and name in TAGS and name not in self.tags, "no tag, or there twice: " + line)
            self.tags[name] = value[:-2]
        self.read_rules()
        self.read_deal()
        self.read_claim()

    # ---- Tags and rules ---------------------------------------------------------------------------

    def words(self, tag):
        return self.tags.get(tag, "").split()

    def seat(self, tag):
        expect(1 <= int(self.tags[tag]) <= self.seats, "no seat in " + tag)
        return int(self.tags[tag]) - 1

    def list(self, key):
        return [word for word in self.rules.get(key, "").split(",") if word]

    def read_rules(self):
        """What the table says of the contract, with the options that are told."""
        told = {"game": {self.tags["Game"]}, "contract": {self.tags["Contract"]}, "option": set(self.words("Options"))}
        above, met, counts = {"game": None, "contract": "game", "option": "contract"}, set(), {None: True}
        for line in RULES:
            kind, *words = line.split() or [""]
            if kind in told:
                named = told[kind] & set(words[0].split(","))
                counts[kind] = counts[above[kind]] and bool(named)
                if counts[kind]:
                    met |= named
                    self.rules.update(word.split("=", 1) for word in words[1:])
        expect(met == set().union(*told.values()), "a game, contract or option that is not known")
        last, suits = self.tags["Contract"].rpartition("-")[2], self.list("suits")
        suit = last if last in suits else self.tags.get("Trump", suits[0])  # Klørsjavs 1.20
        expect(suit in suits, "no suit: " + suit)
        self.rules = {key: value.replace("*", suit[0].upper()) for key, value in self.rules.items()}
        self.seats = int(self.tags["Seats"])
        if self.tags["Claim"].startswith("tricks"):
            self.rules.update(worths="", first="0", last="0", trick="1")

    # ---- The deal ---------------------------------------------------------------------------------

    def read_deal(self):
        rules, tags = self.rules, self.tags
        pack = dict.fromkeys(self.list("top"), 0)  # cards and lanes
        for lane, suit in enumerate([rules.get("trump", "")] + [suit[0].upper() for suit in self.list("suits")]):
            for rank in rules["order"] if suit else "":
                pack.setdefault(suit + rank, lane)
        self.name, self.lane = list(pack), list(pack.values())
        worths = [worth.split(":") for worth in self.list("worths")]
        self.worth = [([0] + [int(worth) for end, worth in worths if card.endswith(end)])[-1] for card in pack]
        self.owner, self.above, own = {}, {}, {rules.get("puur"), rules.get("called")}

        def give(name, seat):
            card = self.name.index(name)
            expect(card not in self.owner and 0 <= seat < self.seats, name + " is there twice, or nobody has it")
            self.owner[card] = seat
            return card

        for tag in [tag for tag in ("Deal", "Second") if tag in tags]:
            first, hands = frozenset(self.owner), tags[tag][2:].split()
            expect(tags[tag][:2] == "1:" and len(hands) == self.seats, "not a hand for each seat")
            for seat, hand in enumerate(hands):
                for suit, ranks in zip(rules["hand"], hand.split("."), strict=True):
                    for card in [give(suit + rank, seat) for rank in ranks]:
                        self.above[card] = first  # which are played before it
                        self.lane[card] += 5 if first else 0
        for word in self.words("Table"):
            for pile in word[2:].split(","):
                up, down = (give(name, int(word[0]) - 1) for name in pile.split("/"))
                self.above[down] = {up}
                own |= {self.name[up], self.name[down]}
        self.talon = frozenset(give(name, self.seat("Declarer")) for name in self.words("Talon"))
        expect(not self.talon or len(self.talon) == 2 and self.seats == 3 and "talon" in rules, "this is no talon")
        hands = [sorted(self.lane[i] >= 5 for i, owner in self.owner.items() if owner == seat and i not in self.talon)
                 for seat in range(self.seats)]
        expect(all(hand == hands[0] for hand in hands), "the hands have different numbers of cards")
        first, last, trick = (int(rules.get(key, 0)) for key in ("first", "last", "trick"))
        self.tricks_worth = [0] + [last + n * trick for n in range(1, len(hands[0]) + 1)]  # beside their cards
        self.tricks_worth[-1] += first if hands[0] else 0
        self.turned = {int(tricks) for tricks in self.list("turned")}
        self.kind = [name if name in own else worth for name, worth in zip(self.name, self.worth)]
        self.trump = [lane % 5 == 0 for lane in self.lane]
        self.puur, self.called = (self.name.index(rules[key]) if key in rules else None for key in ("puur", "called"))
        expect(self.called is None or self.called in self.owner, "nobody has the called ace")

    # ---- The claim --------------------------------------------------------------------------------

    def declaring(self):
        """The side whose winnings the claim is about."""
        plays = self.rules["plays"]
        if plays == "each" or plays == "teams" and self.seats == 3:
            return {self.seat("Player")}
        declarer = self.seat("Declarer")
        if plays == "alone" or self.seats == 3:
            return {declarer, self.owner.get(self.called, declarer)}
        expect(self.seats % 2 == 0 or plays == "teams" and self.seats == 5, "so many have no sides")
        joker = [self.seat("Joker")] if self.seats == 5 else []
        others = [seat for seat in range(self.seats) if seat not in joker]
        return set(joker + others[others.index(declarer) % 2::2])

    def asides(self):
        """Which cards may lie aside when the play begins."""
        mine = {i for i, owner in self.owner.items() if self.talon and owner == self.seat("Declarer")}
        may_take = self.rules.get("talon") == "take"
        if self.talon and may_take and not {"Discard", "Exchange", "Play"} & set(self.tags):
            return [frozenset(pair) for pair in combinations(sorted(mine), 2)]
        discard, take = ([self.name.index(card) for card in self.words(tag)] for tag in ("Discard", "Exchange"))
        aside = self.talon - set(take) | set(discard)
        expect(len(set(take)) == len(take) == len(discard) and len(aside) == len(self.talon) and self.talon.issuperset(take)
               and aside <= mine and (may_take or not take), "this exchange is not possible")
        return [aside]

    def read_claim(self):
        unit, sign, number = self.tags["Claim"].split()
        expect(sign in ("<=", ">=") and number.isdecimal(), "what is claimed?")
        expect(unit == self.rules["unit"] or unit == "tricks" and self.rules["unit"] != "penalty", "no " + unit + " here")
        for tag in {"Declarer", "Player", "Joker", "Leader"} & set(self.tags):
            self.seat(tag)
        declaring, shuns = self.declaring(), self.rules.get("aim") == "shun"
        others = set(range(self.seats)) - declaring
        self.counted = declaring if sign == ">=" else others
        self.claimants = declaring if (sign == ">=") != shuns else others
        everything, change = sum(self.worth[i] for i in self.owner), 1 if sign == ">=" else -1
        self.sweeps = {seat: change * (-everything if seat in declaring else int(self.rules["sweep"]))
                       for seat in range(self.seats) if "sweep" in self.rules}
        asides, self.starts = self.asides(), []
        expect(len(asides) == 1 or self.claimants == others, "the declarer's claim needs his exchange")
        for aside in asides:
            left = frozenset(self.owner) - aside
            need = int(number) - (0 if shuns else sum(self.worth[i] for i in aside))
            if sign == "<=":
                need = self.still(left) - need
            play = (left, self.seat("Leader"), (), self.called is not None, frozenset())
            for word in self.words("Play"):
                card = self.name.index(word)
                expect(card in self.legal(play), word + " cannot be played")
                play, won = self.place(play, card)
                need -= won
            self.starts.append((play, need))

    # ---- Play -------------------------------------------------------------------------------------

    def mover(self, play):
        return (play[1] + len(play[2])) % self.seats

    def in_hand(self, play):
        seat = self.mover(play)
        return [i for i in sorted(play[0]) if self.owner[i] == seat and not play[0] & self.above.get(i, set())]

    def legal(self, play):
        cards, trick = self.in_hand(play), play[2]
        bound = play[3] and self.called in cards
        if not trick:
            lane = [i for i in cards if bound and self.lane[i] == self.lane[self.called]]
            may_run = len(lane) >= int(self.rules.get("run", 0))
            return [i for i in cards if may_run or i == self.called or i not in lane]
        led = self.lane[trick[0]]
        follow = [i for i in cards if self.lane[i] == led]
        if self.puur is not None:
            if self.trump[trick[0]]:
                return follow if set(follow) - {self.puur} else cards
            best = min([i for i in trick if self.trump[i]], default=len(self.name))
            higher = [i for i in cards if self.trump[i] and i < best]
            other = follow or [i for i in cards if not self.trump[i]]
            low = "low" not in self.rules or not set(higher) - {self.puur}
            return cards if not other and low else sorted(other + higher)
        if bound and led == self.lane[self.called]:
            return [self.called]
        return follow or ([i for i in cards if i != self.called] if bound and len(cards) > 1 else cards)

    def different(self, play):
        others, chosen = play[0] - set(self.in_hand(play)), []
        for i in self.legal(play):
            if not any((self.lane[i], self.kind[i]) == (self.lane[j], self.kind[j])
                       and not any(j < k < i and self.lane[k] == self.lane[i] for k in others) for j in chosen):
                chosen.append(i)
        return chosen

    def still(self, left):
        """What all tricks that are left are worth."""
        return self.tricks_worth[len(left) // self.seats] + sum(self.worth[i] for i in left)

    def place(self, play, card):
        """The play after a card, and what the counted side has won by it."""
        left, leader, trick, bound, takers = play
        trick += (card,)
        if len(trick) < self.seats:
            return (left, leader, trick, bound, takers), 0
        is_turned, led = len(left) // self.seats in self.turned, self.lane[trick[0]]
        trumps = [i for i in trick if self.trump[i]]
        winner = self.owner[(max if is_turned else min)(trumps or [i for i in trick if self.lane[i] == led])]
        rest = left - set(trick)
        worth = self.still(left) - self.still(rest)
        won = worth if winner in self.counted else 0
        if self.sweeps and worth:
            takers = frozenset(self.sweeps) if takers - {winner} else frozenset({winner})
            if takers == {winner} and not self.still(rest):
                won += self.sweeps[winner]
        return (rest, winner, (), bound and led != self.lane[self.called], takers), won

    def decided(self, play, need):
        """Whether the claimants get what they need from a trick on; None: that is to be seen."""
        left = self.still(play[0])
        ends = [0, left] + [change + left * (seat in self.counted) for seat, change in self.sweeps.items()
                            if left and play[4] <= {seat}]  # who may take all
        return True if need <= min(ends) else False if need > max(ends) else None

    # ---- The check --------------------------------------------------------------------------------

    def holds(self, play, need, known):
        """The plain search: whether the claimants get what they need."""
        if not play[2]:
            low, high = known.get(play, (-INFINITE, INFINITE))
            if need <= low or need >= high:
                return need <= low
            decided = self.decided(play, need)
            if decided is not None:
                return decided
        decides = self.mover(play) in self.claimants
        after = (self.place(play, card) for card in self.different(play))
        result = any(self.holds(then, need - won, known) == decides for then, won in after) == decides
        if not play[2]:
            known[play] = (need, high) if result else (low, need)
        return result

    def follow(self, play, need, line, coming):
        """Plays a trick to its end in all ways that the strategy leaves open."""
        cards = self.different(play)
        if self.mover(play) in self.claimants and len(cards) > 1:
            number = DIGITS.find(next(self.moves, "?"))
            expect(0 <= number < len(cards), "a number is missing, or there is no such card")
            cards = [cards[number]]
        for card in cards:
            after, won = self.place(play, card)
            (self.follow if after[2] else self.reach)(after, need - won, line + (card,), coming)

    def reach(self, play, need, line, coming):
        expect(self.decided(play, need) is not False, "lost here: " + " ".join(self.name[i] for i in line))
        left = sorted(play[0], key=lambda i: (self.lane[i], i))
        row = (play[1], *play[3:]) + tuple((self.lane[i], self.owner[i], self.kind[i]) for i in left)
        if not self.decided(play, need) and (row not in coming or need > coming[row][1]):
            coming[row] = (play, need, line)

    def check(self):
        expect(0 <= int(self.tags["Tail"]) <= 13, "Tail is no number of tricks")
        self.moves = iter(self.numbers)
        level, known = {}, {}
        for play, need in self.starts:
            self.reach(play, need, (), level)
        while level:
            coming = {}
            for play, need, line in level.values():
                if len(play[0]) // self.seats > int(self.tags["Tail"]):
                    self.follow(play, need, line, coming)
                else:
                    expect(self.holds(play, need, known), "lost here: " + " ".join(self.name[i] for i in line) + " ...")
            level = coming
        expect(next(self.moves, None) is None, "more numbers than decisions")


def blocks(names):
    """The file and the lines of each certificate, without comments."""
    for name in names:
        with open(name, encoding="utf-8", errors="replace") as stream:
            lines = []
            for line in [line.rstrip("\r\n") for line in stream] + [""]:
                if line and not (line[0] in "%;" and all(other[0] == "[" for other in lines)):
                    lines.append(line)
                elif not line and lines:
                    yield name, lines
                    lines = []


def main():
    good = True
    for number, (name, lines) in enumerate(blocks(sys.argv[1:] or ["/dev/stdin"]), 1):
        try:
            certificate = Certificate(lines)
            certificate.check()
            print(f"{number}: proven: {certificate.tags['Claim']}")
        except (Wrong, ValueError, KeyError, IndexError) as wrong:
            good = False
            print(f"{name}: certificate {number}: not proven: {wrong}", file=sys.stderr)
    return 0 if good else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except OSError as fault:
        sys.exit(f"{fault.filename}: {fault.strerror}")

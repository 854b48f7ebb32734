#!/usr/bin/env python3
"""Checks certificates of open-card values: see formats/proofs.md.

    check.py [FILE ...]      # exit status 1 if a claim is not proven

It shares rules.txt with the checker in C++, and nothing with the solver: a second one, slow and plain."""
import pathlib
import sys
from itertools import combinations

SUITS = "clubs spades hearts diamonds acorns shields roses bells eichel gras herz schellen".split()
TAGS = ("Id Game Seats Deal Second Table Talon Contract Declarer Trump Player Leader Joker Discard "
        "Exchange Options Play Claim Tail").split()
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Wrong(Exception):
    """The claim fails, or this is no certificate."""


def expect(is_good, message):
    if not is_good:
        raise Wrong(message)


def read_rules(game, contract, trump):
    """What the table says of the contract, with the suit that it names for each *."""
    head, dash, last = contract.rpartition("-")
    shape = head + dash + "*" if last in SUITS else contract
    named = last if last in SUITS else trump  # beside the contract in Klørsjavs
    expect(named in SUITS and "*" not in contract, "no suit: " + named)
    rules = {}
    for line in pathlib.Path(__file__).with_name("rules.txt").read_text("utf-8").splitlines():
        kind, *words = line.split() or [""]
        if kind == "game":
            rules = {"of": words[0].split(",")}
        if kind in ("game", "contract"):
            own = dict(word.split("=", 1) for word in words[1:])
        if kind == "game":
            rules.update(own)
        elif kind == "contract" and game in rules["of"] and words[0] in (contract, shape):
            suit = "CSHD"[SUITS.index(named) % 4]
            return {key: value.replace("*", suit) if key != "of" else value for key, value in (rules | own).items()}
    raise Wrong("this game and contract are not known")


class Certificate:
    """A deal under its contract, and what is claimed of it. Cards are numbers, lane by lane, each lane
    from its strongest card on. A play is (cards left, leader, open trick, whether a call binds)."""

    def __init__(self, lines):
        self.tags, self.numbers = {}, ""
        for line in lines:
            name, _, value = line[1:].partition(' "')
            if line[0] != "[":
                self.numbers += line
                continue
            expect(value.endswith('"]') and name in TAGS and name not in self.tags, "no tag, or there twice: " + line)
            self.tags[name] = value[:-2]
        self.rules = read_rules(self.tags["Game"], self.tags["Contract"], self.tags.get("Trump", "clubs"))
        for option in self.words("Options"):
            expect(option in self.list("options"), "an option that is not known: " + option)
            self.rules.update([option.split("=")])
        if "undenufe-ace" in self.rules:
            self.rules["worths"] += ",6:0,A:11"
        unit, self.sign, number = self.tags["Claim"].split()
        expect(self.sign in ("<=", ">=") and number.isdecimal(), "what is claimed?")
        expect(unit == self.rules["unit"] or unit == "tricks" and self.rules["unit"] != "penalty", "no " + unit + " here")
        self.value, self.per_trick, self.seats = int(number), int(unit == "tricks"), int(self.tags["Seats"])
        if self.per_trick:
            self.rules.update(worths="", first="0", last="0")
        for tag in {"Declarer", "Player", "Joker", "Leader"} & set(self.tags):
            self.seat(tag)
        self.read_deal()
        self.read_claim()

    def list(self, key):
        return [word for word in self.rules.get(key, "").split(",") if word]

    def words(self, tag):
        return self.tags.get(tag, "").split()

    def seat(self, tag):
        expect(1 <= int(self.tags[tag]) <= self.seats, "no seat in " + tag)
        return int(self.tags[tag]) - 1

    def pack(self):
        """All cards of the game with their lanes: trumps 0, then C, S, H, D."""
        pack = dict.fromkeys(self.list("top"), 0)
        for lane, suit in enumerate([self.rules.get("trump", "")] + list("CSHD")):
            for rank in self.rules["order"] if suit else "":
                pack.setdefault(suit + rank, lane)
        return pack

    def read_deal(self):
        pack, rules = self.pack(), self.rules
        written = dict(zip("CSHD", rules["letters"])), dict(zip("JQ", rules["letters"][4:]))
        names = {written[0][card[0]] + written[1].get(card[1], card[1]): card for card in pack}
        owner, second, own, self.under = {}, set(), {rules.get("puur"), rules.get("called")}, {}

        def give(name, seat):
            expect(name in names and names[name] not in owner and 0 <= seat < self.seats, name + " is there twice, or nobody has it")
            owner[names[name]] = seat
            return names[name]

        for tag in [tag for tag in ("Deal", "Second") if tag in self.tags]:
            hands = self.tags[tag][2:].split()
            expect(self.tags[tag][:2] == "1:" and len(hands) == self.seats, "not a hand for each seat")
            for seat, hand in enumerate(hands):
                for suit, ranks in zip(rules["hand"], hand.split("."), strict=True):
                    cards = {give(suit + rank, seat) for rank in ranks}
                    second |= cards if tag == "Second" else set()
        for word in self.words("Table"):
            for pile in word[2:].split(","):
                up, down = (give(name, int(word[0]) - 1) for name in pile.split("/"))
                self.under[down] = up
                own |= {up, down}
        talon = [give(name, self.seat("Declarer")) for name in self.words("Talon")]
        order = [card for later in (False, True) for lane in range(5) for card in pack
                 if card in owner and pack[card] == lane and (card in second) == later]
        place = {card: i for i, card in enumerate(order)}
        self.name = [name for card in order for name in names if names[name] == card]
        self.lane = [pack[card] + (5 if card in second else 0) for card in order]
        self.trump = [lane % 5 == 0 for lane in self.lane]
        self.owner = [owner[card] for card in order]
        worths = [worth.split(":") for worth in self.list("worths")]
        self.worth = [([0] + [int(worth) for end, worth in worths if card.endswith(end)])[-1] for card in order]
        self.kind = [card if card in own else worth for card, worth in zip(order, self.worth)]
        self.under = {place[down]: place[up] for down, up in self.under.items()}
        self.puur, self.called = place.get(rules.get("puur")), place.get(rules.get("called"))
        expect("called" not in rules or self.called is not None, "nobody has the called ace")
        self.to_run = {"3": 3, "off": 99}.get(rules.get("davonlaufen"), 4)
        self.turned = {int(tricks) for tricks in self.list("turned")}
        self.talon = frozenset(place[card] for card in talon)
        expect(not talon or len(talon) == 2 and self.seats == 3 and "talon" in rules, "this is no talon")
        self.each = (len(order) - len(talon)) // self.seats
        for seat in range(self.seats):
            mine = [i for i, its in enumerate(self.owner) if its == seat and i not in self.talon]
            later = [i for i in mine if self.lane[i] >= 5]
            expect(len(mine) == self.each and len(later) * self.seats == len(second), "the hands have different numbers of cards")

    def declaring(self):
        """The side whose winnings the claim is about."""
        plays = self.rules["plays"]
        if plays == "each" or plays == "teams" and self.seats == 3:
            return {self.seat("Player")}
        declarer = self.seat("Declarer")
        if plays == "alone" or self.seats == 3:
            return {declarer} | ({self.owner[self.called]} if self.called is not None else set())
        expect(self.seats % 2 == 0 or plays == "teams" and self.seats == 5, "so many have no sides")
        joker = [self.seat("Joker")] if self.seats == 5 else []
        others = [seat for seat in range(self.seats) if seat not in joker]
        return set(joker + others[others.index(declarer) % 2::2])

    def asides(self):
        """Which cards may lie aside when the play begins."""
        mine = [i for i, owner in enumerate(self.owner) if self.talon and owner == self.seat("Declarer")]
        keeps = self.rules.get("talon") == "keep"
        if self.talon and not keeps and not {"Discard", "Exchange", "Play"} & set(self.tags):
            return [frozenset(pair) for pair in combinations(mine, 2)]
        discard, take = ([self.name.index(card) for card in self.words(tag)] for tag in ("Discard", "Exchange"))
        aside = (self.talon - set(take)) | set(discard)
        expect(len(set(take)) == len(take) == len(discard) and len(aside) == len(self.talon) and self.talon.issuperset(take)
               and aside <= set(mine) and not (take and keeps), "this exchange is not possible")
        return [aside]

    def read_claim(self):
        declaring, shuns = self.declaring(), self.rules.get("aim") == "shun"
        others = set(range(self.seats)) - declaring
        self.counted = declaring if self.sign == ">=" else others
        self.claimants = declaring if (self.sign == ">=") != shuns else others
        asides = self.asides()
        expect(len(asides) == 1 or self.claimants == others, "the declarer's claim needs his exchange")
        self.starts = []
        for aside in asides:
            left = frozenset(range(len(self.name))) - aside
            need = self.value - (0 if shuns else sum(self.worth[i] for i in aside))
            if self.sign == "<=":
                need = self.still(left) - need
            play = (left, self.seat("Leader"), (), self.called is not None)
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
        left, seat = play[0], self.mover(play)
        first_hands = any(self.lane[i] < 5 for i in left)
        return [i for i in sorted(left) if self.owner[i] == seat and not (self.lane[i] >= 5 and first_hands)
                and self.under.get(i) not in left]

    def legal(self, play):
        cards, trick = self.in_hand(play), play[2]
        bound = play[3] and self.called in cards
        if not trick:
            lane = [i for i in cards if bound and self.lane[i] == self.lane[self.called]]
            return [i for i in cards if i not in lane or i == self.called or len(lane) >= self.to_run]
        led = self.lane[trick[0]]
        follow = [i for i in cards if self.lane[i] == led]
        if "puur" in self.rules:
            if self.trump[trick[0]]:
                return follow if any(i != self.puur for i in follow) else cards
            best = min([i for i in trick if self.trump[i]], default=len(self.name))
            higher = [i for i in cards if self.trump[i] and i < best]
            other = follow or [i for i in cards if not self.trump[i]]
            low = "undertrump" not in self.rules or all(i == self.puur for i in higher)
            return cards if not other and low else sorted(other + higher)
        if bound and led == self.lane[self.called]:
            return [self.called]
        return follow or ([i for i in cards if i != self.called] if bound and len(cards) > 1 else cards)

    def different(self, play):
        others, chosen = play[0] - set(self.in_hand(play)), []
        for i in self.legal(play):
            if not any((self.lane[i], self.kind[i]) == (self.lane[j], self.kind[j])
                       and not any(j < k < i for k in others) for j in chosen):
                chosen.append(i)
        return chosen

    def bonus(self, tricks):
        first, last = (int(self.rules.get(key, 0)) for key in ("first", "last"))
        return self.per_trick + (first if tricks == self.each else 0) + (last if tricks == 1 else 0)

    def still(self, left):
        return sum(self.worth[i] for i in left) + sum(map(self.bonus, range(1, len(left) // self.seats + 1)))

    def place(self, play, card):
        """The play after a card, and what the counted side has won by it."""
        left, leader, trick, bound = play
        trick += (card,)
        if len(trick) < self.seats:
            return (left, leader, trick, bound), 0
        tricks, led = len(left) // self.seats, self.lane[trick[0]]
        trumps = [i for i in trick if self.trump[i]]
        best = min(trumps) if trumps else (max if tricks in self.turned else min)(i for i in trick if self.lane[i] == led)
        winner = (leader + trick.index(best)) % self.seats
        won = sum(self.worth[i] for i in trick) + self.bonus(tricks)
        bound = bound and led != self.lane[self.called]
        return (left - set(trick), winner, (), bound), won if winner in self.counted else 0

    # ---- The check --------------------------------------------------------------------------------

    def holds(self, play, need, known):
        """The plain search: whether the claimants get what they need."""
        if need <= 0:
            return True
        low, high = known.get(play, (0, self.still(play[0]) + 1))
        if not play[2] and (need <= low or need >= high):
            return need <= low
        decides = self.mover(play) in self.claimants
        result = not decides
        for card in self.different(play):
            after, won = self.place(play, card)
            if self.holds(after, need - won, known) == decides:
                result = decides
                break
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
        expect(need <= self.still(play[0]), "lost here: " + " ".join(self.name[i] for i in line))
        row = (play[1], play[3]) + tuple((self.lane[i], self.owner[i], self.kind[i]) for i in sorted(play[0]))
        if need > 0 and (row not in coming or need > coming[row][1]):
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


def blocks(stream):
    """The lines of each certificate, without comments."""
    lines = []
    for line in [line.rstrip("\r\n") for line in stream] + [""]:
        if line and not (line[0] in "%;" and all(other[0] == "[" for other in lines)):
            lines.append(line)
        elif not line and lines:
            yield lines
            lines = []


def main():
    number, good = 0, True
    for name in sys.argv[1:] or ["/dev/stdin"]:
        with open(name, encoding="utf-8") as stream:
            for lines in blocks(stream):
                number += 1
                try:
                    Certificate(lines).check()
                    print(f"{number}: proven: " + next(line for line in lines if line.startswith("[Claim"))[8:-2])
                except (Wrong, ValueError, KeyError, IndexError) as wrong:
                    good = False
                    print(f"{name}: certificate {number}: not proven: {wrong}", file=sys.stderr)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

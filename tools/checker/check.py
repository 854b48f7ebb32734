#!/usr/bin/env python3
"""Checks certificates of open-card values: see formats/proofs.md.

    check.py [FILE ...]      # exit status 1 if a claim is not proven

It shares nothing with the solver, nor with the checker in C++: a second one, slow and plain."""
import sys
from itertools import combinations

SUITS = {name: suit for names, suit in (
    ("clubs acorns eichel", "C"), ("spades shields gras", "S"),
    ("hearts roses herz", "H"), ("diamonds bells schellen", "D")) for name in names.split()}
JACKS = ["CJ", "SJ", "HJ", "DJ"]
QUEENS = ["CQ", "SQ", "HQ", "DQ"]
ACE_TEN = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
COURT = {"U": "J", "O": "Q"}
LETTERS = {game: (dict(zip(suits, "CSHD")), COURT) for games, suits in (
    ("jass coiffeur", "ASRB"), ("schafkopf kurzschafkopf", "EGHS")) for game in games.split()}
GROUPS = {"schafkopf": "CSHD", "kurzschafkopf": "CSHD"}
BIDS = ("spil", "stryger", "tout", "stroget-tout")
TAGS = ("Id Game Seats Deal Second Table Talon Contract Declarer Trump Player Leader Joker Discard "
        "Exchange Options Play Claim Tail").split()


class Wrong(Exception):
    """The claim fails, or this is no certificate."""


def rules(game, contract, trump):
    """Trumps on top, the suit of trumps, the order of ranks, that of trumps, what cards are worth."""
    word, _, last = contract.partition("-")
    suit = SUITS.get(contract)
    named = SUITS.get(last)
    plain = "AKQJT98765432"
    if game == "bridge" and (suit or contract == "notrump"):
        return [], suit, plain, None, {}
    if game == "sjavs" and suit or game == "klorsjavs" and trump and contract in BIDS:
        return ["CQ", "SQ"] + JACKS, suit or trump, plain[:8 if suit else 5], None, ACE_TEN
    if game == "scharwenzel" and suit:
        return ["CQ", suit + "7", "SQ"] + JACKS, suit, plain[:9], None, {}
    if game == "skat" and contract == "null":
        return [], None, plain[:8], None, {}
    if game == "skat" and (suit or contract == "grand"):
        return JACKS, suit, "ATKQ987", None, ACE_TEN
    if game in ("jass", "coiffeur") and suit:
        worth = dict(ACE_TEN, **{suit + "J": 20, suit + "9": 14})
        return [], suit, plain[:9], "J9AKQT876", worth
    if game in ("jass", "coiffeur") and (last or word) in ("obenabe", "undenufe"):
        if (last or word) == "obenabe":
            return [], None, plain[:9], None, dict(ACE_TEN, **{"8": 8})
        return [], None, "6789TJQKA", None, dict(ACE_TEN, **{"8": 8, "6": 11, "A": 0})
    if game == "davoserjazz" and contract in ("queens", "king"):
        return [], None, plain, None, {"Q": 25} if contract == "queens" else {"SK": 100}
    if game == "davoserjazz" and contract == "first-last":
        return [], None, plain[1:] + "A", None, {}
    if game in ("schafkopf", "kurzschafkopf"):
        ranks = "ATKQJ987"
        if contract == "bettel":
            return [], None, plain[:8], None, {}
        if word == "solo" and named:
            return QUEENS + JACKS, named, ranks, None, ACE_TEN
        if contract == "ramsch" or word == "sauspiel" and named in ("C", "S", "D"):
            return QUEENS + JACKS, "H", ranks, None, ACE_TEN
        if contract in ("wenz", "geier") or word in ("farbwenz", "farbgeier") and named:
            return JACKS if "wenz" in word else QUEENS, named, ranks, None, ACE_TEN
    raise Wrong("this game and contract are not known")


class Certificate:
    def __init__(self, lines):
        self.tags = {}
        self.numbers = ""
        for line in lines:
            if line.startswith("["):
                name, _, value = line[1:].partition(' "')
                if not value.endswith('"]') or name not in TAGS or name in self.tags:
                    raise Wrong("not a tag of a certificate, or there twice: " + line)
                self.tags[name] = value[:-2]
            else:
                self.numbers += line
        missing = {"Game", "Seats", "Deal", "Contract", "Leader", "Claim", "Tail"} - set(self.tags)
        if missing:
            raise Wrong("no " + ", ".join(sorted(missing)))
        self.game, self.contract = self.tags["Game"], self.tags["Contract"]
        self.seats = int(self.tags["Seats"])
        self.unit, self.sign, number = self.tags["Claim"].split()
        self.value = int(number)
        if self.sign not in ("<=", ">=") or (self.game == "davoserjazz") != (self.unit == "penalty") \
                or self.unit not in ("points", "tricks", "penalty") or self.value < 0:
            raise Wrong("what is claimed?")
        self.read_deal()
        self.read_claim()

    def words(self, name):
        return self.tags.get(name, "").split()

    def seat(self, name):
        seat = int(self.tags.get(name, "0")) - 1
        if not 0 <= seat < self.seats:
            raise Wrong("no seat in " + name)
        return seat

    def read_deal(self):
        top, trump, order, trumps, worth = rules(self.game, self.contract, SUITS.get(self.tags.get("Trump", "clubs")))
        worth = dict(worth)
        self.to_run, self.forced = 4, False
        for option in self.words("Options"):
            if option == "undertrump=forced":
                self.forced = True
            elif option == "undenufe-ace=11" and order[0] == "6":
                worth["6"], worth["A"] = worth["A"], worth["6"]
            elif option in ("davonlaufen=3", "davonlaufen=off"):
                self.to_run = 3 if option[-1] == "3" else 99
            else:
                raise Wrong("an option that is not known: " + option)
        lanes = [list(top)] + [[] for _ in "CSHD"]
        for i, suit in enumerate("CSHD"):
            for rank in trumps if suit == trump and trumps else order:
                if suit + rank not in top:
                    lanes[0 if suit == trump else i + 1].append(suit + rank)
        self.owner, self.cover, later = {}, {}, set()
        for tag, is_later in (("Deal", False), ("Second", True)):
            hands = self.tags.get(tag, "1:")[2:].split()
            if tag in self.tags and (self.tags[tag][:2] != "1:" or len(hands) != self.seats):
                raise Wrong("not a hand for each seat")
            for seat, hand in enumerate(hands):
                for suit, ranks in zip(GROUPS.get(self.game, "SHDC"), hand.split("."), strict=True):
                    for rank in ranks:
                        card = suit + self.plain("?" + rank)[1]
                        self.give(card, seat)
                        later |= {card} if is_later else set()
        for word in self.words("Table"):
            for pile in word[2:].split(","):
                up, down = map(self.plain, pile.split("/"))
                self.give(up, int(word[0]) - 1)
                self.give(down, int(word[0]) - 1)
                self.cover[down] = up
        self.talon = frozenset(map(self.plain, self.words("Talon")))
        for card in self.talon:
            self.give(card, self.seat("Declarer"))
        # Cards are numbers from here on: those of a lane together, the strongest first.
        numbered = [(card, lane + (5 if second else 0)) for second in (False, True)
                    for lane in range(5) for card in lanes[lane] if card in self.owner and (card in later) == second]
        self.name = [card for card, _ in numbered]
        if len(self.name) != len(self.owner):
            raise Wrong("a card that the game does not have")
        self.lane = [lane for _, lane in numbered]
        self.trump = [lane % 5 == 0 for lane in self.lane]
        self.later = [card in later for card in self.name]
        self.free_trumping = trumps is not None
        self.puur = self.name.index(trump + "J") if trumps and trump + "J" in self.name else None
        called = SUITS[self.contract[9:]] + "A" if self.contract.startswith("sauspiel-") else None
        self.called = self.name.index(called) if called in self.name else None
        counts = self.unit != "tricks"
        self.worth = [worth.get(card, worth.get(card[1], 0)) if counts else 0 for card in self.name]
        own = {self.puur, self.called} | {self.name.index(c) for pair in self.cover.items() for c in pair}
        self.kind = [("own", i) if i in own else w for i, w in enumerate(self.worth)]
        self.owner = [self.owner[card] for card in self.name]
        self.cover = {self.name.index(d): self.name.index(u) for d, u in self.cover.items()}
        self.talon = frozenset(map(self.name.index, self.talon))
        self.each = (len(self.name) - len(self.talon)) // self.seats
        for seat in range(self.seats):
            mine = [i for i, owner in enumerate(self.owner) if owner == seat and i not in self.talon]
            if len(mine) != self.each or sum(self.later[i] for i in mine) * self.seats != sum(self.later):
                raise Wrong("the hands have different numbers of cards")
        first_last = 50 if self.contract == "first-last" else 0
        self.first = first_last if counts else 0
        self.last = (5 if self.game in ("jass", "coiffeur") else first_last) if counts else 0
        self.per_trick = 0 if counts else 1

    def plain(self, card):
        """A card in French letters; "AU" of Jass is CJ."""
        letters = LETTERS.get(self.game)
        return card if not letters else "".join(table.get(letter, letter) for table, letter in zip(letters, card, strict=True))

    def number(self, card):
        return self.name.index(self.plain(card))

    def give(self, card, seat):
        if card in self.owner or not 0 <= seat < self.seats:
            raise Wrong(card + " is there twice, or nobody has it")
        self.owner[card] = seat

    def declaring(self):
        everyone = set(range(self.seats))
        if self.game in ("davoserjazz", "coiffeur") or self.contract == "ramsch" or self.game == "jass" and self.seats == 3:
            return {self.seat("Player")}
        declarer = self.seat("Declarer")
        if self.game in ("schafkopf", "kurzschafkopf"):
            if self.contract.startswith("sauspiel") and self.called is None:
                raise Wrong("nobody has the called ace")
            return {declarer} | ({self.owner[self.called]} if self.called is not None else set())
        if self.seats == 3:
            return {declarer}
        if self.seats % 2 and (self.game, self.seats) != ("jass", 5):
            raise Wrong("so many players have no sides")
        if self.seats == 5:
            joker = self.seat("Joker")
            others = sorted(everyone - {joker})
            return {joker} | set(others[others.index(declarer) % 2::2])
        return {seat for seat in everyone if seat % 2 == declarer % 2}

    def read_claim(self):
        declaring = self.declaring()
        others = set(range(self.seats)) - declaring
        shuns = self.unit == "penalty" or self.contract in ("null", "bettel", "ramsch")
        self.counted = declaring if self.sign == ">=" else others
        self.claimants = declaring if (self.sign == ">=") != shuns else others
        cards = frozenset(range(len(self.name)))
        mine = [i for i in sorted(cards) if self.talon and self.owner[i] == self.seat("Declarer")]
        told = {"Discard", "Exchange", "Play"} & set(self.tags)
        asides = [frozenset(pair) for pair in combinations(mine, 2)] if self.talon else [frozenset()]
        no_exchange = self.contract in ("stryger", "stroget-tout")
        if told or no_exchange:
            take = {self.number(card) for card in self.words("Exchange")}
            discard = {self.number(card) for card in self.words("Discard")}
            aside = (self.talon - take) | discard
            if aside not in asides or len(take) != len(discard) or not take <= self.talon or take and no_exchange:
                raise Wrong("this exchange is not possible")
            asides = [aside]
        if self.talon and (len(self.talon) != 2 or self.game not in ("sjavs", "klorsjavs", "skat")):
            raise Wrong("this is no talon")
        if len(asides) > 1 and self.claimants == declaring:
            raise Wrong("the declarer's claim needs his exchange")
        self.starts = []
        for aside in asides:
            left = cards - aside
            need = self.value - (0 if shuns else sum(self.worth[i] for i in aside))
            if self.sign == "<=":
                need = self.still(left) - need
            play = (left, self.seat("Leader"), (), self.called is not None)
            for word in self.words("Play"):
                card = self.number(word)
                if card not in self.legal(play):
                    raise Wrong(word + " cannot be played")
                play, won = self.place(play, card)
                need -= won
            self.starts.append((play, need))

    # ---- Play: a position is (cards left, leader, open trick, bound) -----------------------------

    def mover(self, play):
        return (play[1] + len(play[2])) % self.seats

    def in_hand(self, play):
        left, seat = play[0], self.mover(play)
        hidden = any(not self.later[i] for i in left)
        return [i for i in sorted(left) if self.owner[i] == seat and not (self.later[i] and hidden)
                and self.cover.get(i) not in left]

    def legal(self, play):
        cards, trick = self.in_hand(play), play[2]
        bound = play[3] and self.called in cards
        if not trick:
            lane = [i for i in cards if bound and self.lane[i] == self.lane[self.called]]
            return [i for i in cards if i not in lane or i == self.called or len(lane) >= self.to_run]
        led = self.lane[trick[0]]
        follow = [i for i in cards if self.lane[i] == led]
        if self.free_trumping:
            if self.trump[trick[0]]:
                return follow if any(i != self.puur for i in follow) else cards
            best = min([i for i in trick if self.trump[i]], default=len(self.name))
            higher = [i for i in cards if self.trump[i] and i < best]
            other = follow or [i for i in cards if not self.trump[i]]
            low = not self.forced or all(i == self.puur for i in higher)
            return cards if not other and low else sorted(other + higher)
        if bound and led == self.lane[self.called]:
            return [self.called]
        return follow or ([i for i in cards if i != self.called] if bound and len(cards) > 1 else cards)

    def different(self, play):
        others = play[0] - set(self.in_hand(play))
        chosen = []
        for i in self.legal(play):
            if not any(self.lane[i] == self.lane[j] and self.kind[i] == self.kind[j]
                       and not any(j < k < i for k in others) for j in chosen):
                chosen.append(i)
        return chosen

    def still(self, left):
        tricks = len(left) // self.seats
        return (sum(self.worth[i] for i in left) + tricks * self.per_trick
                + (self.last if tricks else 0) + (self.first if tricks and tricks == self.each else 0))

    def place(self, play, card):
        """The play after a card, and what the counted side has won by it."""
        left, leader, trick, bound = play
        trick += (card,)
        if len(trick) < self.seats:
            return (left, leader, trick, bound), 0
        tricks = len(left) // self.seats
        led = self.lane[trick[0]]
        turned = self.contract.startswith("slalom") and tricks % 2 or self.contract.startswith("gustav") and tricks <= 6
        trumps = [i for i in trick if self.trump[i]]
        best = min(trumps) if trumps else (max if turned else min)(i for i in trick if self.lane[i] == led)
        winner = (leader + trick.index(best)) % self.seats
        won = sum(self.worth[i] for i in trick) + self.per_trick
        won += (self.first if tricks == self.each else 0) + (self.last if tricks == 1 else 0)
        bound = bound and led != self.lane[self.called]
        return (left - set(trick), winner, (), bound), won if winner in self.counted else 0

    # ---- The check ----------------------------------------------------------------------------

    def row(self, play):
        return (play[1], play[3]) + tuple((self.lane[i], self.owner[i], self.kind[i]) for i in sorted(play[0]))

    def holds(self, play, need, known):
        """The plain search: whether the claimants get what they need."""
        if need <= 0:
            return True
        if not play[2]:
            if need > self.still(play[0]):
                return False
            low, high = known.get(play, (0, 9999))
            if need <= low or need >= high:
                return need <= low
        decides = self.mover(play) in self.claimants
        result = not decides
        for card in self.different(play):
            after, won = self.place(play, card)
            if self.holds(after, need - won, known) == decides:
                result = decides
                break
        if not play[2]:
            low, high = known.get(play, (0, 9999))
            known[play] = (need, high) if result else (low, need)
        return result

    def follow(self, play, need, line, coming):
        """Plays a trick to its end in all ways that the strategy leaves open."""
        cards = self.different(play)
        if self.mover(play) in self.claimants and len(cards) > 1:
            number = "0123456789abcdefghijklmnopqrstuvwxyz".find(next(self.moves, "?"))
            if not 0 <= number < len(cards):
                raise Wrong("a number is missing, or there is no such card")
            cards = [cards[number]]
        elif self.mover(play) in self.claimants:
            cards = cards[:1]
        for card in cards:
            after, won = self.place(play, card)
            self.reach(after, need - won, line + (card,), coming)

    def reach(self, play, need, line, coming):
        if play[2]:
            return self.follow(play, need, line, coming)
        if need > self.still(play[0]):
            raise Wrong("lost here: " + " ".join(self.name[i] for i in line))
        row = self.row(play)
        if need > 0 and (row not in coming or need > coming[row][1]):
            coming[row] = (play, need, line)

    def check(self):
        self.moves = iter(self.numbers)
        level, known = {}, {}
        for i, (play, need) in enumerate(self.starts):
            if need > 0:
                row = self.row(play)
                if row not in level or need > level[row][1]:
                    level[row] = (play, need, ())
        while level:
            coming = {}
            for play, need, line in level.values():
                if len(play[0]) // self.seats > int(self.tags["Tail"]):
                    self.follow(play, need, line, coming)
                elif not self.holds(play, need, known):
                    raise Wrong("lost here: " + " ".join(self.name[i] for i in line) + " ...")
            level = coming
        if next(self.moves, None) is not None:
            raise Wrong("more numbers than decisions")


def main():
    number, good = 0, True
    for name in sys.argv[1:] or ["/dev/stdin"]:
        lines = []
        with open(name, encoding="utf-8") as stream:
            for line in list(stream) + [""]:
                line = line.rstrip("\r\n")
                if line:
                    lines += [line] if line[0] not in "%;" else []
                    continue
                if not lines:
                    continue
                number += 1
                try:
                    certificate = Certificate(lines)
                    certificate.check()
                    print(f"{number}: proven: {certificate.tags['Claim']}")
                except (Wrong, ValueError, KeyError, IndexError) as wrong:
                    good = False
                    print(f"{name}: certificate {number}: not proven: {wrong}", file=sys.stderr)
                lines = []
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

# Freaks of bridge: deals in which hardly two cards are alike, so that a solver has little to go by. No
# chance is in them.
#
#   awk -f bench/freaks.awk | matador solve --contracts all --limit 10000000
#
# In eighteen of them each seat holds five, four and four cards of three suits and none of the fourth,
# and no two cards that touch: the cards of a suit go, from the ace down, to three seats in turn. In suit
# s, 0 to 3 for spades to clubs, seat s + 1 has none, and the ace and five cards go to the seat that is
# `first` places behind him. Then come the two others, in one of two orders, by a digit for each
# suit: six rows of digits, of which none is another one turned round the table.
#
# In the three others each suit is shared by two seats only, seven cards and six in turn: by partners, or by
# neighbours, of whom the one or the other has the seven.

# The cards of a suit in turn to these seats, which count from 0 here.
function share(suit, seats,    seat, many, i, place) {
  many = split(seats, seat, " ")
  for (i = 0; i < 13; ++i) {
    place = seat[i % many + 1] % 4 * 4 + suit
    group[place] = group[place] substr("AKQJT98765432", i + 1, 1)
  }
}

# Writes what has been shared as a deal.
function write(title,    place, hands) {
  for (place = 0; place < 16; ++place) {
    hands = hands (place == 0 ? "" : place % 4 == 0 ? " " : ".") group[place]
    group[place] = ""
  }
  printf "%s[Title \"%s\"]\n[Game \"bridge\"]\n[Seats \"4\"]\n[Deal \"1:%s\"]\n",
    written++ ? "\n" : "", title, hands
}

# The two of the seats 1, 2 and 3 behind `seat` that are not `first` places behind him.
function others(seat, first, turned,    near, far) {
  near = first == 1 ? 2 : 1
  far = first == 3 ? 2 : 3
  return turned ? (seat + far) " " (seat + near) : (seat + near) " " (seat + far)
}

BEGIN {
  rows = split("0000 0001 0011 0101 0111 1111", row, " ")
  for (first = 1; first <= 3; ++first) {
    for (r = 1; r <= rows; ++r) {
      for (suit = 0; suit < 4; ++suit) {
        share(suit, suit + first " " others(suit, first, substr(row[r], suit + 1, 1) == "1"))
      }
      write("5-4-4-0, " first ", " row[r])
    }
  }
  share(0, "0 2"); share(1, "2 0"); share(2, "1 3"); share(3, "3 1")
  write("7-6 between partners")
  for (suit = 0; suit < 4; ++suit) share(suit, suit " " suit + 1)
  write("7-6 between neighbours, seven first")
  for (suit = 0; suit < 4; ++suit) share(suit, suit + 1 " " suit)
  write("7-6 between neighbours, seven last")
}

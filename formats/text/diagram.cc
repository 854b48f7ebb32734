#include "formats/text/diagram.h"

#include <algorithm>
#include <array>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/words/text.h"

namespace matador {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kLeftColumn = 2;
constexpr std::size_t kMiddleColumn = 28;
constexpr std::size_t kRightColumn = 54;
constexpr std::size_t kNarrowColumn = 19;  // of four seats beside each other
constexpr std::size_t kPilesColumn = 40;
constexpr std::size_t kPilesLabel = 11;
constexpr std::size_t kPile = 5;
constexpr std::size_t kMostName = kMiddleColumn - kLeftColumn - 2;

// None where all cards of a lane have one rank. Cards of other suits come in at the top of a lane.
std::optional<Suit> suit_of(const std::vector<Card>& lane) {
  const bool one_rank = lane.size() > 1 && std::all_of(lane.begin(), lane.end(), [&](Card card) {
                          return card.rank() == lane.front().rank();
                        });
  return one_rank ? std::nullopt : std::optional(lane.back().suit());
}

std::string line_of(std::size_t column, std::string_view text) {
  return absl::StrCat(
      absl::StripTrailingAsciiWhitespace(std::string(column, ' ') + std::string(text)), "\n");
}

class TableView {
 public:
  TableView(const Deal& deal, const Played& played, const TrickOrder& order, const CardFace& face,
            const Players& players, const Remark& remark)
      : deal_(deal),
        played_(played),
        start_(deal, order, Seat::number(1)),
        order_(order),
        face_(face),
        players_(players),
        remark_(remark) {}

  std::string text() const {
    switch (deal_.seats()) {
      case 2:
        return two_players();
      case 3:
        return three_players();
      case 5:
        return two_rows({3, 0, 4}, {2, 1, 5});
      case 6:
        return two_rows({3, 4, 5}, {2, 1, 6});
      case 7:
        return two_rows({3, 4, 5, 6}, {2, 1, 7});
      case 8:
        return two_rows({3, 4, 5, 6}, {2, 1, 8, 7});
      default:
        return four_players();
    }
  }

 private:
  // Over and done with: the moment to look at is the beginning.
  const Played& shown() const { return played_.to_play() ? played_ : start_; }

  // The seat at a place: places go clockwise, 1 is at the bottom.
  Seat at(int place) const {
    const int steps = place - 1;
    const Seating& round = seating(players_.game());
    return round.nearest.next(deal_.seats(),
                              round.counter_clockwise ? deal_.seats() - steps : steps);
  }

  // The player at that place, and his cards.
  Lines seat(int place) const {
    const Seat seat = at(place);
    CardSet hand = shown().hand(seat) - shown().face_down(seat);
    for (const Pile& pile : piles_left(seat)) hand -= CardSet{pile.up};
    Lines lines{players_.place(seat) + remark_(seat)};
    if (players_.any_person()) lines.push_back(shortened(players_.person(seat), kMostName));
    const Lines cards = hand_lines(hand, order_, face_);
    lines.insert(lines.end(), cards.begin(), cards.end());
    return lines;
  }

  // The piles of which one card at least is left.
  std::vector<Pile> piles_left(Seat seat) const {
    std::vector<Pile> left;
    for (const Pile& pile : deal_.piles(seat)) {
      if (shown().face_down(seat).contains(pile.down)) left.push_back(pile);
    }
    return left;
  }

  std::string four_players() const {
    const std::array<std::string, 4> cards = open_trick<4>();
    const std::string aside(card_column_, ' ');
    return top(seat(3)) +
           sides(seat(2), seat(4),
                 {"", aside + cards[2], left_in(2 * card_column_, cards[1]) + cards[3],
                  aside + cards[0]}) +
           top(seat(1)) + "\n";
  }

  std::string three_players() const {
    const std::array<std::string, 3> cards = open_trick<3>();
    const std::string aside(card_column_, ' ');
    const std::string talon = deal_.talon().empty()
                                  ? ""
                                  : absl::StrCat(words_.on_table, "  ", face_.cards(deal_.talon()));
    return sides(seat(2), seat(3),
                 {talon, "", left_in(2 * card_column_, cards[1]) + cards[2], aside + cards[0]}) +
           top(seat(1)) + "\n";
  }

  std::string two_players() const {
    const std::array<std::string, 2> cards = open_trick<2>();
    const std::string led = cards[0] + cards[1];
    return with_piles(2) +
           line_of(kPilesColumn, led.empty() ? "" : left_in(kPilesLabel, words_.led_alone) + led) +
           with_piles(1) + "\n";
  }

  // Places beside each other; 0 for an empty place.
  using Row = std::vector<int>;

  // Many players sit on two sides of the table; the cards of an open trick lie before them.
  std::string two_rows(const Row& upper, const Row& lower) const {
    const auto in_row = [&](const Row& row, const auto& cell) {
      std::string text;
      for (int place : row) {
        text += left_in(column_of(place, row), place == 0 ? std::string() : cell(place));
      }
      return line_of(kLeftColumn, text);
    };
    const auto hands = [&](const Row& row) {
      std::string text;
      for (std::size_t line = 0; line < seat(row.front()).size(); ++line) {
        text += in_row(row, [&](int place) { return seat(place)[line]; });
      }
      return text;
    };
    const std::array<std::string, kMaxSeats> cards = open_trick<kMaxSeats>();
    const auto before = [&](const Row& row) {
      return in_row(row, [&](int place) { return cards.at(static_cast<std::size_t>(place - 1)); });
    };
    const std::string trick =
        played_.trick_open() ? "\n" + before(upper) + before(lower) + "\n" : "\n";
    return hands(upper) + trick + hands(lower) + "\n";
  }

  // As wide as with fewer players where there is room, and wide enough for all that stands there.
  std::size_t column_of(int place, const Row& row) const {
    std::size_t column = row.size() > 3 ? kNarrowColumn : kMiddleColumn - kLeftColumn;
    if (place == 0) return column;
    for (const std::string& line : seat(place)) column = std::max(column, width(line) + 2);
    return column;
  }

  // The cards of an open trick by the places of those who have played them; for at
  // most this number of seats.
  template <std::size_t kSeats>
  std::array<std::string, kSeats> open_trick() const {
    std::array<std::string, kSeats> cards;
    if (!played_.trick_open()) return cards;
    const Trick& trick = played_.tricks().back();
    for (int place = 1; place <= deal_.seats(); ++place) {
      const int turn = (at(place).index() - trick.leader.index() + deal_.seats()) % deal_.seats();
      if (turn >= static_cast<int>(trick.cards.size())) continue;
      cards[static_cast<std::size_t>(place - 1)] =
          face_.card(trick.cards[static_cast<std::size_t>(turn)]);
    }
    return cards;
  }

  // One seat in the middle.
  static std::string top(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line_of(kMiddleColumn, line);
    return text;
  }

  // Two seats opposite each other, and what lies between them.
  static std::string sides(const Lines& left, const Lines& right, Lines centre) {
    centre.resize(left.size());
    std::string text;
    for (std::size_t i = 0; i < left.size(); ++i) {
      text += line_of(kLeftColumn,
                      absl::StrCat(left_in(kMiddleColumn - kLeftColumn, left[i]),
                                   left_in(kRightColumn - kMiddleColumn, centre[i]), right[i]));
    }
    return text;
  }

  // One seat on the left, his piles beside it.
  std::string with_piles(int place) const {
    std::string up = left_in(kPilesLabel, words_.face_up);
    std::string down = left_in(kPilesLabel, words_.under_it);
    for (const Pile& pile : piles_left(at(place))) {
      const bool there = shown().hand(at(place)).contains(pile.up);
      up += left_in(kPile, there ? face_.card(pile.up) : face_.none());
      down += left_in(kPile, face_.card(pile.down));
    }
    const bool any = !piles_left(at(place)).empty();
    const Lines lines = seat(place);
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string piles = !any ? "" : i == 0 ? up : i == 1 ? down : "";
      text += line_of(kLeftColumn, left_in(kPilesColumn - kLeftColumn, lines[i]) + piles);
    }
    return text;
  }

  const Deal& deal_;
  const Played& played_;
  const Played start_;
  const TrickOrder& order_;
  const CardFace& face_;
  const Players& players_;
  const Headlines& words_ = players_.words();
  const Remark& remark_;
  const std::size_t card_column_ = face_.suit_width() + 3;  // of the cards on the table
};

}  // namespace

std::string table_view(const Deal& deal, const Played& played, const TrickOrder& order,
                       const CardFace& face, const Players& players, const Remark& remark) {
  return TableView(deal, played, order, face, players, remark).text();
}

TrickOrder natural_order(CardSet pack, const CardStyle& style) {
  TrickOrder order;
  for (Suit suit : style.groups) {
    const CardSet cards = pack & CardSet::of_suit(suit);
    std::vector<Card> lane(cards.begin(), cards.end());
    std::reverse(lane.begin(), lane.end());
    if (!lane.empty()) order.lanes.push_back(lane);  // in an ending a suit may be gone
  }
  return order;
}

TrickOrder shown_order(const Task& task) {
  const GameFormat& format = format_of(*task.game);
  if (format.keeps_order_of_suits) {
    return natural_order(task.deal.shape().pack, format.cards());
  }
  return task.game->order(task);
}

std::string cards_in_order(CardSet cards, const TrickOrder& order, const CardFace& face) {
  Lines all;
  for (const std::vector<Card>& lane : order.lanes) {
    for (Card card : lane) {
      if (cards.contains(card)) all.push_back(face.card(card));
    }
  }
  return absl::StrJoin(all, " ");
}

std::string cards_in_natural_order(CardSet cards, const CardFace& face) {
  return cards_in_order(cards, natural_order(cards, face.style()), face);
}

std::vector<std::string> hand_lines(CardSet hand, const TrickOrder& order, const CardFace& face) {
  Lines lines;
  for (const std::vector<Card>& lane : order.lanes) {
    const std::optional<Suit> suit = suit_of(lane);
    Lines cards;
    for (Card card : lane) {
      if (!hand.contains(card)) continue;
      cards.push_back(card.suit() == suit ? face.rank(card.rank()) : face.card(card));
    }
    const std::string sign = suit ? face.suit(*suit) : face.rank(lane.back().rank());
    lines.push_back(left_in(face.suit_width(), sign) + " " +
                    (cards.empty() ? face.none() : absl::StrJoin(cards, " ")));
  }
  return lines;
}

}  // namespace matador

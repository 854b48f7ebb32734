#include "formats/input/seated_hands.h"

#include <algorithm>
#include <cstddef>
#include <range/v3/algorithm/count_if.hpp>
#include <set>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_tags.h"
#include "formats/words/text.h"

namespace matador {
namespace {

// What stands before a hand and what follows.
struct Piece {
  std::string seat;  // empty: nothing
  std::string hand;
};

bool is_word_for_seat(const std::string& word) {
  return is_one_of("seat", {"sitz", "player", "spieler"}, word);
}

// "2" of "seat 2" and "Sitz 2"; else the text.
std::string without_word(const std::string& text) {
  const std::vector<std::string> parts = words(text);
  return parts.size() == 2 && is_word_for_seat(parts[0]) ? parts[1] : absl::StrJoin(parts, " ");
}

bool is_seat(const std::string& text) {
  const std::string seat = without_word(text);
  return small_number(seat) || compass_point(seat);
}

Piece piece_of(const std::string& text) {
  const std::string piece(absl::StripAsciiWhitespace(text));
  const std::size_t colon = piece.find(':');
  if (colon == std::string::npos || !is_seat(piece.substr(0, colon))) return {"", piece};
  return {without_word(piece.substr(0, colon)),
          std::string(absl::StripAsciiWhitespace(piece.substr(colon + 1)))};
}

bool is_numbered(const std::string& word) {
  const std::size_t colon = word.find(':');
  return colon != std::string::npos && small_number(word.substr(0, colon));
}

// A new hand begins at each number that a colon follows, or at the word for a seat before it.
std::vector<std::string> split_at_numbers(const std::string& text) {
  std::vector<std::string> hands;
  const std::vector<std::string> all = words(text);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool word_before = i > 0 && is_word_for_seat(all[i - 1]);
    const bool before_number = i + 1 < all.size() && is_numbered(all[i + 1]);
    const bool begins =
        (is_numbered(all[i]) && !word_before) || (is_word_for_seat(all[i]) && before_number);
    if (begins || hands.empty()) {
      hands.push_back(all[i]);
    } else {
      absl::StrAppend(&hands.back(), " ", all[i]);
    }
  }
  return hands;
}

std::vector<std::string> split(const std::string& text) {
  for (const char* mark : {"|", "/", "; "}) {
    if (!absl::StrContains(text, mark)) continue;
    std::vector<std::string> hands = absl::StrSplit(text, mark);
    if (absl::StripAsciiWhitespace(hands.back()).empty()) hands.pop_back();
    return hands;
  }
  return split_at_numbers(text);
}

// Whether every hand has a seat, and each another.
bool are_seated(const std::vector<Piece>& pieces) {
  std::set<std::string> seats;
  for (const Piece& piece : pieces) seats.insert(plain_letters(piece.seat));
  return !seats.contains("") && seats.size() == pieces.size();
}

// A letter before a hand may be its first suit, as in "S: A K, H: 10": it is a seat only where each
// hand has another, and none a number.
void take_letters_as_suits(std::vector<Piece>& pieces) {
  const auto has_number = [](const Piece& piece) { return small_number(piece.seat).has_value(); };
  const bool numbers = ranges::count_if(pieces, has_number) > 0;
  if (pieces.size() < 2 || (are_seated(pieces) && !numbers)) return;
  const std::string first = pieces.front().seat;
  for (Piece& piece : pieces) {
    const bool is_first = &piece == &pieces.front();
    const bool letter = piece.seat.size() == 1 && !small_number(piece.seat);
    if (letter && (!is_first || pieces[1].seat == first)) {
      piece = {"", absl::StrCat(piece.seat, ":", piece.hand)};
    }
  }
}

// The hands by their seats.
absl::StatusOr<std::string> by_seats(const std::vector<Piece>& pieces, const Game& game,
                                     int seats) {
  std::vector<std::string> hands;
  for (const Piece& piece : pieces) {
    const int players = compass_point(piece.seat)
                            ? kCompassPoints
                            : std::clamp(static_cast<int>(pieces.size()), seats, kMaxSeats);
    const absl::StatusOr<Seat> seat = read_seat(piece.seat, game, players);
    if (!seat.ok()) return seat.status();
    hands.resize(std::max(hands.size(), at(*seat) + 1));
    if (!hands[at(*seat)].empty()) {
      return absl::InvalidArgumentError(absl::StrCat("two hands of ", seat_name(game, *seat),
                                                     ": the second is ", in_quotes(piece.hand)));
    }
    hands[at(*seat)] = piece.hand;
  }
  const auto unknown = [](const std::string& hand) { return hand.empty(); };
  if (ranges::count_if(hands, unknown) > 0) {
    hands.resize(std::max(hands.size(), static_cast<std::size_t>(seats)));
  }
  const std::string missing = ranges::count_if(hands, unknown) == 1 ? kRest : kNotKnown;
  for (std::string& hand : hands) {
    if (hand.empty()) hand = missing;
  }
  return "1:" + absl::StrJoin(hands, " | ");
}

}  // namespace

absl::StatusOr<std::string> order_hands(const std::string& text, const Game& game, int seats) {
  std::vector<Piece> pieces;
  for (const std::string& hand : split(text)) pieces.push_back(piece_of(hand));
  if (pieces.empty()) return text;
  take_letters_as_suits(pieces);
  const auto seated = ranges::count_if(pieces, [](const Piece& p) { return !p.seat.empty(); });
  if (pieces.size() == 1) {
    const bool compass = seated == 1 && compass_point(pieces.front().seat);
    if (seated == 0 || (compass && !seating(game).names.empty())) return text;
    return absl::StrCat(pieces.front().seat, ":", pieces.front().hand);
  }
  if (seated == std::ssize(pieces)) return by_seats(pieces, game, seats);
  const bool only_first = seated == 1 && !pieces.front().seat.empty();
  if (seated > 0 && !only_first) {
    return absl::InvalidArgumentError(
        "some hands have their seat before them and some do not, expected all of them or the "
        "first alone");
  }
  std::vector<std::string> hands;
  for (const Piece& piece : pieces) hands.push_back(piece.hand);
  return absl::StrCat(only_first ? pieces.front().seat : "1", ":", absl::StrJoin(hands, " | "));
}

bool is_seated_hand(const std::string& line) {
  const Piece piece = piece_of(line);
  return !piece.seat.empty() && !piece.hand.empty();
}

}  // namespace matador

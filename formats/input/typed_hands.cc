#include "formats/input/typed_hands.h"

#include <algorithm>
#include <cstddef>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/count_if.hpp>
#include <range/v3/algorithm/replace_if.hpp>
#include <set>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/cards/small_cards.h"
#include "formats/cards/spellings.h"
#include "formats/input/deal_tags.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

// The cards of four groups of ranks in letters that all packs have; 0 where it is something else.
int cards_in_groups(const std::string& word) {
  if (ranges::count(word, '.') != 3) return 0;
  int cards = 0;
  for (const std::string& group : std::vector<std::string>(absl::StrSplit(word, '.'))) {
    const std::vector<Rank> ranks =
        ranks_of(with_nines_for_small_cards(plain_letters(group)), kFrenchCards);
    if (ranks.empty() && !group.empty()) return 0;
    cards += static_cast<int>(ranks.size());
  }
  return cards;
}

bool are_hands_in_groups(const std::string& text) {
  return ranges::all_of(words(text),
                        [](const std::string& hand) { return cards_in_groups(hand) > 0; });
}

// Whether these are all cards of a pack of 52 in four hands, which are dealt in one game alone.
bool are_four_whole_hands(const std::string& text) {
  const std::vector<std::string> hands = words(text);
  return hands.size() == 4 && ranges::count(hands, 13, cards_in_groups) == 4;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines = absl::StrSplit(text, absl::ByAnyChar("\r\n"));
  for (std::string& line : lines) absl::StripAsciiWhitespace(&line);
  std::erase_if(lines, [](const std::string& line) { return line.empty(); });
  return lines;
}

// What stands before a hand and what follows.
struct Piece {
  std::string seat;  // empty: nothing
  std::string hand;

  // A letter may be a seat, or a suit, with which the hand begins.
  bool is_letter() const { return seat.size() == 1 && !small_number(seat); }
  bool is_suit_alone() const { return is_letter() && !compass_point(seat); }
};

// "2" of "seat 2" and "Sitz 2"; else the text.
std::string without_word(const std::string& text) {
  const std::vector<std::string> parts = words(text);
  return parts.size() == 2 && is_word_for_seat(parts[0]) ? parts[1] : absl::StrJoin(parts, " ");
}

bool may_be_seat(const std::string& text) {
  const std::string seat = without_word(text);
  const bool letter = seat.size() == 1 && absl::ascii_isalpha(static_cast<unsigned char>(seat[0]));
  return letter || small_number(seat) || compass_point(seat);
}

// "Forehand: SA SK"; "Dealer: North" tells who deals. At a table of three every place has a name.
bool is_hand_at_place(const std::string& place, const std::string& hand) {
  return place_at_table(place, 3) && hand.find_first_of(" .,") != std::string::npos;
}

Piece piece_of(const std::string& text) {
  const std::string piece(absl::StripAsciiWhitespace(text));
  const std::size_t colon = piece.find(':');
  if (colon == std::string::npos) return {"", piece};
  const std::string seat = piece.substr(0, colon);
  std::string hand(absl::StripAsciiWhitespace(piece.substr(colon + 1)));
  if (!may_be_seat(seat) && !is_hand_at_place(seat, hand)) return {"", piece};
  return {without_word(seat), std::move(hand)};
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

// The hand with the letter before it, which is its first suit.
Piece with_suit(const Piece& piece) { return {"", absl::StrCat(piece.seat, ":", piece.hand)}; }

// A letter before a hand may be its first suit, as in "S: A K, H: 10": it is a seat only where each
// hand has another, and none a number.
void take_letters_as_suits(std::vector<Piece>& pieces) {
  for (Piece& piece : pieces) {
    if (piece.is_suit_alone()) piece = with_suit(piece);
  }
  const auto has_number = [](const Piece& piece) { return small_number(piece.seat).has_value(); };
  const bool numbers = ranges::count_if(pieces, has_number) > 0;
  if (pieces.size() < 2 || (are_seated(pieces) && !numbers)) return;
  const std::string first = pieces.front().seat;
  for (Piece& piece : pieces) {
    const bool is_first = &piece == &pieces.front();
    if (piece.is_letter() && (!is_first || pieces[1].seat == first)) piece = with_suit(piece);
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
    MATADOR_ASSIGN_OR_RETURN(const Seat seat, read_seat(piece.seat, game, players));
    hands.resize(std::max(hands.size(), at(seat) + 1));
    if (!hands[at(seat)].empty()) {
      return invalid("two hands of ", seat_name(game, seat), ": the second is ",
                     in_quotes(piece.hand));
    }
    hands[at(seat)] = piece.hand;
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

// "1:AK.T9.Q87.J HAND HAND HAND", with nothing that could mean something else.
bool is_usual_deal(std::string_view text) {
  const bool seat = text.size() > 2 && text[1] == ':' &&
                    (absl::ascii_isdigit(static_cast<unsigned char>(text[0])) ||
                     absl::StrContains("NESW", text[0]));
  return seat && ranges::all_of(text.substr(2), [](char c) {
           return absl::ascii_isalnum(static_cast<unsigned char>(c)) || c == '.' || c == ' ' ||
                  c == '-';
         });
}

// Whether a seat with what follows it is one hand of several, and no deal of its own.
bool is_hand_of_a_seat(const Piece& piece) {
  return !piece.is_suit_alone() && !piece.hand.empty() &&
         (words(piece.hand).size() == 1 || !are_hands_in_groups(piece.hand));
}

}  // namespace

bool is_hands_text(std::string_view text) {
  std::vector<Piece> lines;
  for (const std::string& line : lines_of(std::string(text))) lines.push_back(piece_of(line));
  if (lines.empty()) return false;
  const auto seats = ranges::count_if(lines, [](const Piece& line) { return !line.seat.empty(); });
  if (seats == 0) return are_four_whole_hands(in_one_line(std::string(text)));
  if (seats == 1) return !lines.front().seat.empty();
  return are_seated(lines) && ranges::all_of(lines, is_hand_of_a_seat);
}

std::string one_line_of_hands(const std::string& text) {
  std::vector<std::string> lines = lines_of(text);
  if (lines.empty()) return text;
  const Piece first = piece_of(lines.front());
  const auto has_seat = [](const std::string& line) { return !piece_of(line).seat.empty(); };
  if (ranges::count_if(lines, has_seat) > 1) return absl::StrJoin(lines, " | ");
  std::string seat;
  if (!first.seat.empty()) {
    seat = first.seat + ":";
    lines.front() = first.hand;
    if (first.hand.empty()) lines.erase(lines.begin());
  }
  const bool words_are_hands = ranges::all_of(lines, [](const std::string& line) {
    return absl::StrContains(line, '|') || !absl::StrContains(line, ' ') ||
           are_hands_in_groups(line);
  });
  const std::string hands = absl::StrJoin(lines, words_are_hands ? " " : " | ");
  return (seat.empty() && are_four_whole_hands(hands) ? "N:" : seat) + hands;
}

std::string in_one_line(std::string text) {
  ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

bool looks_like_cards(const std::string& word) {
  const std::string plain = plain_symbols(word);
  for (std::size_t i = 0; i < plain.size(); ++i) {
    if (symbol_length(std::string_view(plain).substr(i))) return true;
  }
  const std::vector<std::string> all = words(word);
  return all.size() > 3 || (!all.empty() && cards_in_groups(all.front()) > 0);
}

absl::StatusOr<std::string> order_hands(const std::string& text, const Game& game, int seats) {
  if (is_usual_deal(text)) return text;
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
    return invalid(
        "some hands have their seat before them and some do not, expected all of them or the "
        "first alone");
  }
  std::vector<std::string> hands;
  for (const Piece& piece : pieces) hands.push_back(piece.hand);
  return absl::StrCat(only_first ? pieces.front().seat : "1", ":", absl::StrJoin(hands, " | "));
}

bool is_seated_hand(const std::string& line) {
  if (line.starts_with('[')) return false;  // a tag, as most lines are
  const Piece piece = piece_of(line);
  return !piece.seat.empty() && !piece.is_suit_alone() && !piece.hand.empty();
}

}  // namespace matador

#include "formats/cards/card_list.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/spellings.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

// A part of the list without blanks: at most one suit and its ranks.
struct Unit {
  std::string text;
  bool marked = false;  // a colon stands behind it
};

// What a unit can be.
struct Meaning {
  std::optional<Suit> suit;
  std::vector<Rank> ranks;
  bool rank_first = false;
};

std::vector<std::string> words_of(const std::string& text) {
  return absl::StrSplit(text, absl::ByAnyChar(" \t,;"), absl::SkipEmpty());
}

constexpr std::array<std::string_view, 3> kVoid{"-", "\u2013", "\u2014"};

// "♠ak♥j10" has a symbol before each part, "j♥10♠" behind each.
void add_parts(std::string_view word, bool marked, std::vector<Unit>& units) {
  const bool symbols_first = symbol_length(word).has_value();
  std::size_t begin = 0;
  for (std::size_t i = 0; i < word.size();) {
    const std::optional<std::size_t> symbol = symbol_length(word.substr(i));
    const std::size_t next = i + symbol.value_or(1);
    const std::size_t end = symbols_first ? i : next;
    if (symbol && end > begin) {
      units.push_back({std::string(word.substr(begin, end - begin))});
      begin = end;
    }
    i = next;
  }
  if (begin < word.size()) units.push_back({std::string(word.substr(begin))});
  units.back().marked = marked;
}

// "jack of hearts", "valet de coeur"
bool is_between_names(const std::string& word) {
  return is_same_name(word, "of") || is_same_name(word, "de");
}

// None where nothing stands before a colon, or "of" is not between a rank and a suit.
std::optional<std::vector<Unit>> units_of(std::string_view text, const CardStyle& style) {
  std::vector<Unit> units;
  const std::vector<std::string> words = words_of(plain_symbols(text));
  for (std::size_t place = 0; place < words.size(); ++place) {
    if (is_between_names(words[place])) {
      const bool between = place > 0 && place + 1 < words.size();
      if (!between || !rank_of(plain_letters(words[place - 1]), style) ||
          !suit_of(plain_letters(words[place + 1]), style)) {
        return {};
      }
      continue;
    }
    const std::vector<std::string> parts = absl::StrSplit(words[place], ':');
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const bool marked = i + 1 < parts.size();
      if (parts[i].empty() && marked) return {};
      if (!parts[i].empty()) add_parts(parts[i], marked, units);
    }
  }
  return units;
}

// Whether a card of the list plainly has its rank first: KH, but not KD.
bool has_plain_turned_card(const std::vector<Unit>& units, const CardStyle& style) {
  return ranges::any_of(units, [&](const Unit& unit) {
    const std::string text = plain_letters(unit.text);
    return turned_card_of(text, style) && !card_of(text, style) && !may_be_a_queen(text, style);
  });
}

// Of a list whose suits are symbols or words, where a D alone is a queen and no diamonds.
bool has_suits_in_words(const std::vector<Unit>& units, const CardStyle& style) {
  return ranges::any_of(
      units, [&](const Unit& unit) { return is_suit_in_words(plain_letters(unit.text), style); });
}

// In what way the letters of a list may be read.
struct Letters {
  bool turned;    // KD as the king of diamonds
  bool initials;  // D and B, where they stand alone, as queen and jack
};

std::vector<Meaning> meanings_of(const std::string& unit, Letters letters, const CardStyle& style) {
  const std::string text = plain_letters(unit);
  std::vector<Meaning> meanings;
  if (letters.initials && ranks_of(text, style).empty()) {
    if (auto ranks = ranks_with_initials(text, style); !ranks.empty()) return {{{}, ranks}};
  }
  if (const auto suit = suit_of(text, style)) meanings.push_back({*suit, {}});
  if (auto ranks = ranks_of(text, style); !ranks.empty()) meanings.push_back({{}, ranks});
  for (const auto& [suit, ranks] : suits_and_ranks_of(text, style)) {
    meanings.push_back({suit, ranks});
  }
  const auto card = turned_card_of(text, style);
  if (card && (letters.turned || !may_be_a_queen(text, style))) {
    meanings.push_back({card->suit(), {card->rank()}, /*rank_first=*/true});
  }
  return meanings;
}

// One way to read the list up to some unit.
struct ListReading {
  enum class Order { kNotKnown, kSuitFirst, kRankFirst };

  std::vector<Card> cards;
  Order order = Order::kNotKnown;
  std::optional<Suit> suit;  // it stood alone: ranks follow
  bool marked = false;       // by a colon, and so are the suits that follow
  bool bare = false;         // no rank has followed it yet
  std::optional<Rank> rank;  // it stood alone: its suit follows

  bool is_complete() const { return !rank && (!bare || marked); }
  bool goes_on_like(const ListReading& other) const {
    return order == other.order && suit == other.suit && marked == other.marked &&
           bare == other.bare && rank == other.rank;
  }

  void add(Suit of, const std::vector<Rank>& ranks) {
    for (Rank each : ranks) cards.emplace_back(of, each);
  }

  // Each of these is false where the list cannot go on like that.
  bool add_suit(Suit next, bool colon) {
    if (rank) {
      add(next, {*rank});
      rank.reset();
      return !colon;
    }
    if (order == Order::kRankFirst || !is_complete() || (marked && !colon)) return false;
    order = Order::kSuitFirst;
    suit = next;
    marked = colon;
    bare = true;
    return true;
  }
  bool add_ranks(const std::vector<Rank>& ranks) {
    if (suit) {
      add(*suit, ranks);
      bare = false;
      return true;
    }
    if (order == Order::kSuitFirst || rank || ranks.size() > 1) return false;
    order = Order::kRankFirst;
    rank = ranks.front();
    return true;
  }
  bool add_whole(const Meaning& meaning) {
    if (rank || bare || marked) return false;
    const Order wanted = meaning.rank_first ? Order::kRankFirst : Order::kSuitFirst;
    if (order != Order::kNotKnown && order != wanted) return false;
    order = wanted;
    suit.reset();
    add(*meaning.suit, meaning.ranks);
    return true;
  }
  bool add_void() {
    if (!bare) return false;
    bare = false;
    return true;
  }
  bool add(const Meaning& meaning, bool colon) {
    if (meaning.suit && meaning.ranks.empty()) return add_suit(*meaning.suit, colon);
    if (colon) return false;
    return meaning.suit ? add_whole(meaning) : add_ranks(meaning.ranks);
  }
};

// Every way to go on. Of those that go on alike two are enough: if one can be completed, the other
// can, and then the list is ambiguous.
std::vector<ListReading> next_readings(const std::vector<ListReading>& readings, const Unit& unit,
                                       const std::vector<Meaning>& meanings) {
  std::vector<ListReading> next;
  const auto keep = [&](const ListReading& reading) {
    int alike = 0;
    for (const ListReading& other : next) {
      if (!reading.goes_on_like(other)) continue;
      if (other.cards == reading.cards || ++alike == 2) return;
    }
    next.push_back(reading);
  };
  for (const ListReading& reading : readings) {
    for (const Meaning& meaning : meanings) {
      ListReading longer = reading;
      if (longer.add(meaning, unit.marked)) keep(longer);
    }
    ListReading longer = reading;
    if (ranges::contains(kVoid, unit.text) && longer.add_void()) keep(longer);
  }
  return next;
}

// The cards from `first` on, as many as show where two readings differ.
std::string cards_text(const std::vector<Card>& cards, std::size_t first, const CardStyle& style) {
  constexpr std::ptrdiff_t kShown = 4;
  const auto begin = cards.begin() + static_cast<std::ptrdiff_t>(first);
  const auto end = cards.end() - begin > kShown + 1 ? begin + kShown : cards.end();
  const std::string shown = absl::StrJoin(
      begin, end, " ", [&](std::string* out, Card card) { *out += write_card(card, style); });
  return absl::StrCat(first > 0 ? "... " : "", shown, end == cards.end() ? "" : " ...");
}

absl::Status two_readings(std::string_view text, const std::vector<Card>& one,
                          const std::vector<Card>& other, const CardStyle& style) {
  std::size_t same = 0;
  while (same < std::min(one.size(), other.size()) && one[same] == other[same]) ++same;
  const std::size_t first = same > 1 ? same - 1 : 0;  // a card that both have goes before
  return invalid(in_quotes(text), " can be read as ", cards_text(one, first, style), " or as ",
                 cards_text(other, first, style), ": write each card with its suit");
}

// Of a unit with which none of the readings goes on; `before` is the unit before it, if any.
absl::Status fault_at(const Unit& unit, const Unit* before, const std::vector<Meaning>& meanings,
                      const std::vector<ListReading>& readings, const CardStyle& style) {
  using Order = ListReading::Order;
  const Order order = readings.front().order;
  for (const Meaning& meaning : meanings) {
    const bool suit_first = meaning.suit && !meaning.rank_first;
    if (order != (suit_first ? Order::kRankFirst : Order::kSuitFirst) || !meaning.suit) continue;
    return invalid(in_quotes(unit.text), " has the ", suit_first ? "suit" : "rank",
                   " first, but the cards before it have the ", suit_first ? "rank" : "suit");
  }
  if (meanings.empty() || before == nullptr) return unknown_card(unit.text, style);
  return about_part(invalid(in_quotes(unit.text), " cannot stand behind ", in_quotes(before->text),
                            ": write each card with its suit"),
                    unit.text);
}

// Of cards in two letters with blanks between them; none of other lists.
std::optional<std::vector<Card>> usual_list(std::string_view text, const CardStyle& style) {
  std::vector<Card> cards;
  cards.reserve(text.size() / 3 + 1);
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    const std::optional<Card> card = usual_card(word, style);
    if (!card) return std::nullopt;
    cards.push_back(*card);
    text.remove_prefix(std::min(word.size() + 1, text.size()));
  }
  return cards.empty() ? std::nullopt : std::optional(std::move(cards));
}

// Of words that all are cards with their suit first; none of others.
std::optional<std::vector<Card>> plain_list(std::string_view text, const CardStyle& style) {
  std::vector<Card> cards;
  for (const std::string& word : words_of(plain_cards(text))) {
    const std::optional<Card> card = card_of(word, style);
    if (!card) return std::nullopt;
    cards.push_back(*card);
  }
  return cards.empty() ? std::nullopt : std::optional(cards);
}

absl::StatusOr<std::vector<Card>> read_units(const std::string& text,
                                             const std::vector<Unit>& units, bool initials,
                                             const CardStyle& style) {
  std::vector<ListReading> readings(1);
  const Unit* before = nullptr;
  const Letters letters{.turned = has_plain_turned_card(units, style), .initials = initials};
  for (const Unit& unit : units) {
    const std::vector<Meaning> meanings = meanings_of(unit.text, letters, style);
    std::vector<ListReading> next = next_readings(readings, unit, meanings);
    if (const auto rank = last_resort(plain_letters(unit.text), style); rank && next.empty()) {
      next = next_readings(readings, unit, {{{}, {*rank}}});
    }
    if (next.empty()) return fault_at(unit, before, meanings, readings, style);
    before = &unit;
    readings = std::move(next);
  }
  std::erase_if(readings, [](const ListReading& reading) { return !reading.is_complete(); });
  if (readings.empty()) return unknown_card(units.back().text, style);
  for (const ListReading& other : readings) {
    if (other.cards == readings.front().cards) continue;
    return two_readings(text, readings.front().cards, other.cards, style);
  }
  return readings.front().cards;
}

}  // namespace

absl::StatusOr<std::vector<Card>> read_card_list(std::string_view typed, const CardStyle& style) {
  if (auto cards = usual_list(typed, style)) return *std::move(cards);
  const std::string text = whole_names(typed, style);
  if (auto cards = plain_list(text, style)) return *std::move(cards);
  const std::optional<std::vector<Unit>> units = units_of(text, style);
  if (!units || (units->empty() && !words(text).empty())) {
    return unknown_card(text, style);
  }
  if (has_suits_in_words(*units, style)) {
    auto cards = read_units(text, *units, /*initials=*/true, style);
    if (cards.ok()) return cards;
  }
  return read_units(text, *units, /*initials=*/false, style);
}

// ---- Moves --------------------------------------------------------------------------------------

namespace {

// "H7", "+D2" for a card that was left out of the pack, "pass".
absl::StatusOr<Move> read_move(const std::string& word, const CardStyle& style) {
  if (is_pass(word)) return Move::pass();
  const bool brought_in = absl::StartsWith(word, "+");
  const absl::StatusOr<Card> card = read_card(word.substr(brought_in ? 1 : 0), style);
  if (!card.ok()) {
    return invalid(card.status().message(), ", or +D2, or pass");
  }
  return brought_in ? Move::bring_in(*card) : Move(*card);
}

}  // namespace

bool is_pass(std::string_view word) {
  if (word.size() < 3) return false;  // most words are cards
  return is_one_of("pass", {"pas", "passe", "passer", "weiter"}, word);
}

absl::StatusOr<std::vector<Move>> read_play(const std::string& text, const CardStyle& style) {
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Card> cards, read_card_list(text, style));
  return std::vector<Move>(cards.begin(), cards.end());
}

absl::StatusOr<std::vector<Move>> read_moves(const std::string& text, const CardStyle& style) {
  std::vector<Move> moves;
  for (const std::string& word : words(text)) {
    MATADOR_ASSIGN_OR_RETURN(const Move move, read_move(word, style));
    moves.push_back(move);
  }
  return moves;
}

bool has_other_moves(const std::string& text) {
  const std::vector<std::string> all = words(text);
  return std::any_of(all.begin(), all.end(), [](const std::string& word) {
    return is_pass(word) || absl::StartsWith(word, "+");
  });
}

std::string write_move(Move move, const CardStyle& style) {
  if (move.kind == Move::Kind::kPass) return "pass";
  return (move.kind == Move::Kind::kBringIn ? "+" : "") + write_card(move.card, style);
}

std::string move_text(Move move, const CardFace& face) {
  if (move.kind == Move::Kind::kPass) return "pass";
  return (move.kind == Move::Kind::kBringIn ? "+" : "") + face.card(move.card);
}

}  // namespace matador

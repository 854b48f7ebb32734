// How the cards of a game are written: letters of suits and ranks, symbols, the names of the suits,
// and the order of the groups of a hand in a deal file.
//
//   const CardStyle& style = card_style(*find_game("sjavs"));
//   absl::StatusOr<Card> card = read_card("\u2663Q", style);        // or "CQ", "cq"
//   absl::StatusOr<CardSet> hand = read_hand("AK.T9.Q87.J", style);
//   write_hand(*hand, style) == "AK.T9.Q87.J";
//   read_cards("H7 C9", style);                                     // a set, in any order
//   read_suit("clubs", style);

#ifndef MATADOR_FORMATS_CARDS_CARD_STYLE_H_
#define MATADOR_FORMATS_CARDS_CARD_STYLE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/words/language.h"
#include "solver/cards/card_set.h"
#include "solver/games/game.h"

namespace matador {

// Other spellings of a suit or a rank that are read, but never written, in plain letters (text.h)
// and with blanks between them: "eichel eichle".
struct SuitSpellings {
  std::string_view words;
  Suit suit;
};
struct RankSpellings {
  std::string_view words;
  Rank rank;
};

// How cards are shown to people: suits on a screen that has symbols and on one that has not, their
// names in English, or as the game has them, and in German, and the letters of the ranks.
struct CardLook {
  std::array<std::string_view, kSuits> symbols;
  std::array<std::string_view, kSuits> plain;
  std::array<std::string_view, kSuits> names;
  std::array<std::string_view, kSuits> german_names;
  std::string_view ranks;
};

// The rank that a letter in upper or lower case stands for; of two with one letter the higher.
class RankOfLetter {
 public:
  constexpr explicit RankOfLetter(std::string_view letters) {
    ranks_.fill(kNone);
    for (std::size_t rank = 0; rank < letters.size(); ++rank) {
      const char letter = letters[rank];
      ranks_[static_cast<unsigned char>(letter)] = static_cast<std::int8_t>(rank);
      if (letter < 'A' || letter > 'Z') continue;
      ranks_[static_cast<unsigned char>(letter - 'A' + 'a')] = static_cast<std::int8_t>(rank);
    }
  }

  std::optional<Rank> operator()(char letter) const {
    const std::int8_t rank = ranks_[static_cast<unsigned char>(letter)];
    return rank == kNone ? std::nullopt : std::optional(static_cast<Rank>(rank));
  }

 private:
  static constexpr std::int8_t kNone = -1;
  std::array<std::int8_t, 256> ranks_{};
};

// Letters and names stand at the index of their suit or rank.
struct CardStyle {
  std::string_view suit_letters;
  std::string_view rank_letters;
  std::array<std::string_view, kSuits> suit_names;
  std::array<Suit, kSuits> groups;  // of a hand, first to last
  std::array<Suit, kSuits> french;  // what each French suit, by its index, is read as
  CardLook look;
  std::span<const SuitSpellings> other_suits;
  std::span<const RankSpellings> other_ranks;
  // Names of ranks beside those of all games; and names that are read only where the text can be
  // nothing else.
  std::span<const RankSpellings> rank_names = {};
  std::span<const RankSpellings> last_resorts = {};
  RankOfLetter rank_of = RankOfLetter(rank_letters);

  char letter(Suit suit) const { return suit_letters[at(suit)]; }
  char letter(Rank rank) const { return rank_letters[at(rank)]; }
  std::string_view name(Suit suit) const { return suit_names[at(suit)]; }
};

extern const CardStyle kFrenchCards;
// French suits where an S is another suit: "Sp".
inline constexpr std::array<std::string_view, kSuits> kTwoLetters{"Cl", "Sp", "He", "Di"};

// French suits by letters or symbols, as in "CHSD", as long as each is a suit that has not come
// before.
std::vector<Suit> read_french_suits(std::string_view text);

// "the suits are S H D C, the ranks A K Q J T 9 8 7"
std::string letters_of(CardSet pack, const CardStyle& style);

// The card style of a game.
const CardStyle& card_style(const Game& game);

// The trump suit of a contract that has its name: that of "clubs"; none of "solo-herz".
std::optional<Suit> suit_for_name(const Game& game, Contract contract);

// What people call a contract: "acorns", as the suits are shown; "spil in clubs".
std::string shown_contract(const Game& game, Contract contract,
                           Language language = Language::kEnglish);

// The end of a message about a contract that is none of these names: the nearest, or that of a suit
// where contracts go by their trumps; else all names.
std::string contract_meant(const std::string& text, const std::vector<std::string>& names,
                           const Game& game);

// One card: suit, then rank, or the rank first; each by a letter, symbol or name (spellings.h), in
// upper or lower case; 10 is read for T: "CQ", "Q\u2663", of Swiss cards also "EiU" or
// "schellen10". InvalidArgument, with a sentence for people, if the text is no card.
absl::StatusOr<Card> read_card(std::string_view text, const CardStyle& style);
absl::Status unknown_card(std::string_view text, const CardStyle& style);
std::string write_card(Card card, const CardStyle& style);

// Cards as in card_list.h, each once; in any order, and written in listing order (rules 0.4).
absl::StatusOr<CardSet> read_cards(const std::string& text, const CardStyle& style);
std::string write_cards(CardSet cards, const CardStyle& style);

// A suit by its name, another spelling or its letter: "schellen", "\u2666", "D"; in upper or lower
// case.
absl::StatusOr<Suit> read_suit(const std::string& name, const CardStyle& style);

// A hand: four groups of ranks with dots between them, or its cards. Ranks are written high to low.
// A message about an unknown rank names those of the pack, if that is given.
absl::StatusOr<CardSet> read_hand(std::string_view text, const CardStyle& style, CardSet pack = {});
// A hand in the usual form, "AK.T9.Q87.J", each card once; none where it may still be one in
// another spelling, or is at fault.
std::optional<CardSet> usual_hand(std::string_view text, const CardStyle& style);
std::string write_hand(CardSet hand, const CardStyle& style);
void append_hand(CardSet hand, const CardStyle& style, std::string& text);

// How cards are shown to people on their screen: symbols where it has them, and 10 for the ten.
class CardFace {
 public:
  CardFace(const CardStyle& style, bool symbols) : style_(style), symbols_(symbols) {}

  std::string suit(Suit suit) const;
  std::size_t suit_width() const;  // columns of the widest
  std::string rank(Rank rank) const;
  std::string card(Card card) const { return suit(card.suit()) + rank(card.rank()); }
  std::string cards(CardSet cards) const;  // with blanks between them
  std::string none() const { return symbols_ ? "\u2013" : "-"; }
  const CardStyle& style() const { return style_; }

 private:
  const CardStyle& style_;
  bool symbols_;
};

// Names that players have for single cards, beside those that all games share.
struct CardNames {
  std::span<const std::string_view> languages;
  // A line about a task, with the names in one of the languages.
  std::string (*line)(const Task& task, std::string_view language, const CardFace& face);
};

}  // namespace matador

#endif  // MATADOR_FORMATS_CARDS_CARD_STYLE_H_

// How suits and ranks are spelt: the letters and names of a style, French letters and symbols, and
// the names in the languages that people play in. One suit, rank or card in plain letters
// (plain_cards); lists of cards are in card_list.h.
//
//   suit_of("trefle", style)   rank_of("bube", style)   card_of("herzbube", style)

#ifndef MATADOR_FORMATS_CARDS_SPELLINGS_H_
#define MATADOR_FORMATS_CARDS_SPELLINGS_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/cards/card_style.h"

namespace matador {

// The text with black symbols in place of white ones, and without the wish of some keyboards to see
// a symbol in colour.
std::string plain_symbols(std::string_view text);
// That, and accents left out, as plain_letters() does.
std::string plain_cards(std::string_view text);

// A text with the whole names of suits in place of Kr, Pi, He, Ka and Sche before ranks, which in
// small or capital letters could be ranks themselves; and with blanks in place of hyphens within
// words: "KrB Ka10 Kreuz-Bube" is "kreuzB karo10 Kreuz Bube".
std::string whole_names(std::string_view text, const CardStyle& style);

// Whether the text begins with a symbol of a suit, and how many bytes it has.
std::optional<std::size_t> symbol_length(std::string_view text);

// A card in its usual form, two letters in upper or lower case. None where the text may still be
// something in another spelling.
std::optional<Card> usual_card(std::string_view text, const CardStyle& style);

// What all of the text is: a suit, also by its letter; a rank; one rank or several by their
// letters, "ak10", none where it is something else.
std::optional<Suit> suit_of(std::string_view text, const CardStyle& style);
std::optional<Rank> rank_of(std::string_view text, const CardStyle& style);
std::vector<Rank> ranks_of(std::string_view text, const CardStyle& style);
// Ranks by their letters, D and B for queen and jack among them: "kdb".
std::vector<Rank> ranks_with_initials(std::string_view text, const CardStyle& style);

// Whether a text is a suit as people write it who call a queen Dame: a symbol, or a word of another
// language than English.
bool is_suit_in_words(std::string_view text, const CardStyle& style);

// A suit by its name, with accents or without, by another spelling or by its letter.
std::optional<Suit> named_suit(std::string_view name, const CardStyle& style);

// The names of the suits that the first letter of a card can stand for, where ranks follow it:
// "Kreuz" and "Karo" of KB. They are German, as B is a jack there; none where the letter is already
// that of a suit.
std::vector<std::string> suits_with_letter(std::string_view card, const CardStyle& style);

// Takes a rank from the front of the text, by its letter where it has one; nothing where there is
// none.
std::optional<Rank> take_rank(std::string_view& text, const CardStyle& style);

// The rank that all of the text may be where it can be nothing else.
std::optional<Rank> last_resort(std::string_view text, const CardStyle& style);

// The longer names of suits, and of suits and ranks, in all languages.
std::vector<std::string> names_of_suits(const CardStyle& style);
std::vector<std::string> names_of_cards(const CardStyle& style);

// A card with its suit first, and with its rank first. Behind a symbol or a word, D and B are queen
// and jack.
std::optional<Card> card_of(std::string_view text, const CardStyle& style);
std::optional<Card> turned_card_of(std::string_view text, const CardStyle& style);

// Whether the text is the king of diamonds or Kreuz Dame: KD where D is a queen. Other cards with
// their rank first tell.
bool may_be_a_queen(std::string_view text, const CardStyle& style);

// All suits with several ranks behind them, one after the other, that all of the text can be: of
// Swiss cards "schu9" has one, "ak" the king of acorns.
struct SuitAndRanks {
  Suit suit;
  std::vector<Rank> ranks;
  bool operator==(const SuitAndRanks&) const = default;
};
std::vector<SuitAndRanks> suits_and_ranks_of(std::string_view text, const CardStyle& style);

}  // namespace matador

#endif  // MATADOR_FORMATS_CARDS_SPELLINGS_H_

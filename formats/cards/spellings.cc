#include "formats/cards/spellings.h"

#include <algorithm>
#include <array>
#include <range/v3/algorithm/contains.hpp>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/words/text.h"

namespace matador {
namespace {

// Names of the French suits in German, French, Danish, Faroese and Swiss German. Which suit of a
// style each is, CardStyle::french tells.
constexpr std::array kSuitNames{
    SuitSpellings{"kreuz treff trefle klor kleyvari chruz klover klubbi", Suit::kClubs},
    SuitSpellings{"pik schaufel pique spar spadari schuufle schufle spadi", Suit::kSpades},
    SuitSpellings{"herz coeur hjerter hjartari harz hjarta", Suit::kHearts},
    SuitSpellings{"ecke karo ecken carreau ruder rutari egge eggen ruter tiguli tigul",
                  Suit::kDiamonds}};

// English, German, Swiss German, French, Danish and Faroese.
constexpr std::array kRankNames{
    RankSpellings{"ace ass as es", Rank::kAce},
    RankSpellings{"king konig koenig roi konge kongur", Rank::kKing},
    RankSpellings{"queen dame ober oberer drotning drottning dama fru", Rank::kQueen},
    RankSpellings{"jack bube bauer unter under puur buur valet knaegt bonde knektur unterer gosi",
                  Rank::kJack},
    RankSpellings{"ten zehn banner zehner dix ti tiggju", Rank::kTen},
    RankSpellings{"nine neun neuner neuf ni niggju", Rank::kNine},
    RankSpellings{"eight acht achter huit otte atta", Rank::kEight},
    RankSpellings{"seven sieben siebener sept syv sjey", Rank::kSeven}};

// German suits in two letters, and their names.
struct ShortName {
  std::string_view letters;
  std::string_view name;
};
constexpr std::array kShortNames{ShortName{"Kr", "kreuz"}, ShortName{"Pi", "pik"},
                                 ShortName{"He", "herz"}, ShortName{"Ka", "karo"},
                                 ShortName{"Sche", "schellen"}};

bool is_letter_or_digit(char c) { return absl::ascii_isalnum(static_cast<unsigned char>(c)); }

// "karo10" of "Ka10"; the word where it is no such card.
std::string whole_name(const std::string& word, const CardStyle& style) {
  for (const ShortName& suit : kShortNames) {
    if (!word.starts_with(suit.letters) || word.size() == suit.letters.size()) continue;
    const std::string ranks = word.substr(suit.letters.size());
    const bool marked = !absl::ascii_islower(static_cast<unsigned char>(ranks.front()));
    if (marked && !ranks_of(plain_letters(ranks), style).empty()) {
      return absl::StrCat(std::string(suit.name), ranks);
    }
  }
  return word;
}

// Queen and jack, where a symbol or a word tells the suit: with letters, KD would be Kreuz Dame or
// the king of diamonds.
constexpr std::array kInitials{RankSpellings{"D", Rank::kQueen}, RankSpellings{"B", Rank::kJack}};
constexpr std::size_t kShortestWord = 3;  // "pik"

constexpr std::size_t kShortestName = 4;  // shorter ones are near to anything

char lower(char c) { return absl::ascii_tolower(static_cast<unsigned char>(c)); }
char upper(char c) { return absl::ascii_toupper(static_cast<unsigned char>(c)); }

bool skip_letter(std::string_view& text, char letter) {
  if (text.empty() || upper(text.front()) != letter) return false;
  text.remove_prefix(1);
  return true;
}

// A longer spelling, in upper or lower case.
bool skip_word(std::string_view& text, std::string_view word) {
  const auto same = [](char a, char b) { return lower(a) == lower(b); };
  if (text.size() < word.size() || !std::equal(word.begin(), word.end(), text.begin(), same)) {
    return false;
  }
  text.remove_prefix(word.size());
  return true;
}

// Calls `see` with each word of some spellings and with what it spells, until it returns true.
// Returns whether it did.
template <typename Spellings, typename See>
bool each_word(const Spellings& spellings, const See& see) {
  for (const auto& [words, spelt] : spellings) {
    for (std::string_view left = words; !left.empty();) {
      const std::string_view word = left.substr(0, left.find(' '));
      left.remove_prefix(std::min(word.size() + 1, left.size()));
      if (see(word, spelt)) return true;
    }
  }
  return false;
}

// A letter of the style, or another short spelling of it: 10, or B for a Bube.
std::optional<Rank> take_letter(std::string_view& text, const CardStyle& style) {
  for (int i = 0; i < kRanks; ++i) {
    const auto rank = static_cast<Rank>(i);
    if (skip_letter(text, style.letter(rank))) return rank;
  }
  std::optional<Rank> found;
  each_word(style.other_ranks, [&](std::string_view word, Rank rank) {
    if (skip_word(text, word)) found = rank;
    return found.has_value();
  });
  return found;
}

// Calls `see` with each spelling of a suit in turn, the letters of the style first, until it
// returns true.
template <typename See>
void each_suit_spelling(const CardStyle& style, const See& see) {
  for (Suit suit : kAllSuits) {
    const char letter = style.letter(suit);
    if (see(std::string_view(&letter, 1), suit)) return;
  }
  const CardLook& french = kFrenchCards.look;
  for (Suit suit : kAllSuits) {
    for (std::string_view spelling : {french.plain[at(suit)], french.symbols[at(suit)],
                                      french.names[at(suit)], kTwoLetters[at(suit)]}) {
      if (see(spelling, style.french[at(suit)])) return;
    }
  }
  for (Suit suit : kAllSuits) {
    if (see(style.name(suit), suit)) return;
  }
  if (each_word(style.other_suits, see)) return;
  each_word(kSuitNames,
            [&](std::string_view word, Suit suit) { return see(word, style.french[at(suit)]); });
}

// Calls `see` with each name of a rank in turn, until it returns true.
template <typename See>
void each_rank_name(const CardStyle& style, const See& see) {
  if (!each_word(style.rank_names, see)) each_word(kRankNames, see);
}

bool is_symbol_or_word(std::string_view suit) {
  return symbol_length(suit) || suit.size() >= kShortestWord;
}

// What stands behind this spelling of a suit: one rank, or several by their letters.
std::vector<Rank> ranks_behind(std::string_view suit, std::string_view text,
                               const CardStyle& style) {
  std::vector<Rank> ranks = ranks_of(text, style);
  return ranks.empty() && is_symbol_or_word(suit) ? ranks_with_initials(text, style) : ranks;
}

}  // namespace

std::string plain_symbols(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  return absl::StrReplaceAll(std::string(text), {{"\uFE0F", ""},
                                                 {"\uFE0E", ""},
                                                 {"\u2664", "\u2660"},
                                                 {"\u2661", "\u2665"},
                                                 {"\u2662", "\u2666"},
                                                 {"\u2667", "\u2663"}});
}

std::string whole_names(std::string_view text, const CardStyle& style) {
  std::string whole;
  std::string word;
  const auto end_word = [&] {
    whole += whole_name(word, style);
    word.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool within = i > 0 && i + 1 < text.size() && is_letter_or_digit(text[i - 1]) &&
                        is_letter_or_digit(text[i + 1]);
    if (absl::StrContains(" \t,;:", text[i]) || (text[i] == '-' && within)) {
      end_word();
      whole += text[i] == '-' ? ' ' : text[i];
    } else {
      word += text[i];
    }
  }
  end_word();
  return whole;
}

std::string plain_cards(std::string_view text) { return plain_letters(plain_symbols(text)); }

std::optional<std::size_t> symbol_length(std::string_view text) {
  for (std::string_view symbol : kFrenchCards.look.symbols) {
    if (text.starts_with(symbol)) return symbol.size();
  }
  return std::nullopt;
}

std::optional<Card> usual_card(std::string_view text, const CardStyle& style) {
  if (text.size() != 2) return std::nullopt;
  const std::size_t suit = style.suit_letters.find(upper(text[0]));
  const std::optional<Rank> rank = style.rank_of(text[1]);
  if (suit >= kSuits || !rank) return std::nullopt;
  return Card(static_cast<Suit>(suit), *rank);
}

std::optional<Suit> suit_of(std::string_view text, const CardStyle& style) {
  std::optional<Suit> found;
  each_suit_spelling(style, [&](std::string_view spelling, Suit suit) {
    std::string_view rest = text;
    if (skip_word(rest, spelling) && rest.empty()) found = suit;
    return found.has_value();
  });
  return found;
}

std::optional<Suit> named_suit(std::string_view name, const CardStyle& style) {
  return suit_of(plain_cards(name), style);
}

std::optional<Rank> take_rank(std::string_view& text, const CardStyle& style) {
  if (const std::optional<Rank> letter = take_letter(text, style)) return letter;
  std::optional<Rank> found;
  each_rank_name(style, [&](std::string_view name, Rank rank) {
    if (skip_word(text, name)) found = rank;
    return found.has_value();
  });
  return found;
}

std::optional<Rank> rank_of(std::string_view text, const CardStyle& style) {
  std::optional<Rank> named;
  each_rank_name(style, [&](std::string_view name, Rank rank) {
    std::string_view rest = text;
    if (skip_word(rest, name) && rest.empty()) named = rank;
    return named.has_value();
  });
  if (named) return named;
  const std::optional<Rank> rank = take_rank(text, style);
  return text.empty() ? rank : std::nullopt;
}

std::vector<Rank> ranks_of(std::string_view text, const CardStyle& style) {
  if (const std::optional<Rank> rank = rank_of(text, style)) return {*rank};
  std::vector<Rank> ranks;
  while (const std::optional<Rank> rank = take_letter(text, style)) ranks.push_back(*rank);
  return text.empty() ? ranks : std::vector<Rank>{};
}

std::vector<Rank> ranks_with_initials(std::string_view text, const CardStyle& style) {
  std::vector<Rank> ranks;
  while (!text.empty()) {
    std::optional<Rank> rank = take_letter(text, style);
    for (const auto& [initial, named] : kInitials) {
      if (!rank && skip_word(text, initial)) rank = named;
    }
    if (!rank) return {};
    ranks.push_back(*rank);
  }
  return ranks;
}

bool is_suit_in_words(std::string_view text, const CardStyle& style) {
  if (symbol_length(text) == text.size()) return true;
  const auto is_text = [&](std::string_view word, Suit /*suit*/) {
    return word.size() >= kShortestWord &&
           absl::EqualsIgnoreCase(std::string(text), std::string(word));
  };
  return each_word(style.other_suits, is_text) || each_word(kSuitNames, is_text);
}

std::optional<Card> card_of(std::string_view text, const CardStyle& style) {
  // A suit may be read in several ways, and only with one of them is the rest a rank: RO is a card,
  // and so is RoU.
  std::optional<Card> card;
  each_suit_spelling(style, [&](std::string_view spelling, Suit suit) {
    std::string_view rest = text;
    if (!skip_word(rest, spelling)) return false;
    if (const auto rank = rank_of(rest, style)) {
      card = Card(suit, *rank);
    } else if (is_symbol_or_word(spelling)) {
      const std::vector<Rank> ranks = ranks_with_initials(rest, style);
      if (ranks.size() == 1) card = Card(suit, ranks.front());
    }
    return card.has_value();
  });
  return card;
}

bool may_be_a_queen(std::string_view text, const CardStyle& style) {
  return absl::EqualsIgnoreCase(std::string(text), "KD") && rank_of("D", style);
}

std::optional<Card> turned_card_of(std::string_view text, const CardStyle& style) {
  const std::optional<Rank> rank = take_rank(text, style);
  const std::optional<Suit> suit = rank ? suit_of(text, style) : std::nullopt;
  return suit ? std::optional(Card(*suit, *rank)) : std::nullopt;
}

std::vector<std::string> suits_with_letter(std::string_view card, const CardStyle& style) {
  const std::string text = plain_letters(card);
  if (text.size() < 2 || ranks_of(text.substr(1), style).empty()) return {};
  std::vector<std::string> names;
  for (const ShortName& suit : kShortNames) {
    if (suit.name.front() != text.front()) continue;
    std::string name(suit.name);
    name.front() = upper(name.front());
    names.push_back(name);
  }
  return names;
}

std::optional<Rank> last_resort(std::string_view text, const CardStyle& style) {
  for (const auto& [word, rank] : style.last_resorts) {
    if (absl::EqualsIgnoreCase(std::string(text), std::string(word))) return rank;
  }
  return std::nullopt;
}

std::vector<std::string> names_of_suits(const CardStyle& style) {
  std::vector<std::string> names;
  each_suit_spelling(style, [&](std::string_view name, Suit /*suit*/) {
    if (name.size() >= kShortestName) names.emplace_back(name);
    return false;
  });
  return names;
}

std::vector<std::string> names_of_cards(const CardStyle& style) {
  std::vector<std::string> names = names_of_suits(style);
  each_rank_name(style, [&](std::string_view name, Rank /*rank*/) {
    if (name.size() >= kShortestName) names.emplace_back(name);
    return false;
  });
  return names;
}

std::vector<SuitAndRanks> suits_and_ranks_of(std::string_view text, const CardStyle& style) {
  std::vector<SuitAndRanks> all;
  each_suit_spelling(style, [&](std::string_view spelling, Suit suit) {
    std::string_view rest = text;
    if (!skip_word(rest, spelling)) return false;
    const SuitAndRanks found{suit, ranks_behind(spelling, rest, style)};
    if (!found.ranks.empty() && !ranges::contains(all, found)) all.push_back(found);
    return false;
  });
  return all;
}

}  // namespace matador

#include "formats/cards/swiss_cards.h"

#include <array>
#include <vector>

#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/notation.h"
#include "solver/cards/swiss.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

// As they are shown, and German and Swiss German names in full and in short.
constexpr std::array kOtherSwissSuits{
    SuitSpellings{"ac eichel ei eicheln eichle eichla", swiss::kAcorns},
    SuitSpellings{"sh schilten schi schilte schilt schild", swiss::kShields},
    SuitSpellings{"be schellen sche schelle schalle schalla schallen", swiss::kBells},
    SuitSpellings{"rosen ro rose rosa", swiss::kRoses}};

// What they are called at the table, beside the names of all games (spellings.cc).
constexpr std::array kSwissRankNames{RankSpellings{"sau daus", Rank::kAce},
                                     RankSpellings{"chonig kunig chunig kung chung", Rank::kKing},
                                     RankSpellings{"bueb pur bur", swiss::kUnder},
                                     RankSpellings{"zehner panner", Rank::kTen},
                                     RankSpellings{"neller nall nell nel", Rank::kNine},
                                     RankSpellings{"sechs six", Rank::kSix}};

// The ace again. SU is the under of shields, so this is read only where that is no card.
constexpr std::array kSwissLastResorts{RankSpellings{"su", Rank::kAce}};

// French letters; names of ranks are the same in all games (spellings.cc).
constexpr std::array kOtherSwissRanks{RankSpellings{"10", Rank::kTen},
                                      RankSpellings{"J", swiss::kUnder},
                                      RankSpellings{"Q", swiss::kOber}};

// No screen has symbols for them.
// Two letters: an A beside an A would be acorns and ace.
constexpr std::array<std::string_view, kSuits> kGermanNames{"Eichel", "Rosen", "Schilten",
                                                            "Schellen"};
constexpr CardLook kEnglishLook{.symbols = {"Ac", "Ro", "Sh", "Be"},
                                .plain = {"Ac", "Ro", "Sh", "Be"},
                                .names = {"acorns", "roses", "shields", "bells"},
                                .german_names = kGermanNames,
                                .ranks = kSwissNotation.ranks};
constexpr CardLook kSwissLook{.symbols = {"Ei", "Ro", "Schi", "Sche"},
                              .plain = {"Ei", "Ro", "Schi", "Sche"},
                              .names = {"eichel", "rosen", "schilten", "schellen"},
                              .german_names = kGermanNames,
                              .ranks = kSwissNotation.ranks};

CardStyle& in_use() {
  static CardStyle style = kSwissCards;
  return style;
}

}  // namespace

const CardStyle kSwissCards{
    .suit_letters = kSwissNotation.suits,
    .rank_letters = kSwissNotation.ranks,
    .suit_names = kEnglishLook.names,
    .groups = {swiss::kShields, swiss::kRoses, swiss::kBells, swiss::kAcorns},
    .french = {swiss::kAcorns, swiss::kShields, swiss::kRoses, swiss::kBells},
    .look = kEnglishLook,
    .other_suits = kOtherSwissSuits,
    .other_ranks = kOtherSwissRanks,
    .rank_names = kSwissRankNames,
    .last_resorts = kSwissLastResorts};

absl::StatusOr<CardStyle> swiss_cards(const std::string& suits) {
  CardStyle style = kSwissCards;
  if (suits == "english") return style;
  if (suits == "swiss" || suits == "german") {
    style.look = kSwissLook;
    return style;
  }
  const std::vector<Suit> french = read_french_suits(suits == "french" ? "CHSD" : suits);
  if (french.size() != kSuits) {
    return invalid(
        "unknown suits ", in_quotes(suits),
        ", expected english, swiss, french, or the French suits that acorns, roses, shields and "
        "bells are, as in CHSD",
        did_you_mean(suits, {"english", "swiss", "german", "french"}));
  }
  const CardLook& look = kFrenchCards.look;
  const bool one_letter = french[at(swiss::kShields)] == Suit::kSpades;
  style.look.ranks = look.ranks;
  for (Suit suit : kAllSuits) {
    const std::size_t as = at(french[at(suit)]);
    style.french[as] = suit;
    style.look.symbols[at(suit)] = look.symbols[as];
    style.look.plain[at(suit)] = (one_letter ? look.plain : kTwoLetters)[as];
    style.look.names[at(suit)] = look.names[as];
    style.look.german_names[at(suit)] = look.german_names[as];
  }
  return style;
}

const CardStyle& swiss_cards_in_use() { return in_use(); }

void use_swiss_cards(const CardStyle& style) { in_use() = style; }

}  // namespace matador

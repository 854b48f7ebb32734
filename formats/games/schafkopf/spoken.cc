#include "formats/games/schafkopf/spoken.h"

#include <array>
#include <functional>
#include <range/v3/algorithm/stable_sort.hpp>
#include <vector>

#include "absl/strings/str_replace.h"
#include "formats/cards/spellings.h"
#include "formats/games/game_format.h"
#include "formats/words/text.h"
#include "solver/games/schafkopf/rules.h"

namespace matador::schafkopf {

const GameFormat& format();  // format.cc
namespace {

struct SuitWord {
  std::string_view text;
  Suit suit;
  bool calls = false;  // it is the name of an ace
};

// Beside the names of suits that all games have. A word that another begins with stands behind it.
constexpr std::array kSuitWords{SuitWord{"alten", kEichel, true},
                                SuitWord{"alte", kEichel, true},
                                SuitWord{"blauen", kGras, true},
                                SuitWord{"blaue", kGras, true},
                                SuitWord{"grunen", kGras},
                                SuitWord{"grune", kGras},
                                SuitWord{"pik", kGras},
                                SuitWord{"rot", kHerz},
                                SuitWord{"hundsgfickten", kSchellen, true},
                                SuitWord{"hundsgfickte", kSchellen, true},
                                SuitWord{"bumpel", kSchellen, true},
                                SuitWord{"pumpel", kSchellen, true},
                                SuitWord{"pumpe", kSchellen, true},
                                SuitWord{"bumbs", kSchellen, true},
                                SuitWord{"kugel", kSchellen, true},
                                SuitWord{"kugl", kSchellen, true}};

struct GameWord {
  std::string_view text;
  Type type;
};
constexpr std::array kGameWords{
    GameWord{"bettelnormal", Type::kBettel}, GameWord{"bettel", Type::kBettel},
    GameWord{"sauspiel", Type::kSauspiel},   GameWord{"rufspiel", Type::kSauspiel},
    GameWord{"wenz", Type::kWenz},           GameWord{"geier", Type::kGeier},
    GameWord{"solo", Type::kSolo},           GameWord{"sticht", Type::kSolo},
    GameWord{"aufdie", Type::kSauspiel},     GameWord{"mitder", Type::kSauspiel},
    GameWord{"auf", Type::kSauspiel},        GameWord{"sau", Type::kSauspiel},
    GameWord{"hochzeit", Type::kHochzeit},   GameWord{"heirat", Type::kHochzeit},
    GameWord{"ramsch", Type::kRamsch}};

bool take(std::string_view word, std::string& text) {
  const std::size_t place = text.find(word);
  if (place == std::string::npos) return false;
  text.erase(place, word.size());
  return true;
}

std::optional<SuitWord> take_suit(std::string& text) {
  for (const SuitWord& word : kSuitWords) {
    if (take(word.text, text)) return word;
  }
  const CardStyle& style = format().cards();
  std::vector<std::string> names = names_of_suits(style);
  ranges::stable_sort(names, std::greater<>(), &std::string::size);
  for (const std::string& name : names) {
    if (take(name, text)) return SuitWord{{}, *suit_of(name, style)};
  }
  return std::nullopt;
}

// "Rufspiel" and "auf die": a Sauspiel may have several of its words.
std::optional<Type> take_game(std::string& text) {
  std::optional<Type> type;
  for (const GameWord& word : kGameWords) {
    if ((!type || (type == Type::kSauspiel && type == word.type)) && take(word.text, text)) {
      type = word.type;
    }
  }
  return type;
}

}  // namespace

std::optional<Spoken> read_spoken(const std::string& text) {
  std::string left = absl::StrReplaceAll(plain_letters(text), {{" ", ""}, {"-", ""}});
  const bool tout = take("tout", left);
  const bool needs_suit = take("farb", left);
  const std::optional<SuitWord> suit = take_suit(left);
  std::optional<Type> type = take_game(left);
  if (!type && suit && suit->calls) {
    take("die", left);
    type = Type::kSauspiel;
  }
  if (!type || !left.empty() || (needs_suit && !suit)) return std::nullopt;
  for (const Kind& kind : Rules::kContracts) {
    const bool same_suit =
        kind.suit.has_value() == suit.has_value() && (!suit || kind.suit == suit->suit);
    if (kind.type == type && same_suit) return Spoken{kind.name, tout};
  }
  return std::nullopt;
}

}  // namespace matador::schafkopf

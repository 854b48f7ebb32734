#include "formats/games/scharwenzel/matador_names.h"

#include <array>
#include <range/v3/algorithm/find.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/games/scharwenzel/rules.h"

namespace matador {
namespace {

struct Language {
  std::string_view name;
  std::array<std::string_view, scharwenzel::Rules::kMatadors> matadors;
};

constexpr std::array kLanguages{
    Language{"german",
             {"Spadille", "Manille", "Basta", "Kreuzbauer", "Pikbauer", "Herzbauer", "Karobauer"}},
    Language{"low-german",
             {"Oldsch", "S\u00F6v", "Basta", "Kleverbur", "Piekbur", "Hartenbur", "Rutenbur"}},
    Language{"sailors",
             {"K\u00E4ppen sin Madam", "St\u00FCrmann", "K\u00E4ppen sin Dochter", "Timmermann",
              "Murmann", "Knuppen", "Waterdreger"}}};

}  // namespace

std::vector<std::string> matador_languages() {
  std::vector<std::string> names;
  for (const Language& language : kLanguages) names.emplace_back(language.name);
  return names;
}

std::string matador_names(Suit trump, std::string_view language, const CardFace& face) {
  const auto* const names = ranges::find(kLanguages, language, &Language::name);
  const auto cards = scharwenzel::Rules::matadors(trump);
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    parts.push_back(absl::StrCat(face.card(cards.at(i)), " ", std::string(names->matadors.at(i))));
  }
  return absl::StrJoin(parts, ", ");
}

}  // namespace matador

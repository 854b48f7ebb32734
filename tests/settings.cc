#include "tests/settings.h"

#include "solver/search/techniques.h"

namespace matador {

std::vector<Setting> settings() {
  using search::bit_of;
  using search::kAllTechniques;
  using search::Technique;
  std::vector<Setting> settings;
  settings.emplace_back("all", kAllTechniques);
  settings.emplace_back("all, any machine", kAllTechniques, false);
  settings.emplace_back("none", 0);
  settings.emplace_back("none, any machine", 0, false);
  for (const search::TechniqueFact& fact : search::kTechniques) {
    const std::string name(fact.name);
    const std::uint32_t bit = bit_of(fact.technique);
    settings.emplace_back("only " + name, bit);
    settings.emplace_back("all but " + name, kAllTechniques & ~bit);
    if (fact.technique != Technique::kTable) {
      settings.emplace_back("only table and " + name, bit | bit_of(Technique::kTable));
    }
  }
  return settings;
}

}  // namespace matador

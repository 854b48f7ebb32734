#include "tests/support/settings.h"

#include "solver/search/common/techniques.h"

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

std::vector<Setting> quick_settings() {
  std::vector<Setting> quick;
  for (Setting& setting : settings()) {
    const bool nearly_all = setting.name.starts_with("all") && setting.name != "all but table";
    if (nearly_all) quick.push_back(std::move(setting));
  }
  return quick;
}

}  // namespace matador

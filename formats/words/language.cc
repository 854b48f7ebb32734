#include "formats/words/language.h"

#include "formats/words/text.h"

namespace matador {

std::optional<Language> find_language(const std::string& name) {
  if (is_one_of("english", {"en", "englisch"}, name)) return Language::kEnglish;
  if (is_one_of("german", {"de", "deutsch"}, name)) return Language::kGerman;
  return std::nullopt;
}

}  // namespace matador

// The languages that answers for people are written in.

#ifndef MATADOR_FORMATS_WORDS_LANGUAGE_H_
#define MATADOR_FORMATS_WORDS_LANGUAGE_H_

#include <optional>
#include <string>

namespace matador {

enum class Language { kEnglish, kGerman };

// "english" or "en", "german", "deutsch" or "de"; none for any other word.
std::optional<Language> find_language(const std::string& name);

}  // namespace matador

#endif  // MATADOR_FORMATS_WORDS_LANGUAGE_H_

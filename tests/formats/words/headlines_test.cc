// Each headline is there in each language, and stands for the same.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <string>

#include "formats/words/language.h"

namespace matador::headlines_test {

constexpr std::size_t kWords = sizeof(Headlines) / sizeof(const char*);

std::array<const char*, kWords> all_words(Language language) {
  std::array<const char*, kWords> words;
  std::memcpy(words.data(), &headlines(language), sizeof(Headlines));
  return words;
}

// "$0 for $1" has the places 0 and 1.
std::string places(const std::string& text) {
  std::string found;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] == '$') found += text[i + 1];
  }
  std::sort(found.begin(), found.end());
  return found;
}

TEST(Headlines, AreCompleteInEachLanguage) {
  const auto english = all_words(Language::kEnglish);
  const auto german = all_words(Language::kGerman);
  for (std::size_t i = 0; i < kWords; ++i) {
    ASSERT_NE(english.at(i), nullptr) << "field " << i;
    ASSERT_NE(german.at(i), nullptr) << english.at(i);
    EXPECT_FALSE(std::string(german.at(i)).empty()) << english.at(i);
    EXPECT_EQ(places(german.at(i)), places(english.at(i))) << english.at(i);
  }
}

}  // namespace matador::headlines_test

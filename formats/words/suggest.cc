#include "formats/words/suggest.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/cord.h"
#include "absl/strings/str_cat.h"
#include "formats/words/text.h"

namespace matador {

// ---- Suggest ------------------------------------------------------------------------------------

namespace {

// No name is nearly as long; longer words are not worth the work.
constexpr std::size_t kLongestWord = 40;

// The number of letters that are enough for the beginning of a name to stand for it.
constexpr std::size_t kShortestBeginning = 3;

}  // namespace

std::size_t edit_distance(const std::string& a, const std::string& b) {
  const std::string left = absl::AsciiStrToLower(a);
  const std::string right = absl::AsciiStrToLower(b);
  // Rows of the usual table: distances of the first i letters from the first 0, 1, 2, ... letters.
  std::vector<std::size_t> before_last, last, row(right.size() + 1);
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= left.size(); ++i) {
    before_last = last;
    last = row;
    row[0] = i;
    for (std::size_t j = 1; j <= right.size(); ++j) {
      const std::size_t change = left[i - 1] == right[j - 1] ? 0 : 1;
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
      const bool swapped =
          i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1];
      if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
  }
  return row.back();
}

std::optional<std::string> nearest(const std::string& word,
                                   const std::vector<std::string>& candidates) {
  if (word.empty() || word.size() > kLongestWord) return std::nullopt;
  std::optional<std::string> best;
  std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (const std::string& candidate : candidates) {
    const bool cut_short = word.size() >= kShortestBeginning && candidate.starts_with(word);
    const std::size_t distance = cut_short ? 1 : edit_distance(word, candidate);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

std::string did_you_mean(const std::string& word, const std::vector<std::string>& candidates) {
  const std::optional<std::string> name = nearest(word, candidates);
  return name ? absl::StrCat("; did you mean \"", *name, "\"?") : "";
}

std::string did_you_mean_or_expected(const std::string& word,
                                     const std::vector<std::string>& candidates) {
  if (candidates.empty()) return ", there are none";
  const std::string meant = did_you_mean(word, candidates);
  return meant.empty() ? absl::StrCat(", expected ", alternatives(candidates)) : meant;
}

std::string unknown_word(const std::string& what, const std::string& word,
                         const std::vector<std::string>& candidates) {
  return absl::StrCat("unknown ", what, " ", in_quotes(word),
                      did_you_mean_or_expected(word, candidates));
}

// ---- Part at fault ------------------------------------------------------------------------------

namespace {

constexpr char kPart[] = "matador/part";

}  // namespace

absl::Status about_part(absl::Status status, std::string_view part) {
  status.SetPayload(kPart, absl::Cord(std::string(part)));
  return status;
}

absl::Status in_other_words(const absl::Status& status, const std::string& message) {
  absl::Status other(status.code(), message);
  if (const auto part = status.GetPayload(kPart)) other.SetPayload(kPart, *part);
  return other;
}

// What is read comes from left to right, so the first such part is the one at fault.
std::optional<std::size_t> place_of_part(std::string_view text, const absl::Status& status) {
  const auto part = status.GetPayload(kPart);
  const std::size_t place = part ? text.find(std::string(*part)) : std::string_view::npos;
  return place == std::string_view::npos ? std::nullopt : std::optional(place);
}

std::string marked_part(std::string_view text, const absl::Status& status) {
  const std::optional<std::size_t> place = place_of_part(text, status);
  if (!place) return "";
  const std::size_t columns = width(printable(text.substr(0, *place)));
  return absl::StrCat(printable(text), "\n", std::string(columns, ' '), "^\n");
}

}  // namespace matador

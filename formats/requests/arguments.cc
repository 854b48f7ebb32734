#include "formats/requests/arguments.h"

#include <cmath>
#include <cstddef>
#include <optional>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"

namespace matador {
namespace {

// Digits, and perhaps a power of ten: "1000000" or "1e6".
std::optional<std::uint64_t> whole_number(const std::string& word) {
  const std::size_t e = word.find('e');
  std::uint64_t number = 0;
  int zeros = 0;
  if (!absl::SimpleAtoi(word.substr(0, e), &number)) return std::nullopt;
  if (e != std::string::npos && !absl::SimpleAtoi(word.substr(e + 1), &zeros)) return std::nullopt;
  if (zeros < 0) return std::nullopt;
  for (; zeros > 0 && number > 0; --zeros) {
    if (number > kMostNumber / 10) return std::nullopt;
    number *= 10;
  }
  return number;
}

}  // namespace

bool Arguments::has(const std::string& name) const {
  known_.insert(name);
  return given_.contains(name);
}

std::string Arguments::text(const std::string& name, const std::string& otherwise) const {
  return has(name) ? given_.at(name) : otherwise;
}

std::string Arguments::needed_text(const std::string& name) const {
  if (!has(name)) throw UsageError("--" + name + " is needed");
  return text(name, "");
}

std::uint64_t Arguments::number(const std::string& name, std::uint64_t otherwise,
                                std::uint64_t least, std::uint64_t most) const {
  if (!has(name)) return otherwise;
  const std::string word = text(name, "");
  const std::optional<std::uint64_t> number = whole_number(word);
  if (!number || *number < least || *number > most) {
    throw UsageError(absl::StrCat("--", name, " ", in_quotes(word), " is not a number from ", least,
                                  " to ", most));
  }
  return *number;
}

double Arguments::above_zero(const std::string& name, const std::string& what) const {
  const std::string word = needed_text(name);
  const bool decimal = word.find_first_not_of("0123456789.eE+-") == std::string::npos;
  double number = 0;
  if (decimal && absl::SimpleAtod(word, &number) && std::isfinite(number) && number > 0) {
    return number;
  }
  throw UsageError(absl::StrCat("--", name, " ", in_quotes(word), ", expected ", what));
}

double Arguments::seconds(const std::string& name) const {
  return has(name) ? above_zero(name, "seconds above 0, as 10 or 0.5") : 0;
}

Format Arguments::format() const {
  if (has("json") && has("csv")) throw UsageError("--json and --csv cannot be used together");
  return has("json") ? Format::kJson : has("csv") ? Format::kCsv : Format::kText;
}

void Arguments::also(const std::string& other, const std::string& name) {
  auto given = given_.extract(other);
  if (given.empty()) return;
  if (given_.contains(name)) {
    throw UsageError(absl::StrCat("--", other, " is --", name, ", which is given too"));
  }
  given.key() = name;
  given_.insert(std::move(given));
}

void Arguments::check_all_known() const {
  for (const auto& [name, value] : given_) {
    if (known_.contains(name)) continue;
    throw UsageError(absl::StrCat("unknown option ", in_quotes(name),
                                  did_you_mean(name, {known_.begin(), known_.end()})));
  }
}

}  // namespace matador

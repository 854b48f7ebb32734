#include "formats/input/notes.h"

#include <algorithm>
#include <charconv>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <span>
#include <string_view>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Notes --------------------------------------------------------------------------------------

namespace {

std::string trimmed(const std::string& text) {
  return std::string(absl::StripAsciiWhitespace(text));
}

// Nobody knows: "", "?".
std::string known_name(const std::string& text) { return is_unknown(text) ? "" : text; }

// The first name that two seats have.
std::optional<std::string> first_twice(const std::vector<std::string>& names) {
  for (auto name = names.begin(); name != names.end(); ++name) {
    if (!name->empty() && std::find(names.begin(), name, *name) != name) return *name;
  }
  return std::nullopt;
}

}  // namespace

std::string reported(const DealRecord& record, const TagName& name) {
  const Tag* tag = record.find(name);
  return tag == nullptr || is_unknown(tag->value) ? "" : tag->value;
}

absl::StatusOr<std::vector<std::string>> read_names(const DealRecord& record, const Game& game,
                                                    int seats) {
  std::vector<std::string> names;
  if (const Tag* tag = record.find(tags::kNames)) {
    for (const std::string& name : std::vector<std::string>(absl::StrSplit(tag->value, ','))) {
      names.push_back(known_name(trimmed(name)));
    }
    if (static_cast<int>(names.size()) != seats) {
      return DealError{tag->line, absl::StrCat("[Names] has ", names.size(), " of ", seats,
                                               " names, expected them by seat with commas between"
                                               " them, and ? for one that is not known")};
    }
    if (const auto twice = first_twice(names)) {
      return DealError{tag->line, absl::StrCat("[Names] has ", in_quotes(*twice),
                                               " twice, expected another name for each seat")};
    }
    return names;
  }
  const std::span<const std::string_view> of_seats = seating(game).names;
  for (std::size_t i = 0; i < of_seats.size(); ++i) {
    const Tag* tag = record.find(of_seats[i]);
    if (tag == nullptr) continue;
    names.resize(of_seats.size());
    names[i] = known_name(trimmed(tag->value));
  }
  const bool any = ranges::any_of(names, [](const auto& name) { return !name.empty(); });
  return any ? names : std::vector<std::string>{};
}

Notes read_notes(const DealRecord& record, const Game& game, int seats) {
  Notes notes;
  notes.id = reported(record, tags::kId);
  notes.names = read_names(record, game, seats).value_or(std::vector<std::string>());
  if (format_of(game).boards != nullptr) notes.board = reported(record, tags::kBoard);
  return notes;
}

std::string bid_text(const Task& task) {
  const BoardsFormat* boards = format_of(*task.game).boards;
  return boards == nullptr ? "" : boards->bid_text(task);
}

std::string fate_of_bid(const Task& task, int tricks, Language language) {
  // In an ending the tricks before decide it too.
  if (task.game->is_ending(task.deal) || bid_text(task).empty()) return "";
  return format_of(*task.game).boards->fate_of_bid(task, tricks, language);
}

// ---- Result words -------------------------------------------------------------------------------

namespace {

using Numbers = std::vector<int>;

// Larger than anything that can be won, and small enough to be added up.
constexpr int kMostWritten = 999;

class ToldReader {
 public:
  explicit ToldReader(const ResultForm& form) : form_(form) {}

  absl::StatusOr<ReportedResult> read(const std::string& text) {
    for (std::string_view word : words(text)) {
      if (word.ends_with(',') || word.ends_with(';')) word.remove_suffix(1);
      std::pair<std::string, std::string> halves =
          absl::StrSplit(std::string(word), absl::MaxSplits('=', 1));
      if (is_same_name(halves.first, "st\u00F6ck")) halves.first = "stoeck";
      if (ranges::find(names_, halves.first) != names_.end()) {
        return invalid(in_quotes(halves.first), " is there twice");
      }
      names_.push_back(halves.first);
      MATADOR_RETURN_IF_ERROR(read_word(halves.first, halves.second));
    }
    for (const std::string& name : needed()) {
      if (ranges::find(names_, name) == names_.end()) {
        return complaint(absl::StrCat("no ", name, " in ", in_quotes(text)));
      }
    }
    if (!form_.points) reported_.points.assign(form_.players, 0);
    return reported_;
  }

 private:
  std::vector<std::string> needed() const {
    std::vector<std::string> names;
    for (const NumbersForm& list : form_.lists) names.emplace_back(list.name);
    if (!names.empty()) return names;
    const bool points = form_.points && !form_.in_order;
    if (points) names.emplace_back("points");
    if (!points || form_.players > 1) names.emplace_back("tricks");
    if (reported_.stoeck) names.emplace_back("melds");
    return names;
  }

  absl::Status read_word(const std::string& name, const std::string& value) {
    if (!form_.lists.empty()) return read_list(name, value);
    if (form_.matadors > 0 && name == "matadors") {
      return read_numbers(name, value, form_.matadors, reported_.matadors.emplace());
    }
    if (form_.in_order) return read_word_of_order(name, value);
    if (form_.points && name == "points")
      return read_numbers(name, value, form_.players, reported_.points);
    if (name == "tricks") return read_numbers(name, value, form_.players, reported_.tricks);
    if (form_.solo && name == "solo") return read_solo(value);
    if (form_.melds > 0 && name == "melds") {
      return read_numbers(name, value, form_.melds, reported_.melds.emplace());
    }
    if (form_.melds > 0 && name == "stoeck") {
      return read_numbers(name, value, form_.melds, reported_.stoeck.emplace());
    }
    return unknown(name);
  }

  absl::Status read_list(const std::string& name, const std::string& value) {
    reported_.lists.resize(form_.lists.size());
    for (std::size_t i = 0; i < form_.lists.size(); ++i) {
      if (form_.lists[i].name != name) continue;
      reported_.lists[i].name = form_.lists[i].name;
      return read_numbers(name, value, form_.lists[i].count, reported_.lists[i].numbers);
    }
    return unknown(name);
  }

  absl::Status read_word_of_order(const std::string& name, const std::string& value) {
    if (name != "tricks") return unknown(name);
    for (char trick : value) {
      if (trick != 'W' && trick != 'L') {
        return complaint(absl::StrCat("a trick is W or L, not ", in_quotes({&trick, 1})));
      }
      reported_.in_order.push_back(trick == 'W');
    }
    return absl::OkStatus();
  }

  absl::Status read_numbers(const std::string& name, const std::string& text, std::size_t count,
                            Numbers& numbers) const {
    const std::vector<std::string> words =
        count == 1 ? std::vector{text} : std::vector<std::string>(absl::StrSplit(text, ','));
    for (const std::string& word : words) {
      const char* end = word.data() + word.size();
      int& number = numbers.emplace_back();
      const auto [stop, error] = std::from_chars(word.data(), end, number);
      if (error != std::errc() || stop != end || number < 0 || number > kMostWritten) {
        return complaint(absl::StrCat("bad number ", in_quotes(word)));
      }
    }
    if (numbers.size() == count) return absl::OkStatus();
    return complaint(absl::StrCat(name, " needs ", count, " numbers, not ", numbers.size()));
  }

  absl::Status read_solo(const std::string& value) {
    reported_.solo = true;
    if (value == "yes") return absl::OkStatus();
    return invalid("solo cannot be ", in_quotes(value), ", only \"yes\", or absent");
  }

  absl::Status unknown(const std::string& name) const {
    const bool number_alone = absl::ascii_isdigit(static_cast<unsigned char>(name.c_str()[0]));
    if (number_alone && form_.points) {
      const std::string number = name.substr(0, name.find_first_not_of("0123456789"));
      return complaint(
          absl::StrCat("unknown word ", in_quotes(name),
                       "; the points of the declaring side are written points=", number));
    }
    std::vector<std::string> known = needed();
    if (form_.players == 1) known.emplace_back("tricks");
    if (form_.matadors > 0) known.emplace_back("matadors");
    if (form_.solo) known.emplace_back("solo");
    if (form_.melds > 0) known.insert(known.end(), {"melds", "stoeck"});
    const std::string meant = did_you_mean(name, known);
    const std::string what = absl::StrCat("unknown word ", in_quotes(name));
    return meant.empty() ? complaint(what) : invalid(what, meant);
  }

  absl::Status complaint(const std::string& what) const {
    return invalid(what, ", ", form_.expected);
  }

  const ResultForm& form_;
  ReportedResult reported_;
  std::vector<std::string> names_;
};

}  // namespace

absl::StatusOr<ReportedResult> read_reported(const std::string& text, const ResultForm& form) {
  return ToldReader(form).read(text);
}

}  // namespace matador

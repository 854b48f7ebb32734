#include "formats/games/bridge/call_notes.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/words/text.h"

namespace matador {
namespace {

std::optional<int> number_of_note(std::string_view text) {
  const std::optional<int> number = small_number(std::string(text));
  return number && *number >= 1 && *number <= kMostNotes ? number : std::nullopt;
}

}  // namespace

std::optional<int> note_in(std::string_view word) {
  const std::size_t begin = word.find('=');
  if (begin == std::string_view::npos) return std::nullopt;
  const std::size_t end = word.find('=', begin + 1);
  if (end == std::string_view::npos) return std::nullopt;
  return number_of_note(word.substr(begin + 1, end - begin - 1));
}

std::string reference_to_note(int number) { return absl::StrCat(" =", number, "="); }

std::string note_tag(int number) { return absl::StrCat(std::string(tags::kNote), number); }

bool is_note_tag(std::string_view name) {
  if (!name.starts_with(tags::kNote.text())) return false;
  const std::optional<int> number = number_of_note(name.substr(tags::kNote.text().size()));
  return number && name == note_tag(*number);
}

std::optional<std::pair<int, std::string>> read_note(std::string_view value) {
  const std::size_t colon = value.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<int> number = number_of_note(value.substr(0, colon));
  std::string text(value.substr(colon + 1));
  absl::StripAsciiWhitespace(&text);
  if (!number || text.empty()) return std::nullopt;
  return std::pair(*number, std::move(text));
}

void number_notes(std::vector<PbnTag>& tags) {
  bool about_cards = false;
  std::vector<PbnTag> numbered;
  for (PbnTag& tag : tags) {
    if (tag.name == tags::kAuction || tag.name == tags::kPlay)
      about_cards = tag.name == tags::kPlay;
    if (tag.name == tags::kNote) {
      const auto note = read_note(tag.value);
      if (about_cards || !note) continue;
      tag.name = note_tag(note->first);
      tag.value = note->second;
    }
    numbered.push_back(std::move(tag));
  }
  tags = std::move(numbered);
}

std::string note_text(const DealRecord& record, int number) {
  return number == 0 ? "" : record.value(note_tag(number));
}

}  // namespace matador

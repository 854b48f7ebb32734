#include "formats/words/part_at_fault.h"

#include "absl/strings/cord.h"
#include "absl/strings/str_cat.h"
#include "formats/words/text.h"

namespace matador {
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

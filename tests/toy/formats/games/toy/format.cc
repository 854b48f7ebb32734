// How the toy is written: with French cards, and with a tag of its own.

#include <array>

#include "absl/strings/str_cat.h"
#include "formats/game_format.h"
#include "formats/input/tag_table.h"
#include "formats/words/text.h"

namespace matador::toy {
namespace {

absl::Status stake_form(const std::string& text, const CardStyle& /*style*/) {
  const std::optional<int> stake = small_number(text);
  if (stake && *stake > 0) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("bad stake ", in_quotes(text)));
}

constexpr std::array kTags{
    KnownTag{.name = "Stake", .concerns = nullptr, .form = stake_form, .asks = true}};

constexpr GameTags kGameTags{.own = kTags};
constexpr GameFormat kFormat{.tags = &kGameTags};

}  // namespace

const GameFormat& format() { return kFormat; }

}  // namespace matador::toy

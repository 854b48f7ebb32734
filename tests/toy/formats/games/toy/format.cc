// How the toy is written: with French cards, and with a tag of its own.

#include <array>

#include "absl/strings/str_cat.h"
#include "formats/game_format.h"
#include "formats/input/tag_table.h"
#include "formats/words/text.h"
#include "solver/games/toy/stake.h"
#include "solver/hand_on.h"

namespace matador::toy {
namespace {

constexpr TagName kStake{"Stake"};

absl::StatusOr<int> read_stake(const std::string& text) {
  const std::optional<int> stake = small_number(text);
  if (stake && *stake > 0) return *stake;
  return invalid("bad stake ", in_quotes(text));
}

OwnFacts read(const DealRecord& record) {
  return Stake{read_stake(record.value(kStake)).value_or(1)};
}

void write(const OwnFacts& own, DealRecord& record) {
  if (!own.empty()) record.add(kStake, absl::StrCat(own.as<Stake>().points));
}

constexpr std::array kTags{
    KnownTag{.name = kStake, .form = [](const std::string& text, const CardStyle& /*style*/) {
               return read_stake(text).status();
             }}};

constexpr GameTags kGameTags{.own = kTags, .read = read, .write = write};
constexpr GameFormat kFormat{.tags = &kGameTags};

}  // namespace

const GameFormat& format() { return kFormat; }

}  // namespace matador::toy

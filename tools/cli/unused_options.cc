#include "tools/cli/unused_options.h"

#include <string_view>
#include <variant>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/swiss_cards.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"

namespace matador {
namespace {

bool has_talon(const DealRecord& /*record*/, const Game& game, int seats) {
  return game.shape(seats).talon_size() > 0;
}

bool has_named_cards(const DealRecord& /*record*/, const Game& game, int /*seats*/) {
  return format_of(game).card_names != nullptr;
}

bool has_swiss_cards(const DealRecord& /*record*/, const Game& game, int /*seats*/) {
  return &card_style(game) == &swiss_cards_in_use();
}

bool has_open_contract(const DealRecord& record, const Game& game, int /*seats*/) {
  return game.names_contract_freely() && record.find(tags::kContract) == nullptr;
}

}  // namespace

struct UnusedOptions::Option {
  std::string_view name;
  bool (*concerns)(const DealRecord& record, const Game& game, int seats);
  std::string_view reason;
  std::string_view command = {};      // none: of all that have it
  std::string_view placeholder = {};  // where a tag has an option of the same name
};

UnusedOptions::UnusedOptions(const CommandLine& line) : command_(line.command()) {
  static constexpr Option kOptions[] = {
      {"exchanges", has_talon, "no deal here has cards to exchange"},
      {"names", has_named_cards, "no deal here has cards with names of their own", "", "LANGUAGE"},
      {"suits", has_swiss_cards, "no deal here is one of Swiss cards"},
      {"contracts", has_open_contract, "no deal here leaves the players a contract to name",
       "advise"},
  };
  for (const Option& option : kOptions) {
    const std::string name(option.name);
    if (!line.has(name) || !(option.command.empty() || option.command == command_)) continue;
    const bool is_tag =
        !option.placeholder.empty() && line.option(name)->placeholder != option.placeholder;
    if (!is_tag) unused_.push_back(&option);
  }
}

std::optional<NumberedDeal> UnusedOptions::seen(std::optional<NumberedDeal> deal) {
  if (deal && !unused_.empty()) {
    if (const auto* record = std::get_if<DealRecord>(&deal->content)) see(*record);
  }
  return deal;
}

UnusedOptions& UnusedOptions::see_game(const std::string& name) {
  DealRecord record;
  record.add(tags::kGame, name);
  see(record);
  return *this;
}

void UnusedOptions::see(const DealRecord& record) {
  const absl::StatusOr<const Game*> read = read_game(record.value(tags::kGame));
  if (!read.ok()) return;
  const Game* game = *read;
  any_deal_ = true;
  const Tag* seats = record.find(tags::kSeats);
  for (int count : game->seat_counts()) {
    if (seats != nullptr && seats->value != std::to_string(count)) continue;
    std::erase_if(unused_,
                  [&](const Option* option) { return option->concerns(record, *game, count); });
  }
}

std::string UnusedOptions::message() const {
  std::string lines;
  if (!any_deal_) return lines;
  for (const Option* option : unused_) {
    absl::StrAppend(&lines, "matador ", command_, ": --", std::string(option->name),
                    " changes nothing: ", std::string(option->reason), "\n");
  }
  return lines;
}

}  // namespace matador

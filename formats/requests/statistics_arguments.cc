#include "formats/requests/statistics_arguments.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "formats/input/problem.h"
#include "formats/query/fixed_cards.h"

namespace matador {
namespace {

// The expression that was read; a fault shows a place in the text, so it begins a new line.
template <typename T>
T usable_text(const char* option, const absl::StatusOr<T>& read) {
  if (read.ok()) return *read;
  throw UsageError(absl::StrCat(option, ":\n", std::string(read.status().message())));
}

}  // namespace

Survey read_survey(const Arguments& arguments) {
  const Game& game = *usable(read_game(arguments.needed_text("game")));
  Survey survey{.game = &game, .seats = game.seat_counts().front()};
  if (arguments.has("seats"))
    survey.seats = usable(read_seat_count(arguments.needed_text("seats"), game));
  survey.fixed = usable(read_fixed(arguments.text("fix", ""), game, survey.seats));
  if (arguments.has("where")) {
    survey.where =
        usable_text("--where", read_condition(arguments.needed_text("where"), game, survey.seats));
  }
  return survey;
}

std::vector<Key> read_by(const Arguments& arguments, const Survey& survey) {
  return usable_text("--by", read_keys(arguments.needed_text("by"), *survey.game, survey.seats));
}

}  // namespace matador

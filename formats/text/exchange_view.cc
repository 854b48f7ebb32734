#include "formats/text/exchange_view.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/games/registry.h"
#include "formats/output/blind_exchange.h"
#include "formats/words/text.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

constexpr std::size_t kValueColumn = 7;
constexpr std::size_t kTakeColumn = 10;

std::string cards_text(CardSet cards, const CardFace& face) {
  return cards.empty() ? "nothing" : face.cards(cards);
}

std::string blind_line(const BlindExchangeValue& blind, const Answer& answer,
                       const CardFace& face) {
  const auto taken = [&](std::string* out, const BlindExchangeValue::Taken& choice) {
    absl::StrAppend(out, value_text(*answer.task.game, answer.request.objective, choice.value),
                    " with ", face.card(choice.card));
  };
  return absl::StrCat("\nWithout looking at the card taken he sets aside ",
                      face.card(blind.discard), ": ", blind.mean(), " on average,\n",
                      absl::StrJoin(blind.values, ", ", taken), ".\n");
}

}  // namespace

std::string exchange_line(const Answer& answer, const CardFace& face) {
  if (answer.task.exchange) return "";
  std::string text =
      "Open    the declarer has still to exchange: the value is that of his best one\n";
  const std::optional<Exchange>& best = answer.solution.exchange;
  if (!best) return text;
  return absl::StrCat(text, "Best    takes ", cards_text(best->take, face), ", sets aside ",
                      cards_text(best->discard, face), "\n");
}

std::string exchange_values(const Answer& answer, const CardFace& face) {
  std::vector<ExchangeValue> exchanges = answer.solution.exchanges;
  if (exchanges.empty()) return "";
  const Objective objective = answer.request.objective;
  const bool fewer = falls(answer.task.game->ladder(answer.task, objective));
  std::stable_sort(exchanges.begin(), exchanges.end(),
                   [fewer](const ExchangeValue& a, const ExchangeValue& b) {
                     return fewer ? a.value < b.value : a.value > b.value;
                   });
  std::string text = absl::StrCat("\n", right_in(kValueColumn, "Value"), "   ",
                                  left_in(kTakeColumn, "Takes"), "Sets aside\n");
  for (const auto& [exchange, value] : exchanges) {
    absl::StrAppend(&text, right_in(kValueColumn, value_text(*answer.task.game, objective, value)),
                    "   ", left_in(kTakeColumn, cards_text(exchange.take, face)),
                    cards_text(exchange.discard, face), "\n");
  }
  const auto blind = format_of(*answer.task.game).best_blind_exchange(answer.solution.exchanges);
  return text + (blind ? blind_line(*blind, answer, face) : "");
}

}  // namespace matador

#include "formats/text/exchange_view.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "formats/output/blind_exchange.h"
#include "formats/words/headlines.h"
#include "formats/words/text.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

constexpr std::size_t kValueColumn = 7;
constexpr std::size_t kTakeColumn = 10;

std::string cards_text(CardSet cards, const CardFace& face, const Headlines& words) {
  return cards.empty() ? words.nothing : face.cards(cards);
}

std::string blind_line(const BlindExchangeValue& blind, const Answer& answer,
                       const CardFace& face) {
  const Headlines& words = headlines(answer.language);
  const auto taken = [&](std::string* out, const BlindExchangeValue::Taken& choice) {
    absl::SubstituteAndAppend(out, words.with_card,
                              value_text(*answer.task.game, answer.request.objective, choice.value),
                              face.card(choice.card));
  };
  return absl::StrCat(
      "\n", absl::Substitute(words.without_looking, face.card(blind.discard), blind.mean()),
      absl::StrJoin(blind.values, ", ", taken), ".\n");
}

}  // namespace

std::string exchange_line(const Answer& answer, const CardFace& face) {
  if (answer.task.exchange) return "";
  const Headlines& words = headlines(answer.language);
  const std::string text = absl::StrCat(left_in(kLabelColumn, words.open), words.still_open, "\n");
  const std::optional<Exchange>& best = answer.solution.exchange;
  if (!best) return text;
  return absl::StrCat(text, left_in(kLabelColumn, words.best_exchange),
                      absl::Substitute(words.takes, cards_text(best->take, face, words),
                                       cards_text(best->discard, face, words)),
                      "\n");
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
  const Headlines& words = headlines(answer.language);
  std::string text =
      absl::StrCat("\n", right_in(kValueColumn, words.value_heading), "   ",
                   left_in(kTakeColumn, words.takes_heading), words.aside_heading, "\n");
  for (const auto& [exchange, value] : exchanges) {
    absl::StrAppend(&text, right_in(kValueColumn, value_text(*answer.task.game, objective, value)),
                    "   ", left_in(kTakeColumn, cards_text(exchange.take, face, words)),
                    cards_text(exchange.discard, face, words), "\n");
  }
  const auto blind = best_blind_exchange(*answer.task.game, answer.solution.exchanges);
  return text + (blind ? blind_line(*blind, answer, face) : "");
}

}  // namespace matador

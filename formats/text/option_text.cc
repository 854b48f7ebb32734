#include "formats/text/option_text.h"

#include <variant>

#include "absl/strings/str_format.h"
#include "formats/cards/moves.h"

namespace matador {

CardSet seen_talon(const AdviceQuestion& question) {
  return question.kind == AdviceKind::kCard ? CardSet{} : question.known.seen.talon;
}

std::string option_name(const Option& option, const AdviceQuestion& question,
                        const CardFace& face) {
  const Task& model = question.known.model;
  if (const auto* contract = std::get_if<Contract>(&option)) {
    return shown_contract(*model.game, *contract);
  }
  if (const auto* hidden = std::get_if<BlindExchange>(&option)) {
    return hidden->discard.empty() ? "nothing" : face.cards(hidden->discard);
  }
  if (const auto* exchange = std::get_if<Exchange>(&option)) {  // what lies away in the end
    return face.cards((seen_talon(question) - exchange->take) | exchange->discard);
  }
  if (std::holds_alternative<Push>(option)) return "push";
  if (std::holds_alternative<Pass>(option)) return "pass";
  const Move move = std::get<Move>(option);
  return model.game->has_tricks(model.contract) ? move_text(move, face) : to_string(move);
}

std::string mean_text(double value, const Task& model, Objective objective) {
  const bool has_sign = objective == Objective::kScore && !model.game->info().counts_penalties;
  return has_sign ? absl::StrFormat("%+.2f", value) : absl::StrFormat("%.2f", value);
}

}  // namespace matador

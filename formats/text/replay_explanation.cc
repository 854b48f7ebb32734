#include "formats/text/replay_explanation.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "formats/cards/moves.h"
#include "formats/output/answers.h"
#include "formats/text/wording.h"

namespace matador {
namespace {

std::string mistake_text(const ReplayAnswer& answer, const ExplainedMistake& mistake,
                         const Wording& wording) {
  const std::vector<Move>& play = answer.task.play;
  const auto index = static_cast<std::ptrdiff_t>(mistake.move.index);
  const std::string why =
      wording.reason({play.begin(), play.begin() + index}, mistake.better, mistake.worse);
  if (why.empty()) return "";
  const Phrases& phrases = wording.phrases();
  return wrapped(absl::StrCat(
      absl::Substitute(phrases.trick_number, mistake.move.trick), ": ",
      absl::Substitute(phrases.cost_in_play, move_text(mistake.move.move, wording.face()),
                       wording.name(mistake.move.seat), wording.cost(mistake.move.cost()), why),
      "."));
}

std::string lost_text(const ReplayAnswer& answer, const LostDeal& lost, const Wording& wording) {
  const Phrases& phrases = wording.phrases();
  const Game& game = *answer.task.game;
  const std::string who = wording.names(lost.side);
  if (lost.lost_with) {
    return wrapped(absl::Substitute(phrases.could_have_won, who,
                                    move_text(lost.lost_with->move, wording.face()),
                                    wording.name(lost.lost_with->seat), lost.lost_with->trick));
  }
  const auto amount = [&](int value) {
    return lost.objective == Objective::kScore ? value_text(game, lost.objective, value)
                                               : wording.cost(value);
  };
  std::string text = absl::Substitute(phrases.could_not_have_won, who, amount(lost.best));
  if (!lost.contracts.empty()) {
    std::vector<std::string> contracts;
    for (const auto& [contract, value] : lost.contracts) {
      contracts.push_back(absl::StrCat(contract, " ", amount(value)));
    }
    absl::StrAppend(&text, " ",
                    absl::Substitute(phrases.contracts_that_win, absl::StrJoin(contracts, ", ")));
  }
  return wrapped(text);
}

}  // namespace

std::string replay_explanation_view(const ReplayAnswer& answer,
                                    const ReplayExplanation& explanation, const CardFace& face) {
  const Wording wording(answer.task, answer.notes.names, answer.objective, answer.language, face);
  std::string text;
  for (const ExplainedMistake& mistake : explanation.mistakes) {
    text += mistake_text(answer, mistake, wording);
  }
  if (explanation.lost) text += lost_text(answer, *explanation.lost, wording);
  if (const auto& alone = explanation.alone) {
    text += wrapped(absl::Substitute(wording.phrases().not_won_alone,
                                     wording.name(answer.task.declarer), wording.cost(alone->best),
                                     wording.cost(alone->played)));
  }
  return text.empty() ? "" : "\n" + text;
}

}  // namespace matador

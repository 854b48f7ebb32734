// A problem as tags: the reverse of read_problem().

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/input/deal_tags.h"
#include "formats/input/problem.h"

namespace matador {

DealRecord write_problem(const Problem& problem) {
  const Game& game = *problem.game;
  const CardStyle& style = card_style(game);
  DealRecord record;
  record.add("Game", std::string(game.name()));
  record.add("Seats", absl::StrCat(problem.deal.seats()));
  if (problem.dealer) record.add("Dealer", absl::StrCat(problem.dealer->number()));
  record.add("Deal", write_hands(problem.deal, game));
  if (problem.deal.shape().hands > 1) record.add("Second", write_second(problem.deal, game));
  if (problem.deal.shape().piles > 0) record.add("Table", write_table(problem.deal, game));
  const CardSet talon = problem.deal.talon();
  if (!talon.empty()) record.add("Talon", write_cards(talon, style));
  if (problem.contract) record.add("Contract", std::string(game.contract(*problem.contract).name));
  if (problem.as_joker) record.add("Contract", "joker");
  if (problem.trump) record.add("Trump", std::string(style.name(*problem.trump)));
  if (problem.declarer) record.add("Declarer", absl::StrCat(problem.declarer->number()));
  if (problem.joker) record.add("Joker", absl::StrCat(problem.joker->number()));
  if (problem.tout) record.add("Tout", absl::StrCat(problem.tout->number()));
  if (problem.all_passed) record.add("AllPassed", "yes");
  for (const OwnTag& tag : problem.own_tags) record.add(tag.name, tag.value);
  if (problem.leader) record.add("Leader", absl::StrCat(problem.leader->number()));
  if (problem.exchange) {
    record.add("Discard", write_cards(problem.exchange->discard, style));
    record.add("Exchange", write_cards(problem.exchange->take, style));
  }
  if (!problem.options.empty()) {
    const auto word = [](std::string* out, const RuleOption& option) {
      absl::StrAppend(out, option.name, option.value.empty() ? "" : "=", option.value);
    };
    record.add("Options", absl::StrJoin(problem.options, " ", word));
  }
  if (!problem.play.empty()) {
    const auto word = [&style](std::string* out, Move move) { *out += write_move(move, style); };
    record.add("Play", absl::StrJoin(problem.play, " ", word));
  }
  return record;
}

}  // namespace matador

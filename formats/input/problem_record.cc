// Problems as tags: the reverse of read_problem() and read_partial_problem().

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/input/deal_tags.h"
#include "formats/input/partial_problem.h"
#include "formats/input/problem.h"
#include "solver/cards/seats.h"

namespace matador {
namespace {

using Hands = OfSeats<std::optional<CardSet>>;

std::string seen_hands(const Hands& hands, int seats, const CardStyle& style) {
  std::vector<std::string> words;
  for (Seat seat : all_seats(seats)) {
    const std::optional<CardSet>& hand = hands[at(seat)];
    words.push_back(hand ? write_hand(*hand, style) : kNotKnown);
  }
  return absl::StrCat("1:", absl::StrJoin(words, " "));
}

std::string seen_table(const OfSeats<std::vector<SeenPile>>& piles, int seats,
                       const CardStyle& style) {
  std::vector<std::string> words;
  for (Seat seat : all_seats(seats)) {
    std::vector<std::string> cards;
    for (const SeenPile& pile : piles[at(seat)]) {
      cards.push_back(absl::StrCat(write_card(pile.up, style), "/",
                                   pile.down ? write_card(*pile.down, style) : kNotKnown));
    }
    words.push_back(absl::StrCat(seat.number(), ":", absl::StrJoin(cards, ",")));
  }
  return absl::StrJoin(words, " ");
}

// So many cards, of which these are known: "H7 -".
std::string some_cards(int count, CardSet known, const CardStyle& style) {
  std::vector<std::string> words;
  for (Card card : known) words.push_back(write_card(card, style));
  words.resize(static_cast<std::size_t>(count), kNotKnown);
  return absl::StrJoin(words, " ");
}

std::string said(const std::vector<Statement>& statements) {
  const auto word = [](std::string* out, const Statement& statement) {
    if (statement.length == 0) return absl::StrAppend(out, "pass");
    absl::StrAppend(out, statement.length, statement.in_clubs ? " clubs" : "");
  };
  return absl::StrJoin(statements, ",", word);
}

}  // namespace

DealRecord write_problem(const Problem& problem) {
  const Game& game = *problem.game;
  const CardStyle& style = card_style(game);
  DealRecord record;
  record.add(tags::kGame, std::string(game.name()));
  record.add(tags::kSeats, absl::StrCat(problem.deal.seats()));
  if (problem.dealer) record.add(tags::kDealer, absl::StrCat(problem.dealer->number()));
  record.add(tags::kDeal, write_hands(problem.deal, game));
  if (problem.deal.shape().hands > 1) record.add(tags::kSecond, write_second(problem.deal, game));
  if (problem.deal.shape().piles > 0) record.add(tags::kTable, write_table(problem.deal, game));
  const CardSet talon = problem.deal.talon();
  if (!talon.empty()) record.add(tags::kTalon, write_cards(talon, style));
  if (problem.contract)
    record.add(tags::kContract, std::string(game.contract(*problem.contract).name));
  if (problem.as_joker) record.add(tags::kContract, "joker");
  if (problem.trump) record.add(tags::kTrump, std::string(style.name(*problem.trump)));
  if (problem.declarer) record.add(tags::kDeclarer, absl::StrCat(problem.declarer->number()));
  if (problem.joker) record.add(tags::kJoker, absl::StrCat(problem.joker->number()));
  if (problem.tout) record.add(tags::kTout, absl::StrCat(problem.tout->number()));
  if (problem.all_passed) record.add(tags::kAllPassed, "yes");
  for (const OwnTag& tag : problem.own_tags) record.add(tag.name, tag.value);
  if (problem.leader) record.add(tags::kLeader, absl::StrCat(problem.leader->number()));
  if (problem.exchange) {
    record.add(tags::kDiscard, write_cards(problem.exchange->discard, style));
    record.add(tags::kExchange, write_cards(problem.exchange->take, style));
  }
  if (!problem.options.empty()) {
    const auto word = [](std::string* out, const RuleOption& option) {
      absl::StrAppend(out, option.name, option.value.empty() ? "" : "=", option.value);
    };
    record.add(tags::kOptions, absl::StrJoin(problem.options, " ", word));
  }
  if (!problem.play.empty()) {
    const auto word = [&style](std::string* out, Move move) { *out += write_move(move, style); };
    record.add(tags::kPlay, absl::StrJoin(problem.play, " ", word));
  }
  return record;
}

DealRecord write_partial_problem(const PartialProblem& partial) {
  const Problem& problem = partial.problem;
  const CardStyle& style = card_style(*problem.game);
  const int seats = problem.deal.seats();
  const int talon = problem.deal.talon().size();
  const Seen& seen = partial.seen;
  DealRecord record = write_problem(problem);
  const auto set = [&](const TagName& name, const std::string& value) {
    if (Tag* tag = record.find(name)) tag->value = value;
  };
  set(tags::kDeal, seen_hands(seen.hands, seats, style));
  set(tags::kSecond, seen_hands(seen.second_hands, seats, style));
  set(tags::kTable, seen_table(seen.piles, seats, style));
  set(tags::kTalon, some_cards(talon, seen.talon, style));
  if (seen.exchange) {
    set(tags::kDiscard, some_cards(seen.exchange->cards, seen.exchange->discard, style));
    set(tags::kExchange, some_cards(seen.exchange->cards, seen.exchange->take, style));
  }
  if (partial.statements) record.add(tags::kStatements, said(*partial.statements));
  if (partial.observer) record.add(tags::kSeat, absl::StrCat(partial.observer->number()));
  return record;
}

}  // namespace matador

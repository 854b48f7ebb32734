// What one player knows of a deal, as tags: the reverse of read_partial_problem().

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
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

DealRecord write_partial_problem(const PartialProblem& partial) {
  const Problem& problem = partial.problem;
  const CardStyle& style = card_style(*problem.game);
  const int seats = problem.deal.seats();
  const int talon = problem.deal.talon().size();
  const Seen& seen = partial.seen;
  DealRecord record = write_problem(problem);
  const auto set = [&](const char* name, const std::string& value) {
    if (Tag* tag = record.find(name)) tag->value = value;
  };
  set("Deal", seen_hands(seen.hands, seats, style));
  set("Second", seen_hands(seen.second_hands, seats, style));
  set("Table", seen_table(seen.piles, seats, style));
  set("Talon", some_cards(talon, seen.talon, style));
  if (seen.exchange) {
    set("Discard", some_cards(seen.exchange->cards, seen.exchange->discard, style));
    set("Exchange", some_cards(seen.exchange->cards, seen.exchange->take, style));
  }
  if (partial.statements) record.add("Statements", said(*partial.statements));
  if (partial.observer) record.add("Seat", absl::StrCat(partial.observer->number()));
  return record;
}

}  // namespace matador

#include "formats/text/games_view.h"

#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/deals/numbered.h"
#include "solver/games/objectives.h"
#include "solver/games/options.h"

namespace matador {

namespace {

std::vector<std::string> objective_names(const Game& game) {
  const std::vector<Objective> objectives = game.info().objectives;
  return objectives | ranges::views::transform(objective_name) | ranges::to<std::vector>();
}

std::vector<std::string> trump_names(const Game& game) {
  const auto& names = card_style(game).suit_names;
  return {names.begin(), names.end()};
}

std::string dealt_text(const DealShape& shape) {
  std::string text = absl::StrCat("    ", shape.seats, " seats: ", shape.hand_size, " cards each");
  if (shape.hands > 1) absl::StrAppend(&text, ", and as many in a second hand: [Second]");
  if (shape.piles > 0) {
    absl::StrAppend(&text, ", before each ", shape.piles, " cards face up on ", shape.piles,
                    " face down: [Table]");
  }
  if (shape.talon_size() > 0) {
    absl::StrAppend(&text, ", ", shape.talon_size(),
                    " left over for the declarer: [Talon], [Discard] and [Exchange]");
  }
  return text + "\n";
}

// ---- The page of a game -------------------------------------------------------------------------

// "A K Q J T 9 8 7", of the packs of all numbers of players.
std::string ranks_of(const Game& game) {
  CardSet dealt;
  for (int seats : game.seat_counts()) dealt |= game.shape(seats).pack;
  std::string letters;
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    const auto is_dealt = [&](Suit suit) { return dealt.contains(Card(suit, Rank(rank))); };
    if (!ranges::any_of(kAllSuits, is_dealt)) continue;
    if (!letters.empty()) letters += ' ';
    letters += card_style(game).letter(Rank(rank));
  }
  return letters;
}

std::string cards_text(const Game& game) {
  const CardStyle& style = card_style(game);
  std::vector<std::string> suits;
  std::vector<std::string> groups;
  for (Suit suit : style.groups) {
    const std::string name(style.name(suit));
    suits.push_back(absl::StrCat(std::string(1, style.letter(suit)), " ", name));
    groups.push_back(name);
  }
  const int seats = game.seat_counts().front();
  const Deal deal = numbered_deal(game.shape(seats), /*seed=*/1, /*number=*/0);
  const CardSet hand = deal.hand(Seat::number(1));
  return absl::StrCat("Cards\n  suits       ", absl::StrJoin(suits, ", "), "\n  ranks       ",
                      ranks_of(game), "; 10 is read for T\n", "  a hand      ",
                      absl::StrJoin(groups, "."), ", high to low\n", "              ",
                      write_hand(hand, style), "\n", "  cards       ", write_cards(hand, style),
                      "\n");
}

std::string examples_text(const Game& game, std::string_view own) {
  const std::string name(game.name());
  const std::string lines =
      absl::StrCat(std::string(own), "\nmatador example ", name,
                   " | matador replay\nmatador deal --game ", name, " --seed 1 -n 10");
  return absl::StrCat("Examples:\n  ", absl::StrReplaceAll(lines, {{"\n", "\n  "}}), "\n");
}

}  // namespace

std::string game_text(const Game& game) {
  std::string text = absl::StrCat(std::string(game.name()), "\n  seats       ",
                                  absl::StrJoin(game.seat_counts(), " "), "\n  contracts   ",
                                  absl::StrJoin(contract_names(game), " "), "\n  objectives  ",
                                  absl::StrJoin(objective_names(game), " "), "\n");
  if (game.info().names_trump) {
    absl::StrAppend(&text, "  trumps      ", absl::StrJoin(trump_names(game), " "),
                    ", in [Trump]\n");
  }
  text += "  dealt\n";
  for (int seats : game.seat_counts()) text += dealt_text(game.shape(seats));
  const bool has_options = !option_words(game).empty();
  const bool has_words = ranges::any_of(option_words(game), [](const RuleOptionFact& fact) {
    return fact.values.empty() && !fact.numbers;
  });
  absl::StrAppend(&text, "  options     ", has_options ? "the first value is the default" : "none",
                  has_words ? "; a word without values is off unless it is there\n" : "\n");
  for (const RuleOptionFact& fact : option_words(game)) {
    absl::StrAppend(&text, "    ", option_spelling(fact), "\n        ", fact.meaning, "\n");
  }
  return text + "\n";
}

std::string game_page(const Game& game) {
  const GameGuide& guide = format_of(game).guide;
  const std::string title(guide.title);
  return absl::StrCat(title, "\n", std::string(width(title), '-'), "\n\n", std::string(guide.rules),
                      "\n\n", cards_text(game), "\n", game_text(game),
                      examples_text(game, guide.examples), "\nThe rule book is solver/games/",
                      std::string(game.name()), "/rules.md, installed in share/doc/matador.\n");
}

}  // namespace matador

#include "formats/text/game_page.h"

#include <range/v3/algorithm/any_of.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/card_style.h"
#include "formats/games/registry.h"
#include "formats/text/games_view.h"
#include "formats/words/text.h"
#include "solver/deals/numbered.h"

namespace matador {
namespace {

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

std::string game_page(const Game& game) {
  const GameGuide guide = format_of(game).guide();
  const std::string title(guide.title);
  return absl::StrCat(title, "\n", std::string(width(title), '-'), "\n\n", std::string(guide.rules),
                      "\n\n", cards_text(game), "\n", game_text(game),
                      examples_text(game, guide.examples), "\nThe rule book is solver/games/",
                      std::string(game.name()), "/rules.md, installed in share/doc/matador.\n");
}

}  // namespace matador

#include "formats/games/bridge/ordered_play.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/spellings.h"
#include "formats/words/text.h"
#include "solver/games/bridge/rules.h"

namespace matador {

using bridge::Rules;

// A column for each player from the leader of the first trick on.
void append_play(const std::vector<OrderedCard>& cards, const OfSeats<CardSet>& hands,
                 std::string_view label, std::vector<PbnTag>& tags) {
  if (cards.empty()) return;
  const std::string place(label);
  std::optional<Seat> leader;
  PbnTag play{.name = tags::kPlay, .value = "", .line = cards.front().line};
  for (std::size_t i = 0; i < cards.size(); i += Rules::kPlayers) {
    std::array<std::string, Rules::kPlayers> row{"-", "-", "-", "-"};
    for (std::size_t k = i; k < std::min(i + Rules::kPlayers, cards.size()); ++k) {
      const auto& [card, line] = cards[k];
      const std::optional<Card> known = usual_card(card, kFrenchCards);
      const std::optional<Seat> holder = known ? bridge::holder_of(*known, hands) : std::nullopt;
      if (!holder) throw PbnFault(line, place + ": nobody holds " + card);
      if (!leader) leader = holder;
      std::string& cell = row.at(static_cast<std::size_t>(
          (holder->index() - leader->index() + Rules::kPlayers) % Rules::kPlayers));
      if (cell != "-") {
        throw PbnFault(line, absl::StrCat(place, ": ", card, " and ", cell,
                                          " are of one hand, and cannot be in one trick"));
      }
      cell = card;
    }
    for (std::string& cell : row) play.words.push_back({std::move(cell), cards[i].line});
  }
  play.value = compass_name(*leader).substr(0, 1);
  if (cards.size() < Rules::kTricks * Rules::kPlayers) {
    play.words.push_back({"*", cards.back().line});
  }
  tags.push_back(std::move(play));
}

std::optional<DealError> order_fault(const DealRecord& record,
                                     const std::vector<OrderedCard>& cards,
                                     std::string_view label) {
  const Tag* play = record.find(tags::kPlay);
  const std::vector<std::string> in_order =
      play == nullptr ? std::vector<std::string>{} : words(play->value);
  for (std::size_t i = 0; i < std::min(in_order.size(), cards.size()); ++i) {
    if (in_order[i] == cards[i].card) continue;
    return DealError{cards[i].line, absl::StrCat(std::string(label), ": ", in_quotes(cards[i].card),
                                                 " is out of turn, before ", in_order[i])};
  }
  return std::nullopt;
}

}  // namespace matador

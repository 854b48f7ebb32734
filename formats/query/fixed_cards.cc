#include "formats/query/fixed_cards.h"

#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_tags.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Fixed cards --------------------------------------------------------------------------------

namespace {

absl::StatusOr<CardSet> read_part_of_hand(const std::string& text, const CardStyle& style,
                                          CardSet pack) {
  std::vector<std::string> groups = absl::StrSplit(text, '.');
  for (std::string& group : groups) {
    if (group == "-") group.clear();
  }
  return read_hand(absl::StrJoin(groups, "."), style, pack);
}

// Who is to have cards: a seat, or the talon.
struct Holder {
  std::size_t place;  // in FixedCards
  std::string name;
  int most;
};

absl::StatusOr<Holder> read_holder(const std::string& text, const Game& game,
                                   const DealShape& shape, std::optional<Seat> forehand) {
  const int talon = shape.talon_size();
  if (is_same_name(text, "talon") && talon > 0) {
    return Holder{static_cast<std::size_t>(shape.hands * shape.seats), "the talon, which has ",
                  talon};
  }
  MATADOR_ASSIGN_OR_RETURN(const Seat seat, read_seat(text, game, shape.seats, forehand));
  return Holder{at(seat), absl::StrCat(seat_name(game, seat), ", a hand has "), shape.hand_size};
}

// Gives him the cards, if they can be his.
absl::Status fix(CardSet cards, const Holder& holder, const Game& game, const DealShape& shape,
                 FixedCards& fixed) {
  CardSet taken;
  for (CardSet hand : fixed) taken |= hand;
  for (Card card : cards) {
    const char* fault = !shape.pack.contains(card) ? " is not in the pack"
                        : taken.contains(card)     ? " is fixed twice"
                                                   : nullptr;
    if (fault == nullptr) continue;
    return invalid(write_card(card, card_style(game)), fault);
  }
  CardSet& held = fixed[holder.place];
  held |= cards;
  if (held.size() <= holder.most) return absl::OkStatus();
  return invalid(held.size(), " cards for ", holder.name, holder.most);
}

absl::Status read_piece(const std::string& piece, const Game& game, const DealShape& shape,
                        std::optional<Seat> forehand, FixedCards& fixed) {
  if (!absl::StrContains(piece, ':')) {
    return invalid("expected SEAT:HAND, as in 1:AK..-.Q");
  }
  std::pair<std::string, std::string> halves = absl::StrSplit(piece, absl::MaxSplits(':', 1));
  absl::StripAsciiWhitespace(&halves.second);
  MATADOR_ASSIGN_OR_RETURN(const Holder holder, read_holder(halves.first, game, shape, forehand));
  MATADOR_ASSIGN_OR_RETURN(const auto cards,
                           read_part_of_hand(halves.second, card_style(game), shape.pack));
  return fix(cards, holder, game, shape, fixed);
}

}  // namespace

absl::StatusOr<FixedCards> read_fixed(const std::string& text, const Game& game, int seats,
                                      std::optional<Seat> forehand) {
  const DealShape shape = game.shape(seats);
  FixedCards fixed{};
  for (const std::string& piece : split_at_seats(text)) {
    if (const absl::Status status = read_piece(piece, game, shape, forehand, fixed); !status.ok()) {
      return in_other_words(
          status, absl::StrCat("cards to fix, ", in_quotes(piece), ": ", status.message()));
    }
  }
  return fixed;
}

// ---- Played -------------------------------------------------------------------------------------

absl::StatusOr<int> read_played(const std::string& text, const Game& game, int seats) {
  const int all = seats * game.shape(seats).cards_each();
  const std::optional<int> cards = small_number(text);
  if (cards && *cards >= 1 && *cards <= all) return *cards;
  return invalid("--played ", in_quotes(text), ", expected a number of cards from 1 to ", all);
}

}  // namespace matador

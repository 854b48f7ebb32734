#include "formats/input/partial_problem.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/advice_tags.h"
#include "formats/input/deal_tags.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/cards/seats.h"
#include "solver/deals/numbered.h"

namespace matador {
namespace {

// "H7 -": two cards, one of them known.
struct SomeCards {
  int count = 0;
  CardSet known;
};

absl::StatusOr<SomeCards> read_some_cards(const std::string& text, const CardStyle& style) {
  std::vector<std::string> known =
      absl::StrSplit(text, absl::ByAnyChar(" \t,;"), absl::SkipEmpty());
  const auto unknown = std::erase(known, kNotKnown);
  const absl::StatusOr<CardSet> cards =
      read_cards(unknown == 0 ? text : absl::StrJoin(known, " "), style);
  if (!cards.ok()) return cards.status();
  return SomeCards{.count = static_cast<int>(unknown) + cards->size(), .known = *cards};
}

// Reads the tags one after the other; the first fault ends it.
class PartialReader {
 public:
  PartialReader(const DealRecord& record, Heading heading)
      : record_(record),
        heading_(std::move(heading)),
        game_(*heading_.game),
        seats_(heading_.seats),
        shape_(game_.shape(seats_)) {}

  Outcome<PartialProblem> read() {
    Seen seen;
    std::optional<SomeCards> discard;
    std::optional<SomeCards> take;
    SomeCards talon;
    std::optional<Seat> observer;
    std::optional<std::vector<Statement>> statements;
    const CardStyle& style = card_style(game_);
    const auto hands = [&](const auto& text) { return read_seen_hands(text, game_, seats_); };
    const auto table = [&](const auto& text) { return read_seen_table(text, game_, seats_); };
    const auto cards = [&](const auto& text) { return read_some_cards(text, style); };
    const auto seat = [&](const auto& text) { return read_seat(text, game_, seats_); };
    const auto said = [&](const auto& text) { return read_all_statements(text); };
    const auto shown = [&](const auto& text) { return read_shown(text, game_, seats_); };
    may(tags::kDeal, seen.hands, hands);
    if (shape_.hands > 1) may(tags::kSecond, seen.second_hands, hands);
    if (shape_.piles > 0) may(tags::kTable, seen.piles, table);
    if (has_talon()) {
      may(tags::kTalon, talon, cards);
      may(tags::kDiscard, discard, cards);
      may(tags::kExchange, take, cards);
    }
    may(tags::kSeat, observer, seat);
    may(tags::kShown, seen.shown, shown);
    if (game_.has_auction()) may(tags::kStatements, statements, said);
    if (fault_) return *fault_;
    seen.talon = talon.known;
    if (discard || take) {
      const SomeCards away = discard.value_or(SomeCards{});
      const SomeCards taken = take.value_or(SomeCards{});
      const CardSet back = game_.info().sees_talon ? away.known & taken.known : CardSet{};
      if (away.count != taken.count || away.count > talon_size()) {
        return DealError{record_.line_of({tags::kDiscard, tags::kExchange}),
                         absl::StrCat("the exchange sets aside ", away.count, " and takes ",
                                      taken.count, " of ", talon_size())};
      }
      // Whoever sees the talon may take cards of it and set them aside again, which is the same as
      // to leave them there.
      seen.exchange = SeenExchange{.cards = away.count - back.size(),
                                   .discard = away.known - back,
                                   .take = taken.known - back};
    }
    return with_stand_ins(std::move(seen), observer, std::move(statements));
  }

 private:
  absl::StatusOr<std::vector<Statement>> read_all_statements(const std::string& text) const {
    absl::StatusOr<std::vector<Statement>> said = read_statements(text, seats_);
    if (!said.ok() || std::ssize(*said) == seats_) return said;
    return absl::InvalidArgumentError(absl::StrCat(
        said->size(), said->size() == 1 ? " statement" : " statements", ", expected ", seats_,
        ", forehand's first; what to say after these, matador auction --hand tells"));
  }

  int talon_size() const { return shape_.talon_size(); }
  bool has_talon() const { return talon_size() > 0; }

  // With some cards or other in the place of those that are not known.
  Outcome<PartialProblem> with_stand_ins(Seen seen, std::optional<Seat> observer,
                                         std::optional<std::vector<Statement>> statements) const {
    const absl::StatusOr<Deal> deal = stand_in(seen);
    if (!deal.ok()) {
      // The reader does not know which card is missing.
      const std::string message(deal.status().message());
      const std::string_view others = format_of(game_).guide.other_hands;
      return DealError{
          record_.line_of({tags::kDeal}),
          absl::StrCat(message.substr(0, message.find(';')), others.empty() ? "" : "; ",
                       std::string(others), example_of_table())};
    }
    Outcome<Problem> read = record_.find(tags::kDeal) == nullptr
                                ? read_problem(record_)  // which says so
                                : read_problem(record_, heading_, *deal);
    if (std::holds_alternative<DealError>(read)) return std::get<DealError>(std::move(read));
    Problem problem = std::get<Problem>(std::move(read));
    if (seen.exchange) problem.exchange = Exchange{};
    return PartialProblem{.problem = std::move(problem),
                          .seen = std::move(seen),
                          .observer = observer,
                          .statements = std::move(statements)};
  }

  // What [Table] would look like, where cards lie before the players and it is not given.
  std::string example_of_table() const {
    if (shape_.piles == 0 || record_.find(tags::kTable) != nullptr) return "";
    std::string table = write_table(numbered_deal(shape_, /*seed=*/1, /*number=*/0), game_);
    for (std::size_t at = table.find('/'); at != std::string::npos; at = table.find('/', at + 1)) {
      table.replace(at + 1, 2, kNotKnown);
    }
    return absl::StrCat(", as in [Table \"", table, "\"], face-up card and the card under it");
  }

  absl::StatusOr<Deal> stand_in(const Seen& seen) const {
    CardSet left = shape_.pack - seen.talon;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      left -= seen.hands[i].value_or(CardSet{}) | seen.second_hands[i].value_or(CardSet{});
      for (const SeenPile& pile : seen.piles[i]) {
        left -= CardSet{pile.up} | CardSet{pile.down.value_or(pile.up)};
      }
    }
    const auto some = [&left](int count) {
      CardSet cards;
      for (; count > 0 && !left.empty(); --count) {
        cards |= CardSet{left.first()};
        left -= cards;
      }
      return cards;
    };
    DealBuilder builder(shape_);
    for (Seat seat : all_seats(seats_)) {
      const auto hand = [&](const std::optional<CardSet>& known) {
        return known ? *known : some(shape_.hand_size);
      };
      builder.give(seat, hand(seen.hands[at(seat)]));
      if (shape_.hands > 1) builder.give_second(seat, hand(seen.second_hands[at(seat)]));
      for (const SeenPile& pile : seen.piles[at(seat)]) {
        const CardSet down = pile.down ? CardSet{*pile.down} : some(1);
        if (down.empty()) return absl::InvalidArgumentError("more cards are known than there are");
        builder.lay(seat, {.up = pile.up, .down = down.first()});
      }
    }
    return builder.build();
  }

  // A tag that may be absent; of those that may not, read_problem() speaks.
  template <typename Target, typename Read>
  void may(const TagName& name, Target& target, const Read& read) {
    const Tag* tag = record_.find(name);
    if (tag == nullptr || fault_) return;
    auto value = read(tag->value);
    if (value.ok()) {
      target = *std::move(value);
    } else {
      fault_ = fault_of_value(*tag, value.status(), game_, seats_);
    }
  }

  const DealRecord& record_;
  Heading heading_;
  const Game& game_;
  int seats_;
  DealShape shape_;
  std::optional<DealError> fault_;
};

}  // namespace

Outcome<PartialProblem> read_partial_problem(const DealRecord& record) {
  Outcome<Heading> heading = read_heading(record);
  if (const auto* error = std::get_if<DealError>(&heading)) return *error;
  return PartialReader(record, std::get<Heading>(std::move(heading))).read();
}

std::uint64_t line_of_partial_problem(const DealRecord& record) {
  return record.line_of(
      {tags::kSeat, tags::kPlay, tags::kStatements, tags::kDeclarer, tags::kContract, tags::kDeal});
}

}  // namespace matador

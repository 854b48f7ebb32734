#include "formats/input/partial_problem.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/cards/small_cards.h"
#include "formats/cards/spellings.h"
#include "formats/game_format.h"
#include "formats/input/completed_record.h"
#include "formats/input/deal_tags.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/deals/numbered.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Partial problem ----------------------------------------------------------------------------

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
  MATADOR_ASSIGN_OR_RETURN(const CardSet cards,
                           read_cards(unknown == 0 ? text : absl::StrJoin(known, " "), style));
  return SomeCards{.count = static_cast<int>(unknown) + cards.size(), .known = cards};
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

  absl::StatusOr<PartialProblem> read() {
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
    MATADOR_RETURN_IF_ERROR(fault_);
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
    return invalid(counted(said->size(), "statement"), ", expected ", seats_,
                   ", forehand's first; what to say after these, matador auction --hand tells");
  }

  int talon_size() const { return shape_.talon_size(); }
  bool has_talon() const { return talon_size() > 0; }

  // With some cards or other in the place of those that are not known.
  absl::StatusOr<PartialProblem> with_stand_ins(
      Seen seen, std::optional<Seat> observer,
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
    MATADOR_ASSIGN_OR_RETURN(Problem problem, record_.find(tags::kDeal) == nullptr
                                                  ? read_problem(record_)  // which says so
                                                  : read_problem(record_, heading_, *deal));
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
        if (down.empty()) return invalid("more cards are known than there are");
        builder.lay(seat, {.up = pile.up, .down = down.first()});
      }
    }
    return builder.build();
  }

  // A tag that may be absent; of those that may not, read_problem() speaks.
  template <typename Target, typename Read>
  void may(const TagName& name, Target& target, const Read& read) {
    const Tag* tag = record_.find(name);
    if (tag == nullptr || !fault_.ok()) return;
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
  absl::Status fault_;
};

}  // namespace

absl::StatusOr<PartialProblem> read_partial_problem(const DealRecord& record) {
  MATADOR_ASSIGN_OR_RETURN(Heading heading, read_heading(record));
  return PartialReader(record, std::move(heading)).read();
}

std::uint64_t line_of_partial_problem(const DealRecord& record) {
  return record.line_of(
      {tags::kSeat, tags::kPlay, tags::kStatements, tags::kDeclarer, tags::kContract, tags::kDeal});
}

// ---- Advice tags --------------------------------------------------------------------------------

namespace {

absl::StatusOr<Statement> read_statement(const std::string& text) {
  const std::string said(absl::StripAsciiWhitespace(text));
  if (is_pass(said)) return Statement{};
  const std::size_t end = std::min(said.find_first_not_of("0123456789"), said.size());
  const std::optional<int> length = small_number(said.substr(0, end));
  const std::string suit(absl::StripAsciiWhitespace(said.substr(end)));
  const bool in_clubs =
      !suit.empty() && named_suit(suit, kFrenchCards).value_or(Suit::kSpades) == Suit::kClubs;
  if (length && *length > 0 && (suit.empty() || in_clubs)) {
    return Statement{.length = *length, .in_clubs = in_clubs};
  }
  return invalid("bad statement ", in_quotes(text), ", expected pass, 5 or 5 clubs");
}

}  // namespace

absl::StatusOr<std::vector<Statement>> read_statements(const std::string& text, int seats) {
  std::vector<Statement> statements;
  for (const std::string& part : std::vector<std::string>(absl::StrSplit(text, ','))) {
    MATADOR_ASSIGN_OR_RETURN(const Statement statement, read_statement(part));
    statements.push_back(statement);
  }
  if (std::ssize(statements) <= seats) return statements;
  return invalid(statements.size(), " statements of ", seats, " players, forehand's first");
}

absl::StatusOr<OfSeats<CardSet>> read_shown(const std::string& text, const Game& game, int seats) {
  OfSeats<CardSet> shown{};
  OfSeats<std::string> lists{};
  const std::vector<std::string> pieces = split_at_seats(text);
  if (pieces.empty()) return invalid("no cards, expected \"3:HA HK HQ\"");
  for (const std::string& piece : pieces) {
    const std::size_t colon = piece.find(':');
    if (colon == std::string::npos) {
      return invalid("no seat before ", in_quotes(words(piece).front()),
                     ", expected \"3:HA HK HQ\"");
    }
    MATADOR_ASSIGN_OR_RETURN(const Seat seat, read_seat(piece.substr(0, colon), game, seats));
    absl::StrAppend(&lists[at(seat)], " ", piece.substr(colon + 1));
  }
  for (std::size_t i = 0; i < lists.size(); ++i) {
    MATADOR_ASSIGN_OR_RETURN(shown[i], read_cards(lists[i], card_style(game)));
  }
  return shown;
}

// ---- Own hand -----------------------------------------------------------------------------------

namespace {

class OwnHand {
 public:
  OwnHand(const Tag& hand, DealRecord given, const Game& game, int seats)
      : hand_(hand), given_(std::move(given)), game_(game), seats_(seats) {}

  absl::StatusOr<DealRecord> tags() {
    MATADOR_RETURN_IF_ERROR(read());
    const std::string seat = this->seat();
    if (!talon_ && held_.size() > hand_size() && may_hold_talon(seat)) split_off_talon();
    std::string deal = absl::StrCat(seat, ":", write_hand(held_, style()));
    for (int other = 1; other < seats_; ++other) absl::StrAppend(&deal, " ", kNotKnown);
    DealRecord record;
    record.add(tags::kDeal, deal);
    if (talon_) record.add(tags::kTalon, write_cards(*talon_, style()));
    // Who names a contract and has taken up the talon declares it.
    if (game_.info().sees_talon && knows_talon() && given_.find(tags::kContract) != nullptr &&
        given_.find(tags::kDeclarer) == nullptr) {
      record.add(tags::kDeclarer, seat);
    }
    if (!small_cards_.empty()) record.doubts.push_back({hand_.line, small_cards_});
    return record;
  }

 private:
  const CardStyle& style() const { return card_style(game_); }
  const DealShape& shape() const { return game_.shape(seats_); }
  int hand_size() const { return shape().hand_size; }
  int talon_size() const { return shape().talon_size(); }
  DealError fault(const absl::Status& status) const {
    return fault_of_value(hand_, status, game_, seats_);
  }

  absl::Status read() {
    const std::size_t plus = hand_.value.find('+');
    std::string own = hand_.value.substr(0, plus);
    absl::StripAsciiWhitespace(&own);
    own = with_dots(own, style());
    const auto named = name_small_cards({own}, game_, Seat::number(1), seats_);
    if (!named.ok()) return fault(named.status());
    own = named->hands.front();
    small_cards_ = named->taken;
    const auto cards = read_hand(std::string_view(own), style(), shape().pack);
    if (!cards.ok()) return fault(cards.status());
    held_ = *cards;
    if (const auto list = read_card_list(own, style()); list.ok()) listed_ = *list;
    if (plus == std::string::npos) return absl::OkStatus();
    if (talon_size() == 0 || given_.find(tags::kTalon) != nullptr) {
      return fault(invalid(talon_size() == 0
                               ? "a plus, but there is no talon in this game"
                               : "a plus, and the talon is given beside it, expected one of both"));
    }
    const auto talon = read_cards(hand_.value.substr(plus + 1), style());
    if (!talon.ok()) return fault(talon.status());
    if (talon->size() != talon_size()) {
      return fault(invalid(talon->size(), " cards behind the plus, expected the ", talon_size(),
                           " of the talon"));
    }
    talon_ = *talon;
    return absl::OkStatus();
  }

  // The last cards of the text, or where it is no list, the first of the hand in listing order: to
  // the declarer it is all the same.
  void split_off_talon() {
    CardSet talon;
    if (std::ssize(listed_) == held_.size()) {
      for (auto card = listed_.end() - talon_size(); card != listed_.end(); ++card) {
        talon |= CardSet{*card};
      }
    } else {
      for (int i = 0; i < talon_size(); ++i) talon |= CardSet{(held_ - talon).first()};
    }
    held_ -= talon;
    talon_ = talon;
  }

  // Nobody but the declarer, if he is known.
  bool may_hold_talon(const std::string& seat) const {
    if (!game_.info().sees_talon || given_.find(tags::kTalon) != nullptr) return false;
    if (held_.size() != hand_size() + talon_size()) return false;
    return given_.find(tags::kDeclarer) == nullptr || given_.value(tags::kDeclarer) == seat;
  }

  bool knows_talon() const {
    return talon_ || given_.find(tags::kTalon) != nullptr ||
           held_.size() == hand_size() + talon_size();
  }

  std::string seat() const {
    if (const Tag* seat = given_.find(tags::kSeat)) return seat->value;
    if (given_.find(tags::kPlay) != nullptr) return "1";
    if (const std::optional<Seat> speaker = next_to_speak()) {
      return absl::StrCat(speaker->number());
    }
    const Tag* declarer = given_.find(tags::kDeclarer);
    const bool has_talon = talon_size() > 0 && game_.info().sees_talon;
    const bool exchanges = has_talon && knows_talon();
    if (declarer != nullptr && (exchanges || given_.find(tags::kContract) == nullptr)) {
      return declarer->value;
    }
    const std::optional<Seat> leader = declarer == nullptr ? std::nullopt : this->leader();
    return absl::StrCat(leader ? leader->number() : 1);
  }

  // After some statements of a forced auction.
  std::optional<Seat> next_to_speak() const {
    const auto said = read_statements(given_.value(tags::kStatements), seats_);
    if (!game_.has_auction() || !said.ok() || std::ssize(*said) == seats_) return std::nullopt;
    std::optional<Seat> dealer;
    if (const auto seat = read_seat(given_.value(tags::kDealer), game_, seats_); seat.ok()) {
      dealer = *seat;
    }
    return forehand(seats_, dealer).next(seats_, static_cast<int>(said->size()));
  }

  // As of any deal with such tags.
  std::optional<Seat> leader() const {
    DealRecord record;
    record.add(tags::kGame, std::string(game_.name()));
    record.add(tags::kSeats, absl::StrCat(seats_));
    for (const Tag& tag : given_.tags) {
      const KnownTag* known = known_tag(tag.name, &game_);
      if (known != nullptr && known->may_tell_leader) record.tags.push_back(tag);
    }
    const absl::StatusOr<Heading> heading = read_heading(record);
    if (!heading.ok()) return std::nullopt;
    const absl::StatusOr<Problem> problem =
        read_problem(record, *heading, numbered_deal(shape(), /*seed=*/1, /*number=*/0));
    if (!problem.ok()) return std::nullopt;
    const auto tasks = game_.tasks(*problem);
    if (!tasks.ok() || tasks->empty()) return std::nullopt;
    return tasks->front().leader;
  }

  const Tag& hand_;
  DealRecord given_;
  const Game& game_;
  int seats_;
  CardSet held_;
  std::vector<Card> listed_;  // in the order of the text; none where it has groups of ranks
  std::optional<CardSet> talon_;
  std::string small_cards_;  // what an x was read as
};

}  // namespace

std::string with_dots(const std::string& text, const CardStyle& style) {
  const std::string cards = with_nines_for_small_cards(text);
  if (absl::StrContains(text, '.') || read_card_list(cards, style).ok()) return text;
  std::vector<std::string> groups =
      absl::StrSplit(text, absl::ByAnyChar(absl::StrContains(text, '/') ? "/" : " \t"));
  if (!absl::StrContains(text, '/')) std::erase(groups, "");
  if (groups.size() != style.groups.size()) return text;
  for (std::string& group : groups) {
    absl::StripAsciiWhitespace(&group);
    if (group == kNotKnown) group.clear();
    const std::string ranks = with_nines_for_small_cards(plain_cards(group));
    if (!ranks.empty() && ranks_of(ranks, style).empty()) return text;
  }
  return absl::StrJoin(groups, ".");
}

absl::StatusOr<DealRecord> tags_of_own_hand(const Tag& hand, DealRecord given) {
  if (given.find(tags::kDeal) != nullptr) {
    return DealError{hand.line, "--hand and --deal are two deals"};
  }
  const Tag* name = given.find(tags::kGame);
  if (name == nullptr) return DealError{hand.line, "--hand needs --game"};
  MATADOR_ASSIGN_OR_RETURN(const Game* game, in_line(hand.line, read_game(name->value)));
  const Tag* count = given.find(tags::kSeats);
  MATADOR_ASSIGN_OR_RETURN(
      const int seats, in_line(hand.line, count == nullptr ? seats_of_hand(hand.value, *game)
                                                           : read_seat_count(count->value, *game)));
  // Seats by their numbers, and the tags of the game as those of all games.
  const Tag own = hand;
  MATADOR_ASSIGN_OR_RETURN(const DealRecord whole,
                           completed(std::move(given), /*usual_seats=*/true));
  return OwnHand(own, whole, *game, seats).tags();
}

}  // namespace matador

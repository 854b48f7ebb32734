#include "formats/input/own_hand.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

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
#include "formats/input/advice_tags.h"
#include "formats/input/completed_record.h"
#include "formats/input/deal_tags.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/words/text.h"
#include "solver/deals/numbered.h"

namespace matador {
namespace {

class OwnHand {
 public:
  OwnHand(const Tag& hand, DealRecord given, const Game& game, int seats)
      : hand_(hand), given_(std::move(given)), game_(game), seats_(seats) {}

  Outcome<DealRecord> tags() {
    if (const auto fault = read()) return *fault;
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

  std::optional<DealError> read() {
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
    if (plus == std::string::npos) return std::nullopt;
    if (talon_size() == 0 || given_.find(tags::kTalon) != nullptr) {
      return fault(absl::InvalidArgumentError(
          talon_size() == 0 ? "a plus, but there is no talon in this game"
                            : "a plus, and the talon is given beside it, expected one of both"));
    }
    const auto talon = read_cards(hand_.value.substr(plus + 1), style());
    if (!talon.ok()) return fault(talon.status());
    if (talon->size() != talon_size()) {
      return fault(absl::InvalidArgumentError(absl::StrCat(
          talon->size(), " cards behind the plus, expected the ", talon_size(), " of the talon")));
    }
    talon_ = *talon;
    return std::nullopt;
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
    const Outcome<Heading> heading = read_heading(record);
    if (std::holds_alternative<DealError>(heading)) return std::nullopt;
    const Outcome<Problem> problem = read_problem(record, std::get<Heading>(heading),
                                                  numbered_deal(shape(), /*seed=*/1, /*number=*/0));
    if (std::holds_alternative<DealError>(problem)) return std::nullopt;
    const auto tasks = game_.tasks(std::get<Problem>(problem));
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

Outcome<DealRecord> tags_of_own_hand(const Tag& hand, DealRecord given) {
  const auto fault = [&](const auto& status) {
    return DealError{hand.line, std::string(status.message())};
  };
  if (given.find(tags::kDeal) != nullptr) {
    return DealError{hand.line, "--hand and --deal are two deals"};
  }
  const Tag* name = given.find(tags::kGame);
  if (name == nullptr) return DealError{hand.line, "--hand needs --game"};
  const absl::StatusOr<const Game*> game = read_game(name->value);
  if (!game.ok()) return fault(game.status());
  const Tag* count = given.find(tags::kSeats);
  const absl::StatusOr<int> seats =
      count == nullptr ? seats_of_hand(hand.value, **game) : read_seat_count(count->value, **game);
  if (!seats.ok()) return fault(seats.status());
  // Seats by their numbers, and the tags of the game as those of all games.
  const Tag own = hand;
  const Outcome<DealRecord> whole = completed(std::move(given), /*usual_seats=*/true);
  if (const auto* error = std::get_if<DealError>(&whole)) return *error;
  return OwnHand(own, std::get<DealRecord>(whole), **game, *seats).tags();
}

}  // namespace matador

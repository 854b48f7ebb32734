#include "solver/inference/possible.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <functional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/for_each.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/cards/seat.h"
#include "solver/deals/random.h"
#include "solver/games/play_without_tricks.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/inference/play_history.h"
#include "solver/statistics/expression.h"
#include "solver/tricks/played.h"

namespace matador {

// ---- Places -------------------------------------------------------------------------------------

Places::Places(const Task& model, const Seen& seen, int set_aside_again)
    : shape_(model.deal.shape()), declarer_(model.declarer), exchanged_(seen.exchange.has_value()) {
  const int exchanged = exchanged_ ? seen.exchange->cards : 0;
  const int from_hand = exchanged - set_aside_again;
  for (Seat seat : all_seats(shape_.seats)) {
    add(Kind::kHand, seat, shape_.hand_size - (seat == declarer_ ? from_hand : 0));
    if (shape_.hands > 1) add(Kind::kSecondHand, seat, shape_.hand_size);
    for (std::size_t pile = 0; pile < static_cast<std::size_t>(shape_.piles); ++pile) {
      add(Kind::kUp, seat, 1, pile);
      add(Kind::kDown, seat, 1, pile);
    }
  }
  add(Kind::kTalon, {}, model.deal.talon().size() - exchanged);
  add(Kind::kDiscard, declarer_, from_hand);
  add(Kind::kTaken, declarer_, exchanged - set_aside_again);
  add(Kind::kTakenDiscard, declarer_, set_aside_again);
}

void Places::add(Kind kind, std::optional<Seat> seat, int size, std::size_t pile) {
  if (size == 0) return;
  places_.push_back({kind, seat, pile});
  sizes_.push_back(size);
}

PlaceMask Places::masks(std::optional<Seat> seat, std::initializer_list<Kind> kinds) const {
  PlaceMask mask = 0;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const bool is_one = ranges::find(kinds, places_[i].kind) != kinds.end();
    if (is_one && (!seat || places_[i].seat == seat)) mask |= PlaceMask{1} << i;
  }
  return mask;
}

PlaceMask Places::of_pile(Kind kind, Seat seat, std::size_t pile) const {
  PlaceMask mask = 0;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Place& place = places_[i];
    if (place.kind == kind && place.seat == seat && place.pile == pile) mask |= PlaceMask{1} << i;
  }
  return mask;
}

PlaceMask Places::in_hand(Seat seat, int trick) const {
  if (shape_.hands > 1 && trick >= shape_.hand_size) return second_hand(seat);  // Jass 2.14
  return masks(seat, {Kind::kHand, Kind::kUp, Kind::kTaken});
}

PlaceMask Places::of(Seat seat) const {
  return masks(seat, {Kind::kHand, Kind::kSecondHand, Kind::kUp, Kind::kDown, Kind::kDiscard,
                      Kind::kTaken, Kind::kTakenDiscard});
}

World Places::world(const std::vector<CardSet>& cards) const {
  DealBuilder builder(shape_);
  Exchange exchange;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Place& place = places_[i];
    switch (place.kind) {
      case Kind::kHand:
        builder.give(*place.seat, cards[i]);
        break;
      case Kind::kSecondHand:
        builder.give_second(*place.seat, cards[i]);
        break;
      case Kind::kUp:  // the card under it lies in the next place
        builder.lay(*place.seat, {.up = cards[i].first(), .down = cards[i + 1].first()});
        break;
      case Kind::kDiscard:
        builder.give(*place.seat, cards[i]);
        exchange.discard |= cards[i];
        break;
      case Kind::kTaken:
        exchange.take |= cards[i];
        break;
      case Kind::kTakenDiscard:
        exchange.discard |= cards[i];
        exchange.take |= cards[i];
        break;
      case Kind::kDown:
      case Kind::kTalon:
        break;
    }
  }
  return {.deal = builder.build().value(),
          .exchange = exchanged_ ? std::optional(exchange) : std::nullopt,
          .declarer = declarer_};
}

// ---- Assignments --------------------------------------------------------------------------------

Assignments::Assignments(const std::vector<PlacedCard>& cards, std::vector<int> sizes)
    : settled_(sizes.size()) {
  bool possible = true;
  for (const PlacedCard& card : cards) {
    if (!std::has_single_bit(card.may)) {
      cards_.push_back(card);
      continue;
    }
    const auto place = static_cast<std::size_t>(std::countr_zero(card.may));
    settled_[place] |= CardSet{card.card};
    possible = --sizes[place] >= 0 && possible;
  }
  std::size_t step = 1;
  for (std::size_t place = 0; place < sizes.size(); ++place) {
    if (sizes[place] <= 0) continue;
    rooms_.push_back({place, sizes[place], step});
    step *= static_cast<std::size_t>(sizes[place]) + 1;
  }
  ways_.resize(possible ? step : 1);
  if (possible) count_ways();
}

void Assignments::count_ways() {
  ways_[0] = 1;
  std::vector<int> left(rooms_.size());  // in each room, of the room number `number`
  std::size_t all_left = 0;
  for (std::size_t number = 1; number < ways_.size(); ++number) {
    for (std::size_t i = 0; i < rooms_.size(); ++i) {  // one more
      if (left[i] < rooms_[i].size) {
        ++left[i];
        ++all_left;
        break;
      }
      all_left -= static_cast<std::size_t>(left[i]);
      left[i] = 0;
    }
    const PlaceMask may = cards_[cards_.size() - all_left].may;
    for (std::size_t i = 0; i < rooms_.size(); ++i) {
      const bool fits = left[i] > 0 && (may >> rooms_[i].place & 1) != 0;
      if (fits) ways_[number] += ways_[number - rooms_[i].step];
    }
  }
}

std::vector<CardSet> Assignments::at(absl::uint128 rank) const {
  std::vector<CardSet> places = settled_;
  std::vector<int> left;
  for (const Room& room : rooms_) left.push_back(room.size);
  std::size_t number = ways_.size() - 1;
  for (const PlacedCard& card : cards_) {
    for (std::size_t i = 0; i < rooms_.size(); ++i) {
      if (left[i] == 0 || (card.may >> rooms_[i].place & 1) == 0) continue;
      const absl::uint128 ways = ways_[number - rooms_[i].step];
      if (rank < ways) {
        places[rooms_[i].place] |= CardSet{card.card};
        --left[i];
        number -= rooms_[i].step;
        break;
      }
      rank -= ways;
    }
  }
  return places;
}

// ---- Possible -----------------------------------------------------------------------------------

namespace {

// The places of each card of the pack. InvalidArgument, with the card, if a card can lie nowhere.
absl::StatusOr<std::vector<PlacedCard>> placed_cards(const InformationSet& known,
                                                     const Places& places) {
  std::vector<PlacedCard> cards;
  for (Card card : known.model.deal.shape().pack) cards.push_back({card, places.all()});
  const auto note = [&](const Constraint& constraint) {
    int room = 0;
    for (std::size_t i = 0; i < places.sizes().size(); ++i) {
      if ((constraint.places >> i & 1) != 0) room += places.sizes()[i];
    }
    const bool full = constraint.there && constraint.cards.size() == room;
    for (PlacedCard& card : cards) {
      if (constraint.cards.contains(card.card)) {
        card.may &= constraint.there ? constraint.places : ~constraint.places;
      } else if (full) {
        card.may &= ~constraint.places;
      }
    }
  };
  ranges::for_each(constraints_of_sight(known, places), note);
  ranges::for_each(constraints_of_play(known, places), note);
  for (const PlacedCard& card : cards) {
    if (card.may != 0) continue;
    return invalid(
        "no player can have held ", to_string(card.card, *known.model.deal.shape().notation),
        " and have played as it was played",
        known.model.play.empty()
            ? ""
            : absl::StrCat(", if ", seat_name(known.model.leader), " led the first trick"));
  }
  return cards;
}

// The most cards that can have been taken and set aside again in an exchange: 0 unless the game
// allows that.
int most_set_aside_again(const InformationSet& known) {
  if (!known.seen.exchange) return 0;
  int most = 0;
  for (const Exchange& exchange : known.model.game->exchanges(known.model)) {
    most = std::max(most, (exchange.discard & exchange.take).size());
  }
  return std::min(most, known.seen.exchange->cards);
}

}  // namespace

absl::Status PossibleWorlds::add_kind(int set_aside_again) {
  Places places(known_.model, known_.seen, set_aside_again);
  MATADOR_ASSIGN_OR_RETURN(const std::vector<PlacedCard> cards, placed_cards(known_, places));
  Assignments assignments(cards, places.sizes());
  candidates_ += assignments.count();
  kinds_.push_back({std::move(places), std::move(assignments)});
  return absl::OkStatus();
}

absl::StatusOr<PossibleWorlds> PossibleWorlds::of(const InformationSet& known) {
  PossibleWorlds possible(known);
  possible.order_ = known.model.game->order(known.model);
  absl::Status fault;
  for (int again = 0; again <= most_set_aside_again(known); ++again) {
    fault.Update(possible.add_kind(again));
  }
  if (possible.candidates_ > 0) return possible;
  MATADOR_RETURN_IF_ERROR(fault);
  return invalid("the cards that are known fit no deal that was played like this");
}

bool PossibleWorlds::fits_auction(World& world) const {
  const Task& model = known_.model;
  if (!model.game->has_auction()) return true;
  const Auction auction = forced_auction(*model.game, world.deal, forehand(model));
  if (known_.statements && auction.statements != *known_.statements) return false;
  if (model.all_passed) return !auction.declarer;
  if (!auction.declarer || (known_.knows_declarer && auction.declarer != model.declarer)) {
    return false;
  }
  world.declarer = *auction.declarer;
  return ranges::all_of(known_.nameable, [&](Suit suit) {
    return ranges::find(auction.suits, suit) != auction.suits.end();
  });
}

bool PossibleWorlds::fits_declarer(const World& world) const {
  return known_.model.game->check_declared(in_world(known_.model, world)).ok();
}

bool PossibleWorlds::fits_play(const World& world) const {
  const Task& model = known_.model;
  if (model.play.empty() && !world.exchange) return true;
  const Task task = in_world(model, world);
  if (const PlayWithoutTricks* play = model.game->contract(model.contract).without_tricks) {
    return play->turn(task).ok();
  }
  return played_so_far(task, order_).ok();
}

bool PossibleWorlds::fits_condition(const World& world) const {
  if (!known_.where) return true;
  const Task& model = known_.model;
  Case facts = dealt_case(*model.game, world.deal, model.dealer, model.options);
  if (known_.where->needs() >= Needs::kContract) {
    facts = played_case(std::move(facts), model);
    facts.declarer = world.declarer;
  }
  return known_.where->holds(facts);
}

std::optional<World> PossibleWorlds::world(absl::uint128 candidate) const {
  auto kind = kinds_.begin();
  while (candidate >= kind->assignments.count()) candidate -= (kind++)->assignments.count();
  World world = kind->places.world(kind->assignments.at(candidate));
  const bool fits = fits_auction(world) && fits_declarer(world) && fits_condition(world);
  if (!fits || !fits_play(world)) return std::nullopt;
  return world;
}

bool PossibleWorlds::is_sensible(const World& world) const {
  const Task& model = known_.model;
  return world.declarer == known_.observer || model.game->is_sensible(in_world(model, world));
}

Task in_world(const Task& model, const World& world) {
  Task task = model;
  task.deal = world.deal;
  if (world.exchange) task.exchange = world.exchange;
  task.declarer = world.declarer;
  return task;
}

namespace {

// So many worlds in which the declarer would not have named the contract, and none in which he
// would, tell that this cannot be judged.
constexpr std::uint64_t kMostOthers = 20'000;

// Looks at the clock once in 64 candidates, which take some microseconds each.
class Watch {
 public:
  explicit Watch(const Stop* stop) : stop_(stop) {}
  bool is_over() { return stop_ != nullptr && (calls_++ % 64 == 0) && stop_->reached(); }

 private:
  const Stop* stop_;
  std::uint64_t calls_ = 0;
};

// All worlds; none if there are more than `most`, or if time is up.
std::optional<std::vector<World>> all_worlds(const PossibleWorlds& possible, std::uint64_t most,
                                             const Stop* stop) {
  std::vector<World> worlds;
  Watch watch(stop);
  for (absl::uint128 candidate = 0; candidate < possible.candidates(); ++candidate) {
    if (watch.is_over()) return std::nullopt;
    if (std::optional<World> world = possible.world(candidate)) worlds.push_back(*world);
    if (worlds.size() > most) return std::nullopt;
  }
  return worlds;
}

// So a caller that stops halfway has seen a random part of the worlds.
void shuffle(std::vector<World>& worlds, std::uint64_t seed) {
  Random random(seed, 0);
  for (std::size_t i = worlds.size(); i > 1; --i) {
    std::swap(worlds[i - 1], worlds[random.below(i, worlds.size() - i)]);
  }
}

// Leaves those in which the declarer would have named the contract, if there are any.
void keep_sensible(const PossibleWorlds& possible, Worlds& found) {
  const auto sensible = [&](const World& world) { return possible.is_sensible(world); };
  if (ranges::none_of(found.worlds, sensible)) return;
  found.judged = std::erase_if(found.worlds, std::not_fn(sensible)) > 0;
}

// Draws worlds until there are enough. Where it is wanted, those in which the declarer would not
// have named the contract count only if no other is found.
void draw(const PossibleWorlds& possible, const WorldsWanted& wanted, Worlds& found) {
  std::vector<World> others;
  Watch watch(wanted.stop);
  while (found.worlds.size() < wanted.worlds && found.tried < kMostDraws) {
    if (found.worlds.empty() && others.size() == kMostOthers) break;
    if (watch.is_over()) {
      found.stopped = true;
      break;
    }
    Random random(wanted.seed, found.tried++);
    const auto world = possible.world(random.below_wide(possible.candidates(), 0));
    if (!world) continue;
    const bool counts = !wanted.sensible || possible.is_sensible(*world);
    std::vector<World>& place = counts ? found.worlds : others;
    if (place.size() < std::max(wanted.worlds, kMostOthers)) place.push_back(*world);
  }
  found.judged = !found.worlds.empty() && !others.empty();
  if (found.worlds.empty()) found.worlds = std::move(others);
  if (found.worlds.size() > wanted.worlds) {
    found.worlds.erase(found.worlds.begin() + static_cast<std::ptrdiff_t>(wanted.worlds),
                       found.worlds.end());
  }
}

}  // namespace

absl::StatusOr<Worlds> find_worlds(const PossibleWorlds& possible, const WorldsWanted& wanted) {
  Worlds found;
  if (possible.candidates() <= std::max(kCandidatesToCount, wanted.enumerate)) {
    if (auto all = all_worlds(possible, wanted.enumerate, wanted.stop)) {
      found = {*std::move(all), true, absl::Uint128Low64(possible.candidates())};
      if (wanted.sensible) keep_sensible(possible, found);
      shuffle(found.worlds, wanted.seed);
    }
  }
  if (!found.all) draw(possible, wanted, found);
  found.gave_up = !found.all && !found.stopped && found.worlds.size() < wanted.worlds;
  if (!found.worlds.empty()) return found;
  if (found.stopped) return no_world(wanted.stop->reason());
  return absl::NotFoundError(
      absl::StrCat("none of ", found.tried, found.all ? "" : " random",
                   " ways to deal the unknown cards fits the auction",
                   possible.known().where ? ", the play and the condition" : " and the play"));
}

absl::Status no_world(StopReason stopped) {
  if (stopped == StopReason::kInterrupt) {
    return absl::CancelledError("interrupted before a world was solved");
  }
  return absl::DeadlineExceededError("no world was solved in the time that was allowed");
}

// ---- Constraints --------------------------------------------------------------------------------

namespace {

std::vector<Constraint> constraints_of_tricks(const Task& task, const Places& places) {
  std::vector<Constraint> constraints;
  for (const Step& step : history_of(task).steps) {
    const PlaceMask hand = places.in_hand(step.seat, step.trick);
    constraints.push_back({{step.card}, hand | places.turned_up(step.seat), true});
    constraints.push_back({step.not_held, hand, false});
  }
  return constraints;
}

std::vector<Constraint> constraints_of_moves(const Task& task, const Places& places) {
  std::vector<Constraint> constraints;
  for (const auto& [seat, move, not_held] :
       task.game->contract(task.contract).without_tricks->moves_made(task)) {
    const PlaceMask hand = places.hand(seat);
    if (move.is_card()) constraints.push_back({{move.card}, hand, true});
    if (!not_held.empty()) constraints.push_back({not_held, hand, false});
  }
  return constraints;
}

}  // namespace

std::vector<Constraint> constraints_of_sight(const InformationSet& known, const Places& places) {
  const Seen& seen = known.seen;
  std::vector<Constraint> constraints;
  const auto lie = [&](CardSet cards, PlaceMask there) {
    constraints.push_back({cards, there, true});
  };
  for (Seat seat : all_seats(known.model.deal.seats())) {
    if (seen.hands[at(seat)]) lie(*seen.hands[at(seat)], places.hand(seat));
    if (seen.second_hands[at(seat)]) lie(*seen.second_hands[at(seat)], places.second_hand(seat));
    for (std::size_t pile = 0; pile < seen.piles[at(seat)].size(); ++pile) {
      const SeenPile& cards = seen.piles[at(seat)][pile];
      lie({cards.up}, places.face_up(seat, pile));
      if (cards.down) lie({*cards.down}, places.face_down(seat, pile));
    }
    lie(seen.shown[at(seat)], places.of(seat));
  }
  lie(seen.talon, places.talon());
  if (seen.exchange) {
    lie(seen.exchange->discard, places.discard());
    lie(seen.exchange->take, places.take());
  }
  return constraints;
}

std::vector<Constraint> constraints_of_play(const InformationSet& known, const Places& places) {
  const Task& task = known.model;
  return task.game->has_tricks(task.contract) ? constraints_of_tricks(task, places)
                                              : constraints_of_moves(task, places);
}

}  // namespace matador

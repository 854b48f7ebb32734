// What the rest of the library needs to know of a game, and nothing more: the facts in `GameInfo`,
// and in `Game` what follows from a problem. A game is one folder in games/ and one line in
// games/games.def.
//
//   const Game* game = find_game("sjavs");
//   game->info().has_tout
//   Problem problem{.game = game, .deal = deal};
//   absl::StatusOr<std::vector<Task>> tasks = game->tasks(problem);

#ifndef MATADOR_SOLVER_GAMES_GAME_H_
#define MATADOR_SOLVER_GAMES_GAME_H_

#include <any>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/cards/seat.h"
#include "solver/deals/deal.h"
#include "solver/games/glance.h"
#include "solver/tricks/goal.h"
#include "solver/tricks/move.h"
#include "solver/tricks/trick_order.h"

namespace matador {

// What only one game says of a deal, as a value of a type of its module. Nobody else knows the
// type.
//
//   task.own = skat::Said{.bid = 24};
//   task.own.as<skat::Said>().bid     // 24
//
// Of a deal of which nothing is said they are Said{}.
class OwnFacts {
 public:
  OwnFacts() = default;
  template <std::equality_comparable Facts>
  requires(!std::same_as<Facts, OwnFacts>)
      OwnFacts(const Facts& facts)  // NOLINT(google-explicit-constructor)
      : are_equal_(
            [](const OwnFacts& a, const OwnFacts& b) { return a.as<Facts>() == b.as<Facts>(); }) {
    if (facts != Facts{}) facts_ = facts;
  }

  bool empty() const { return !facts_.has_value(); }

  template <typename Facts>
  Facts as() const {
    const auto* facts = std::any_cast<Facts>(&facts_);
    return facts == nullptr ? Facts{} : *facts;
  }

  bool operator==(const OwnFacts& other) const {
    return empty() ? other.empty() : are_equal_(*this, other);
  }

 private:
  std::any facts_;  // other than Facts{}
  bool (*are_equal_)(const OwnFacts& a, const OwnFacts& b) = nullptr;
};

namespace search {
struct Kernel;
}

class Game;
class Glance;
class Played;
struct CalibratedAdvice;
class PlayWithoutTricks;

// The unit of a solution (rules 0.3).
enum class Objective { kPoints, kTricks, kScore };

// One of the contracts of a game: its place in GameInfo::contracts; in a task also the trump suit,
// where that is named beside the contract (GameInfo::names_trump).
struct Contract {
  int index = 0;
  std::optional<Suit> trump = {};
  auto operator<=>(const Contract&) const = default;
};

// A rule option by its name and value, e.g. {"solo-vol", "off"}.
struct RuleOption {
  std::string name;
  std::string value;
  bool operator==(const RuleOption&) const = default;
};

// The seat after the dealer, who is the last seat unless another is named: the first to speak, and
// as a rule the first to lead (rules 0.1).
constexpr Seat forehand(int seats, std::optional<Seat> dealer) {
  return dealer.value_or(Seat::number(seats)).next(seats);
}

// A deal as somebody asks about it. What is left out follows from the game's own rules: the forced
// auction, or who leads.
struct Problem {
  const Game* game = nullptr;
  Deal deal = {};
  std::optional<Seat> dealer = {};
  std::optional<Contract> contract = {};
  bool as_joker = false;           // the declarer plays whichever contract is best for him
  std::optional<Suit> trump = {};  // where it is named beside the contract
  std::optional<Seat> declarer = {};
  std::optional<Seat> joker = {};   // where a game has one
  std::optional<Seat> player = {};  // whose value is asked for, where everyone plays for himself
  std::optional<Seat> tout = {};    // whose side has announced to win every trick
  bool all_passed = false;          // somebody says so of the auction
  std::optional<Seat> leader = {};  // of the first trick, where it is not the usual one
  std::optional<Exchange> exchange = {};  // with the talon
  std::vector<Move> play = {};
  std::vector<RuleOption> options = {};
  OwnFacts own = {};  // what only its game says
};

// A problem with nothing left open: it can be solved. `deal` is as dealt, before the exchange.
struct Task {
  const Game* game;
  Deal deal;
  std::optional<Seat> dealer = {};
  Contract contract;
  bool as_joker = false;  // one of those that the declarer chooses from
  Seat declarer;
  std::optional<Seat> joker = {};
  std::optional<Seat> player = {};
  std::optional<Seat> tout = {};  // one of the side that has announced it
  bool all_passed = false;        // and is played all the same
  Seat leader;
  // The declarer's exchange with the talon. None while it is still open: then the best is wanted.
  // An exchange of no cards if a game has no talon or the contract leaves it alone.
  std::optional<Exchange> exchange;
  std::vector<Move> play;
  std::vector<RuleOption> options;
  OwnFacts own = {};
};

inline Seat forehand(const Problem& problem) {
  return forehand(problem.deal.seats(), problem.dealer);
}
inline Seat forehand(const Task& task) { return forehand(task.deal.seats(), task.dealer); }

// A value that an objective can take, and the decision behind it: the declaring side gets at least
// `value` if it can force at least `target` of `goal` over the whole deal. A ladder of rungs, from
// the lowest value to the highest, is an objective; its lowest rung needs nothing.
struct Rung {
  int value;
  Goal goal;
  int target;
  bool operator==(const Rung&) const = default;
};

// How the players of a game bid whose auction is forced (auction.h): the deal alone says who
// declares what.
struct Bidding {
  int shortest;      // the shortest length that must be given
  bool clubs_first;  // a declarer with clubs among his longest suits must name them; else only one
                     // who had to say "in clubs" must
  bool plays_when_all_pass = false;  // a deal in which all pass is played (Problem::all_passed)
};

// How a player who sees his cards names the contract that he likes.
struct ContractChoice {
  bool may_pass = false;        // instead; if all pass, the deal scores 0
  bool may_leave_open = false;  // "joker": whichever turns out best for him (Problem::as_joker)
  // Who names the contract in the place of a seat whose turn it is, if that pushes; nullptr where
  // nobody may (Game::pushes_to).
  std::optional<Seat> (*pushes_to)(const Task& task, Seat seat) = nullptr;
  // Whether the declarer's cards, and whether those of all allow the contract of a task; nullptr
  // where all do (Game::check_own_cards, Game::check_declared).
  absl::Status (*check_own_cards)(const Task& task) = nullptr;
  absl::Status (*check_declared)(const Task& task) = nullptr;
};

// Combinations of cards that score before the play.
struct Melds {
  int (*worth)(CardSet hand, const std::vector<RuleOption>& options);
  // The number of hands, by what their melds are worth.
  std::map<int, std::uint64_t> (*hands_by_worth)(int seats, const std::vector<RuleOption>& options);
};

// The lowest and the highest of some values.
struct ValueRange {
  int least;
  int most;
};

// The numbers that a rule option can have for a value: `count` of them, with dashes between them.
struct OptionNumbers {
  int count = 1;  // 0: any number of them
  int least;
  int most;
};

// One rule option as it is documented to people.
struct RuleOptionFact {
  std::string_view name;
  std::vector<std::string_view> values;  // the default first; none where it is a bare word
  std::string meaning;
  std::optional<OptionNumbers> numbers = {};  // then these too are values
  std::string_view takes_place_of = {};       // the name of an earlier option
  // The default, where it depends on the number of players or on other options.
  std::string_view (*usual)(int seats, const std::vector<RuleOption>& options) = nullptr;
};

// A word in the place of an option that stands for several of them (rules 2.25); see options.h.
struct RuleSet {
  std::string_view name;
  std::string_view value;  // none where it is a bare word
  std::string_view meaning;
  std::vector<RuleOption> options;
};

// What `matador bench` solves of a game: few deals where a deal is much work.
struct BenchSuite {
  int seats;
  std::uint64_t deals;
  // None: that of the auction, or that of the most trumps; "all": every contract by every seat.
  std::string_view contract = {};
  bool as_dealt = false;  // nothing is exchanged; else the best exchange is found
  // Left out of the signature, and measured where its contract or number of players is asked for.
  bool on_request = false;
  std::uint64_t node_limit = 0;  // for each value; 0: all deals are solved to the end
};

// A game for a number of players, who are the seats of the shape.
struct TableInfo {
  DealShape shape;  // what is dealt
  // The value is always of one player against all others, whoever declares.
  bool everyone_for_himself = false;
  // One player has no team of his own, and plays on the side that declares (Problem::joker).
  bool has_joker = false;
};

struct ContractInfo {
  std::string_view name;
  std::optional<Suit> trump = {};          // none where there are none
  std::vector<Objective> objectives = {};  // empty: all that the game has
  // How often its points count on a score-sheet that compares those of several deals.
  int times_on_sheet = 1;
  // How it is solved where it is not played in tricks, so that nothing that is said of tricks
  // concerns it; nullptr where it is played in tricks.
  const PlayWithoutTricks* without_tricks = nullptr;
  // What people call it too. Suits that are trumps need none: formats/ knows their names.
  std::vector<std::string> other_names = {};
  // What counts in it depends on all tricks together, so that an ending alone has no value.
  bool needs_all_tricks = false;
  // It has no sides, though the table may have them (TableInfo::everyone_for_himself).
  bool everyone_for_himself = false;
  // The game can tell with which cards somebody would name it (Game::is_sensible).
  bool is_judged = false;
  // How much more is scored than advice for its cards promises; nullptr where nobody has measured
  // it.
  const CalibratedAdvice* in_play = nullptr;
  // What it is guessed to be worth at a glance with all cards open (glance.h); or nullptr.
  const Glance* glance = nullptr;
};

// What is always true of a game.
struct GameInfo {
  std::string_view name;                // as in [Game "..."]
  std::vector<TableInfo> tables;        // the usual number of players first
  std::vector<ContractInfo> contracts;  // in the order of rules 0.4
  std::vector<Objective> objectives;    // the default first
  int most_points = 0;                  // of a side, where points are an objective
  std::vector<RuleOptionFact> rule_options = {};
  std::vector<RuleSet> rule_sets = {};
  std::vector<std::string> other_names = {};  // that people call it by, which are only read

  // Who declares what: a forced auction decides it, or a player names what he likes. Neither if
  // nobody declares, or if the bids are outside the rules.
  std::optional<Bidding> bidding = {};
  std::optional<ContractChoice> choice = {};
  // A side may announce that it will win every trick (Problem::tout).
  bool has_tout = false;
  // A suit is named as trumps beside the contract (Problem::trump).
  bool names_trump = false;
  // The declarer chooses the cards of the seat opposite, dummy.
  bool has_dummy = false;
  // The declarer sees the talon before he exchanges, and the others see nothing of it, not even how
  // many cards he exchanges.
  bool sees_talon = false;
  // Only the declarer's result is written down, which all others try to keep low.
  bool counts_for_declarer_only = false;
  // The value is a penalty, so that less is better. Nobody declares then: all others are the
  // declaring side, who want the most of it.
  bool counts_penalties = false;

  // Sides that share the tricks have a word for it, the Bock.
  bool has_bock = false;
  // The ladder that decides who wins a deal where no score says so; nullptr: a score does, or
  // nobody wins (Game::outcome_ladder).
  std::vector<Rung> (*outcome_ladder)(const Task& task) = nullptr;
  // The ladder of those who play on, where a side may stop a deal that is decided; nullptr: nobody
  // may (Game::ladder_of_playing_on).
  std::vector<Rung> (*ladder_of_playing_on)(const Task& task, Objective objective,
                                            const Played& played) = nullptr;
  // All ways to divide the pack between the teams, by the matadors that one of them is paid for; a
  // declarer without a partner has the talon too. nullptr where nobody is paid for any.
  std::map<int, std::uint64_t> (*ways_by_matadors)(int seats) = nullptr;
  std::optional<Melds> melds = {};
  const Evaluation* evaluation = nullptr;  // of contracts at a glance, by fitted weights; or none

  std::vector<BenchSuite> bench_suites = {};
};

class Game {
 public:
  explicit Game(GameInfo info) : info_(std::move(info)) {}
  virtual ~Game() = default;

  // ---- What is always true of it ----------------------------------------------------------------

  const GameInfo& info() const { return info_; }
  std::string_view name() const { return info_.name; }
  std::vector<int> seat_counts() const;  // e.g. {4, 3, 2}
  // `seats` from seat_counts().
  const TableInfo& table(int seats) const;
  const DealShape& shape(int seats) const { return table(seats).shape; }
  const ContractInfo& contract(Contract contract) const {
    return info_.contracts[static_cast<std::size_t>(contract.index)];
  }
  std::optional<Suit> trump(Contract named) const {
    return named.trump ? named.trump : contract(named).trump;
  }
  bool has_tricks(Contract named) const { return contract(named).without_tricks == nullptr; }
  bool has_auction() const { return info_.bidding.has_value(); }
  bool names_contract_freely() const { return info_.choice.has_value(); }
  bool may_pass() const { return info_.choice && info_.choice->may_pass; }
  // Whether a problem may say that all have passed (Problem::all_passed).
  bool has_all_passed() const {
    return may_pass() || (has_auction() && info_.bidding->plays_when_all_pass);
  }
  // Whether a deal is an ending: hands of fewer cards than are dealt, as many in each, and of the
  // tricks before nothing is known.
  bool is_ending(const Deal& deal) const;
  bool has(Objective objective) const;
  bool has(Objective objective, Contract named) const;
  // Whether the value is that of one player against all others; none: whatever is played.
  bool everyone_for_himself(int seats, std::optional<Contract> named) const;
  // Whether somebody declares it; else a task has a declarer only because it needs one.
  bool is_declared(Contract named) const {
    return !info_.counts_penalties && !contract(named).everyone_for_himself;
  }
  const std::vector<Objective>& objectives_of(Contract named) const {
    const std::vector<Objective>& own = contract(named).objectives;
    return own.empty() ? info_.objectives : own;
  }

  // ---- Tasks ------------------------------------------------------------------------------------

  // The tasks that a problem stands for: one, as a rule; one for each suit that the declarer may
  // choose where the forced auction leaves him a choice; one for each player where everyone plays
  // for himself and nobody says who is asked about; none when everybody passes. With
  // `all_contracts` one for each contract and declaring seat that the game allows. Where there are
  // several, those are left out under which the cards could not have been played as they were.
  // InvalidArgument, with a sentence for people, where the problem contradicts itself.
  virtual absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                                  bool all_contracts = false) const = 0;

  // Whether the cards as dealt allow the declarer of a task its contract. InvalidArgument, with a
  // sentence for people, if they do not. tasks() does not ask this of a contract and a declarer
  // that are given, as the cards may be unknown (inference/); of several contracts it leaves out
  // the others.
  absl::Status check_declared(const Task& task) const;
  // The part of this that the declarer's own cards decide, wherever the others lie.
  absl::Status check_own_cards(const Task& task) const;

  // Whether at a glance the declarer of a task would name its contract with his cards, those of a
  // talon included that he sees first, and would make the exchange, where that is settled: for who
  // only knows what was declared, other hands do not count. True where a game has no such
  // judgement.
  virtual bool is_sensible(const Task& /*task*/) const { return true; }

  // Who names the contract in the place of `seat`, whose turn it is, if he pushes; none where he
  // may not. The task: one that he might name.
  std::optional<Seat> pushes_to(const Task& task, Seat seat) const;

  // What the declarer of a task may do with the talon before the first lead: an exchange of no
  // cards and nothing else where there is none. First those of the fewest cards, then in listing
  // order of what is set aside and of what is taken.
  virtual std::vector<Exchange> exchanges(const Task& /*task*/) const { return {Exchange{}}; }

  // ---- Play and value ---------------------------------------------------------------------------

  // How the cards rank and what they are worth. Those of the talon, once the declarer has
  // exchanged, are his.
  virtual TrickOrder order(Contract contract, const std::vector<RuleOption>& options) const = 0;
  // That of a task: in an ending that of its tricks, and nobody is bound to a card that is gone.
  TrickOrder order(const Task& task) const;
  virtual CardSet trumps(Suit suit) const = 0;  // all that are, where that suit is trumps
  virtual SeatSet declaring_side(const Task& task) const = 0;
  // Who chooses the cards that a seat plays: dummy's are chosen by the declarer.
  Seat player_of(const Task& task, Seat seat) const;
  // Unless a game says otherwise, every point counts, and every trick.
  virtual std::vector<Rung> ladder(const Task& task, Objective objective) const;
  virtual std::vector<Rung> ladder_of_score(const Task& /*task*/) const { return {}; }
  // The scores that a deal with the contract and the options of the task can have, wherever its
  // cards lie; no deal need have one of the two ends. None where nobody has counted them. Unless a
  // game says otherwise the ladder is the same in all deals.
  virtual std::optional<ValueRange> range_of_score(const Task& task) const;
  // The ladder that decides who wins the deal (objectives.h): above 0 the declaring side, below 0
  // the others. Empty where nobody does: where everyone plays for himself, or no score says so.
  std::vector<Rung> outcome_ladder(const Task& task) const;
  // The ladder of those who play on, once a card more is played, if a side may now stop the deal
  // for what `ladder` says or play on for something else. Empty where nobody may stop.
  std::vector<Rung> ladder_of_playing_on(const Task& task, Objective objective,
                                         const Played& played) const;

  virtual search::Kernel kernel() const = 0;  // the search compiled for this game

 private:
  GameInfo info_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_GAME_H_

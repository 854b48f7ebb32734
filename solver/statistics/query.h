// A question about many deals: what is counted in each, and which deals count.
//
//   Query query{.question = Question::kVol, .game = find_game("sjavs"), .seats = 4};
//   absl::Status fault = check_query(query);

#ifndef MATADOR_SOLVER_STATISTICS_QUERY_H_
#define MATADOR_SOLVER_STATISTICS_QUERY_H_

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/deals/numbered.h"
#include "solver/games/game.h"
#include "solver/games/glance.h"
#include "solver/statistics/expression.h"
#include "solver/statistics/statistics.h"

namespace matador {

// ---- Query --------------------------------------------------------------------------------------

// What is asked about every deal, and the rows of the answer.
enum class Question {
  kLength,   // the longest possible trump suit of one hand: rows by length
  kAuction,  // rows by the winning length, clubs or not, and the declarer
  kVol,      // does the declaring side win every trick: rows of no and of yes
  kPoints,   // the value of the deal: the mean of each group of deals
  kTricks,
  kScore,
  kMelds,     // what the melds of one hand are worth (Jass 2.9): rows by worth
  kMatadors,  // how many a team holds (Scharwenzel 3.7): never sampled
  kBock,      // do the sides share the tricks (Scharwenzel 3.5): rows of no and of yes
  kShare,     // how often the condition is true: rows of no and of yes
  kContract,  // contracts beside each other: rows by contract, the mean of each, how often the best
};
inline constexpr int kQuestions = 11;

// Whether a row has a mean.
bool has_mean(Question question);
// Whether the answer is no or yes.
bool is_yes_or_no(Question question);

// A part of the deals of a row that the row reports. For scores: the lost deals, with a value below
// 0 (not if everyone plays for himself: no value is below 0 then). For auctions: those won in clubs
// over an equal length, and those that leave a choice of suits. For contracts: the deals in which
// the contract is the best, and those in which it would be named by one hand alone.
struct Portion {
  std::string_view name;
  absl::uint128 Tally::*deals;
  absl::uint128 Tally::*open = nullptr;      // others that may belong to it, if any
  absl::uint128 Tally::*of = &Tally::deals;  // the whole of the part
};
std::vector<Portion> portions_of(Question question, const Game& game, int seats);

// A further mean that a row reports, over a part of its deals.
struct Average {
  std::string_view name;
  BoundedSums Tally::*sums;
  absl::uint128 Tally::*of;
};
std::vector<Average> averages_of(Question question, const Game& game, int seats);

// The names of the columns that the question adds to a row, after the keys.
std::vector<std::string_view> outcome_names(Question question);

// The weight of a contract in comparisons, in a game without a score: `times` * (points - `less`).
struct Weight {
  Contract contract;
  int times = 1;
  int less = 0;

  Bounds of(Bounds points) const {
    return {times * (points.low - less), times * (points.high - less)};
  }
  bool operator==(const Weight&) const = default;
};

struct Query {
  Question question = Question::kLength;
  const Game* game = nullptr;
  int seats = 0;
  FixedCards fixed{};
  std::optional<Seat> dealer = {};
  bool all_contracts = false;        // excludes `contract`
  std::vector<Contract> only = {};   // with all contracts: only these; empty: all
  std::vector<Weight> weights = {};  // of compared contracts; a contract without weight counts once
  bool best_contract = false;        // the contract of the best score, with open cards
  std::optional<Contract> contract = {};
  std::optional<Suit> trump = {};
  std::optional<Seat> declarer = {};
  OwnFacts own = {};  // with `contract`: what is announced beside it
  bool tout = false;  // the same: every trick, by the declarer
  std::vector<RuleOption> options = {};
  int played = 0;  // the first cards of each deal, which are played at random (random_play())
  // Only cases for which it holds count. For kShare it is the question.
  std::optional<Expression> where = {};
  std::vector<Expression> by = {};  // the keys of the rows
  // Cards that the search may play for one value; 0 = no limit. For deals that need more, only a
  // part is proven: they have a row of their own, of neither no nor yes, or a lowest and a highest
  // value.
  std::uint64_t node_limit = 0;
  double seconds = 0;  // time for one value; 0 = no limit
  bool is_limited() const { return node_limit > 0 || seconds > 0; }
  // Deals that are looked at for each deal that is solved, which is one of them (comparison.h); 0:
  // none is.
  int glance = 0;
};

// The cards of the pack that are not fixed.
CardSet cards_left(const Query& query);
// Whether only the cards of a deal are looked at; whether the deals must be solved.
bool is_of_hands(const Query& query);
bool is_solved(const Query& query);

// InvalidArgument, with a sentence for people, if the game does not have the question, if the
// question takes no contract, if the condition or a key needs more of a deal than the question
// knows, or if the condition can never be true.
absl::Status check_query(const Query& query);

// The part of a deal that the condition and the keys look at; the objective of solved deals; and
// the values that a deal can have, as far as the question limits them.
Needs needs_of(const Query& query);
Objective objective_of(const Query& query);
// The objective by which contracts are chosen: the score, if the game has one.
Objective objective_of_choice(const Game& game);
// Whether players name a contract by an evaluation of their own hand; and whether they may push.
bool names_by_hand(const Game& game, int seats);
bool may_push(const Game& game, int seats);
Bounds values_of(Question question);
// What a glance guesses for it, if anything.
std::optional<Guess> guess_of(Question question);

// ---- Query tasks --------------------------------------------------------------------------------
// How a query has its deals played: the tasks of a deal.
//
//   absl::StatusOr<std::vector<Task>> tasks = tasks_of(query, deal);

// The tasks of the deal; none if everybody passes. Of a declarer who has a choice there are
// several, and with all contracts one for each. InvalidArgument where the game cannot play the
// query's contract.
absl::StatusOr<std::vector<Task>> tasks_of(const Query& query, const Deal& deal);

// How many deals it pays to look at for each that is solved (Query::glance); or a sentence for
// people why there is no glance at what the query asks.
absl::StatusOr<int> looks_for(const Query& query);

// Those of some deal that is played, for what is the same in all of them; none if there is none.
std::vector<Task> example_tasks(const Query& query);

// Plays the first cards of these tasks of deal `number` of a seed at random, as many as the query
// says. Of the suits that a declarer may choose from only the first is left then.
absl::Status play_first_cards(const Query& query, std::uint64_t seed, std::uint64_t number,
                              std::vector<Task>& tasks);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_QUERY_H_

// A question about many deals: what is counted of each, and which deals count.
//
//   Survey survey{.question = Question::kVol, .game = find_game("sjavs"), .seats = 4};
//   absl::Status fault = check_survey(survey);

#ifndef MATADOR_SOLVER_STATISTICS_SURVEY_H_
#define MATADOR_SOLVER_STATISTICS_SURVEY_H_

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "solver/deals/numbered.h"
#include "solver/games/game.h"
#include "solver/statistics/bounds.h"
#include "solver/statistics/expression.h"
#include "solver/statistics/table.h"

namespace matador {

// What is asked of every deal, and what its rows tell.
enum class Question {
  kLength,   // the longest possible trump suit of one hand: rows by length
  kAuction,  // rows by the winning length, clubs or not, and the declarer
  kVol,      // does the declaring side win every trick: rows of no and of yes
  kPoints,   // the value of the deal: the mean of each group of deals
  kTricks,
  kScore,
  kMelds,     // what the melds of one hand are worth, as Wyz in Jass: rows by worth
  kMatadors,  // how many a team of Scharwenzel holds: only counted, not sampled
  kBock,      // do the sides of Scharwenzel share the tricks: rows of no and of yes
  kShare,     // how often the condition is true: rows of no and of yes
  kContract,  // contracts beside each other: rows by contract, the mean of each, how often the best
};
inline constexpr int kQuestions = 11;

// Whether a row has a mean.
bool has_mean(Question question);
// Whether it is answered by no or yes.
bool is_yes_or_no(Question question);

// What a row tells of some of its deals: of scores how many are lost, with a value below 0, unless
// everyone plays for himself, where there is no such value; of auctions how many are better in
// clubs, and how many leave a choice of suits; of contracts those in which it is the best, and by
// hands alone would be named.
struct Portion {
  std::string_view name;
  absl::uint128 Tally::*deals;
  absl::uint128 Tally::*open = nullptr;      // those more that may belong to it, if any
  absl::uint128 Tally::*of = &Tally::deals;  // the deals that it is a part of
};
std::vector<Portion> portions_of(Question question, const Game& game, int seats);

// Means of other numbers than the value that a row tells, each of some of its deals.
struct Average {
  std::string_view name;
  BoundedSums Tally::*sums;
  absl::uint128 Tally::*of;
};
std::vector<Average> averages_of(Question question, const Game& game, int seats);

// The names of the columns that the question itself gives to a row, behind the keys.
std::vector<std::string_view> outcome_names(Question question);

// What a contract counts where contracts are compared in a game without a score: so many points
// less, and those so many times.
struct Weight {
  Contract contract;
  int times = 1;
  int less = 0;

  Bounds of(Bounds points) const {
    return {times * (points.low - less), times * (points.high - less)};
  }
  bool operator==(const Weight&) const = default;
};

struct Survey {
  Question question = Question::kLength;
  const Game* game = nullptr;
  int seats = 0;
  FixedCards fixed{};
  std::optional<Seat> dealer = {};
  bool all_contracts = false;        // and then no `contract`
  std::vector<Contract> only = {};   // with all contracts: only these, unless there are none
  std::vector<Weight> weights = {};  // where contracts are compared; none: each counts once
  bool best_contract = false;        // the one of the best score, with open cards
  std::optional<Contract> contract = {};
  std::optional<Suit> trump = {};
  std::optional<Seat> declarer = {};
  std::vector<RuleOption> options = {};
  // Only cases of which it holds count; for kShare it is what is asked.
  std::optional<Expression> where = {};
  std::vector<Expression> by = {};  // the keys of the rows
  // Cards that the search may play for one value; 0 = no limit. Deals that need more have what is
  // proven by then: a row of their own, of neither no nor yes, or the lowest and the highest value.
  std::uint64_t node_limit = 0;
  double seconds = 0;  // the same in time for one value
  bool is_limited() const { return node_limit > 0 || seconds > 0; }
};

// Whether no more of a deal is looked at than its cards; whether the deals must be solved.
bool is_of_hands(const Survey& survey);
bool is_solved(const Survey& survey);

// InvalidArgument, with a sentence for people, where the question is not one for the game, takes no
// contract, or knows less of a deal than the condition or a key asks for; and where the condition
// can never be true.
absl::Status check_survey(const Survey& survey);

// How much of a deal the condition and the keys look at; what a solved deal is measured in; and the
// values that it can have, as far as the question tells.
Needs needs_of(const Survey& survey);
Objective objective_of(const Survey& survey);
// What contracts are chosen by: the score, where the game has one.
Objective objective_of_choice(const Game& game);
// Whether a player guesses by his own hand which contract is best; and whether he may push then.
bool names_by_hand(const Game& game, int seats);
bool may_push(const Game& game, int seats);
Bounds values_of(Question question);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_SURVEY_H_

// Tables from deals by number: what can be counted of a deal, and what only solving it tells.
//
//   Survey survey{.question = Question::kVol, .game = find_game("sjavs"), .seats = 4};
//   Solver solver;
//   absl::StatusOr<Sample> sample = sample_deals(survey, /*seed=*/1, /*first=*/0, /*count=*/1000,
//                                                solver);
//
// A deal counts as it is played: in the contract of its forced auction, or in the one that the
// survey gives; where that says no declarer, the one of the auction plays it, and without an
// auction whom the game takes. A declarer who may choose between suits takes the one of the best
// score, with open cards. Where everyone plays for himself the value is the declarer's own. With
// all contracts the same declarer plays each of them once, and the deal counts as often; contracts
// that do not have what is asked are left out.

#ifndef MATADOR_SOLVER_ODDS_SAMPLE_H_
#define MATADOR_SOLVER_ODDS_SAMPLE_H_

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/deals/numbered.h"
#include "solver/games/game.h"
#include "solver/odds/case.h"
#include "solver/odds/expression.h"
#include "solver/odds/table.h"
#include "solver/solve.h"

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
};
inline constexpr int kQuestions = 9;

// Whether single hands are counted, and no more of a deal is known than its cards.
bool is_of_hands(Question question);

// Whether the deals must be solved; whether a row has a mean.
bool is_solved(Question question);
bool has_mean(Question question);
// Whether it is answered by no or yes.
bool is_yes_or_no(Question question);

// What a row tells of some of its deals: of scores how many are lost, with a value below 0, unless
// everyone plays for himself, where there is no such value; of auctions how many are better in
// clubs, and how many leave a choice of suits.
struct Portion {
  std::string_view name;
  absl::uint128 Tally::*deals;
};
std::vector<Portion> portions_of(Question question, const Game& game, int seats);

// The names of the columns that the question itself gives to a row, behind the keys.
std::vector<std::string_view> outcome_names(Question question);

struct Survey {
  Question question = Question::kLength;
  const Game* game = nullptr;
  int seats = 0;
  FixedCards fixed{};
  std::optional<Seat> dealer = {};
  bool all_contracts = false;       // and then no `contract`
  std::vector<Contract> only = {};  // with all contracts: only these, unless there are none
  std::optional<Contract> contract = {};
  std::optional<Suit> trump = {};
  std::optional<Seat> declarer = {};
  std::vector<RuleOption> options = {};
  std::optional<Expression> where = {};  // only cases of which it holds count
  std::vector<Expression> by = {};       // the keys of the rows
};

// InvalidArgument, with a sentence for people, where the question is not one for the game, takes no
// contract, or knows less of a deal than the condition or a key asks for.
absl::Status check_survey(const Survey& survey);

// Whether the survey's condition holds of a deal. Of the contract it knows what the survey or else
// the auction says, of several suits that the declarer may choose from the first; a value it does
// not know. InvalidArgument where the game cannot play the survey's contract.
absl::StatusOr<bool> fulfils(const Survey& survey, const Deal& deal);

// In how many contracts each deal is played: 1, unless it is all. InvalidArgument where the game
// cannot play them.
absl::StatusOr<int> contracts_each(const Survey& survey);

struct Sample {
  std::uint64_t examined = 0;  // deals looked at; those that counted are table.deals()
  Table table;
};

// The deals number `first` to `first + count - 1`. Deals that are passed out count for the auction
// and for no solved question; with all contracts a deal counts once for each. InvalidArgument as of
// check_survey(), and where the game cannot play the survey's contract.
absl::StatusOr<Sample> sample_deals(const Survey& survey, std::uint64_t seed, std::uint64_t first,
                                    std::uint64_t count, Solver& solver);

// One hand more, of seat 1, for tables over single hands (hand_counts.h).
void count_hand(const Survey& survey, CardSet hand, Table& table);

}  // namespace matador

#endif  // MATADOR_SOLVER_ODDS_SAMPLE_H_

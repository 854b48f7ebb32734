// The facts of Schafkopf (rules 6), each with the clause that it comes from, and the score that
// follows from them. The game with the short pack (6.13) has the same rules: ../kurzschafkopf/.
//
//   order_of(kind_of(wenz)).lanes[0]          // EU GU HU SU
//   score_ladder({.contract = &kind, .laufende = 3})    -300 -270 -240 240 270 300, as decisions

#ifndef MATADOR_SOLVER_GAMES_SCHAFKOPF_RULES_H_
#define MATADOR_SOLVER_GAMES_SCHAFKOPF_RULES_H_

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"
#include "solver/games/ace_ten.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"
#include "solver/tricks/trick_order.h"

namespace matador::schafkopf {

// The German pack (6.1): its suits have the order of the suits of the library.
inline constexpr Suit kEichel = Suit::kClubs;
inline constexpr Suit kGras = Suit::kSpades;
inline constexpr Suit kHerz = Suit::kHearts;
inline constexpr Suit kSchellen = Suit::kDiamonds;
inline constexpr Rank kOber = Rank::kQueen;
inline constexpr Rank kUnter = Rank::kJack;
inline constexpr Notation kNotation{"EGHS", "23456789TUOKA"};

enum class Type { kSauspiel, kSolo, kWenz, kGeier, kBettel, kHochzeit, kRamsch };

// A contract, by its place the index of matador::Contract.
struct Kind {
  std::string_view name;
  Type type;
  std::optional<Suit> suit = {};  // that is named: the trumps, or whose ace is called

  constexpr bool is_bettel() const { return type == Type::kBettel; }
  constexpr bool is_sauspiel() const { return type == Type::kSauspiel; }
  constexpr bool is_hochzeit() const { return type == Type::kHochzeit; }
  constexpr bool is_ramsch() const { return type == Type::kRamsch; }
  constexpr bool is_pair() const { return is_sauspiel() || is_hochzeit(); }  // two against two
  constexpr bool has_laufende() const { return !is_bettel() && !is_ramsch(); }
  constexpr std::optional<Suit> trump() const { return is_pair() || is_ramsch() ? kHerz : suit; }
  constexpr Card called() const { return {*suit, Rank::kAce}; }  // in a Sauspiel
};

struct Rules {
  static constexpr CardSet kPack = kPack32;  // 6.1
  static constexpr int kSeats = 4;           // 6.1
  static constexpr int kTricks = 8;          // 6.1

  static constexpr std::array<Kind, 20> kContracts{{
      // 6.3
      {"sauspiel-eichel", Type::kSauspiel, kEichel},
      {"sauspiel-gras", Type::kSauspiel, kGras},
      {"sauspiel-schellen", Type::kSauspiel, kSchellen},
      {"wenz", Type::kWenz},
      {"geier", Type::kGeier},
      {"farbwenz-eichel", Type::kWenz, kEichel},
      {"farbwenz-gras", Type::kWenz, kGras},
      {"farbwenz-herz", Type::kWenz, kHerz},
      {"farbwenz-schellen", Type::kWenz, kSchellen},
      {"farbgeier-eichel", Type::kGeier, kEichel},
      {"farbgeier-gras", Type::kGeier, kGras},
      {"farbgeier-herz", Type::kGeier, kHerz},
      {"farbgeier-schellen", Type::kGeier, kSchellen},
      {"solo-eichel", Type::kSolo, kEichel},
      {"solo-gras", Type::kSolo, kGras},
      {"solo-herz", Type::kSolo, kHerz},
      {"solo-schellen", Type::kSolo, kSchellen},
      {"bettel", Type::kBettel},
      {"hochzeit", Type::kHochzeit},  // 6.12
      {"ramsch", Type::kRamsch},      // 6.14
  }};
  static constexpr std::array<Rank, 8> kRanks{
      // 6.2, high to low
      Rank::kAce, Rank::kTen, Rank::kKing, kOber, kUnter, Rank::kNine, Rank::kEight, Rank::kSeven};
  static constexpr std::array<Rank, 8> kBettelRanks{
      // 6.6, high to low
      Rank::kAce, Rank::kKing, kOber, kUnter, Rank::kTen, Rank::kNine, Rank::kEight, Rank::kSeven};

  static constexpr int kPackPoints = 120;     // 6.2
  static constexpr int kToRun = 4;            // 6.5
  static constexpr int kOpponentsOfOne = 3;   // 6.8: each pays him
  static constexpr int kTout = 2;             // 6.9: times the price
  static constexpr int kSie = 4;              // 6.9
  static constexpr int kBigDurchmarsch = 91;  // 6.15: points, where these are enough
  static constexpr int kMostDoublings = 16;   // 6.10
};

static_assert(Rules::kSeats * Rules::kTricks == Rules::kPack.size());
static_assert(ace_ten_points(Rules::kPack) == Rules::kPackPoints);  // 6.2

constexpr const Kind& kind_of(Contract contract) {
  return Rules::kContracts[static_cast<std::size_t>(contract.index)];
}

// ---- The game with a pack (schafkopf.cc) --------------------------------------------------------

struct Pack {
  std::string_view game;  // its name
  std::vector<std::string> other_names;
  CardSet cards;
  int tricks;
  bool is_measured = false;  // by each run of `matador bench`, and not on request alone
};

std::unique_ptr<const Game> new_game(const Pack& pack);

// ---- What follows from them (score.cc) ----------------------------------------------------------

// The trumps, if there are any, then the plain suits in listing order (6.2, 6.3, 6.6), of the cards
// of a pack.
TrickOrder order_of(const Kind& contract, CardSet pack = Rules::kPack);

// The declarer, and in a Sauspiel the holder of the called ace (6.4), or the partner who is named
// where nobody holds it, in an ending; in a Hochzeit the partner who is told (6.12).
SeatSet side_of(const Task& task);

// The prices of 6.8, and from how many Laufende they count.
struct Tariff {
  int step = 10;
  int sauspiel = 20;
  int single = 50;
  int run = 3;
  int run_without_suit = 2;
};

// The terms on which the score of a deal depends, beside its points and tricks.
struct Terms {
  const Kind* contract;
  Tariff tariff = {};
  int laufende = 0;
  bool tout = false;
  bool sie = false;   // a hand of the highest trumps
  int doublings = 0;  // by Klopfen and Stoß
  int tricks = Rules::kTricks;
};

Tariff tariff_of(const std::vector<RuleOption>& options);

// What a deal says beside the contract (Task::own).
struct Said {
  std::optional<Seat> partner = {};  // of a Sauspiel or a Hochzeit
  int doublings = 0;                 // at most kMostDoublings
  bool operator==(const Said&) const = default;
};
std::string doubled_text(int doublings);  // "doubled once"

Terms terms_of(const Task& task);

// The number of players who pay a lone declarer, or each of a pair (6.8).
constexpr int payers(const Kind& contract) {
  return contract.is_pair() ? 1 : Rules::kOpponentsOfOne;
}

// The scores that a deal can bring its declarer, the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(const Terms& terms);
// The most that a deal with these terms can bring, whichever cards are dealt.
int most_of_score(Terms terms, const TrickOrder& order);

// ---- At a glance (strength.cc) ------------------------------------------------------------------

// What is counted of a hand, and weighed: 1; each Ober and each Unter from the strongest down,
// whether it is a trump and held; ace and ten of trumps, and how many lower ones; whether there are
// five trumps or more, six, seven; the plain suits (ace_ten.h); whether the declarer leads.
inline constexpr std::size_t kFeatures = 16 + kPlainSuitCounts;
using Features = std::array<double, kFeatures>;
Features features(CardSet hand, const Kind& contract, bool leads);

// The card points that a declarer wins with this hand in a Solo or a Wenz.
double strength(CardSet hand, const Kind& contract, bool leads);

// Whether strength() knows the contract: a Solo, or the Wenz.
bool is_guessed(const Kind& contract);

// Game::is_sensible(): by the guesses the declarer wins, and no other Solo or Wenz is far better.
// True for other contracts, a tout, endings and the short pack.
bool is_sensible(const Task& task);

// ContractInfo::glance, with all cards open and the usual pack: of a Solo, the Wenz and a Sauspiel;
// nullptr for others.
const Glance* glance_of(const Kind& contract);

// ---- A Ramsch (6.15) ----------------------------------------------------------------------------

// What one player pays each of the others, below 0, or has from each of them for a Durchmarsch.
struct RamschEnd {
  Seat seat;
  int each;
};

// `won` is what each player has won, `taken` the cards in his tricks, none if they are unknown. No
// end if only these could tell who pays.
std::optional<RamschEnd> end_of_ramsch(const std::vector<Winnings>& won,
                                       const std::vector<CardSet>& taken, int doublings,
                                       const std::vector<RuleOption>& options);

}  // namespace matador::schafkopf

#endif  // MATADOR_SOLVER_GAMES_SCHAFKOPF_RULES_H_

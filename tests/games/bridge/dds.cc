#include "tests/games/bridge/dds.h"

#include <dds/dll.h>

#include <algorithm>
#include <stdexcept>
#include <string>

#include "solver/tricks/played.h"

namespace matador::dds {
namespace {

constexpr int kTricks = 13;
// As libdds has it: suits in the order spades, hearts, diamonds, clubs, and a contract without
// trumps behind them; ranks from 2 to 14, an ace; seats from 0.
constexpr std::array<Suit, 4> kDdsSuits{Suit::kSpades, Suit::kHearts, Suit::kDiamonds,
                                        Suit::kClubs};
constexpr int kContracts = 5;
constexpr std::array<int, kContracts> kStrains{3, 2, 1, 0, 4};  // by the game's contracts

int dds_suit(Suit suit) {
  return static_cast<int>(std::ranges::find(kDdsSuits, suit) - kDdsSuits.begin());
}
int dds_rank(Rank rank) { return index(rank) + 2; }
Card card_of(int suit, int rank) {
  return {kDdsSuits[static_cast<std::size_t>(suit)], static_cast<Rank>(rank - 2)};
}

void check(int code) {
  if (code == RETURN_NO_FAULT) return;
  char text[80];
  ErrorMessage(code, text);
  throw std::runtime_error("libdds: " + std::string(text));
}

template <typename Hands>
void fill(Hands& hands, Seat seat, CardSet cards) {
  for (Card card : cards) hands[seat.index()][dds_suit(card.suit())] |= 1U << dds_rank(card.rank());
}

Played replayed(const Task& task) {
  Played played(task.deal, task.game->order(task), task.leader);
  for (Move move : task.play) {
    if (!played.play(move).ok()) throw std::invalid_argument("this cannot be played");
  }
  return played;
}

// `solutions`: 1 for the value, 3 for that of every card.
futureTricks solve(const Task& task, const Played& played, int solutions) {
  ::deal board{};
  board.trump = kStrains[static_cast<std::size_t>(task.contract.index)];
  board.first = played.to_play()->index();
  if (played.trick_open()) {
    const Trick& trick = played.tricks().back();
    board.first = trick.leader.index();
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      board.currentTrickSuit[i] = dds_suit(trick.cards[i].suit());
      board.currentTrickRank[i] = dds_rank(trick.cards[i].rank());
    }
  }
  for (int i = 0; i < DDS_HANDS; ++i) {
    fill(board.remainCards, Seat::from_index(i), played.hand(Seat::from_index(i)));
  }
  futureTricks found{};
  constexpr int kMostTricks = -1;
  constexpr int kAlwaysSearch = 1;
  check(SolveBoard(board, kMostTricks, solutions, kAlwaysSearch, &found, /*threadIndex=*/0));
  return found;
}

// What `score`, the tricks that the player to move still wins, makes of the whole deal.
int whole_deal(const Task& task, const Played& played, int score) {
  const SeatSet side = task.game->declaring_side(task);
  const int left = kTricks - played.complete_tricks();
  int won = side.contains(*played.to_play()) ? score : left - score;
  for (int i = 0; i < played.complete_tricks(); ++i) {
    if (side.contains(played.tricks()[static_cast<std::size_t>(i)].winner)) ++won;
  }
  return won;
}

}  // namespace

void use_one_thread() { SetMaxThreads(1); }

int tricks(const Task& task) {
  const Played played = replayed(task);
  return whole_deal(task, played, solve(task, played, /*solutions=*/1).score[0]);
}

std::vector<std::pair<Card, int>> card_values(const Task& task) {
  const Played played = replayed(task);
  const futureTricks found = solve(task, played, /*solutions=*/3);
  std::vector<std::pair<Card, int>> values;
  for (int i = 0; i < found.cards; ++i) {
    // The bits of `equals` are cards that are as good.
    const int ranks = found.equals[i] | 1 << found.rank[i];
    for (int rank = 2; rank <= 14; ++rank) {
      if ((ranks >> rank & 1) == 0) continue;
      values.emplace_back(card_of(found.suit[i], rank), whole_deal(task, played, found.score[i]));
    }
  }
  std::ranges::sort(values);
  return values;
}

std::array<std::array<int, 4>, 5> table(const Deal& deal) {
  ddTableDeal cards{};
  for (int i = 0; i < DDS_HANDS; ++i) {
    fill(cards.cards, Seat::from_index(i), deal.hand(Seat::from_index(i)));
  }
  ddTableResults found{};
  check(CalcDDtable(cards, &found));
  std::array<std::array<int, 4>, 5> table;
  for (std::size_t contract = 0; contract < kContracts; ++contract) {
    std::ranges::copy(found.resTable[kStrains[contract]], table[contract].begin());
  }
  return table;
}

Par par(const std::array<std::array<int, 4>, 5>& table, SeatSet vulnerable, Seat dealer) {
  ddTableResults tricks{};
  for (std::size_t contract = 0; contract < kContracts; ++contract) {
    std::ranges::copy(table[contract], tricks.resTable[kStrains[contract]]);
  }
  const bool north_south = vulnerable.contains(Seat::number(1));
  const bool east_west = vulnerable.contains(Seat::number(2));
  // As libdds has it: 0 none, 1 both, 2 the first, 3 the second.
  const int code = north_south && east_west ? 1 : north_south ? 2 : east_west ? 3 : 0;
  parResultsDealer found{};
  check(DealerPar(&tricks, &found, dealer.index(), code));
  Par par{.score = found.score, .contracts = {}};
  for (int i = 0; i < found.number; ++i) {
    const std::string contract = found.contracts[i];
    if (contract != "pass") par.contracts.push_back(contract);
  }
  return par;
}

}  // namespace matador::dds

// What only some games have to answer, as their modules give it: melds, bids by the hand, par, and
// exchanges without looking.

#ifndef MATADOR_FORMATS_OUTPUT_ANSWER_FACETS_H_
#define MATADOR_FORMATS_OUTPUT_ANSWER_FACETS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/game_format.h"
#include "formats/input/deal_record.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
#include "formats/output/fields.h"
#include "formats/output/replay.h"
#include "solver/cards/card.h"
#include "solver/games/game.h"

namespace matador {

// ---- Par format ---------------------------------------------------------------------------------
// Par, in a game whose contracts are bid: what a deal brings if both sides see all cards and bid
// their best. It follows from the tricks in every contract by every declarer.

// Where one side, both or nobody is vulnerable: in the words of PBN.
struct ParRow {
  std::string vulnerable;  // "NS"
  std::string score;       // "EW 100"
  std::string contracts;   // "NS 4S+1; EW 5DX-2", "Pass"
  bool of_board;           // whether it is so in this deal
};

struct ParFormat {
  // The score of the declaring side of a task beside par, with `tricks` tricks; none if the deal
  // says too little. `answers`: to all contracts.
  std::optional<BoardScore> (*score)(const Task& task, std::optional<int> tricks,
                                     const std::vector<Answer>& answers);
  // The table of all contracts and par, for people; none if these are not exact answers to all.
  std::optional<std::string> (*view)(const std::vector<Answer>& answers, bool symbols);
  // `tricks`: by contract and by seat of the declarer.
  std::vector<ParRow> (*rows)(const OwnFacts& own, const std::vector<int>& tricks);
};

// ---- Bids format --------------------------------------------------------------------------------
// How far a player may bid, in a game whose auction is a free choice but whose contracts are worth
// something by the hand: as `matador auction --hand` writes it, and for bidding at the table.

// What one player sees before he bids.
struct BidsOfHand {
  std::uint64_t deal;  // its number in the input, from 1
  const Heading& heading;
  Seat seat;
  CardSet hand;
  CardSet talon;  // empty where he has not seen it
};

struct BidsFormat {
  std::string (*json)(const BidsOfHand& question);  // a line
  // What is said about the fields of one bid, and of the answer behind those of its deal.
  FieldTexts (*fields)();
  FieldTexts (*fields_of_hand)();
  // `symbols`: the screen has more than ASCII.
  std::string (*text)(const BidsOfHand& question, bool symbols);
  // Adds what was bid to what the game says of the deal.
  void (*tell)(int bid, OwnFacts& own);
  std::vector<int> (*ladder)();  // all bids, the lowest first
  // What the contract of a task is worth if it is just won, by the declarer's hand alone.
  int (*worth)(const Task& task);
};

// ---- Melds format -------------------------------------------------------------------------------
// How `matador melds` writes what the players of a deal can show, in a game that has melds.

struct MeldsQuestion {
  std::uint64_t deal;  // its number in the input, from 1
  const Task& task;
  Notes notes;  // for people
};

// What one player can show, where nobody has seen the other hands.
struct MeldsOfHand {
  std::uint64_t deal;
  const Heading& heading;
  Seat seat;
  CardSet hand;
};

struct MeldsFormat {
  std::string (*json)(const MeldsQuestion& question);  // a line
  std::string (*csv_header)();
  std::string (*csv)(const MeldsQuestion& question);
  // `symbols`: the screen has more than ASCII.
  std::string (*text)(const MeldsQuestion& question, bool symbols);
  std::string (*json_of_hand)(const MeldsOfHand& question);
  std::string (*text_of_hand)(const MeldsOfHand& question, bool symbols);
  // What is said about the fields of a meld, of a round of melds, and of the answers beside them.
  FieldTexts (*fields_of_meld)();
  FieldTexts (*fields)();
  FieldTexts (*fields_of_deal)();
  FieldTexts (*fields_of_hand)();
};

// ---- Blind exchange -----------------------------------------------------------------------------
// An exchange of one card without looking at the cards on the table: its value is the mean of what
// each of them brings.
//
//   const auto blind = best_blind_exchange(game, solution.exchanges);
//   blind->discard;   blind->values;   blind->mean() == 72.5;

struct BlindExchangeValue {
  struct Taken {
    Card card;
    int value;
  };

  Card discard;
  std::vector<Taken> values;  // what each card of the table brings, in listing order

  int total() const {
    int total = 0;
    for (const Taken& taken : values) total += taken.value;
    return total;
  }
  double mean() const { return static_cast<double>(total()) / static_cast<double>(values.size()); }
};

// None where nobody exchanges like that (GameFormat::best_blind_exchange).
inline std::optional<BlindExchangeValue> best_blind_exchange(
    const Game& game, const std::vector<ExchangeValue>& exchanges) {
  const auto best = format_of(game).best_blind_exchange;
  return best == nullptr ? std::nullopt : best(exchanges);
}

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_ANSWER_FACETS_H_

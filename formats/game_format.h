// What differs from game to game in deal files, answers and text: a table for each game, in
// games/GAME/format.cc. Much of it is a facet, a table of its own, that a game has or has not; each
// is described in the room that uses it.
//
//   const GameFormat& format = format_of(*game);
//   format.guide.title
//   if (format.melds != nullptr) format.melds->json(question)

#ifndef MATADOR_FORMATS_GAME_FORMAT_H_
#define MATADOR_FORMATS_GAME_FORMAT_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/words/language.h"
#include "solver/games/game.h"

namespace matador {

class FreeChoice;
struct Answer;
struct BidsFormat;
struct BlindExchangeValue;
struct BoardsFormat;
struct CardNames;
struct CardStyle;
struct ExchangeValue;
struct GameTags;
struct MeldsFormat;
struct OtherPrograms;
struct ParFormat;
struct Seating;
struct SheetFormat;

// Of games that have nothing of the kind.
const CardStyle& french_cards();
extern const GameTags kNoTags;
extern const OtherPrograms kNoOtherPrograms;
extern const Seating kNumberedSeats;

// What players read of a game on a page: matador help GAME (formats/text/games_view.h).
struct GameGuide {
  std::string_view title = {};  // as people call it
  // The languages of those who play it most: "de-CH gsw". A language has one game.
  std::string_view languages = {};
  std::string_view rules = {};     // in about ten lines of 80 columns; the rule book has them all
  std::string_view examples = {};  // lines to type as they are, beside those of all games
  // What `matador example` deals, where the usual contract would take long.
  std::string_view contract = {};  // by name
  int seats = 0;                   // 0: the usual number
  // For somebody whose hand has another number of cards: which custom this is, and what answers for
  // others.
  std::string_view other_hands = {};
};

// The look of a sheet that players keep on paper or slate: "rubbers" that count down, "slates",
// "lines" that each player fills once; without a kind it is a table.
struct Paper {
  std::string_view kind = {};
  std::span<const std::string_view> lines = {};  // their names
};

struct GameFormat {
  GameGuide guide = {};

  // ---- cards/ -----------------------------------------------------------------------------------
  const CardStyle& (*cards)() = french_cards;  // card_style.h
  const Seating* seating = &kNumberedSeats;    // seating.h
  const CardNames* card_names = nullptr;       // card_style.h
  // A hand is shown suit by suit as in a deal file, whatever is trumps.
  bool keeps_order_of_suits = false;
  bool values_high_cards = false;  // its players do: hcp in conditions

  // ---- input/ -----------------------------------------------------------------------------------
  const GameTags* tags = &kNoTags;                  // tag_table.h
  const OtherPrograms* others = &kNoOtherPrograms;  // foreign_format.h
  const BoardsFormat* boards = nullptr;             // notes.h
  bool asks_all_contracts = false;  // a deal without a contract is a question about all of them
  int most_at_table = 0;            // how many sit where some sit out in each deal; 0: all play

  // ---- output/ ----------------------------------------------------------------------------------
  const MeldsFormat* melds = nullptr;  // answer_facets.h
  const BidsFormat* bids = nullptr;    // answer_facets.h
  const ParFormat* par = nullptr;      // answer_facets.h; of games with boards
  // The best exchange of one card without looking (answer_facets.h); none in a deal where nobody
  // exchanges like that. The exchanges are in the order of Game::exchanges().
  std::optional<BlindExchangeValue> (*best_blind_exchange)(
      const std::vector<ExchangeValue>& exchanges) = nullptr;

  // ---- text/ ------------------------------------------------------------------------------------
  const FreeChoice* free_choice = nullptr;  // choice_view.h
  // What was announced beside the contract: "hand, bid 24".
  std::string (*announced)(const Task& task, Language language) = [](const Task&, Language) {
    return std::string();
  };
  // A condition that the declarer's hand fulfils as a rule, for whoever has heard him bid: "hcp(2)
  // >= 12"; empty of a contract of which nothing can be said.
  std::string (*usual_condition)(const Task& task) = [](const Task&) { return std::string(); };
  // The answers of all players to a contract that is not played in tricks.
  std::string (*view_without_tricks)(const std::vector<Answer>& answers, bool symbols) = nullptr;

  // ---- sheets/ ----------------------------------------------------------------------------------
  const SheetFormat* sheet = nullptr;  // result_reader.h
  Paper paper = {};
};

// Found by the list of games of the solver (games/registry.cc).
const GameFormat& format_of(const Game& game);
const std::vector<const GameFormat*>& all_formats();  // in the order of all_games()

}  // namespace matador

#endif  // MATADOR_FORMATS_GAME_FORMAT_H_

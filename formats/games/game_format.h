// How one game is written: everything that differs from game to game in deal files, answers and
// text. Each game has a folder in formats/games/ with a class of this kind; the functions that it
// does not override do what most games need.
//
//   const GameFormat& format = format_of(*game);       (registry.h)
//   format.cards();   format.seating().counter_clockwise

#ifndef MATADOR_FORMATS_GAMES_GAME_FORMAT_H_
#define MATADOR_FORMATS_GAMES_GAME_FORMAT_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "formats/input/notes.h"
#include "formats/input/tag_table.h"
#include "formats/output/answers.h"
#include "formats/output/bids_format.h"
#include "formats/output/blind_exchange.h"
#include "formats/output/melds_format.h"
#include "formats/output/par_format.h"
#include "formats/sheets/points_result.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/score_sheet.h"
#include "formats/text/choice_view.h"
#include "solver/games/game.h"

namespace matador {

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

class GameFormat {
 public:
  virtual ~GameFormat() = default;

  virtual GameGuide guide() const { return {}; }

  // ---- Cards and seats --------------------------------------------------------------------------

  virtual const CardStyle& cards() const { return kFrenchCards; }
  virtual Seating seating() const { return {}; }

  // ---- Tags of its own --------------------------------------------------------------------------

  // The tags that mean something in this game, beside the tags of all games (tag_table.h).
  virtual std::span<const KnownTag> tags() const { return {}; }
  // The tags that other programs write for this game, about which there is no warning in any game.
  virtual std::span<const std::string> tags_of_others() const { return {}; }
  // What [Contract] may be besides, behind the names in a message: ", or as in 4S, 3NT".
  virtual std::string other_contracts() const { return ""; }
  // The name of the contract in a text that says more of it, as notrump of 3NT, or says it as its
  // players do; empty where there is none.
  virtual std::string contract_in(const std::string& /*text*/) const { return ""; }
  // Writes out what its tags leave to be understood, before anything else reads them
  // (completed_record.h).
  virtual void complete(DealRecord& /*record*/) const {}
  // What is wrong with tags that no form alone can judge, or that other programs write too.
  virtual std::vector<DealError> faults_of_tags(const DealRecord& /*record*/,
                                                std::optional<Contract> /*contract*/) const {
    return {};
  }
  // For a tag that means nothing in the game: how its question is asked here instead.
  virtual std::string_view instead_of_tag(const TagName& /*name*/) const { return {}; }
  // Why there is nothing to play in a deal without [Contract], if a tag of the game says so.
  virtual std::optional<DealError> nothing_to_play(const DealRecord& /*record*/) const {
    return std::nullopt;
  }

  // ---- Other programs ---------------------------------------------------------------------------

  // The formats that other programs have for this game.
  virtual std::span<const ForeignFormat> foreign_formats() const { return {}; }
  // Adds what follows from the number of a deal of which nobody says it, before a format of another
  // program is written.
  virtual void add_number(DealRecord& /*record*/, std::uint64_t /*number*/) const {}
  // How they write what all contracts of a deal are worth: the options of `solve` of these names.
  virtual std::span<const ForeignTable> foreign_tables() const { return {}; }

  // ---- Text for people --------------------------------------------------------------------------

  // Whether a hand is shown suit by suit as in a deal file, whatever is trumps.
  virtual bool keeps_order_of_suits() const { return false; }
  // Whether its players value hands by their high cards, hcp in conditions.
  virtual bool values_high_cards() const { return false; }
  // A condition that the declarer's hand fulfils as a rule, for whoever has heard him bid: "hcp(2)
  // >= 12". Empty where the auction is forced, so that it is known.
  virtual std::string usual_condition(const Task& /*task*/) const { return ""; }
  // Adds what else the record says to the notes.
  virtual void read_notes(const DealRecord& /*record*/, Notes& /*notes*/) const {}
  // The contract as it was bid, if it is the contract of the task; and the result of such a bid
  // with `tricks` tricks.
  virtual std::string bid_text(const Notes& /*notes*/, const Task& /*task*/) const { return ""; }
  virtual std::string fate_of_bid(const Notes& /*notes*/, const Task& /*task*/, int /*tricks*/,
                                  Language /*language*/) const {
    return "";
  }
  // The highest contract of this kind that a declarer makes with these tricks, as it is bid;
  // empty where contracts have no levels, or the lowest goes down.
  virtual std::string contract_made_with(Contract /*contract*/, int /*tricks*/) const { return ""; }
  // What the declaring side, or the others, have done if they have won a deal.
  virtual std::string won_word(bool /*declaring*/) const { return "won"; }
  // What was announced beside the contract: "hand, bid 24".
  virtual std::string announced_text(const Task& /*task*/, Language /*language*/) const {
    return "";
  }
  // The languages with names for cards, and a line about a task with the names in one of them.
  virtual std::vector<std::string> languages() const { return {}; }
  virtual std::string names_of_cards(const Task& /*task*/, const std::string& /*language*/,
                                     const CardFace& /*face*/) const {
    return "";
  }
  // How many sit at a table at which some sit out in each deal, for score-sheets; 0: all play.
  virtual int most_at_table() const { return 0; }
  // Whether a deal without a contract is a question about all of them.
  virtual bool asks_all_contracts() const { return false; }
  // The view of the answers to all contracts together, if the game has such a view.
  virtual std::optional<std::string> all_contracts_view(const std::vector<Answer>& /*answers*/,
                                                        const DealRecord& /*record*/,
                                                        bool /*symbols*/) const {
    return std::nullopt;
  }
  // The answers of all players to a contract that is not played in tricks.
  virtual std::string view_without_tricks(const std::vector<Answer>& /*answers*/,
                                          bool /*symbols*/) const {
    return "";
  }
  // What differs from game to game if players choose a contract freely; nullptr if they do not.
  virtual const FreeChoice* free_choice() const { return nullptr; }

  // What its players can show of their hands; nullptr if there are no melds.
  virtual const MeldsFormat* melds() const { return nullptr; }
  // How far one may bid with a hand; nullptr where the cards do not tell, or decide the auction.
  virtual const BidsFormat* bids() const { return nullptr; }
  // What bidding is worth with all cards open; nullptr where contracts are not bid for.
  virtual const ParFormat* par() const { return nullptr; }
  // The best exchange of one card without looking; none where nobody exchanges like that.
  // `exchanges` are in the order of Game::exchanges().
  virtual std::optional<BlindExchangeValue> best_blind_exchange(
      const std::vector<ExchangeValue>& /*exchanges*/) const {
    return std::nullopt;
  }

  // ---- Its score-sheet --------------------------------------------------------------------------

  // How people keep it on paper; without a kind as a table.
  virtual Paper paper() const { return {}; }
  virtual SheetMaker* sheet_maker() const { return nullptr; }  // null: it has none
  // Adds to the example of a deal what its sheet needs to know beside the cards; `tricks`: those of
  // the declaring side in the end.
  virtual void complete_example(DealRecord& /*record*/, const Task& /*task*/,
                                int /*tricks*/) const {}
  // Reads how a deal of such a sheet ended.
  virtual ResultReaderMaker* result_reader_maker() const { return make_reader<PointsResult>; }
};

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_GAME_FORMAT_H_
